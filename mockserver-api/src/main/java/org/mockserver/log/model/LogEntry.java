package org.mockserver.log.model;

import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;

/** One entry of the log of a server. Immutable. */
public final class LogEntry {

    /** What an entry is about. */
    public enum LogMessageType {
        /** A request arrived. */
        RECEIVED_REQUEST,
        /** An expectation took a request. */
        EXPECTATION_MATCHED,
        /** An expectation was tried and did not take a request. */
        EXPECTATION_NOT_MATCHED,
        /** The response or error of an expectation was sent. */
        EXPECTATION_RESPONSE,
        /** The response of another server was passed on. */
        FORWARDED_REQUEST,
        /** No expectation took a request, or another server could not be asked. */
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
        /** Something was retrieved. */
        RETRIEVED,
        /** A verification began. */
        VERIFICATION,
        /** A verification held. */
        VERIFICATION_PASSED,
        /** A verification did not hold. */
        VERIFICATION_FAILED,
        /** The settings or the life of the server. */
        SERVER_CONFIGURATION,
        /** A call was refused for its credentials. */
        AUTHENTICATION_FAILED,
        /** A request contradicted a specification. */
        OPENAPI_REQUEST_VALIDATION_FAILED,
        /** A response contradicted a specification. */
        OPENAPI_RESPONSE_VALIDATION_FAILED,
        /** Anything else, at level TRACE. */
        TRACE,
        /** Anything else, at level DEBUG. */
        DEBUG,
        /** Anything else, at level INFO. */
        INFO,
        /** Anything else, at level WARN. */
        WARN,
        /** Anything else, at level ERROR. */
        ERROR,
        /** Anything else, with a stack trace. */
        EXCEPTION
    }

    private final Facts facts;
    private final List<RequestDefinition> requests;
    private final @Nullable HttpResponse response;
    private final List<String> message;
    private final List<String> because;

    /**
     * What an entry says beside its requests, its response and its text.
     *
     * @param logLevel TRACE, DEBUG, INFO, WARN or ERROR
     * @param type the name of what it is about
     * @param epochTime when it was logged, in milliseconds since 1970
     * @param timestamp when it was logged, {@code yyyy-MM-dd HH:mm:ss.SSS} in the server's time zone
     * @param correlationId what the entries of one exchange have in common, or null
     * @param port on which the exchange arrived, or null
     * @param expectationId of the expectation it is about, or null
     */
    public record Facts(
            String logLevel,
            String type,
            long epochTime,
            String timestamp,
            @Nullable String correlationId,
            @Nullable Integer port,
            @Nullable String expectationId) {}

    /** An entry; without a response if it is null. */
    public LogEntry(
            Facts facts,
            List<RequestDefinition> requests,
            @Nullable HttpResponse response,
            List<String> message,
            List<String> because) {
        this.facts = facts;
        this.requests = List.copyOf(requests);
        this.response = response;
        this.message = List.copyOf(message);
        this.because = List.copyOf(because);
    }

    /** TRACE, DEBUG, INFO, WARN or ERROR. */
    public String getLogLevel() {
        return facts.logLevel();
    }

    /** What it is about; null for what only newer servers log, see {@link #getTypeName}. */
    public @Nullable LogMessageType getType() {
        return Arrays.stream(LogMessageType.values())
                .filter(type -> type.name().equals(facts.type()))
                .findFirst()
                .orElse(null);
    }

    /** The name of what it is about. */
    public String getTypeName() {
        return facts.type();
    }

    /** When it was logged, in milliseconds since 1970. */
    public long getEpochTime() {
        return facts.epochTime();
    }

    /** When it was logged, {@code yyyy-MM-dd HH:mm:ss.SSS} in the server's time zone. */
    public String getTimestamp() {
        return facts.timestamp();
    }

    /** What the entries of one exchange have in common; null for entries about none. */
    public @Nullable String getCorrelationId() {
        return facts.correlationId();
    }

    /** The port on which the exchange arrived; null if that is not known. */
    public @Nullable Integer getPort() {
        return facts.port();
    }

    /** The id of the expectation it is about; null if it is about none. */
    public @Nullable String getExpectationId() {
        return facts.expectationId();
    }

    /** The request it is about, the first if there are several; null if it is about none. */
    public @Nullable RequestDefinition getHttpRequest() {
        return requests.isEmpty() ? null : requests.get(0);
    }

    /** The requests it is about; empty if it is about none. */
    public RequestDefinition[] getHttpRequests() {
        return requests.toArray(new RequestDefinition[0]);
    }

    /** The response it is about; null if it is about none. */
    public @Nullable HttpResponse getHttpResponse() {
        return response;
    }

    /** The text, its lines joined. */
    public String getMessage() {
        return String.join("\n", message);
    }

    /** Why a request was not taken, its lines joined; null if it says nothing about that. */
    public @Nullable String getBecause() {
        return because.isEmpty() ? null : String.join("\n", because);
    }

    /** Time, level and text. */
    @Override
    public String toString() {
        return getTimestamp() + " " + getLogLevel() + " " + getTypeName() + " " + getMessage();
    }
}
