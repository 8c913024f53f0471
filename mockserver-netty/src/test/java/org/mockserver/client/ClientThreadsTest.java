package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.integration.ClientAndServer.startClientAndServer;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.model.ClearType;
import org.mockserver.verify.VerificationTimes;

/** Clients and the threads of those who use them. */
class ClientThreadsTest {

    private static final int THREADS = 50;

    @Test
    void fiftyThreadsUseOneClient() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try (ClientAndServer server = startClientAndServer()) {
            MockServerClient shared = new MockServerClient("localhost", server.getPort());
            List<Callable<Integer>> work = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                String path = "/of/" + i;
                work.add(() -> {
                    shared.when(request(path)).respond(response(path));
                    shared.verify(request(path), VerificationTimes.never());
                    int found = shared.retrieveActiveExpectations(request(path)).length;
                    shared.clear(request(path), ClearType.EXPECTATIONS);
                    return found;
                });
            }
            for (Future<Integer> found : threads.invokeAll(work)) {
                assertThat(found.get()).isEqualTo(1);
            }
            assertThat(shared.retrieveActiveExpectations(null)).isEmpty();
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void anInterruptedCallEndsAndSaysSoAndTheThreadStaysInterrupted() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            AtomicReference<Throwable> thrown = new AtomicReference<>();
            AtomicBoolean stillInterrupted = new AtomicBoolean();
            Thread caller = new Thread(() -> {
                try {
                    new MockServerClient("127.0.0.1", silent.getLocalPort()).reset();
                } catch (ClientException interrupted) {
                    thrown.set(interrupted);
                    stillInterrupted.set(Thread.currentThread().isInterrupted());
                }
            });
            caller.start();
            silent.accept();
            caller.interrupt();
            caller.join(10_000);

            assertThat(thrown.get()).isInstanceOf(ClientException.class).hasMessageContaining("interrupted");
            assertThat(stillInterrupted).isTrue();
        }
    }

    @Test
    void clientsThatAreDroppedLeaveNoThreads() {
        try (ClientAndServer server = startClientAndServer()) {
            new MockServerClient("localhost", server.getPort()).reset();
            Set<Thread> before = threads();
            for (int i = 0; i < 20; i++) {
                new MockServerClient("localhost", server.getPort()).retrieveRecordedRequests(null);
            }
            Awaitility.await().untilAsserted(() -> assertThat(threads()).hasSizeLessThanOrEqualTo(before.size()));
        }
    }

    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("HttpClient")
                        || thread.getName().startsWith("MockServer-"))
                .collect(Collectors.toSet());
    }
}
