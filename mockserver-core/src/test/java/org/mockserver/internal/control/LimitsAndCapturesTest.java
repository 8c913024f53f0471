package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;

class LimitsAndCapturesTest {

    private final ControlFixture server = new ControlFixture();

    @BeforeEach
    void stopTheClock() {
        server.engine.clock().freeze(Instant.ofEpochSecond(1_000_000));
    }

    @AfterEach
    void close() {
        server.close();
    }

    private void register(String json) {
        assertThat(server.put("/expectation", json).status()).isEqualTo(201);
    }

    private void advance(long millis) {
        server.engine.clock().advance(Duration.ofMillis(millis));
    }

    @Test
    void aWindowHasRoomForSoManyRequests() {
        register("{'httpResponse': {'body': 'ok'}, 'rateLimit': {'limit': 2, 'windowMillis': 10000}}");

        assertThat(server.get("/a").text()).isEqualTo("ok");
        advance(1_500);
        assertThat(server.get("/a").text()).isEqualTo("ok");
        Answer refused = server.get("/a");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.text()).contains("rate_limit_exceeded");
        assertThat(refused.header("X-RateLimit-Limit")).isEqualTo("2");
        assertThat(refused.header("X-RateLimit-Remaining")).isEqualTo("0");
        assertThat(refused.header("X-RateLimit-Reset")).isEqualTo("1000010");
        assertThat(refused.header("Retry-After")).isEqualTo("9");
        advance(8_499);
        assertThat(server.get("/a").status()).isEqualTo(429);
        advance(1);
        assertThat(server.get("/a").status()).isEqualTo(200);
    }

    @Test
    void aBucketFillsSteadily() {
        register("{'httpResponse': {}, 'rateLimit':"
                + " {'algorithm': 'token_bucket', 'burst': 2, 'refillPerSecond': 0.5}}");

        assertThat(server.get("/a").status()).isEqualTo(200);
        assertThat(server.get("/a").status()).isEqualTo(200);
        assertThat(server.get("/a").header("Retry-After")).isEqualTo("2");
        advance(1_999);
        assertThat(server.get("/a").status()).isEqualTo(429);
        advance(1);
        assertThat(server.get("/a").status()).isEqualTo(200);
        assertThat(server.get("/a").status()).isEqualTo(429);
        advance(60_000);
        assertThat(server.get("/a").status()).isEqualTo(200);
        assertThat(server.get("/a").status()).isEqualTo(200);
        assertThat(server.get("/a").status()).isEqualTo(429);
    }

    @Test
    void limitsOfTheSameNameShareACount() {
        register(
                "[{'httpRequest': {'path': '/a'}, 'httpResponse': {},"
                        + " 'rateLimit': {'name': 'q', 'limit': 1, 'windowMillis': 1000}},"
                        + " {'httpRequest': {'path': '/b'}, 'httpResponse': {},"
                        + " 'rateLimit': {'name': 'q', 'limit': 1, 'windowMillis': 1000, 'errorStatus': 503, 'retryAfter': '7'}},"
                        + " {'httpRequest': {'path': '/c'}, 'httpResponse': {}, 'rateLimit': {'limit': 0, 'windowMillis': 1000}}]");

        assertThat(server.get("/a").status()).isEqualTo(200);
        assertThat(server.get("/b").status()).isEqualTo(503);
        assertThat(server.get("/b").header("Retry-After")).isEqualTo("7");
        assertThat(server.get("/c").status()).isEqualTo(429);
    }

    @Test
    void aResetForgetsTheCounts() {
        String expectation = "{'httpResponse': {}, 'rateLimit': {'name': 'q', 'limit': 1, 'windowMillis': 1000}}";
        register(expectation);
        server.get("/a");
        assertThat(server.get("/a").status()).isEqualTo(429);

        server.put("/reset");
        register(expectation);

        assertThat(server.get("/a").status()).isEqualTo(200);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "header | x-mode | h",
                "queryStringParameter | mode | q r",
                "cookie | mode | c",
                "pathParameter | mode | p",
                "jsonPath | $.mode | j",
                "jsonPath | $..kg | 2",
                "jsonPath | $.list | [1,2]",
                "header | missing | Started",
                "header | x-empty | Started",
                "jsonPath | $.missing | Started",
                "xpath | /mode | Started",
            })
    void aTextOfTheRequestBecomesTheStateOfAScenario(String source, String expression, String state) {
        register("{'httpRequest': {'path': '/{mode}', 'pathParameters': {'mode': ['.*']}}, 'httpResponse': {},"
                + " 'capture': {'source': '" + source + "', 'expression': '" + expression + "', 'into': 's'}}");

        Answer answer = server.send(
                "POST",
                "/p?mode=q+r",
                Pairs.of("X-Mode", "h", "X-Empty", "", "Cookie", "mode=c"),
                "{\"mode\":\"j\",\"o\":{\"kg\":2},\"list\":[1,2]}");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(server.engine.scenarios().state("s")).isEqualTo(state);
    }

    @Test
    void aTextOfXmlBecomesTheStateOfAScenario() {
        register("{'httpResponse': {}, 'capture': [{'source': 'xpath', 'expression': '/o/mode', 'into': 's'}]}");

        server.send("POST", "/", Pairs.EMPTY, "<o><mode>slow</mode></o>");

        assertThat(server.engine.scenarios().state("s")).isEqualTo("slow");
    }

    @Test
    void aCaptureThatCanFindNothingIsRefused() {
        Answer refused = server.put(
                "/expectation",
                "{'httpResponse': {}, 'capture': [{'source': 'jsonPath', 'expression': '$[', 'into': 's'}]}");

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("$.capture[0].expression");
    }
}
