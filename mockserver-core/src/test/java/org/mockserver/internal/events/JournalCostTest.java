package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.rule;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Protocol;

class JournalCostTest {

    private static final int EXCHANGES = 200_000;

    @Test
    void aSmallExchangeKeepsFewBytesOfHeap() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            JournalFixture.Rule rule = rule("1", "/orders");
            OutgoingResponse response = rule.response();
            long before = usedBytes();
            for (int i = 0; i < EXCHANGES; i++) {
                fixture.journal.exchanged(browserLike("/orders/" + i), rule, AnswerKind.RESPONSE, response, null, 1);
            }
            fixture.journal.view();
            long perExchange = (usedBytes() - before) / EXCHANGES;

            assertThat(perExchange).isLessThan(400);
            assertThat(fixture.journal.statistics().retainedBytes() / EXCHANGES).isLessThan(350);
        }
    }

    @Test
    void writingAllocatesNothing() {
        try (JournalFixture fixture = new JournalFixture(JournalFixture.limits(1_000, 0))) {
            JournalFixture.Rule rule = rule("1", "/orders");
            OutgoingResponse response = rule.response();
            RequestView request = browserLike("/orders");
            write(fixture, request, rule, response);
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            write(fixture, request, rule, response);
            long allocated =
                    threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;

            assertThat(allocated / 20_000).isLessThan(8);
        }
    }

    private static void write(
            JournalFixture fixture, RequestView request, JournalFixture.Rule rule, OutgoingResponse response) {
        for (int i = 0; i < 20_000; i++) {
            fixture.journal.exchanged(request, rule, AnswerKind.RESPONSE, response, null, 1);
        }
    }

    private static RequestView browserLike(String path) {
        Pairs headers = Pairs.of(
                "Host", "localhost:1080", "User-Agent", "curl/8.5.0", "Accept", "*/*", "X-Request-Id", "0123456789");
        InetAddress loopback = InetAddress.getLoopbackAddress();
        return new RequestView(
                "GET",
                path,
                headers,
                new byte[0],
                null,
                new RequestView.Origin(
                        Protocol.HTTP_1_1,
                        false,
                        true,
                        new InetSocketAddress(loopback, 1080),
                        new InetSocketAddress(loopback, 50_000),
                        JournalFixture.START_MILLIS));
    }

    private static long usedBytes() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
