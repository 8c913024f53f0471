package org.mockserver.internal.events;

/** How serious a log entry is, the least serious first. */
public enum Severity {
    /** Steps of the implementation. */
    TRACE("FINEST"),
    /** What helps to find a mistake in the set-up. */
    DEBUG("FINE"),
    /** What a user follows while working. */
    INFO("INFO"),
    /** Something that will surprise the user later. */
    WARN("WARNING"),
    /** Something did not work. */
    ERROR("SEVERE");

    private final String consoleName;

    Severity(String consoleName) {
        this.consoleName = consoleName;
    }

    /**
     * The name on the console, that of the matching {@code java.util.logging} level.
     *
     * @return upper case
     */
    public String consoleName() {
        return consoleName;
    }
}
