package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Requests that no expectation takes, on their way to the server they were meant for. */
class ProxyingTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static RawClient.Response raw(String text) {
        try (RawClient client = HOUSE.connect()) {
            return client.send(text).read();
        }
    }

    private static String get(String target, String host) {
        return "GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
    }

    @Test
    void aTargetInAbsoluteFormDecidesAndNotTheHostHeader() {
        try (Origin origin = Origin.saying("hi")) {
            RawClient.Response response = raw(get("http://127.0.0.1:" + origin.port() + "/p?q=1", "elsewhere.example"));

            assertThat(response.body()).isEqualTo("hi");
            Origin.Received received = origin.received().get(0);
            assertThat(received.line()).isEqualTo("GET /p?q=1 HTTP/1.1");
            assertThat(received.head())
                    .contains("Host: 127.0.0.1:" + origin.port())
                    .containsPattern("x-forwarded-by: MockServer_[0-9a-f]{32}")
                    .doesNotContain("elsewhere");
        }
    }

    @Test
    void theHostHeaderDecidesOtherwise() {
        try (Origin origin = Origin.saying("hi")) {
            assertThat(raw(get("/p", "127.0.0.1:" + origin.port())).body()).isEqualTo("hi");
            assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/p'}, 'disposition': 'FORWARDED'}"))
                    .isTrue();
            assertThat(HOUSE.client().retrieve("recorded_expectations")).contains("\"/p\"");
            assertThat(HOUSE.client().retrieve("logs"))
                    .contains("for forwarded request")
                    .doesNotContain("for action:");
        }
    }

    @Test
    void anExpectationComesFirst() {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.client().expect("/p", "mocked");

            assertThat(raw(get("http://127.0.0.1:" + origin.port() + "/p", "x")).body())
                    .isEqualTo("mocked");
            assertThat(origin.received()).isEmpty();
        }
    }

    @Test
    void inModeSimulateNothingIsPassedOn() {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.configure("{'attemptToProxyIfNoMatchingExpectation': false}");

            assertThat(raw(get("/p", "127.0.0.1:" + origin.port())).status()).isEqualTo(404);
            assertThat(raw(get("http://127.0.0.1:" + origin.port() + "/p", "x")).status())
                    .isEqualTo(404);
            assertThat(origin.received()).isEmpty();
        }
    }

    @Test
    void aServerThatDoesNotListenIsA502AndCountsAsUnmatched() throws Exception {
        try (RefusingPort closed = new RefusingPort()) {
            RawClient.Response response = raw(get("/p", "127.0.0.1:" + closed.number()));

            assertThat(response.status()).isEqualTo(502);
            assertThat(response.body()).startsWith("upstream refused the connection:");
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/p'}, 'times': {'atLeast': 1}}"))
                .isTrue();
        assertThat(HOUSE.client().retrieve("recorded_expectations")).isEqualTo("[]");
    }

    @Test
    void whateverTheServerCallsItselfItDoesNotProxyToItself() throws Exception {
        String name = InetAddress.getLoopbackAddress().getHostName();
        for (String host : new String[] {"localhost", "127.0.0.1", "127.1.2.3", "[::1]", "LOCALHOST", name}) {
            String authority = host + ":" + HOUSE.port();
            assertThat(raw(get("/p", authority)).status()).as(authority).isEqualTo(404);
            assertThat(raw(get("http://" + authority + "/p", "x")).status())
                    .as(authority)
                    .isEqualTo(404);
        }
    }

    @Test
    void aRequestThatComesBackIsNotPassedOnAgain() {
        try (Origin origin = Origin.saying("hi")) {
            raw(get("/p", "127.0.0.1:" + origin.port()));
            String marker = origin.received().get(0).headerLines().stream()
                    .filter(line -> line.startsWith("x-forwarded-by"))
                    .findFirst()
                    .orElseThrow();
            RawClient.Response again =
                    raw("GET /p HTTP/1.1\r\nHost: 127.0.0.1:" + origin.port() + "\r\n" + marker + "\r\n\r\n");
            RawClient.Response other = raw("GET /p HTTP/1.1\r\nHost: 127.0.0.1:" + origin.port()
                    + "\r\nx-forwarded-by: MockServer_other\r\n\r\n");

            assertThat(again.status()).isEqualTo(404);
            assertThat(other.status()).isEqualTo(200);
        }
    }

    @Test
    void oneServerCanTakeEveryUnmatchedRequest() throws Exception {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.restartWith(
                    "proxyRemoteHost",
                    "127.0.0.1",
                    "proxyRemotePort",
                    String.valueOf(origin.port()),
                    "attemptToProxyIfNoMatchingExpectation",
                    "false");

            assertThat(HOUSE.client().get("/any").body()).isEqualTo("hi");
            assertThat(origin.received().get(0).head()).containsIgnoringCase("host: 127.0.0.1:" + origin.port());
        }
    }

    @Test
    void aMappingReplacesTheBeginningOfThePath() {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.configure("{'proxyPassMappings': [{'pathPrefix': '/shop/', 'targetUri': 'http://127.0.0.1:"
                    + origin.port() + "/v2/'}, {'pathPrefix': '/keep', 'targetUri': 'http://127.0.0.1:"
                    + origin.port() + "', 'preserveHost': true}]}");

            assertThat(HOUSE.client().get("/shop/cart?x=1").body()).isEqualTo("hi");
            assertThat(HOUSE.client().get("/keepz").body()).isEqualTo("hi");
            assertThat(HOUSE.client().get("/shop").status()).isEqualTo(404);
            assertThat(origin.received().get(0).path()).isEqualTo("/v2/cart?x=1");
            assertThat(origin.received().get(0).head()).containsIgnoringCase("host: 127.0.0.1:" + origin.port());
            assertThat(origin.received().get(1).path()).isEqualTo("/z");
            assertThat(origin.received().get(1).head()).containsIgnoringCase("host: 127.0.0.1:" + HOUSE.port());
            assertThat(HOUSE.client().get("/mockserver/configuration").body()).contains("/v2/\"", "preserveHost");
        }
    }

    @Test
    void excludedHostsAreNotProxiedTo() throws Exception {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.restartWith("noProxyHosts", "*.example, 127.0.0.1");

            assertThat(raw(get("/p", "127.0.0.1:" + origin.port())).status()).isEqualTo(404);
            assertThat(raw(get("/p", "www.shop.example")).status()).isEqualTo(404);
            assertThat(origin.received()).isEmpty();
        }
    }

    @Test
    void metadataAddressesAreRefusedHoweverTheyAreWritten() {
        for (String host : new String[] {
            "169.254.169.254",
            "[fe80::1]",
            "[::ffff:169.254.169.254]",
            "[64:ff9b::a9fe:a9fe]",
            "100.100.100.200",
            "[fd00:ec2::254]"
        }) {
            RawClient.Response response = raw(get("/latest/meta-data", host));
            assertThat(response.status()).as(host).isEqualTo(502);
            assertThat(response.body()).as(host).contains("mockserver.forwardProxyAllowLinkLocal");
        }
        HOUSE.client().expect("{'httpForward': {'host': '169.254.169.254'}}");
        assertThat(HOUSE.client().get("/x").body()).contains("mockserver.forwardProxyAllowLinkLocal");
    }

    @Test
    void privateNetworksAndHostsCanBeForbidden() {
        try (Origin origin = Origin.saying("hi")) {
            String host = "127.0.0.1:" + origin.port();
            HOUSE.configure("{'forwardProxyBlockPrivateNetworks': true}");
            assertThat(raw(get("/p", host)).body()).contains("mockserver.forwardProxyBlockPrivateNetworks");
            assertThat(raw(get("/p", "localhost:" + origin.port())).body())
                    .contains("mockserver.forwardProxyBlockPrivateNetworks");
            HOUSE.configure("{'forwardProxyBlockPrivateNetworks': false, 'forwardProxyDeniedHosts': '127.0.0.1'}");
            assertThat(raw(get("/p", host)).body()).contains("mockserver.forwardProxyDeniedHosts");
            HOUSE.configure("{'forwardProxyDeniedHosts': '', 'forwardProxyAllowedHosts': '*.shop.example'}");
            assertThat(raw(get("/p", host)).body()).contains("mockserver.forwardProxyAllowedHosts");
            HOUSE.configure("{'forwardProxyAllowedHosts': '127.0.0.1'}");
            assertThat(raw(get("/p", host)).body()).isEqualTo("hi");
        }
    }
}
