package org.mockserver.lifecycle;

import java.util.List;
import org.mockserver.mock.Expectation;

/** Is told when the expectations of a server have changed. */
@FunctionalInterface
public interface ExpectationsListener {

    /**
     * The expectations have changed. Called by the thread that changed them; must not change them itself.
     *
     * @param expectations those that can still match, in the order in which they are tried
     */
    void updated(List<Expectation> expectations);
}
