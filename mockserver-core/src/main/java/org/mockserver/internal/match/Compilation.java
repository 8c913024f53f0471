package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;

/**
 * What the parts of one definition need to be compiled.
 *
 * @param exactCase whether method, path and regular expressions for bodies distinguish letter case
 * @param filter whether this is a filter: then found texts are tried as regular expressions too
 * @param options timeouts and warnings
 */
record Compilation(boolean exactCase, boolean filter, MatchOptions options) {

    static Compilation ofExpectation(MatchOptions options) {
        return new Compilation(options.exactCase(), false, options);
    }

    /* A filter is a question asked by a person or a test: letter case never matters to it. */
    static Compilation ofFilter(MatchOptions options) {
        return new Compilation(false, true, options);
    }

    @Nullable
    GuardedPattern pattern(String regex, boolean caseMatters) {
        return GuardedPattern.compile(regex, caseMatters, options.regexTimeoutMillis(), options.warner());
    }
}
