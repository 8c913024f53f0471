package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.server.HostileInputs.TEXT;
import static org.mockserver.internal.server.HostileInputs.bytes;
import static org.mockserver.internal.server.HostileInputs.control;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.internal.transport.RawClient;

/**
 * Bytes no honest client sends. Behind every input but the unfinished ones follows a good request that asks for the
 * connection to be closed: its 200 shows that the connection survived, its absence that the rest was not believed.
 */
@ExtendWith(LeakWatch.class)
class HostileInputTest {

    private static final String GOOD = "GET /good HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";

    private static MockServer patient;

    private static MockServer impatient;

    private static int port;

    private static int impatientPort;

    @BeforeAll
    static void start() throws SettingsException, StartFailure {
        patient = server(30_000);
        impatient = server(200);
        port = patient.ports().get(0);
        impatientPort = impatient.ports().get(0);
        for (int each : List.of(port, impatientPort)) {
            try (RawClient client = RawClient.connect(each)) {
                client.send(control("expectation", "{'httpRequest': {}, 'httpResponse': {'body': 'served'}}"));
                assertThat(client.read().status()).isEqualTo(201);
            }
        }
    }

    private static MockServer server(long readTimeoutMillis) throws SettingsException, StartFailure {
        String timeout = Long.toString(readTimeoutMillis);
        return MockServer.start(new LiveSettings(SettingsResolver.resolve(SettingsSources.fixed(Map.of(
                "serverPort", "0",
                "localBoundIP", "127.0.0.1",
                "disableSystemOut", "true",
                "maxRequestBodySize", "1000000",
                "maxDecompressedRequestBodySize", "1000000",
                "regexMatchingTimeoutMillis", "100",
                "requestReadTimeoutMillis", timeout,
                "inboundConnectionIdleTimeoutMillis", timeout,
                "stopDrainMillis", "0")))));
    }

    @AfterAll
    static void stop() {
        try (RawClient client = RawClient.connect(port)) {
            client.send(control("retrieve?type=REQUESTS", "{'path': '/smuggled'}"));
            assertThat(client.read().body()).isEqualTo("[]");
        }
        patient.close();
        impatient.close();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource(HostileInputs.FINISHED)
    void isAnsweredOrRefusedAndTheNextClientIsServed(String name, byte[] bytes, String expected) {
        try (RawClient client = RawClient.connect(port)) {
            client.offer(bytes).offer(bytes(GOOD));
            assertThat(summary(client.readToEnd())).isEqualTo(expected);
        }
        assertTheNextClientIsServed();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource(HostileInputs.UNFINISHED)
    void isNotWaitedForWithoutEnd(String name, byte[] bytes, String expected) {
        try (RawClient client = RawClient.connect(impatientPort)) {
            client.send(bytes);
            assertThat(summary(client.readToEnd())).isEqualTo(expected);
        }
        assertTheNextClientIsServed();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource(HostileInputs.UNFINISHED)
    void isGivenUpWhenTheClientLeaves(String name, byte[] bytes, String expected) {
        try (RawClient client = RawClient.connect(port)) {
            client.send(bytes);
        }
        assertTheNextClientIsServed();
    }

    private static void assertTheNextClientIsServed() {
        try (RawClient next = RawClient.connect(port)) {
            assertThat(next.post("/next", "body").read().body()).isEqualTo("served");
        }
    }

    private static String summary(String everything) {
        String statuses = String.join(" ", RawClient.statusesOf(everything));
        if (everything.endsWith("unless an expectation has binaryData\n")) {
            return statuses.isEmpty() ? TEXT : statuses + " " + TEXT;
        }
        return everything.contains("<reset>") ? statuses + " reset" : statuses;
    }
}
