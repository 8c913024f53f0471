package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.get;
import static org.mockserver.internal.events.JournalFixture.rule;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

class NarrativeTest {

    private static final ConsoleSettings INFO = settings(Severity.INFO, false, 0);
    private static final String HEAD = "2026-11-21 00:00:00 1.2.3 INFO 1080 ";

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private volatile ConsoleSettings settings = INFO;
    private Console console = console(shown, 64);
    private List<Attempt> attempts = List.of();

    private static ConsoleSettings settings(Severity threshold, boolean compact, int maxEntriesPerSecond) {
        return new ConsoleSettings(
                false,
                threshold,
                compact,
                maxEntriesPerSecond,
                new LogDetail(50, true, false, Redaction.NONE),
                LevelOverrides.NONE);
    }

    private Console console(OutputStream target, int waitingEntries) {
        Console fresh = Console.start(new ConsoleOptions(
                target, "1.2.3", () -> JournalFixture.START_MILLIS, ZoneOffset.UTC, () -> settings, waitingEntries));
        fresh.ports(List.of(1080, 1090));
        return fresh;
    }

    private JournalFixture journal() {
        return new JournalFixture(
                JournalFixture.limits(JournalFixture.ENOUGH, 0),
                64,
                new Narrative(console, (request, version, matched, limit) -> attempts));
    }

    private String text() {
        console.close();
        return shown.toString(StandardCharsets.UTF_8);
    }

    @AfterEach
    void stop() {
        console.close();
    }

    @Test
    void aMockedExchangeIsToldInThreeEntries() {
        try (JournalFixture fixture = journal()) {
            fixture.mocked(get("/a"), rule("first", "/a"));
        }
        assertThat(text())
                .startsWith(HEAD + "received request:\n\n  {\n    \"method\" : \"GET\",\n    \"path\" : \"/a\",\n")
                .contains("\n  }\n\n" + HEAD + "request:\n\n  {")
                .contains("\n  }\n\n matched expectation:\n\n  {")
                .contains(HEAD + "returning response:\n\n  {\n    \"body\" : \"answer of first\"\n  }\n")
                .endsWith("\n from expectation:\n\n  first\n\n");
    }

    @Test
    void anUnmatchedRequestIsToldWithTheClosestExpectations() {
        attempts = List.of(far("far1"), far("far2"), far("far3"), near(), far("far4"));
        try (JournalFixture fixture = journal()) {
            fixture.unmatched(get("/a"));
        }
        assertThat(text())
                .containsSubsequence(
                        "received request:",
                        "didn't match expectation \"near\":",
                        "path didn't match: \n  \n    expected:\n  \n      /near\n  \n     found:\n  \n      /a\n",
                        "didn't match expectation \"far1\":",
                        "didn't match expectation \"far2\":",
                        "no expectation for:",
                        "returning response:")
                .doesNotContain("far3", "far4");
    }

    private static Attempt near() {
        return new Attempt(
                expectation("near"),
                false,
                List.of(
                        new FieldResult("method", true, List.of()),
                        new FieldResult("path", false, List.of("  expected:\n\n    /near\n\n   found:\n\n    /a\n"))),
                false);
    }

    private static Attempt far(String id) {
        return new Attempt(
                expectation(id),
                false,
                List.of(
                        new FieldResult("method", false, List.of("  expected POST")),
                        new FieldResult("path", false, List.of("  expected /far"))),
                false);
    }

    private static Expectation expectation(String id) {
        return new Expectation(new HttpRequest()).withId(id).thenRespond(new HttpResponse());
    }

    @Test
    void aDelayedAnswerIsToldApartFromItsRequest() {
        try (JournalFixture fixture = journal()) {
            RequestView slow = get("/slow");
            long ticket = fixture.journal.received(slow, 1);
            JournalFixture.Rule rule = rule("first", "/slow");
            fixture.journal.answered(ticket, slow, rule, AnswerKind.RESPONSE, rule.response(), null, 1);
        }
        assertThat(text().split("received request:", -1)).hasSize(2);
    }

    @Test
    void theCompactFormHasOneLineForEachEntry() {
        settings = settings(Severity.INFO, true, 0);
        try (JournalFixture fixture = journal()) {
            fixture.mocked(get("/ping"), rule("3f2a", "/ping"));
        }
        assertThat(text().lines())
                .containsExactly(
                        HEAD + "received request: GET /ping",
                        HEAD + "request: GET /ping matched expectation: 3f2a",
                        HEAD + "returning response: 200 for request: GET /ping for action: 200 from expectation: 3f2a");
    }

    @Test
    void theLevelCanChangeAtAnyTime() {
        settings = settings(Severity.WARN, true, 0);
        try (JournalFixture fixture = journal()) {
            fixture.unmatched(get("/hidden"));
            fixture.journal.view();
            settings = settings(Severity.INFO, true, 0);
            fixture.unmatched(get("/shown"));
            fixture.journal.view();
            settings = new ConsoleSettings(
                    true, Severity.INFO, true, 0, new LogDetail(50, true, false, Redaction.NONE), LevelOverrides.NONE);
            fixture.unmatched(get("/silent"));
            console.error("also silent", null);
        }
        settings = INFO;
        assertThat(text()).contains("/shown").doesNotContain("/hidden", "silent");
    }

    @Test
    void aboveTheRateASummaryTakesThePlaceOfSingleRequests() {
        settings = settings(Severity.INFO, true, 30);
        try (JournalFixture fixture = journal()) {
            for (int i = 0; i < 100; i++) {
                fixture.unmatched(get("/first/" + i));
            }
            fixture.nowMillis += 1_000;
            for (int i = 0; i < 5; i++) {
                fixture.mocked(get("/crowded/" + i), rule("1", "/"));
            }
            fixture.nowMillis += 1_000;
            fixture.mocked(get("/calm"), rule("1", "/"));
            assertThat(fixture.paths()).hasSize(106);
        }
        String text = text();
        assertThat(text)
                .contains("/first/9", "/calm", "are recorded but not shown one by one")
                .contains("maxNarrativeEntriesPerSecond=30")
                .doesNotContain("/first/10", "/crowded");
        assertThat(sum("(\\d+) more requests", text)).isEqualTo(95);
        assertThat(sum("(\\d+) of them unmatched", text)).isEqualTo(90);
    }

    private static int sum(String number, String text) {
        return Pattern.compile(number)
                .matcher(text)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .sum();
    }

    @Test
    void longBodiesAreShownInPart() {
        try (JournalFixture fixture = journal()) {
            fixture.unmatched(JournalFixture.request("POST", "/a?q=1", Pairs.EMPTY, "x".repeat(100_000)));
        }
        assertThat(text()).hasSizeLessThan(20_000).contains("xxx … (100000 bytes in all)", "\"q\" : [ \"1\" ]");
    }

    @Test
    void messagesCarryTheirLevelAndStackTrace() {
        console.info("started on port: 1080");
        console.warn("careful");
        console.error("broken", new IllegalStateException("on purpose"));
        console.log(Severity.DEBUG, "not shown", null);

        assertThat(text())
                .startsWith("2026-11-21 00:00:00 1.2.3 INFO 1080 started on port: 1080\n"
                        + "2026-11-21 00:00:00 1.2.3 WARNING 1080 careful\n"
                        + "2026-11-21 00:00:00 1.2.3 SEVERE 1080 broken\n"
                        + "java.lang.IllegalStateException: on purpose\n\tat ")
                .doesNotContain("not shown");
    }

    @Test
    void aStoryThatCannotBeToldDoesNotSilenceTheConsole() {
        console.offer(detail -> {
            throw new IllegalStateException("on purpose");
        });
        console.offer(detail -> {
            throw new OutOfMemoryError("too long");
        });
        console.info("still here");

        assertThat(text()).contains("an entry could not be shown", "too long", "still here");
    }

    @Test
    void theFirstEvictionIsAWarning() {
        try (JournalFixture fixture = journal()) {
            fixture.limits = JournalFixture.limits(2, 0);
            for (int i = 0; i < 10; i++) {
                fixture.unmatched(get("/a"));
            }
        }
        assertThat(text().split("the log is full", -1)).hasSize(2);
    }

    @Test
    void aReaderThatStopsReadingHoldsUpNobody() {
        CountDownLatch readAgain = new CountDownLatch(1);
        OutputStream blocked = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                write(new byte[] {(byte) value}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                try {
                    readAgain.await();
                } catch (InterruptedException interrupted) {
                    throw new IOException(interrupted);
                }
                shown.write(bytes, offset, length);
            }
        };
        console.close();
        console = console(blocked, 16);
        try (JournalFixture fixture = journal()) {
            for (int i = 0; i < 1_000; i++) {
                fixture.unmatched(get("/a"));
            }
            assertThat(fixture.paths()).hasSize(1_000);
        }
        readAgain.countDown();
        Awaitility.await().until(() -> shown.size() > 0);
        assertThat(text()).contains("entries are missing here because the console was read too slowly");
    }

    @Test
    void aBrokenPipeEndsTheConsoleQuietly() {
        console.close();
        console = console(
                new OutputStream() {
                    @Override
                    public void write(int value) throws IOException {
                        throw new IOException("nobody reads");
                    }
                },
                16);
        try (JournalFixture fixture = journal()) {
            for (int i = 0; i < 100; i++) {
                fixture.unmatched(get("/a"));
            }
            assertThat(fixture.paths()).hasSize(100);
        }
    }
}
