package org.mockserver.benchmark;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.events.JournalLimits;
import org.mockserver.internal.events.JournalObserver;
import org.mockserver.internal.events.JournalOptions;
import org.mockserver.internal.events.Served;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.Protocol;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does recording an exchange cost: the thread that serves it, and the thread that stores it?
 *
 * <p>The exchange has four headers, a body of 20 bytes and the response of an expectation; the journal is full, so each
 * entry also evicts one. Run it with {@code mockserver-benchmark/jmh.sh JournalWriteBenchmark}. Results are kept in
 * docs/performance.md.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class JournalWriteBenchmark {

    private static final int RING_SLOTS = 16_384;
    private static final int BATCH = RING_SLOTS / 2;
    private static final int MAX_ENTRIES = 100_000;

    private final Journal journal = Journal.start(JournalOptions.of(
            RING_SLOTS,
            new FixedLimits(new JournalLimits(MAX_ENTRIES, 0, 0, Severity.INFO))::now,
            JournalObserver.NONE));
    private final FixedServed served = new FixedServed(
            new Expectation(HttpRequest.request("/orders")).withId("one").thenRespond(HttpResponse.response("hello")));
    private final OutgoingResponse response = OutgoingResponse.status(200)
            .body("hello")
            .spec(served.expectation().getHttpResponse())
            .build();
    private final RequestView request = new RequestView(
            "POST",
            "/orders/77/lines",
            Pairs.of(
                    "Host",
                    "localhost:1080",
                    "User-Agent",
                    "curl/8.5.0",
                    "Accept",
                    "*/*",
                    "X-Request-Id",
                    "0123456789"),
            "{\"number\":       77}".getBytes(StandardCharsets.UTF_8),
            null,
            new RequestView.Origin(
                    Protocol.HTTP_1_1,
                    false,
                    true,
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), 1080),
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), 50_000),
                    1_795_219_200_000L));

    private record FixedLimits(JournalLimits now) {}

    private record FixedServed(Expectation expectation) implements Served {
        @Override
        public String expectationId() {
            return expectation.getId();
        }
    }

    /** Fills the journal, so that what is measured is the steady state. */
    @Setup
    public void fill() {
        for (int i = 0; i < MAX_ENTRIES; i++) {
            publish();
        }
        journal.view();
    }

    /** Stops the consumer. */
    @TearDown
    public void close() {
        journal.close();
    }

    private void publish() {
        journal.exchanged(request, served, AnswerKind.RESPONSE, response, null, 1);
    }

    /** Publishes until the ring is half full, then waits until all of it is stored: the time of the slower thread. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long publishAndStore() {
        for (int i = 0; i < BATCH; i++) {
            publish();
        }
        return journal.view().evicted().entries();
    }
}
