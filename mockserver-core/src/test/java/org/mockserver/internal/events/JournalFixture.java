package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.Protocol;

/** A journal with a clock of its own and short ways to write to it. */
final class JournalFixture implements AutoCloseable {

    static final long START_MILLIS = 1_795_219_200_000L;
    static final int ENOUGH = 1_000_000;

    volatile JournalLimits limits;
    volatile long nowMillis = START_MILLIS;
    final Journal journal;

    JournalFixture(JournalLimits limits) {
        this(limits, 1024, JournalObserver.NONE);
    }

    JournalFixture(JournalLimits limits, int ringSlots, JournalObserver observer) {
        this.limits = limits;
        this.journal =
                Journal.start(new JournalOptions(ringSlots, 1 << 20, () -> nowMillis, () -> this.limits, observer));
    }

    static JournalFixture unbounded() {
        return new JournalFixture(limits(ENOUGH, 0));
    }

    static JournalLimits limits(int maxEntries, long maxBytes) {
        return new JournalLimits(maxEntries, maxBytes, 0, Severity.INFO);
    }

    static RequestView get(String target) {
        return request("GET", target, Pairs.of("Host", "localhost:1080"), "");
    }

    static RequestView request(String method, String target, Pairs headers, String body) {
        return new RequestView(
                method,
                target,
                headers,
                body.getBytes(java.nio.charset.StandardCharsets.UTF_8),
                null,
                new RequestView.Origin(Protocol.HTTP_1_1, false, true, null, null, START_MILLIS));
    }

    static Rule rule(String id, String path) {
        return new Rule(new Expectation(new HttpRequest().withPath(path))
                .withId(id)
                .thenRespond(new HttpResponse().withBody("answer of " + id)));
    }

    record Rule(Expectation expectation) implements Served {
        @Override
        public String expectationId() {
            return expectation.getId();
        }

        OutgoingResponse response() {
            return OutgoingResponse.status(200)
                    .body("answer of " + expectationId())
                    .spec(expectation.getHttpResponse())
                    .build();
        }
    }

    static final OutgoingResponse NOT_FOUND =
            OutgoingResponse.status(404).spec(HttpResponse.notFoundResponse()).build();

    void mocked(RequestView request, Rule rule) {
        journal.exchanged(request, rule, AnswerKind.RESPONSE, rule.response(), null, 1);
    }

    void unmatched(RequestView request) {
        journal.exchanged(request, null, AnswerKind.NO_MATCH, NOT_FOUND, null, 1);
    }

    void failed(RequestView request, Served rule, @Nullable HttpError error) {
        journal.exchanged(request, rule, AnswerKind.ERROR, null, error, 1);
    }

    List<String> paths() {
        return paths(journal.view().requests());
    }

    List<String> answeredPaths() {
        return paths(journal.view().answers());
    }

    static List<String> paths(Iterable<JournalEntry> entries) {
        List<String> paths = new ArrayList<>();
        for (JournalEntry entry : entries) {
            paths.add(entry.request().path());
        }
        return paths;
    }

    static JournalFilter path(String path) {
        return new JournalFilter(
                request -> request.path().equals(path),
                stored -> stored instanceof HttpRequest request
                        && request.getPath() != null
                        && request.getPath().getValue().equals(path));
    }

    @Override
    public void close() {
        journal.close();
    }

    static Note about(String path) {
        return new Note(
                LogType.CREATED_EXPECTATION,
                Severity.INFO,
                new HttpRequest().withPath(path),
                "1",
                "creating expectation:{}",
                List.of("x"),
                null);
    }

    static List<JournalEntry> list(Iterable<JournalEntry> entries) {
        List<JournalEntry> list = new ArrayList<>();
        entries.forEach(list::add);
        return list;
    }

    static JournalEntry only(Iterable<JournalEntry> entries) {
        List<JournalEntry> list = list(entries);
        assertThat(list).hasSize(1);
        return list.get(0);
    }
}
