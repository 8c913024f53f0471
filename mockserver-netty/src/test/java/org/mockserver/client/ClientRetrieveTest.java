package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.client.RecordedExpectationsOptions.recordedExpectationsOptions;
import static org.mockserver.mock.ExpectationFilter.expectationFilter;
import static org.mockserver.model.HttpForward.forward;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.HttpTemplate.template;
import static org.mockserver.model.JsonBody.json;

import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.log.model.LogEntry;
import org.mockserver.log.model.LogEntry.LogMessageType;
import org.mockserver.mock.Expectation;
import org.mockserver.model.ClearType;
import org.mockserver.model.Format;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpTemplate.TemplateType;
import org.mockserver.model.LogEventRequestAndResponse;

/** Retrieving, as tests of users do it. */
class ClientRetrieveTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private static ClientAndServer behind;

    private final MockServerClient client = new MockServerClient("localhost", SERVER.port());

    @BeforeAll
    static void startAnotherServer() {
        behind = ClientAndServer.startClientAndServer();
        behind.when(request()).respond(response("far"));
    }

    @AfterAll
    static void stopTheOtherServer() {
        behind.stop();
    }

    @BeforeEach
    void someTraffic() {
        client.when(request("/a").withMethod("POST")).withId("a").respond(response("a"));
        client.when(request("/on"))
                .withId("on")
                .withMetadata("team", "blue")
                .forward(forward().withHost("127.0.0.1").withPort(behind.getPort()));
        client.when(request("/space")).withId("space").withNamespace("n").respond(response("s"));
        SERVER.send("POST", "/a?x=1", "{\"!a\": [1, 2]}", "Content-Type", "application/json");
        SERVER.get("/b");
    }

    @Test
    void requestsComeBackAsTheyWere() {
        HttpRequest[] all = client.retrieveRecordedRequests(null);

        assertThat(all).hasSize(2);
        assertThat(all[0].getMethod("")).isEqualTo("POST");
        assertThat(all[0].getFirstQueryStringParameter("x")).isEqualTo("1");
        assertThat(all[0].getBodyAsString()).isEqualTo("{\"!a\": [1, 2]}");
        assertThat(all[0].getFirstHeader("content-type")).isEqualTo("application/json");
        assertThat(client.retrieveRecordedRequests(request("/b"))).hasSize(1);
        assertThat(client.retrieveRecordedRequests(request().withBody(json("{'!a': [1, 2]}"))))
                .hasSize(1);
        assertThat(client.retrieveRecordedRequestDefinitions(request("/b"))).hasSize(1);
        assertThat(client.retrieveRecordedRequestsById("a")).hasSize(1);
        assertThat(client.retrieveRecordedRequestsById("a", Format.JSON)).contains("\"/a\"");
        assertThat(client.retrieveRecordedRequests(request("/b"), Format.CURL)).startsWith("curl -v");
    }

    @Test
    void exchangesComeBackWithTheirAnswers() {
        LogEventRequestAndResponse[] all = client.retrieveRecordedRequestsAndResponses(request("/a"));

        assertThat(all).hasSize(1);
        assertThat(all[0].getHttpResponse().getBodyAsString()).isEqualTo("a");
        assertThat(all[0].getTimestamp()).isNotBlank();
        assertThat(client.retrieveRecordedRequestsAndResponses(null, Format.HAR))
                .contains("\"entries\"");
        assertThat(client.retrieveRecordedRequestsAndResponsesById("a")).hasSize(1);
        assertThat(client.retrieveRecordedRequestsAndResponsesById("a", Format.JSON))
                .contains("httpResponse");
    }

    @Test
    void forwardedExchangesComeBackAsExpectations() {
        SERVER.get("/on");

        assertThat(client.retrieveRecordedExpectations(request("/on"))).isNotEmpty();
        assertThat(client.retrieveRecordedExpectations(null, 1, 0)).hasSize(1);
        assertThat(client.retrieveRecordedExpectations(
                        request("/on"),
                        recordedExpectationsOptions()
                                .withConsolidate(true)
                                .withParameterize(true)
                                .withCaptureHeaders("accept")))
                .hasSize(1);
        assertThat(client.retrieveRecordedExpectations(null, Format.JAVA)).contains("new MockServerClient");
        assertThat(client.retrieveRecordedExpectations(
                        null, Format.JSON, recordedExpectationsOptions().withConsolidate(true)))
                .contains("/on");
        assertThat(client.retrieveRecordedExpectationsById("on")).isNotEmpty();
        assertThat(client.retrieveRecordedExpectationsById("on", Format.JSON)).contains("/on");
    }

    @Test
    void expectationsComeBackAsTheyWereRegistered() {
        Expectation[] all = client.retrieveActiveExpectations(null);

        assertThat(all).extracting(Expectation::getId).containsExactly("a", "on", "space");
        assertThat(client.retrieveActiveExpectations(request("/a"))).hasSize(1);
        assertThat(client.retrieveActiveExpectations(null, "n")).hasSize(3);
        assertThat(client.retrieveActiveExpectations(null, "elsewhere"))
                .extracting(Expectation::getId)
                .containsExactly("a", "on");
        assertThat(client.retrieveActiveExpectations(null, Format.JAVA)).contains("request()");
        assertThat(client.retrieveActiveExpectationsById("a")).hasSize(1);
        assertThat(client.retrieveActiveExpectationsById("a", Format.JSON)).contains("\"a\"");
        assertThat(client.retrieveActiveExpectationsByMetadata("team", "blue")).hasSize(1);
        assertThat(client.retrieveActiveExpectationsByMetadata("team", "red")).isEmpty();
        assertThat(client.retrieveActiveExpectationsByMetadataKey("team")).hasSize(1);
        assertThat(client.retrieveUnmatchedExpectations())
                .extracting(Expectation::getId)
                .containsExactly("on", "space");
    }

    @Test
    void theLogComesBackEntryByEntry() {
        String[] entries = client.retrieveLogMessagesArray(request("/a"));

        assertThat(entries).hasSizeGreaterThan(1);
        assertThat(entries[entries.length - 1]).contains("/a").doesNotContain("-----------");
        assertThat(client.retrieveLogMessages(request("/a"))).startsWith(entries[0]);
        assertThat(client.retrieveLogMessagesById("a")).contains("/a");
        assertThat(client.retrieveLogMessagesArrayById("a")).isNotEmpty();
        assertThat(client.retrieveLogsByCorrelationId("nobody")).isBlank();
        assertThat(client.retrieveMetrics()).startsWith("{");
    }

    @Test
    void entriesOfTheLogComeBackWithAllTheySay() {
        LogEntry[] entries = client.retrieveLogEntries(request("/a"));

        LogEntry answered = Arrays.stream(entries)
                .filter(entry -> entry.getType() == LogMessageType.EXPECTATION_RESPONSE)
                .findFirst()
                .orElseThrow();
        assertThat(answered.getLogLevel()).isEqualTo("INFO");
        assertThat(answered.getExpectationId()).isEqualTo("a");
        assertThat(((HttpRequest) answered.getHttpRequest()).getPath()).hasToString("/a");
        assertThat(answered.getHttpResponse().getBodyAsString()).isEqualTo("a");
        assertThat(answered.getMessage()).contains("returning response");
        assertThat(answered.getPort()).isEqualTo(SERVER.port());
        assertThat(client.retrieveLogEntriesByCorrelationId(answered.getCorrelationId()))
                .extracting(LogEntry::getType)
                .contains(LogMessageType.RECEIVED_REQUEST, LogMessageType.EXPECTATION_RESPONSE);
        assertThat(client.retrieveLogEntries(null, 0, answered.getEpochTime())).isNotEmpty();
        assertThat(client.retrieveLogEntries(null, 0, 1)).isEmpty();
        LogEntry refused = Arrays.stream(client.retrieveLogEntries(request("/b")))
                .filter(entry -> entry.getBecause() != null)
                .findFirst()
                .orElseThrow();
        assertThat(refused.getBecause()).contains("didn't match");
    }

    @Test
    void filtersSelectExpectations() {
        assertThat(client.retrieveActiveExpectations(null, expectationFilter().withMetadata("team", "blue")))
                .extracting(Expectation::getId)
                .containsExactly("on");
        assertThat(client.retrieveActiveExpectations(null, expectationFilter().withMetadataJsonPath("$.team")))
                .extracting(Expectation::getId)
                .containsExactly("on");
        assertThat(client.retrieveActiveExpectations(
                        null, expectationFilter().withLimit(1).withOffset(1)))
                .extracting(Expectation::getId)
                .containsExactly("on");
        assertThat(client.retrieveActiveExpectations(
                        request("/space"), expectationFilter().withUnmatched(true), Format.JAVA))
                .contains("/space");
        client.clear(null, expectationFilter().withMetadataKey("team"));
        assertThat(client.retrieveActiveExpectations(null)).hasSize(2);
        assertThatThrownBy(() -> client.clear(null, expectationFilter()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("metadata or unmatched");
    }

    @Test
    void aRecordedRequestIsExplained() {
        String correlationId = Arrays.stream(client.retrieveLogEntries(request("/a")))
                .filter(entry -> entry.getType() == LogMessageType.RECEIVED_REQUEST)
                .findFirst()
                .orElseThrow()
                .getCorrelationId();

        RequestExplanation explanation = client.explain(correlationId);

        assertThat(explanation.correlationId()).isEqualTo(correlationId);
        assertThat(explanation.expectationId()).isEqualTo("a");
        client.clear(request("/a"), ClearType.EXPECTATIONS);
        assertThat(client.explain(correlationId).expectationId()).isNull();
        assertThatThrownBy(() -> client.explain("nobody")).isInstanceOf(ClientException.class);
    }

    @Test
    void theLogShowsTheRequestThatATemplateMade() {
        client.when(request("/made"))
                .withId("made")
                .forward(template(
                        TemplateType.VELOCITY,
                        "{\"path\": \"/behind$request.path\", \"headers\": {\"Host\": [\"127.0.0.1:" + behind.getPort()
                                + "\"]}}"));

        SERVER.get("/made");

        assertThat(client.retrieveLogEntries(request("/made")))
                .filteredOn(entry -> entry.getType() == LogMessageType.TEMPLATE_GENERATED)
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.getExpectationId()).isEqualTo("made");
                    assertThat(entry.getMessage())
                            .startsWith("generated output:")
                            .contains("/behind/made");
                });
    }
}
