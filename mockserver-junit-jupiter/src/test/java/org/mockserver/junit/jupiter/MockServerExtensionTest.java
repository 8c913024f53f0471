package org.mockserver.junit.jupiter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.verify.VerificationTimes.exactly;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.mockserver.client.MockServerClient;
import org.mockserver.integration.ClientAndServer;

class MockServerExtensionTest {

    /** Ports that the classes below were given, in the order in which they asked. */
    private static final List<Integer> PORTS = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void forgetPorts() {
        PORTS.clear();
    }

    private static EngineExecutionResults run(Class<?>... classes) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(Arrays.stream(classes)
                        .map(DiscoverySelectors::selectClass)
                        .toArray(DiscoverySelector[]::new))
                .configurationParameter("junit.jupiter.execution.parallel.enabled", "true")
                .configurationParameter("junit.jupiter.execution.parallel.config.strategy", "fixed")
                .configurationParameter("junit.jupiter.execution.parallel.config.fixed.parallelism", "4")
                .execute();
    }

    private static void allPass(int tests, Class<?>... classes) {
        EngineExecutionResults results = run(classes);
        assertThat(results.testEvents().failed().stream().map(Object::toString).toList())
                .isEmpty();
        results.testEvents().assertStatistics(counts -> counts.started(tests).succeeded(tests));
        results.containerEvents().assertStatistics(counts -> counts.failed(0));
    }

    private static String get(String address) {
        try {
            return HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static void assertStopped(int port) {
        assertThatThrownBy(() -> new Socket("127.0.0.1", port).close()).isInstanceOf(IOException.class);
    }

    @MockServerSettings
    static class InjectedTests {

        private MockServerClient field;

        @MockServerUrl
        private String address;

        private final ClientAndServer constructed;

        InjectedTests(ClientAndServer server) {
            constructed = server;
            PORTS.add(server.getPort());
        }

        @BeforeAll
        static void register(MockServerClient client) {
            client.when(request("/hello")).respond(response("world"));
        }

        @Test
        void everythingLeadsToTheSameServer(MockServerClient parameter, @MockServerUrl URI uri) {
            assertThat(field).isSameAs(constructed).isSameAs(parameter);
            assertThat(get(address + "/hello")).isEqualTo("world");
            assertThat(uri).hasToString(address);
        }

        @Nested
        class InsideTests {

            @Test
            void theServerOfTheOuterClassIsUsed(MockServerClient client) {
                assertThat(client).isSameAs(constructed).isSameAs(field);
            }
        }
    }

    @Test
    void clientsAreInjectedAndTheServerStopsWithItsClass() {
        allPass(2, InjectedTests.class);

        assertStopped(PORTS.get(0));
    }

    @MockServerSettings(perTestSuite = true)
    static class FirstOfSuiteTests {
        @Test
        void one(MockServerClient client) {
            PORTS.add(client.getPort());
        }
    }

    @MockServerSettings(perTestSuite = true)
    static class SecondOfSuiteTests {
        @Test
        void two(MockServerClient client) {
            PORTS.add(client.getPort());
        }
    }

    @Test
    void classesOfASuiteShareOneServerThatStopsAtTheEnd() {
        allPass(2, FirstOfSuiteTests.class, SecondOfSuiteTests.class);

        assertThat(PORTS).hasSize(2);
        assertThat(PORTS.get(0)).isEqualTo(PORTS.get(1));
        assertStopped(PORTS.get(0));
    }

    @MockServerSettings(ports = {0, 0})
    static class BesideTheSuiteTests {
        @Test
        void three(ClientAndServer client) {
            assertThat(client.getLocalPorts()).hasSize(2);
            PORTS.add(client.getPort());
        }
    }

    @Test
    void aClassBesideTheSuiteHasAServerOfItsOwn() {
        allPass(3, FirstOfSuiteTests.class, BesideTheSuiteTests.class, SecondOfSuiteTests.class);

        assertThat(PORTS).hasSize(3);
        assertThat(Set.copyOf(PORTS)).hasSize(2);
    }

    @MockServerSettings(resetBeforeEach = true)
    static class ResetTests {

        @BeforeEach
        void register(MockServerClient client) {
            client.when(request("/prepared")).respond(response("yes"));
        }

        @RepeatedTest(2)
        void onlyWhatWasPreparedIsThere(MockServerClient client) {
            assertThat(client.retrieveActiveExpectations(null)).hasSize(1);
            client.when(request("/left/behind")).respond(response("no"));
        }
    }

    @Test
    void theServerIsResetAheadOfThePreparation() {
        allPass(2, ResetTests.class);
    }

    @MockServerSettings(perTestSuite = true, isolatedTests = true)
    @Execution(ExecutionMode.CONCURRENT)
    static class IsolatedTests {

        private MockServerClient client;

        @RepeatedTest(20)
        void nobodyElseIsSeen(@MockServerUrl String address) {
            client.when(request("/same")).respond(response("mine " + address));
            assertThat(get(address + "/same")).isEqualTo("mine " + address);
            client.verify(request("/same"), exactly(1));
            assertThat(client.retrieveActiveExpectations(null)).hasSize(1);
            PORTS.add(client.getPort());
        }
    }

    @MockServerSettings(perTestSuite = true, isolatedTests = true)
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class OneInstanceTests {

        private MockServerClient client;

        @RepeatedTest(3)
        void theFieldIsOfTheSpaceOfTheTest(@MockServerUrl String address) {
            assertThat(address).endsWith(client.contextPath());
            assertThat(client.retrieveActiveExpectations(null)).isEmpty();
            client.when(request("/same")).respond(response("mine"));
        }
    }

    @Test
    void isolatedTestsRunInParallelOnOneServer() {
        allPass(23, IsolatedTests.class, OneInstanceTests.class);

        assertThat(PORTS).hasSize(20).containsOnly(PORTS.get(0));
    }

    @MockServerSettings(isolatedTests = true)
    static class WantsTheServerTests {
        @Test
        void notPossible(ClientAndServer server) {
            assertThat(server).isNull();
        }
    }

    @MockServerSettings(isolatedTests = true)
    static class WantsItTooEarlyTests {
        WantsItTooEarlyTests(MockServerClient client) {
            assertThat(client).isNull();
        }

        @Test
        void notPossible() {}
    }

    @Test
    void whatIsolatedTestsCannotHaveIsSaid() {
        assertThat(failures(WantsTheServerTests.class))
                .contains("isolated tests share their server", "MockServerClient");
        assertThat(failures(WantsItTooEarlyTests.class)).contains("isolated tests have a space each", "@BeforeEach");
    }

    private static String failures(Class<?> type) {
        return run(type).testEvents().failed().stream()
                .map(Object::toString)
                .toList()
                .toString();
    }

    static class GivenTests {

        static final ClientAndServer SERVER = ClientAndServer.startClientAndServer();

        @RegisterExtension
        static final MockServerExtension EXTENSION = new MockServerExtension(SERVER);

        @Test
        void theGivenServerIsInjected(ClientAndServer injected) {
            assertThat(injected).isSameAs(SERVER);
        }
    }

    @Test
    void aGivenServerIsLeftRunning() {
        allPass(1, GivenTests.class);

        assertThat(GivenTests.SERVER.isRunning()).isTrue();
        GivenTests.SERVER.stop();
    }

    @ExtendWith(MockServerExtension.class)
    static class WithoutSettingsTests {
        @Test
        void aServerOnAFreePort(MockServerClient client) {
            assertThat(client.getPort()).isPositive();
        }
    }

    @Test
    void theExtensionAloneIsEnough() {
        allPass(1, WithoutSettingsTests.class);
    }
}
