package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Ports, and how a server ends. */
class LifecycleTest {

    private static final Pattern BOUND = Pattern.compile("\"ports\" : \\[ (\\d+) ]");
    private static final String SLOW = "{'httpRequest': {'path': '/slow'}, 'httpResponse': {'body': 'late',"
            + " 'delay': {'timeUnit': 'MILLISECONDS', 'value': 300}}}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static boolean refuses(int port) {
        try (RawClient none = RawClient.connect(port)) {
            return false;
        } catch (UncheckedIOException refused) {
            return true;
        }
    }

    private static void awaitStopped(MockServer server) throws Exception {
        CompletableFuture<Void> stopped = CompletableFuture.runAsync(() -> {
            try {
                server.awaitStopped();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        });
        stopped.get(20, TimeUnit.SECONDS);
    }

    @Test
    void severalPortsShareOneSetOfExpectations() throws Exception {
        HOUSE.restartWith("serverPort", "0,0");
        List<Integer> ports = HOUSE.server().ports();
        HOUSE.client().expect("/a", "x");

        assertThat(ports).hasSize(2).doesNotHaveDuplicates();
        assertThat(new HouseClient(ports.get(1)).get("/a").body()).isEqualTo("x");
        assertThat(HOUSE.client().control("/status").body())
                .contains("\"ports\" : [ " + ports.get(0) + ", " + ports.get(1) + " ]");
    }

    @Test
    void aPortIsBoundLater() throws Exception {
        HOUSE.restartWith();
        HOUSE.client().expect("/a", "x");
        Matcher bound =
                BOUND.matcher(HOUSE.client().control("/bind", "{'ports': [0]}").body());

        assertThat(bound.find()).isTrue();
        int port = Integer.parseInt(bound.group(1));
        assertThat(new HouseClient(port).get("/a").body()).isEqualTo("x");
        assertThat(HOUSE.server().ports()).hasSize(2).contains(port);
    }

    @Test
    void aTakenPortIsNotBoundAndTheServerGoesOn() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            HouseClient.Answer answer = HOUSE.client().control("/bind", "{'ports': [0, " + taken.getLocalPort() + "]}");

            assertThat(answer.status()).isEqualTo(400);
            assertThat(HOUSE.server().ports()).hasSize(1);
            assertThat(answer.body()).startsWith("Exception while binding MockServer to port " + taken.getLocalPort());
            assertThat(HOUSE.client().get("/a").status()).isEqualTo(404);
        }
    }

    @Test
    void aTakenPortStopsTheStartAndLeavesNothingOpen() throws Exception {
        HOUSE.stop();
        Set<Thread> before = serverThreads();
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String ports = "0," + taken.getLocalPort();
            assertThatThrownBy(() -> HOUSE.restartWith("serverPort", ports))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageContaining("port " + taken.getLocalPort());
        }
        Awaitility.await().untilAsserted(() -> assertThat(before).containsAll(serverThreads()));
        assertThat(HOUSE.console()).doesNotContain("ports: []");
    }

    private static Set<Thread> serverThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("mockserver"))
                .collect(Collectors.toSet());
    }

    @Test
    void aStoppedServerLeavesNoThreadBehind() throws Exception {
        HOUSE.stop();
        Set<Thread> before = serverThreads();
        HOUSE.restartWith();
        HOUSE.client().expect("/a", "x").get("/a");
        HOUSE.client().retrieve("logs");
        assertThat(serverThreads()).hasSizeGreaterThan(before.size());
        HOUSE.stop();

        Awaitility.await().untilAsserted(() -> assertThat(before).containsAll(serverThreads()));
    }

    @Test
    void aPortIsFreeAgainAsSoonAsTheServerHasStopped() throws Exception {
        Set<Thread> before = serverThreads();
        String port = Integer.toString(HOUSE.port());
        for (int i = 0; i < 10; i++) {
            HOUSE.restartWith("serverPort", port);
            HOUSE.client().expect("/a", "x");
            try (RawClient one = HOUSE.connect()) {
                assertThat(one.get("/a").read().body()).isEqualTo("x");
                HOUSE.stop();
                assertThat(one.ending()).isEqualTo(RawClient.Ending.CLOSED);
            }
        }
        Awaitility.await().untilAsserted(() -> assertThat(serverThreads()).hasSizeLessThanOrEqualTo(before.size()));
    }

    @Test
    void stoppingFinishesTheExchangesInProgress() throws Exception {
        HOUSE.restartWith();
        HOUSE.client().expect(SLOW);
        int port = HOUSE.port();
        try (RawClient waiting = RawClient.connect(port)) {
            waiting.get("/slow");
            Awaitility.await().until(() -> HOUSE.client().verifies("{'httpRequest': {'path': '/slow'}}"));
            CompletableFuture<Void> stopped = CompletableFuture.runAsync(HOUSE::stop);

            RawClient.Response answer = waiting.read();
            assertThat(answer.body()).isEqualTo("late");
            assertThat(waiting.ending()).isEqualTo(RawClient.Ending.CLOSED);
            stopped.get(20, TimeUnit.SECONDS);
        }
        assertThat(refuses(port)).isTrue();
    }

    @Test
    void stoppingWithoutDrainEndsExchangesInProgress() throws Exception {
        HOUSE.restartWith("stopDrainMillis", "0");
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/slow'}, 'httpResponse': {'delay': {'timeUnit': 'HOURS', 'value':"
                        + " 1}}}");
        try (RawClient waiting = HOUSE.connect()) {
            waiting.get("/slow");
            Awaitility.await().until(() -> HOUSE.client().verifies("{'httpRequest': {'path': '/slow'}}"));
            HOUSE.stop();

            assertThat(waiting.readToEnd()).doesNotContain("HTTP");
        }
    }

    @Test
    void theControlPlaneStopsTheServer() throws Exception {
        HOUSE.restartWith();
        MockServer server = HOUSE.server();
        int port = HOUSE.port();
        HouseClient.Answer answer = HOUSE.client().control("/stop");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body()).isEmpty();
        awaitStopped(server);
        assertThat(refuses(port)).isTrue();
        assertThat(HOUSE.console()).contains("stopped for port: " + port);
    }

    @Test
    void stoppingTwiceIsFine() throws Exception {
        HOUSE.restartWith();
        HOUSE.server().close();
        HOUSE.server().close();

        awaitStopped(HOUSE.server());
    }

    @Test
    void aServerIsReadyOnceItAnswers() {
        assertThat(HOUSE.client().get("/mockserver/ready").body()).contains("READY");
    }
}
