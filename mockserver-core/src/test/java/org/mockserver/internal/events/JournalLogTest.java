package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.rule;

import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;

class JournalLogTest {

    private static final JournalLog.Selected ALL = new JournalLog.Selected(JournalFilter.EVERYTHING, null);
    private static final RequestView REQUEST =
            JournalFixture.request("POST", "/a", Pairs.of("Content-Length", "2", "Content-Type", "text/plain"), "hi");

    private static final Expectation OTHER = new Expectation(new HttpRequest().withPath("/other"))
            .withId("other")
            .thenRespond(new HttpResponse());

    private final List<Attempt> attempts = List.of(new Attempt(
            OTHER,
            false,
            List.of(
                    new FieldResult("method", true, List.of()),
                    new FieldResult("path", false, List.of("  expected:\n\n    /other\n\n   found:\n\n    /a\n"))),
            false));

    @Test
    void anEmptyLogIsOneLineBreak() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            assertThat(text(fixture, Explainer.NONE)).isEqualTo("\n");
            assertThat(entries(fixture)).isEqualTo("[]");
        }
    }

    @Test
    void aMockedExchangeReadsLikeAStory() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.nowMillis += 5;
            fixture.mocked(REQUEST, rule("first", "/a"));

            assertThat(text(fixture, (request, version, matched, limit) -> attempts))
                    .isEqualTo("""
                    2026-11-21 00:00:00.000 - received request:

                    REQUEST

                    ------------------------------------
                    2026-11-21 00:00:00.005 - request:

                    REQUEST

                     didn't match expectation "other":

                      {
                        "httpRequest" : {
                          "path" : "/other"
                        },
                        "httpResponse" : { },
                        "id" : "other",
                        "priority" : 0,
                        "timeToLive" : {
                          "unlimited" : true
                        },
                        "times" : {
                          "unlimited" : true
                        }
                      }

                     because:

                      method matched
                      path didn't match:\s
                     \s
                        expected:
                     \s
                          /other
                     \s
                         found:
                     \s
                          /a


                    ------------------------------------
                    2026-11-21 00:00:00.005 - request:

                    REQUEST

                     matched expectation:

                      {
                        "httpRequest" : {
                          "path" : "/a"
                        },
                        "httpResponse" : {
                          "body" : "answer of first"
                        },
                        "id" : "first",
                        "priority" : 0,
                        "timeToLive" : {
                          "unlimited" : true
                        },
                        "times" : {
                          "unlimited" : true
                        }
                      }

                    ------------------------------------
                    2026-11-21 00:00:00.005 - returning response:

                      {
                        "body" : "answer of first"
                      }

                     for request:

                    REQUEST

                     for action:

                      {
                        "body" : "answer of first"
                      }

                     from expectation:

                      first

                    """.replace("REQUEST", requestText()));
        }
    }

    private static String requestText() {
        return """
                {
                  "method" : "POST",
                  "path" : "/a",
                  "headers" : {
                    "Content-Type" : [ "text/plain" ],
                    "Content-Length" : [ "2" ]
                  },
                  "keepAlive" : true,
                  "secure" : false,
                  "protocol" : "HTTP_1_1",
                  "body" : "hi"
                }""".indent(2).stripTrailing();
    }

    @Test
    void anUnmatchedRequestNamesTheClosestExpectation() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(REQUEST);

            assertThat(text(fixture, (request, version, matched, limit) -> attempts))
                    .containsSubsequence(
                            "received request:",
                            "didn't match expectation \"other\":",
                            "because:",
                            "closest expectation:",
                            " matched 9/10 fields for request:",
                            "no expectation for:",
                            " returning response:");
        }
    }

    @Test
    void anExpectationThatIsUsedUpNeedsNoReason() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(REQUEST);
            List<Attempt> usedUp = List.of(new Attempt(OTHER, true, List.of(), false));

            assertThat(text(fixture, (request, version, matched, limit) -> usedUp))
                    .contains(" didn't match expectation \"other\"\n---")
                    .doesNotContain("because:");
        }
    }

    @Test
    void theExplanationStopsAtTheFirstDifferenceWhenAsked() {
        Attempt twoDifferences = new Attempt(
                OTHER,
                false,
                List.of(
                        new FieldResult("method", true, List.of()),
                        new FieldResult("path", false, List.of("expected /other")),
                        new FieldResult("headers", false, List.of("expected a header"))),
                false);
        LogDetail firstOnly = new LogDetail(50, true, true, Redaction.NONE);
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(REQUEST);
            StringBuilder text = new StringBuilder();

            new JournalLog((request, version, matched, limit) -> List.of(twoDifferences), firstOnly, ZoneOffset.UTC)
                    .text(fixture.journal.view(), ALL)
                    .writeAll(text);

            assertThat(text).contains("path didn't match", "expected /other").doesNotContain("headers didn't match");
            assertThat(text(fixture, (request, version, matched, limit) -> List.of(twoDifferences)))
                    .contains("path didn't match", "headers didn't match");
        }
    }

    @Test
    void anErrorIsReturnedInsteadOfAResponse() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.failed(REQUEST, rule("first", "/a"), HttpError.error().withDropConnection(true));

            assertThat(text(fixture, Explainer.NONE))
                    .contains("returning error:\n\n  {\n    \"dropConnection\" : true\n  }\n\n for request:")
                    .doesNotContain("returning response");
        }
    }

    @Test
    void atWarnOnlyTheBareExchangeIsLogged() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.limits = new JournalLimits(JournalFixture.ENOUGH, 0, 0, Severity.WARN);
            fixture.mocked(REQUEST, rule("first", "/a"));
            fixture.unmatched(REQUEST);

            assertThat(types(fixture)).containsExactly("RECEIVED_REQUEST", "EXPECTATION_RESPONSE", "RECEIVED_REQUEST");
        }
    }

    @Test
    void theRequestedNumberOfMismatchesIsPassedOn() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.mocked(REQUEST, rule("first", "/a"));
            StringBuilder asked = new StringBuilder();

            text(fixture, (request, version, matched, limit) -> {
                asked.append(request.path()).append(version).append(matched).append(limit);
                return List.of();
            });

            assertThat(asked).hasToString("/a1first50");
        }
    }

    @Test
    void aJsonBodyIsShownAsJsonAndABinaryOneAsItsEncoding() {
        RequestView json =
                JournalFixture.request("POST", "/", Pairs.of("Content-Type", "application/json"), "{\"a\":1}");
        RequestView bytes = JournalFixture.request("POST", "/", Pairs.of("Content-Type", "image/png"), "x");

        assertThat(LogValue.pretty(json, Redaction.NONE)).contains("\"body\" : {\n    \"a\" : 1\n  }");
        assertThat(LogValue.pretty(bytes, Redaction.NONE)).contains("\"base64Bytes\" : \"eA==\"");
    }

    @Test
    void logEntriesShareTheCorrelationIdOfTheirExchange() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.mocked(REQUEST, rule("first", "/a"));
            fixture.unmatched(REQUEST);

            JsonNode entries = Json.parse(entries(fixture));
            String first = entries.get(0).get("correlationId").asString();

            assertThat(entries).hasSize(5);
            assertThat(entries.get(2).get("correlationId").asString()).isEqualTo(first);
            assertThat(entries.get(3).get("correlationId").asString()).isNotEqualTo(first);

            StringBuilder selected = new StringBuilder();
            log(Explainer.NONE)
                    .entries(fixture.journal.view(), new JournalLog.Selected(JournalFilter.EVERYTHING, first))
                    .writeAll(selected);
            assertThat(Json.parse(selected.toString())).hasSize(3);
        }
    }

    @Test
    void aLogEntryHasItsMembersInOrder() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.mocked(REQUEST, rule("first", "/a"));

            JsonNode response = Json.parse(entries(fixture)).get(2);

            assertThat(response.propertyNames())
                    .containsExactly(
                            "logLevel",
                            "epochTime",
                            "timestamp",
                            "type",
                            "correlationId",
                            "httpRequest",
                            "httpResponse",
                            "expectation",
                            "expectationId",
                            "messageFormat",
                            "message",
                            "arguments");
            assertThat(response.get("timestamp").asString()).isEqualTo("2026-11-21 00:00:00.000");
            assertThat(response.get("epochTime").asLong()).isEqualTo(JournalFixture.START_MILLIS);
            assertThat(response.get("message").toString())
                    .startsWith("[\"returning response:\",\"\",\"   {\",\"      \\\"body\\\" : ");
            assertThat(response.get("arguments").get(1).asString()).isEqualTo("POST /a");
        }
    }

    @Test
    void requestAndAnswerEntriesCanBeListedAlone() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.mocked(REQUEST, rule("first", "/a"));
            fixture.unmatched(REQUEST);
            JournalView view = fixture.journal.view();
            StringBuilder requests = new StringBuilder();
            StringBuilder answers = new StringBuilder();

            log(Explainer.NONE).requestEntries(view, ALL).writeAll(requests);
            log(Explainer.NONE).answerEntries(view, ALL).writeAll(answers);

            assertThat(types(requests)).containsExactly("RECEIVED_REQUEST", "RECEIVED_REQUEST");
            assertThat(types(answers)).containsExactly("EXPECTATION_RESPONSE", "NO_MATCH_RESPONSE");
        }
    }

    @Test
    void notesAreSelectedByTheRequestTheyCarry() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(REQUEST);
            fixture.journal.note(new Note(
                    LogType.CREATED_EXPECTATION,
                    Severity.INFO,
                    OTHER.getHttpRequest(),
                    "other",
                    "creating expectation:{}with id:{}",
                    List.of(OTHER, "other"),
                    null));
            fixture.journal.note(Note.of(LogType.RETRIEVED, Severity.INFO, "retrieved metrics"));
            StringBuilder text = new StringBuilder();

            log(Explainer.NONE)
                    .text(fixture.journal.view(), new JournalLog.Selected(JournalFixture.path("/other"), null))
                    .writeAll(text);

            assertThat(text).doesNotContain("received request").contains("creating expectation:", "retrieved metrics");
            assertThat(text).contains("}\n\n with id:\n\n  other\n");
        }
    }

    @Test
    void aFailureIsShownWithItsStackTrace() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.journal.note(new Note(
                    LogType.EXCEPTION,
                    Severity.ERROR,
                    null,
                    null,
                    "something failed",
                    List.of(),
                    new IllegalStateException("on purpose")));

            assertThat(Json.parse(entries(fixture))
                            .get(0)
                            .get("throwable")
                            .get(0)
                            .asString())
                    .isEqualTo("java.lang.IllegalStateException: on purpose");
        }
    }

    private static JournalLog log(Explainer explainer) {
        return new JournalLog(explainer, new LogDetail(50, true, false, Redaction.NONE), ZoneOffset.UTC);
    }

    private static String text(JournalFixture fixture, Explainer explainer) {
        StringBuilder text = new StringBuilder();
        log(explainer).text(fixture.journal.view(), ALL).writeAll(text);
        return text.toString();
    }

    private static String entries(JournalFixture fixture) {
        StringBuilder text = new StringBuilder();
        log(Explainer.NONE).entries(fixture.journal.view(), ALL).writeAll(text);
        return text.toString();
    }

    private static List<String> types(JournalFixture fixture) {
        return types(new StringBuilder(entries(fixture)));
    }

    private static List<String> types(StringBuilder entries) {
        return Json.parse(entries.toString())
                .valueStream()
                .map(entry -> entry.get("type").asString())
                .toList();
    }
}
