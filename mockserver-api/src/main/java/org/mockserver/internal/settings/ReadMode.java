package org.mockserver.internal.settings;

/** When a changed value takes effect. */
public enum ReadMode {
    /** Read once when the server starts: a change needs a restart. */
    START("at start"),
    /** Read when a connection opens: a change reaches new connections. */
    CONNECTION("per connection"),
    /** Read on every use: a change takes effect at once. */
    LIVE("live");

    private final String text;

    ReadMode(String text) {
        this.text = text;
    }

    static ReadMode ofLetter(String letter) {
        return switch (letter) {
            case "S" -> START;
            case "C" -> CONNECTION;
            case "L" -> LIVE;
            default -> throw new IllegalArgumentException("unknown read mode " + letter);
        };
    }

    /** The words used in documentation. */
    String text() {
        return text;
    }
}
