package org.mockserver.client;

import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.LogEntryWire;
import org.mockserver.internal.wire.RequestAndResponseWire;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.log.model.LogEntry;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.ExpectationFilter;
import org.mockserver.model.Format;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.LogEventRequestAndResponse;
import org.mockserver.model.RequestDefinition;
import org.mockserver.model.RetrieveType;

/** What shows what the server knows. A filter of null selects everything. */
abstract class RetrievingClient extends VerifyingClient {

    /** What stands between two entries of the log. */
    private static final String LOG_SEPARATOR = "------------------------------------\n";

    private static final String METADATA_KEY = "metadataKey";

    RetrievingClient(Remote remote) {
        super(remote);
    }

    /** The requests that were received, in that order. */
    public HttpRequest[] retrieveRecordedRequests(@Nullable RequestDefinition filter) {
        return requests(retrieve(RetrieveType.REQUESTS, Format.JSON, filter(filter)));
    }

    /** The requests that were received, in that order. */
    public RequestDefinition[] retrieveRecordedRequestDefinitions(@Nullable RequestDefinition filter) {
        return retrieveRecordedRequests(filter);
    }

    /** The requests that were received, as a document. */
    public String retrieveRecordedRequests(@Nullable RequestDefinition filter, Format format) {
        return retrieve(RetrieveType.REQUESTS, format, filter(filter));
    }

    /** The requests that match an expectation. */
    public HttpRequest[] retrieveRecordedRequestsById(String expectationId) {
        return requests(retrieve(RetrieveType.REQUESTS, Format.JSON, idDocument(expectationId)));
    }

    /** The requests that match an expectation, as a document. */
    public String retrieveRecordedRequestsById(String expectationId, Format format) {
        return retrieve(RetrieveType.REQUESTS, format, idDocument(expectationId));
    }

    /** The requests that were received with their answers, in the order of the answers. */
    public LogEventRequestAndResponse[] retrieveRecordedRequestsAndResponses(@Nullable RequestDefinition filter) {
        return exchanges(retrieve(RetrieveType.REQUEST_RESPONSES, Format.JSON, filter(filter)));
    }

    /** The requests that were received with their answers, as a document. */
    public String retrieveRecordedRequestsAndResponses(@Nullable RequestDefinition filter, Format format) {
        return retrieve(RetrieveType.REQUEST_RESPONSES, format, filter(filter));
    }

    /** The requests that match an expectation with their answers. */
    public LogEventRequestAndResponse[] retrieveRecordedRequestsAndResponsesById(String expectationId) {
        return exchanges(retrieve(RetrieveType.REQUEST_RESPONSES, Format.JSON, idDocument(expectationId)));
    }

    /** The requests that match an expectation with their answers, as a document. */
    public String retrieveRecordedRequestsAndResponsesById(String expectationId, Format format) {
        return retrieve(RetrieveType.REQUEST_RESPONSES, format, idDocument(expectationId));
    }

    /** The exchanges that were passed on to other servers, as expectations that would answer alike. */
    public Expectation[] retrieveRecordedExpectations(@Nullable RequestDefinition filter) {
        return expectations(call(RetrieveType.RECORDED_EXPECTATIONS, Format.JSON, filter(filter)));
    }

    /** Some of the exchanges that were passed on: at most {@code limit}, without the first {@code offset}. */
    public Expectation[] retrieveRecordedExpectations(@Nullable RequestDefinition filter, int limit, int offset) {
        return expectations(
                Ability.PAGES,
                call(RetrieveType.RECORDED_EXPECTATIONS, Format.JSON, filter(filter))
                        .with("limit", String.valueOf(limit))
                        .with("offset", String.valueOf(offset)));
    }

    /** The exchanges that were passed on, put together as the options say. */
    public Expectation[] retrieveRecordedExpectations(
            @Nullable RequestDefinition filter, RecordedExpectationsOptions options) {
        return expectations(
                Ability.CONSOLIDATION,
                options.addTo(call(RetrieveType.RECORDED_EXPECTATIONS, Format.JSON, filter(filter))));
    }

    /** The exchanges that were passed on, as a document, for example code. */
    public String retrieveRecordedExpectations(@Nullable RequestDefinition filter, Format format) {
        return retrieve(RetrieveType.RECORDED_EXPECTATIONS, format, filter(filter));
    }

    /** The exchanges that were passed on, as a document, put together as the options say. */
    public String retrieveRecordedExpectations(
            @Nullable RequestDefinition filter, Format format, RecordedExpectationsOptions options) {
        Call call = options.addTo(call(RetrieveType.RECORDED_EXPECTATIONS, format, filter(filter)));
        return remote().call(remote().knowing(Ability.CONSOLIDATION, call)).text();
    }

    /** The exchanges that were passed on and match an expectation. */
    public Expectation[] retrieveRecordedExpectationsById(String expectationId) {
        return expectations(call(RetrieveType.RECORDED_EXPECTATIONS, Format.JSON, idDocument(expectationId)));
    }

    /** The exchanges that were passed on and match an expectation, as a document. */
    public String retrieveRecordedExpectationsById(String expectationId, Format format) {
        return retrieve(RetrieveType.RECORDED_EXPECTATIONS, format, idDocument(expectationId));
    }

    /** The expectations that can still match, in the order in which they are tried. */
    public Expectation[] retrieveActiveExpectations(@Nullable RequestDefinition filter) {
        return expectations(call(RetrieveType.ACTIVE_EXPECTATIONS, Format.JSON, filter(filter)));
    }

    /** The expectations of a namespace that can still match. */
    public Expectation[] retrieveActiveExpectations(@Nullable RequestDefinition filter, String namespace) {
        return expectations(
                Ability.NAMESPACES,
                call(RetrieveType.ACTIVE_EXPECTATIONS, Format.JSON, filter(filter))
                        .with("namespace", namespace));
    }

    /** The expectations that can still match, as a document, for example code. */
    public String retrieveActiveExpectations(@Nullable RequestDefinition filter, Format format) {
        return retrieve(RetrieveType.ACTIVE_EXPECTATIONS, format, filter(filter));
    }

    /** The expectations that can still match and that the filter means. */
    public Expectation[] retrieveActiveExpectations(@Nullable RequestDefinition request, ExpectationFilter filter) {
        return expectations(selecting(call(RetrieveType.ACTIVE_EXPECTATIONS, Format.JSON, filter(request)), filter));
    }

    /** The expectations that can still match and that the filter means, as a document, for example code. */
    public String retrieveActiveExpectations(
            @Nullable RequestDefinition request, ExpectationFilter filter, Format format) {
        return remote().call(selecting(call(RetrieveType.ACTIVE_EXPECTATIONS, format, filter(request)), filter))
                .text();
    }

    /** The expectation of that id, if it can still match. */
    public Expectation[] retrieveActiveExpectationsById(String expectationId) {
        return expectations(call(RetrieveType.ACTIVE_EXPECTATIONS, Format.JSON, idDocument(expectationId)));
    }

    /** The expectation of that id, as a document. */
    public String retrieveActiveExpectationsById(String expectationId, Format format) {
        return retrieve(RetrieveType.ACTIVE_EXPECTATIONS, format, idDocument(expectationId));
    }

    /** The expectations with a value in their metadata. */
    public Expectation[] retrieveActiveExpectationsByMetadata(String key, Object value) {
        return expectations(
                Ability.METADATA,
                call(RetrieveType.ACTIVE_EXPECTATIONS, Format.JSON, "")
                        .with(METADATA_KEY, key)
                        .with("metadataValue", String.valueOf(value)));
    }

    /** The expectations that have a key in their metadata. */
    public Expectation[] retrieveActiveExpectationsByMetadataKey(String key) {
        return expectations(
                Ability.METADATA,
                call(RetrieveType.ACTIVE_EXPECTATIONS, Format.JSON, "").with(METADATA_KEY, key));
    }

    /** The expectations that have matched no request. */
    public Expectation[] retrieveUnmatchedExpectations() {
        return expectations(
                Ability.UNMATCHED,
                call(RetrieveType.ACTIVE_EXPECTATIONS, Format.JSON, "").with("unmatched", "true"));
    }

    /** The log as text, oldest entry first. */
    public String retrieveLogMessages(@Nullable RequestDefinition filter) {
        return log(filter(filter));
    }

    /** The entries of the log, oldest first. */
    public String[] retrieveLogMessagesArray(@Nullable RequestDefinition filter) {
        return split(retrieveLogMessages(filter));
    }

    /** The part of the log about requests that match an expectation. */
    public String retrieveLogMessagesById(String expectationId) {
        return log(idDocument(expectationId));
    }

    /** The entries of the log about requests that match an expectation. */
    public String[] retrieveLogMessagesArrayById(String expectationId) {
        return split(retrieveLogMessagesById(expectationId));
    }

    /** The entries of the log with everything they say, oldest first. */
    public LogEntry[] retrieveLogEntries(@Nullable RequestDefinition filter) {
        return entries(call(RetrieveType.LOGS, Format.LOG_ENTRIES, filter(filter)));
    }

    /** The entries of the log from that time until that time, in milliseconds since 1970, both included. */
    public LogEntry[] retrieveLogEntries(@Nullable RequestDefinition filter, long fromEpochTime, long toEpochTime) {
        return Arrays.stream(retrieveLogEntries(filter))
                .filter(entry -> entry.getEpochTime() >= fromEpochTime && entry.getEpochTime() <= toEpochTime)
                .toArray(LogEntry[]::new);
    }

    /** The entries of the log about one exchange. */
    public LogEntry[] retrieveLogEntriesByCorrelationId(String correlationId) {
        Call call = call(RetrieveType.LOGS, Format.LOG_ENTRIES, "").with("correlationId", correlationId);
        return entries(remote().knowing(Ability.CORRELATION, call));
    }

    private LogEntry[] entries(Call call) {
        String json = remote().call(call).text();
        return json.isBlank() ? new LogEntry[0] : LogEntryWire.readMany(json).toArray(new LogEntry[0]);
    }

    /** The part of the log about one exchange. */
    public String retrieveLogsByCorrelationId(String correlationId) {
        Call call = Call.put("/retrieve").with(TYPE, "LOGS").with("correlationId", correlationId);
        return remote().call(remote().knowing(Ability.CORRELATION, call)).text();
    }

    /** The counters of the server as JSON; none when it does not count. */
    public String retrieveMetrics() {
        return remote().call(Call.put("/retrieve").with(TYPE, "METRICS")).text();
    }

    private String log(String filter) {
        return remote().call(Call.put("/retrieve").with(TYPE, "LOGS").json(filter))
                .text();
    }

    private static String[] split(String log) {
        return log.isBlank() ? new String[0] : List.of(log.split(LOG_SEPARATOR)).toArray(new String[0]);
    }

    private String retrieve(RetrieveType type, Format format, String filter) {
        return remote().call(call(type, format, filter)).text();
    }

    private static Call call(RetrieveType type, Format format, String filter) {
        return Call.put("/retrieve")
                .with(TYPE, type.name())
                .with("format", format.name())
                .json(filter);
    }

    private Expectation[] expectations(Ability needed, Call call) {
        return expectations(remote().knowing(needed, call));
    }

    private Expectation[] expectations(Call call) {
        return stored(remote().call(call));
    }

    private static HttpRequest[] requests(String json) {
        return json.isBlank()
                ? new HttpRequest[0]
                : RequestWire.readRecorded(json).toArray(new HttpRequest[0]);
    }

    private static LogEventRequestAndResponse[] exchanges(String json) {
        return json.isBlank()
                ? new LogEventRequestAndResponse[0]
                : RequestAndResponseWire.readMany(json).toArray(new LogEventRequestAndResponse[0]);
    }
}
