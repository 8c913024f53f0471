package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.get;
import static org.mockserver.internal.events.JournalFixture.rule;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.wire.LogEntryWire;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.log.model.LogEntry;
import org.mockserver.model.HttpResponse;

class LogFollowerTest {

    private static final int WAITING_ENTRIES = 4;

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final Console console = Console.start(new ConsoleOptions(
            shown,
            "1.2.3",
            () -> JournalFixture.START_MILLIS,
            ZoneOffset.UTC,
            () -> new ConsoleSettings(
                    false,
                    Severity.WARN,
                    false,
                    0,
                    new LogDetail(50, true, false, Redaction.NONE),
                    LevelOverrides.NONE),
            64));
    private final JournalLog log =
            new JournalLog(Explainer.NONE, new LogDetail(50, true, false, Redaction.NONE), ZoneOffset.UTC);
    private final List<LogEntry> told = new CopyOnWriteArrayList<>();
    private volatile @Nullable Consumer<LogEntry> listener = told::add;
    private final LogFollower follower = new LogFollower(() -> listener, () -> log, console, WAITING_ENTRIES);
    private final JournalFixture fixture =
            new JournalFixture(JournalFixture.limits(JournalFixture.ENOUGH, 0), 64, follower);

    @AfterEach
    void stop() {
        fixture.close();
        follower.close();
        console.close();
    }

    private String console() {
        console.close();
        return shown.toString(StandardCharsets.UTF_8);
    }

    private void everythingIsTold() {
        fixture.journal.view();
        follower.close();
    }

    private List<String> told() {
        return told.stream().map(LogEntry::toString).toList();
    }

    private List<String> logged() {
        StringBuilder json = new StringBuilder();
        log.entries(fixture.journal.view(), new JournalLog.Selected(JournalFilter.EVERYTHING, null))
                .writeAll(json);
        return LogEntryWire.readMany(json.toString()).stream()
                .map(LogEntry::toString)
                .toList();
    }

    @Test
    void aListenerIsToldWhatTheLogSaysInTheSameOrder() {
        fixture.mocked(get("/a"), rule("first", "/a"));
        fixture.unmatched(get("/b"));

        everythingIsTold();

        assertThat(told()).hasSize(5).isEqualTo(logged());
        assertThat(told).extracting(LogEntry::getTypeName).startsWith("RECEIVED_REQUEST", "EXPECTATION_MATCHED");
        assertThat(told.get(0).getCorrelationId())
                .isNotNull()
                .isEqualTo(told.get(2).getCorrelationId())
                .isNotEqualTo(told.get(3).getCorrelationId());
    }

    @Test
    void anAnswerThatComesLaterIsToldWithItsRequest() {
        long ticket = fixture.journal.received(get("/slow"), 1);
        JournalFixture.Rule rule = rule("late", "/slow");
        fixture.journal.answered(ticket, get("/slow"), rule, AnswerKind.RESPONSE, rule.response(), null, 1);

        everythingIsTold();

        LogEntry answer = told.get(told.size() - 1);
        assertThat(answer.getTypeName()).isEqualTo("EXPECTATION_RESPONSE");
        assertThat(answer.getHttpRequest()).isEqualTo(told.get(0).getHttpRequest());
        assertThat(answer.getHttpResponse())
                .extracting(HttpResponse::getBodyAsString)
                .isEqualTo("answer of late");
    }

    @Test
    void whatIsNotRecordedIsNotTold() {
        fixture.journal.note(new Note(LogType.DEBUG, Severity.DEBUG, null, null, "not at this level", List.of(), null));
        fixture.journal.note(new Note(LogType.INFO, Severity.INFO, null, null, "worth knowing", List.of(), null));

        everythingIsTold();

        assertThat(told).extracting(LogEntry::getMessage).containsExactly("worth knowing");
    }

    @Test
    void aListenerThatComesLateHearsWhatIsLoggedFromThenOnAndOneThatLeavesNothingMore() {
        listener = null;
        fixture.unmatched(get("/before"));
        fixture.journal.view();
        listener = told::add;
        fixture.unmatched(get("/between"));
        Awaitility.await().until(() -> told.size() == 2);
        listener = null;
        fixture.unmatched(get("/after"));

        everythingIsTold();

        assertThat(told).hasSize(2);
        assertThat(told.get(0).getMessage()).contains("/between");
    }

    @Test
    void aListenerThatFailsIsNamedOnTheConsoleAndToldTheRest() {
        listener = entry -> {
            told.add(entry);
            throw new AssertionError("not my day");
        };
        fixture.unmatched(get("/a"));
        fixture.unmatched(get("/b"));

        everythingIsTold();

        assertThat(told).extracting(LogEntry::getTypeName).containsExactly("RECEIVED_REQUEST", "RECEIVED_REQUEST");
        assertThat(console()).contains("the log event listener failed", "not my day");
    }

    @Test
    void aListenerThatIsTooSlowHoldsNobodyUpAndLearnsHowMuchItMissed() throws Exception {
        CountDownLatch entered = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        List<LogEntry> slowly = new ArrayList<>();
        listener = entry -> {
            slowly.add(entry);
            entered.countDown();
            await(free);
        };
        fixture.unmatched(get("/first"));
        entered.await();

        for (int i = 0; i < WAITING_ENTRIES + 3; i++) {
            fixture.unmatched(get("/more"));
        }
        assertThat(fixture.paths()).hasSize(WAITING_ENTRIES + 4);
        free.countDown();
        everythingIsTold();

        assertThat(slowly).hasSize(2 * (WAITING_ENTRIES + 1));
        assertThat(console())
                .containsSubsequence(
                        "the log event listener is slower than the log",
                        "3 entries were not told to the log event listener");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
