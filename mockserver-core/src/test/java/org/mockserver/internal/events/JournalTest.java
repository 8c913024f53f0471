package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.get;
import static org.mockserver.internal.events.JournalFixture.limits;
import static org.mockserver.internal.events.JournalFixture.list;
import static org.mockserver.internal.events.JournalFixture.only;
import static org.mockserver.internal.events.JournalFixture.path;
import static org.mockserver.internal.events.JournalFixture.paths;
import static org.mockserver.internal.events.JournalFixture.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestTarget;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;

class JournalTest {

    private static final Note RESET = Note.of(LogType.CLEARED, Severity.INFO, "resetting all");

    @Test
    void requestsAreShownInTheOrderTheyWereWritten() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.mocked(get("/a"), rule("1", "/a"));
            fixture.unmatched(get("/b"));
            fixture.mocked(get("/c?x=1"), rule("1", "/c"));

            assertThat(fixture.paths()).containsExactly("/a", "/b", "/c");
            assertThat(paths(fixture.journal.view().requestsNewestFirst())).containsExactly("/c", "/b", "/a");
            assertThat(fixture.answeredPaths()).containsExactly("/a", "/b", "/c");
        }
    }

    @Test
    void anEntryShowsWhoAnsweredAndWhat() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            JournalFixture.Rule rule = rule("first", "/a");
            fixture.nowMillis = JournalFixture.START_MILLIS + 7;
            fixture.mocked(get("/a"), rule);

            JournalEntry entry = only(fixture.journal.view().all());

            assertThat(entry.served()).isSameAs(rule);
            assertThat(entry.expectationId()).isEqualTo("first");
            assertThat(entry.response()).isSameAs(rule.expectation().getHttpResponse());
            assertThat(entry.answerKind()).isEqualTo(AnswerKind.RESPONSE);
            assertThat(entry.receivedAtMillis()).isEqualTo(JournalFixture.START_MILLIS);
            assertThat(entry.answeredAtMillis()).isEqualTo(JournalFixture.START_MILLIS + 7);
            assertThat(entry.ruleVersion()).isEqualTo(1);
            assertThat(entry.error()).isNull();
        }
    }

    @Test
    void theResponseOfAListIsFoundAgain() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            JournalFixture.Rule rule = rule("list", "/a");
            HttpResponse second = HttpResponse.response("second");
            rule.expectation().thenRespond((HttpResponse) null);
            rule.expectation().thenRespond(List.of(HttpResponse.response("first"), second));
            OutgoingResponse sent = OutgoingResponse.status(200).spec(second).build();
            fixture.journal.exchanged(get("/a"), rule, AnswerKind.RESPONSE, sent, null, 1);

            assertThat(only(fixture.journal.view().answers()).response()).isEqualTo(second);
        }
    }

    @Test
    void aResponseMadeForOneExchangeIsStoredAsText() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            HttpResponse made = new HttpResponse()
                    .withStatusCode(202)
                    .withHeader("X-A", "1", "2")
                    .withCookie("c", "d")
                    .withBody("caf\u00e9");
            OutgoingResponse sent = OutgoingResponse.status(202).spec(made).build();
            for (int i = 0; i < 3; i++) {
                fixture.journal.exchanged(get("/a"), rule("1", "/a"), AnswerKind.RESPONSE, sent, null, 1);
            }

            List<JournalEntry> entries = list(fixture.journal.view().answers());

            assertThat(entries).extracting(JournalEntry::response).containsOnly(made);
            assertThat(entries.get(0).response()).isNotSameAs(made);
            assertThat(entries.get(2).response()).isSameAs(made);
        }
    }

    @Test
    void aResponseWithoutSpecificationIsDescribedFromItsBytes() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            OutgoingResponse sent = OutgoingResponse.status(201)
                    .reason("Made")
                    .headers(Pairs.of("X-A", "1", "X-A", "2"))
                    .defaultContentType("application/json")
                    .setCookies(List.of("c=d"))
                    .trailers(Pairs.of("T", "u"))
                    .body("{\"a\":1}")
                    .build();
            fixture.journal.exchanged(get("/a"), rule("1", "/a"), AnswerKind.FORWARDED, sent, null, 1);

            HttpResponse response = only(fixture.journal.view().answers()).response();

            assertThat(response).isNotNull();
            assertThat(response.getStatusCode()).isEqualTo(201);
            assertThat(response.getReasonPhrase()).isEqualTo("Made");
            assertThat(response.getHeader("X-A")).containsExactly("1", "2");
            assertThat(response.getFirstHeader("content-type")).isEqualTo("application/json");
            assertThat(response.getFirstHeader("set-cookie")).isEqualTo("c=d");
            assertThat(response.getBodyAsString()).isEqualTo("{\"a\":1}");
            assertThat(response.getTrailers()).isNotNull();
        }
    }

    @Test
    void anErrorIsShownWithoutResponse() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            HttpError error = HttpError.error().withDropConnection(true);
            fixture.failed(get("/a"), rule("1", "/a"), error);

            JournalEntry entry = only(fixture.journal.view().answers());

            assertThat(entry.error()).isSameAs(error);
            assertThat(entry.response()).isNull();
        }
    }

    @Test
    void anAnswerGivenLaterSharesTheIdOfItsRequest() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            RequestView slow = get("/slow");
            long ticket = fixture.journal.received(slow, 3);
            fixture.unmatched(get("/fast"));
            JournalFixture.Rule rule = rule("1", "/slow");
            fixture.journal.answered(ticket, slow, rule, AnswerKind.RESPONSE, rule.response(), null, 3);

            assertThat(fixture.paths()).containsExactly("/slow", "/fast");
            assertThat(fixture.answeredPaths()).containsExactly("/fast", "/slow");
            List<JournalEntry> all = list(fixture.journal.view().all());
            assertThat(all.get(0).correlationId()).isEqualTo(all.get(2).correlationId());
            assertThat(all.get(0).correlationId()).isNotEqualTo(all.get(1).correlationId());
            assertThat(all.get(2).isRequest()).isFalse();
            assertThat(all.get(2).request().path()).isEqualTo("/slow");
            assertThat(all.get(2).response()).isSameAs(rule.expectation().getHttpResponse());
        }
    }

    @Test
    void anAnswerKeepsItsRequestWhenThatWasEvictedBefore() {
        try (JournalFixture fixture = new JournalFixture(limits(4, 0))) {
            RequestView slow = get("/slow");
            long ticket = fixture.journal.received(slow, 1);
            fixture.unmatched(get("/1"));
            fixture.unmatched(get("/2"));
            fixture.unmatched(get("/3"));
            JournalFixture.Rule rule = rule("1", "/slow");
            fixture.journal.answered(ticket, slow, rule, AnswerKind.RESPONSE, rule.response(), null, 1);

            assertThat(fixture.paths()).containsExactly("/3");
            assertThat(fixture.answeredPaths()).containsExactly("/3", "/slow");
        }
    }

    @Test
    void aViewSeesEverythingWrittenBeforeIt() throws Exception {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            List<CompletableFuture<Void>> writers = new ArrayList<>();
            for (int writer = 0; writer < 4; writer++) {
                String prefix = "/" + writer + "/";
                writers.add(CompletableFuture.runAsync(() -> {
                    for (int i = 0; i < 300; i++) {
                        String path = prefix + i;
                        fixture.unmatched(get(path));
                        if (i % 10 == 0) {
                            assertThat(fixture.paths()).contains(path);
                        }
                    }
                }));
            }
            CompletableFuture.allOf(writers.toArray(CompletableFuture[]::new)).get();
            assertThat(fixture.paths()).hasSize(1200).doesNotHaveDuplicates();
        }
    }

    @Test
    void aFullRingMakesWritersWaitAndLosesNothing() throws Exception {
        try (JournalFixture fixture = new JournalFixture(limits(JournalFixture.ENOUGH, 0), 2, JournalObserver.NONE)) {
            List<CompletableFuture<Void>> writers = new ArrayList<>();
            for (int writer = 0; writer < 4; writer++) {
                writers.add(CompletableFuture.runAsync(() -> {
                    for (int i = 0; i < 2_000; i++) {
                        fixture.unmatched(get("/x"));
                    }
                }));
            }
            CompletableFuture.allOf(writers.toArray(CompletableFuture[]::new)).get();
            assertThat(fixture.paths()).hasSize(8_000);
            assertThat(fixture.journal.statistics().producerWaitNanos()).isPositive();
        }
    }

    @Test
    void manyLargeBodiesMakeWritersWaitAndLoseNothing() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            String body = "x".repeat(200_000);
            for (int i = 0; i < 50; i++) {
                fixture.unmatched(JournalFixture.request("POST", "/" + i, Pairs.EMPTY, body));
            }
            assertThat(fixture.paths()).hasSize(50);
            assertThat(fixture.journal.statistics().waitingBodyBytes()).isZero();
        }
    }

    @Test
    void unmatchedAnswersAreShownOnlyIfRecordedAtInfo() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(get("/info"));
            fixture.limits = new JournalLimits(JournalFixture.ENOUGH, 0, 0, Severity.WARN);
            fixture.unmatched(get("/warn"));
            fixture.mocked(get("/mocked"), rule("1", "/mocked"));
            fixture.journal.note(RESET);
            fixture.limits = limits(JournalFixture.ENOUGH, 0);

            assertThat(fixture.paths()).containsExactly("/info", "/warn", "/mocked");
            assertThat(fixture.answeredPaths()).containsExactly("/info", "/mocked");
            assertThat(list(fixture.journal.view().all())).hasSize(3);
        }
    }

    @Test
    void aPathHashSelectsEqualPathsAndThoseThatArePatterns() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(get("/Orders"));
            fixture.unmatched(get("/orders/1"));
            fixture.unmatched(get("/o.*"));

            JournalView view = fixture.journal.view();

            assertThat(paths(view.requests(RequestTarget.hashIgnoringCase("/orders"))))
                    .containsExactly("/Orders", "/o.*");
        }
    }

    @Test
    void longBodiesAreCutWhenAskedFor() {
        try (JournalFixture fixture =
                new JournalFixture(new JournalLimits(JournalFixture.ENOUGH, 0, 5, Severity.INFO))) {
            fixture.mocked(JournalFixture.request("POST", "/a", Pairs.EMPTY, "0123456789"), rule("1", "/a"));

            JournalEntry entry = only(fixture.journal.view().all());

            assertThat(entry.request().bodyText()).isEqualTo("01234");
            assertThat(entry.request().headers().first("x-mockserver-body-truncated"))
                    .isEqualTo("10");
            assertThat(entry.response()).isNotNull();
            assertThat(entry.response().getBodyAsRawBytes()).hasSize(5);
            assertThat(entry.response().getFirstHeader("x-mockserver-body-truncated"))
                    .isEqualTo("11");
        }
    }

    @Test
    void aFailingEntryDoesNotStopTheJournal() {
        JournalObserver observer = new JournalObserver() {
            @Override
            public void noted(Note note, long atMillis) {
                throw new IllegalStateException("on purpose");
            }
        };
        try (JournalFixture fixture = new JournalFixture(limits(100, 0), 64, observer)) {
            fixture.journal.note(RESET);
            fixture.unmatched(get("/a"));
            assertThat(fixture.paths()).containsExactly("/a");
        }
    }

    @Test
    void aClosedJournalCanStillBeRead() {
        JournalFixture fixture = JournalFixture.unbounded();
        fixture.unmatched(get("/a"));
        fixture.close();
        fixture.unmatched(get("/late"));
        assertThat(fixture.paths()).containsExactly("/a");
    }
}
