package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.transport.RawClient;

/** The JDK's client as an independent judge of HTTP/2, and the way to it from HTTP/1.1. */
class Http2ClientsTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static HttpRequest.Builder request(Speech speech, String path) {
        return HttpRequest.newBuilder(URI.create(speech.scheme + "://localhost:" + HOUSE.port() + path));
    }

    private static HttpResponse<String> send(HttpClient client, HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @ParameterizedTest
    @EnumSource(names = {"H2C", "H2"})
    void aClientThatCanSpeakHttpTwoDoes(Speech speech) throws Exception {
        HOUSE.client().expect("/a", "answer");
        HttpClient client = speech.newClient();

        HttpResponse<String> first = send(client, request(speech, "/a?q=1").header("X-Own", "1"));
        HttpResponse<String> second = send(client, request(speech, "/a"));

        assertThat(List.of(first.version(), second.version())).containsOnly(HttpClient.Version.HTTP_2);
        assertThat(List.of(first.body(), second.body())).containsOnly("answer");
        assertThat(HOUSE.client()
                        .verifies("{'httpRequest': {'path': '/a', 'protocol': 'HTTP_2', 'headers': {'x-own': '1'},"
                                + " 'queryStringParameters': {'q': '1'}}}"))
                .isTrue();
        assertThat(HOUSE.client().retrieve("requests").toLowerCase(java.util.Locale.ROOT))
                .contains("\"host\"")
                .doesNotContain("\"upgrade\"", "\"http2-settings\"", "\"connection\"");
    }

    @ParameterizedTest
    @EnumSource(names = {"H2C", "H2"})
    void manyLargeBodiesTravelInBothDirectionsOverOneConnection(Speech speech) throws Exception {
        String large = "0123456789".repeat(20_000);
        HOUSE.client().expect("{'httpRequest': {'path': '/big'}, 'httpResponse': {'body': '" + large + "'}}");
        HttpClient client = speech.newClient();
        send(client, request(speech, "/first"));
        List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            HttpRequest.Builder upload =
                    request(speech, "/big?n=" + i).POST(HttpRequest.BodyPublishers.ofString(large));
            answers.add(client.sendAsync(upload.build(), HttpResponse.BodyHandlers.ofString()));
        }
        for (CompletableFuture<HttpResponse<String>> answer : answers) {
            assertThat(answer.get().version()).isEqualTo(HttpClient.Version.HTTP_2);
            assertThat(answer.get().body()).isEqualTo(large);
        }
        assertThat(HOUSE.client()
                        .verifies("{'httpRequest': {'path': '/big', 'protocol': 'HTTP_2', 'body': '" + large
                                + "'}, 'times': {'atLeast': 30, 'atMost': 30}}"))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = {"H2C", "H2"})
    void aTooLargeBodyIsAnsweredSoThatTheClientSeesIt(Speech speech) throws Exception {
        HOUSE.restartWith("maxRequestBodySize", "100000");
        HttpClient client = speech.newClient();
        send(client, request(speech, "/first"));
        HttpRequest.Builder upload =
                request(speech, "/big").POST(HttpRequest.BodyPublishers.ofByteArray(new byte[3_000_000]));
        assertThat(send(client, upload).statusCode()).isEqualTo(413);
        assertThat(send(client, request(speech, "/next")).statusCode()).isEqualTo(404);
    }

    private static String upgradeRequest(String settings, String more) {
        return "GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: "
                + settings + "\r\n" + more + "\r\n";
    }

    @Test
    void whoAsksForHttpTwoIsToldThatItComes() {
        HOUSE.client().expect("/a", "answer");
        try (RawClient client = HOUSE.connect()) {
            RawClient.Response told =
                    client.send(upgradeRequest("AAMAAABkAAQAAP__", "")).readHead();
            assertThat(told.status()).isEqualTo(101);
            assertThat(told.header("upgrade")).isEqualTo("h2c");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"AAMAAABkAAQAAP_", "!!!", "AAQAAP8"})
    void aWishThatIsNotWellFormedIsIgnored(String settings) {
        HOUSE.client().expect("/a", "answer");
        try (RawClient client = HOUSE.connect()) {
            assertThat(client.send(upgradeRequest(settings, "")).read().body()).isEqualTo("answer");
        }
    }

    @Test
    void aWishIsIgnoredWithABodyOrWhereHttpTwoIsOff() throws StartFailure {
        HOUSE.client().expect("/a", "answer");
        try (RawClient client = HOUSE.connect()) {
            String body = upgradeRequest("AAMAAABkAAQAAP__", "Content-Length: 1\r\n") + "x";
            assertThat(client.send(body).read().body()).isEqualTo("answer");
        }
        HOUSE.restartWith("http2Enabled", "false").expect("/a", "answer");
        try (RawClient client = HOUSE.connect()) {
            String wish = upgradeRequest("AAMAAABkAAQAAP__", "");
            assertThat(client.send(wish).read().body()).isEqualTo("answer");
        }
    }
}
