package org.mockserver.internal.match;

/** Hears of matchers that could not decide. Called on the serving thread; must not block. */
@FunctionalInterface
public interface MatchWarner {

    /**
     * Something a user should know, such as a pattern that took too long.
     *
     * @param message one line that names the pattern and the limit
     */
    void warn(String message);
}
