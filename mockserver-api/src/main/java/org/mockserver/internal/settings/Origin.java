package org.mockserver.internal.settings;

/**
 * Where the value of a setting came from.
 *
 * @param source the kind of source
 * @param place what a person looks for there: an option, a property, a file, a variable
 */
public record Origin(Source source, String place) {
    /** The origin of every value nobody set. */
    static final Origin DEFAULT = new Origin(Source.DEFAULT, "default");

    /** The origin of every value set over REST. */
    static final Origin RUNTIME = new Origin(Source.RUNTIME, "PUT /mockserver/configuration");

    /** The kinds of sources, from the strongest to the weakest. */
    public enum Source {
        RUNTIME("runtime-set", ""),
        COMMAND_LINE("system-property", "option"),
        SYSTEM_PROPERTY("system-property", "system property"),
        FILE("properties-file", "file"),
        ENVIRONMENT("environment-variable", "environment variable"),
        DEFAULT("default", "");

        private final String wireName;
        private final String noun;

        Source(String wireName, String noun) {
            this.wireName = wireName;
            this.noun = noun;
        }

        /** The name used in the provenance view; options of the command line count as system properties there. */
        public String wireName() {
            return wireName;
        }
    }

    /** For messages: for instance {@code environment variable MOCKSERVER_LOG_LEVEL}. */
    String describe() {
        return source.noun.isEmpty() ? place : source.noun + " " + place;
    }
}
