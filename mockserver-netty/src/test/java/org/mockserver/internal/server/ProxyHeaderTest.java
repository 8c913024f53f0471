package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Load balancers that say who their client is. */
class ProxyHeaderTest {

    private static final String REQUEST = "GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    private static final String HEADER = "PROXY TCP4 203.0.113.7 198.51.100.1 4711 80\r\n";

    @RegisterExtension
    static final HouseExtension HOUSE =
            HouseExtension.with("proxyProtocolTrustedSources", "127.0.0.0/8,::1", "logLevel", "INFO");

    private static String answer(byte[]... pieces) {
        try (RawClient client = HOUSE.connect()) {
            for (byte[] piece : pieces) {
                client.send(piece);
            }
            return client.readToEnd();
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static boolean recordedFrom(String client) {
        return HOUSE.client().verifies("{'httpRequest': {'clientIp': '" + client + "'}}");
    }

    @Test
    void theClientThatVersion1NamesIsRecorded() {
        HOUSE.client().expect("/a", "served");
        assertThat(answer(ascii(HEADER + REQUEST))).endsWith("served");
        assertThat(recordedFrom("203.0.113.7")).isTrue();
    }

    @Test
    void aHeaderMayArriveInPieces() {
        HOUSE.client().expect("/a", "served");
        assertThat(answer(ascii("PRO"), ascii("XY TCP4 203.0.113.8 198.51.100.1 1 80\r"), ascii("\n" + REQUEST)))
                .endsWith("served");
        assertThat(recordedFrom("203.0.113.8")).isTrue();
    }

    @Test
    void theClientThatVersion2NamesIsRecorded() {
        HOUSE.client().expect("/a", "served");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(new byte[] {13, 10, 13, 10, 0, 13, 10, 'Q', 'U', 'I', 'T', 10, 0x21, 0x11, 0, 12});
        bytes.writeBytes(new byte[] {(byte) 203, 0, 113, 9, (byte) 198, 51, 100, 1, 0x12, 0x34, 0, 80});
        bytes.writeBytes(ascii(REQUEST));
        assertThat(answer(bytes.toByteArray())).endsWith("served");
        assertThat(recordedFrom("203.0.113.9")).isTrue();
    }

    @Test
    void connectionsWithoutAHeaderOrWithAnEmptyOneAreServedToo() {
        HOUSE.client().expect("/a", "served");
        assertThat(answer(ascii(REQUEST))).endsWith("served");
        assertThat(answer(ascii("\r\n" + REQUEST))).endsWith("served");
        assertThat(answer(ascii("PROXY UNKNOWN\r\n" + REQUEST))).endsWith("served");
        assertThat(HOUSE.client().control("/status").status()).isEqualTo(200);
    }

    @Test
    void aMalformedHeaderClosesTheConnection() {
        assertThat(answer(ascii("PROXY TCP4 nonsense\r\n" + REQUEST))).doesNotContain("HTTP/1.1 200");
    }

    @Test
    void nobodyElseIsBelieved() throws Exception {
        HOUSE.restartWith("proxyProtocolTrustedSources", "192.0.2.0/24").expect("/a", "served");
        assertThat(answer(ascii(HEADER + REQUEST))).contains("only HTTP");
        assertThat(answer(ascii(REQUEST))).endsWith("served");
    }

    private static String redirected(int port, String request) {
        return answer(ascii("PROXY TCP4 203.0.113.7 127.0.0.1 4711 " + port + "\r\n" + request));
    }

    @Test
    void aRedirectedRequestGoesToWhereItWasMeantFor() throws Exception {
        try (Origin origin = Origin.saying("from afar")) {
            HOUSE.restartWith("transparentProxyEnabled", "true", "proxyProtocolTrustedSources", "");
            HOUSE.client().expect("/a", "served");

            assertThat(redirected(origin.port(), REQUEST)).endsWith("served");
            assertThat(redirected(origin.port(), REQUEST.replace("/a", "/b"))).endsWith("from afar");
            assertThat(origin.received()).hasSize(1);
            assertThat(origin.received().get(0).headerLines()).contains("Host: x");
            assertThat(
                            HOUSE.client()
                                    .verifies(
                                            "{'httpRequest': {'clientIp': '203.0.113.7'}, 'times': {'atLeast': 2, 'atMost': 2}}"))
                    .isTrue();
        }
    }

    @Test
    void theControlPlaneIsNotWhereARedirectedRequestWasMeantFor() throws Exception {
        try (Origin origin = Origin.saying("from afar")) {
            HOUSE.restartWith("transparentProxyEnabled", "true");
            String reset =
                    "PUT /mockserver/reset HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
            HOUSE.client().expect("/a", "served");

            assertThat(redirected(origin.port(), reset)).endsWith("from afar");
            assertThat(HOUSE.client().get("/a").body()).isEqualTo("served");
            assertThat(redirected(HOUSE.port(), reset)).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void withoutTransparencyTheDestinationOfAHeaderMeansNothing() {
        try (Origin origin = Origin.saying("from afar")) {
            assertThat(redirected(origin.port(), REQUEST.replace("/a", "/b"))).doesNotContain("from afar");
            assertThat(origin.received()).isEmpty();
        }
    }

    @Test
    void theVariablesForProgramsArePrinted() throws Exception {
        HOUSE.restartWith("proxySetup", "true");
        int port = HOUSE.port();
        HOUSE.stop();
        assertThat(HOUSE.console())
                .contains("export HTTPS_PROXY='http://localhost:" + port + "'")
                .contains("$env:NODE_EXTRA_CA_CERTS");
    }

    @Test
    void whatIsNoNetworkStopsTheStart() {
        for (String wrong : new String[] {"10.0.0.0/99", "nowhere", "10.0.0.0/x"}) {
            assertThatThrownBy(() -> HOUSE.restartWith("proxyProtocolTrustedSources", wrong))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageContaining(wrong);
        }
    }
}
