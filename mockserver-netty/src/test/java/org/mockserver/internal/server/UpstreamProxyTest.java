package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.internal.tls.TlsFixture;

/** Requests that reach their server through a proxy; the proxy is another server of ours. */
class UpstreamProxyTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "1");

    @TempDir
    static Path folder;

    private static String authority;

    @BeforeAll
    static void writeAuthority() throws Exception {
        authority = TlsFixture.write(
                folder.resolve("ca.pem"), TlsFixture.tls(true).trustAnchor().pem());
    }

    private static MockServer proxy(String... namesAndValues) {
        Map<String, String> values = new HashMap<>();
        values.put("serverPort", "0");
        values.put("localBoundIP", "127.0.0.1");
        values.put("directoryToSaveDynamicSSLCertificate", TlsFixture.FOLDER.toString());
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        try {
            MockServer proxy = MockServer.start(
                    new LiveSettings(SettingsResolver.resolve(SettingsSources.fixed(values))),
                    Audience.at(new ByteArrayOutputStream()));
            new HouseClient(proxy.ports().get(0)).expect("/thing", "seen by the proxy");
            return proxy;
        } catch (SettingsException | StartFailure wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private static MockServer proxyWithPassword() {
        return proxy("proxyAuthenticationUsername", "anna", "proxyAuthenticationPassword", "s:ecret");
    }

    private static String at(MockServer server) {
        return "127.0.0.1:" + server.ports().get(0);
    }

    /* The name of the server is known to nobody, so that only the proxy can have answered. */
    private static HouseClient.Answer ask(boolean secure) {
        HOUSE.client()
                .expect(
                        "{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': 'shop.test', 'port': 8443, 'scheme': '"
                                + (secure ? "HTTPS" : "HTTP") + "'}}");
        return HOUSE.client().get("/thing?x=1");
    }

    private static void restart(String... namesAndValues) throws StartFailure {
        String[] all = new String[namesAndValues.length + 4];
        System.arraycopy(namesAndValues, 0, all, 4, namesAndValues.length);
        all[0] = "forwardProxyTLSX509CertificatesTrustManagerType";
        all[1] = "CUSTOM";
        all[2] = "forwardProxyTLSCustomTrustX509Certificates";
        all[3] = authority;
        HOUSE.restartWith(all);
    }

    @ParameterizedTest(name = "{0}, over TLS: {1}")
    @CsvSource({
        "forwardHttpProxy, false",
        "forwardHttpsProxy, true",
        "forwardSocksProxy, false",
        "forwardSocksProxy, true"
    })
    void aServerIsReachedThroughItsProxy(String setting, boolean secure) throws Exception {
        try (MockServer proxy = proxy()) {
            restart(setting, at(proxy));
            HouseClient.Answer answer = ask(secure);

            assertThat(answer.body()).isEqualTo("seen by the proxy");
            String seen = new HouseClient(proxy.ports().get(0)).retrieve("requests", "{'path': '/thing'}");
            assertThat(seen)
                    .containsIgnoringCase("\"host\" : [ \"shop.test:8443\" ]")
                    .contains("\"secure\" : " + secure);
        }
    }

    @ParameterizedTest(name = "{0}, over TLS: {1}")
    @CsvSource({
        "forwardHttpProxy, false",
        "forwardHttpsProxy, true",
        "forwardSocksProxy, false",
        "forwardSocksProxy, true"
    })
    void credentialsAreToldToTheProxy(String setting, boolean secure) throws Exception {
        try (MockServer proxy = proxyWithPassword()) {
            restart(
                    setting,
                    at(proxy),
                    "forwardProxyAuthenticationUsername",
                    "anna",
                    "forwardProxyAuthenticationPassword",
                    "s:ecret");
            assertThat(ask(secure).body()).isEqualTo("seen by the proxy");

            restart(
                    setting,
                    at(proxy),
                    "forwardProxyAuthenticationUsername",
                    "anna",
                    "forwardProxyAuthenticationPassword",
                    "wrong");
            HouseClient.Answer refused = ask(secure);
            assertThat(refused.status()).isEqualTo(502);
            assertThat(refused.body()).contains("the proxy " + at(proxy) + " demands other credentials");

            restart(setting, at(proxy));
            HouseClient.Answer without = ask(secure);
            assertThat(without.status()).isEqualTo(502);
            assertThat(without.body()).contains("the proxy " + at(proxy) + " demands credentials");
        }
    }

    @Test
    void aPlainRequestNamesItsServerInTheRequestLineAndTheConnectionIsKept() throws Exception {
        try (Origin proxy = Origin.saying("hi")) {
            restart(
                    "forwardHttpProxy",
                    "127.0.0.1:" + proxy.port(),
                    "forwardProxyAuthenticationUsername",
                    "u",
                    "forwardProxyAuthenticationPassword",
                    "p");
            assertThat(ask(false).body()).isEqualTo("hi");
            assertThat(HOUSE.client().get("/again").body()).isEqualTo("hi");

            Origin.Received first = proxy.received().get(0);
            assertThat(first.line()).isEqualTo("GET http://shop.test:8443/thing?x=1 HTTP/1.1");
            assertThat(first.headerLines()).contains("proxy-authorization: Basic dTpw");
            assertThat(first.head()).containsIgnoringCase("host: shop.test:8443\r\n");
            assertThat(proxy.received()).hasSize(2);
            assertThat(proxy.connections()).isEqualTo(1);
        }
    }

    @Test
    void namedHostsAreReachedDirectly() throws Exception {
        try (Origin origin = Origin.saying("direct");
                Origin proxy = Origin.saying("proxy")) {
            restart("forwardHttpProxy", "127.0.0.1:" + proxy.port(), "noProxyHosts", "*.test, 127.0.0.1");
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                            + origin.port() + "}}");

            assertThat(HOUSE.client().get("/x").body()).isEqualTo("direct");
            assertThat(origin.received().get(0).line()).isEqualTo("GET /x HTTP/1.1");
            assertThat(proxy.received()).isEmpty();
        }
    }

    @ParameterizedTest(name = "{0}, over TLS: {1}")
    @CsvSource({"forwardHttpProxy, false", "forwardHttpsProxy, true", "forwardSocksProxy, true"})
    void aProxyThatDoesNotListenIsNamed(String setting, boolean secure) throws Exception {
        try (RefusingPort closed = new RefusingPort()) {
            restart(setting, "127.0.0.1:" + closed.number());
            HouseClient.Answer answer = ask(secure);

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("refused the connection", "127.0.0.1:" + closed.number());
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "HTTP/1.1 503 No Way%r%n%r%n | opened no tunnel to shop.test:8443: 503 No Way",
                "SSH-2.0-OpenSSH%r%n%r%n | has not answered in HTTP",
                "HTTP/1.1 200 OK%r%n%r%nmore | has sent more than its answer",
                "'' | closed the connection without an answer"
            })
    void aRefusedTunnelIsExplained(String said, String explained) throws Exception {
        try (Origin proxy = Origin.that((request, out) -> {
            out.write(said.replace("%r%n", "\r\n").getBytes());
            return false;
        })) {
            restart("forwardHttpsProxy", "127.0.0.1:" + proxy.port());
            HouseClient.Answer answer = ask(true);

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("the proxy 127.0.0.1:" + proxy.port() + " " + explained);
            assertThat(proxy.received().get(0).line()).isEqualTo("CONNECT shop.test:8443 HTTP/1.1");
        }
    }

    @Test
    void aTunnelThatIsNotOpenedIsGivenUp() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            restart("forwardSocksProxy", "127.0.0.1:" + silent.getLocalPort(), "socketConnectionTimeout", "300");
            HouseClient.Answer answer = ask(false);

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("within 300 ms");
        }
    }

    @Test
    void whatIsForbiddenIsForbiddenThroughAProxyToo() throws Exception {
        try (MockServer proxy = proxy()) {
            restart("forwardSocksProxy", at(proxy));
            HOUSE.client().expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '169.254.169.254'}}");

            assertThat(HOUSE.client().get("/thing").body()).contains("forwardProxyAllowLinkLocal");
        }
    }

    @Test
    void aServerBehindTheProxyThatIsNotThereIsTheProxysAnswer() throws IOException, StartFailure {
        try (MockServer proxy = proxy();
                RefusingPort closed = new RefusingPort()) {
            int port = closed.number();
            restart("forwardHttpProxy", at(proxy));
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': " + port
                            + "}}");

            assertThat(HOUSE.client().get("/x").status()).isEqualTo(502);
            assertThat(HOUSE.client().get("/x").body()).contains("refused the connection", ":" + port);
        }
    }

    @Test
    void aSocksTunnelLeadsToAnAddressToo() throws Exception {
        try (MockServer proxy = proxy();
                Origin origin = Origin.saying("behind")) {
            restart("forwardSocksProxy", at(proxy));
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                            + origin.port() + "}}");

            assertThat(HOUSE.client().get("/x").body()).isEqualTo("behind");
            assertThat(new HouseClient(proxy.ports().get(0)).verifies("{'httpRequest': {'path': '/x'}}"))
                    .isTrue();
        }
    }

    @Test
    void socksExcludesTheOthersAndAddressesAreChecked() {
        assertThatThrownBy(() -> HOUSE.restartWith("forwardSocksProxy", "p:1080", "forwardHttpProxy", "q:3128"))
                .hasMessageContaining("cannot be combined");
        assertThatThrownBy(() -> HOUSE.restartWith("forwardHttpProxy", "http://p"))
                .hasMessageContaining("forwardHttpProxy")
                .hasMessageContaining("host:port");
    }
}
