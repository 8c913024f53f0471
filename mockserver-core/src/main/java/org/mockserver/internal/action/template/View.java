package org.mockserver.internal.action.template;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Something of which templates can read members by name, and of which they can reach nothing else. */
public interface View {

    /**
     * A member.
     *
     * @param name as a template writes it
     * @return a text, number, boolean, list, map or view; null when there is none
     */
    @Nullable
    Object member(String name);

    /**
     * The names of the members.
     *
     * @return in a fixed order
     */
    Collection<String> names();
}
