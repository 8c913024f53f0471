package org.mockserver.internal.match;

import java.time.InstantSource;
import org.slf4j.LoggerFactory;

/**
 * How definitions are compiled.
 *
 * @param exactCase whether method, path and regular expressions for bodies distinguish letter case
 * @param regexTimeoutMillis how long one evaluation of a regular expression may take before it counts as a mismatch
 * @param xpathTimeoutMillis the same for one XPath
 * @param warner told about evaluations that were given up
 * @param clock what dates that are relative to the present follow
 */
public record MatchOptions(
        boolean exactCase, long regexTimeoutMillis, long xpathTimeoutMillis, MatchWarner warner, InstantSource clock) {

    private static final long DEFAULT_TIMEOUT_MILLIS = 5_000;

    /**
     * Options whose dates follow real time.
     *
     * @param exactCase whether method, path and regular expressions for bodies distinguish letter case
     * @param regexTimeoutMillis how long one evaluation of a regular expression may take
     * @param xpathTimeoutMillis the same for one XPath
     * @param warner told about evaluations that were given up
     */
    public MatchOptions(boolean exactCase, long regexTimeoutMillis, long xpathTimeoutMillis, MatchWarner warner) {
        this(exactCase, regexTimeoutMillis, xpathTimeoutMillis, warner, InstantSource.system());
    }

    /**
     * The same options with another clock.
     *
     * @param followed what dates that are relative to the present follow
     * @return new options
     */
    public MatchOptions withClock(InstantSource followed) {
        return new MatchOptions(exactCase, regexTimeoutMillis, xpathTimeoutMillis, warner, followed);
    }

    /**
     * The options where no setting says otherwise: letter case does not matter, five seconds, warnings go to the log.
     *
     * @return the options
     */
    public static MatchOptions standard() {
        return new MatchOptions(false, DEFAULT_TIMEOUT_MILLIS, DEFAULT_TIMEOUT_MILLIS, MatchOptions::log);
    }

    private static void log(String message) {
        LoggerFactory.getLogger(MatchOptions.class).warn("{}", message);
    }
}
