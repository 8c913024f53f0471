package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.netty.util.ResourceLeakDetector;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/**
 * How much garbage a request leaves that an expectation with fixed bytes answers: what the event loop and the journal's
 * consumer allocate for it. Other threads have nothing to do with a request.
 */
class HotPathAllocationTest {

    private static final int MOST_BYTES_PER_REQUEST = 2_048;
    private static final int REQUESTS = 20_000;
    private static final int PIPELINED = 50;

    /* The compiler removes allocations once it has seen enough; on a busy machine that takes a few rounds. */
    private static final int MOST_ROUNDS = 12;

    private static final String REQUEST = "GET /orders/1 HTTP/1.1\r\nHost: localhost\r\nUser-Agent: test/1.0\r\n"
            + "Accept: application/json\r\nX-Request: 4711\r\n\r\n";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "1");

    @Test
    void aServedRequestAllocatesLittle() throws IOException {
        HOUSE.client().expect("/other", "x").expect("/orders/1", "one order").expect("/orders/2", "two");
        ResourceLeakDetector.Level before = ResourceLeakDetector.getLevel();
        // Recording where each buffer was touched would be most of what is measured.
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
        try {
            assertThat(leastBytesPerRequest())
                    .as("bytes allocated for one request")
                    .isBetween(1L, (long) MOST_BYTES_PER_REQUEST);
        } finally {
            ResourceLeakDetector.setLevel(before);
        }
    }

    private static long leastBytesPerRequest() throws IOException {
        long least = Long.MAX_VALUE;
        byte[] batch = REQUEST.repeat(PIPELINED).getBytes(StandardCharsets.US_ASCII);
        int answerBytes = answerBytes();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), HOUSE.port())) {
            for (int round = 0; round < MOST_ROUNDS && least > MOST_BYTES_PER_REQUEST; round++) {
                long before = allocatedBytes();
                for (int sent = 0; sent < REQUESTS; sent += PIPELINED) {
                    socket.getOutputStream().write(batch);
                    assertThat(socket.getInputStream().readNBytes(answerBytes * PIPELINED))
                            .hasSize(answerBytes * PIPELINED);
                }
                // Waits until the consumer has seen all of them.
                HOUSE.client().verifies("{'httpRequest': {'path': '/none'}}");
                least = Math.min(least, (allocatedBytes() - before) / REQUESTS);
            }
        }
        return least;
    }

    private static int answerBytes() {
        try (RawClient client = HOUSE.connect()) {
            RawClient.Response answer = client.send(REQUEST).read();
            assertThat(answer.body()).isEqualTo("one order");
            return answer.head().length() + answer.body().length();
        }
    }

    private static long allocatedBytes() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] ids = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("mockserver-io")
                        || thread.getName().startsWith("mockserver-journal"))
                .mapToLong(Thread::getId)
                .toArray();
        assertThat(ids).as("the threads that work for a request").hasSize(2);
        return Arrays.stream(threads.getThreadAllocatedBytes(ids)).sum();
    }
}
