package org.mockserver.internal.events;

/** The contract's names for log entries. */
public enum LogType {
    /** A request arrived. */
    RECEIVED_REQUEST,
    /** An expectation took a request. */
    EXPECTATION_MATCHED,
    /** An expectation was tried and did not take a request. */
    EXPECTATION_NOT_MATCHED,
    /** An expectation's response or error was sent. */
    EXPECTATION_RESPONSE,
    /** An upstream's response was passed on. */
    FORWARDED_REQUEST,
    /** No expectation took a request. */
    NO_MATCH_RESPONSE,
    /** A template was rendered. */
    TEMPLATE_GENERATED,
    /** An expectation was stored under a new id. */
    CREATED_EXPECTATION,
    /** An expectation was replaced. */
    UPDATED_EXPECTATION,
    /** An expectation was removed. */
    REMOVED_EXPECTATION,
    /** Entries or expectations were cleared. */
    CLEARED,
    /** A retrieve was answered. */
    RETRIEVED,
    /** A verification began. */
    VERIFICATION,
    /** A verification held. */
    VERIFICATION_PASSED,
    /** A verification did not hold. */
    VERIFICATION_FAILED,
    /** The server's configuration or life cycle. */
    SERVER_CONFIGURATION,
    /** A control request was refused for its credentials. */
    AUTHENTICATION_FAILED,
    /** Generic, level DEBUG. */
    DEBUG,
    /** Generic, level INFO. */
    INFO,
    /** Generic, level WARN. */
    WARN,
    /** Generic, level ERROR. */
    ERROR,
    /** Generic, with a stack trace. */
    EXCEPTION;

    /** The contract's name for the group that the type belongs to. */
    String category() {
        return switch (this) {
            case RECEIVED_REQUEST, FORWARDED_REQUEST, EXPECTATION_RESPONSE, TEMPLATE_GENERATED -> "REQUEST_LIFECYCLE";
            case EXPECTATION_MATCHED, EXPECTATION_NOT_MATCHED, NO_MATCH_RESPONSE -> "MATCHING";
            case CREATED_EXPECTATION, UPDATED_EXPECTATION, REMOVED_EXPECTATION, CLEARED -> "EXPECTATION_MANAGEMENT";
            case VERIFICATION, VERIFICATION_PASSED, VERIFICATION_FAILED, RETRIEVED -> "VERIFICATION";
            case SERVER_CONFIGURATION, AUTHENTICATION_FAILED -> "SERVER";
            case DEBUG, INFO, WARN, ERROR, EXCEPTION -> "GENERAL";
        };
    }
}
