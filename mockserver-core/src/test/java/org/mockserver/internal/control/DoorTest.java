package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;

class DoorTest {

    private ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private Answer status(String... headers) {
        return server.send("PUT", "/mockserver/status", Pairs.of(headers), "");
    }

    @Test
    void theStatusTellsVersionAndPorts() {
        Answer answer = status();
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.response().defaultContentType()).isEqualTo("application/json; charset=utf-8");
        assertThat(answer.text()).isEqualTo("""
                {
                  "artifactId" : "mockserver-core",
                  "gitHash" : "abcdef1",
                  "groupId" : "org.mock-server",
                  "ports" : [ 1080 ],
                  "version" : "1.2.3"
                }""");
    }

    @Test
    void controlAnswersCarryTheCorsHeaders() {
        Answer answer = status();
        assertThat(answer.header("access-control-allow-origin")).isEqualTo("*");
        assertThat(answer.header("access-control-allow-credentials")).isEqualTo("false");
        assertThat(answer.header("access-control-allow-methods"))
                .isEqualTo("CONNECT, DELETE, GET, HEAD, OPTIONS, POST, PUT, PATCH, TRACE");
        assertThat(answer.header("access-control-allow-headers"))
                .isEqualTo(answer.header("access-control-expose-headers"))
                .startsWith("Allow, Content-Encoding");
        assertThat(answer.header("access-control-max-age")).isEqualTo("0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://localhost:3000", "https://LOCALHOST", "http://127.0.0.1:8", "http://[::1]:8"})
    void aLoopbackOriginIsReflected(String origin) {
        Answer answer = status("Origin", origin);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("access-control-allow-origin")).isEqualTo(origin);
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "null", "http://localhost.evil.example", "http://127.0.0.1.nip.io"})
    void aForeignOriginIsForbidden(String origin) {
        Answer answer = status("Origin", origin);
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.text()).startsWith("Forbidden for control plane");
        assertThat(answer.header("access-control-allow-origin")).isNull();
    }

    @Test
    void theAllowedOriginsReplaceTheLoopbackRule() {
        restart(Map.of("controlPlaneCorsAllowOrigin", "https://a.example, https://b.example"));
        assertThat(status("Origin", "https://b.example").status()).isEqualTo(200);
        assertThat(status("Origin", "http://localhost:3000").status()).isEqualTo(403);
    }

    @Test
    void requestedHeadersAreReflected() {
        Answer answer = status("Origin", "http://localhost", "Access-Control-Request-Headers", "X-One, X-Two");
        assertThat(answer.header("access-control-allow-headers")).isEqualTo("X-One, X-Two");
    }

    @Test
    void theVersionHeaderIsSentOnlyWhenConfigured() {
        assertThat(status().header("version")).isNull();
        restart(Map.of("versionHeader", "9.2.0"));
        assertThat(status().header("version")).isEqualTo("9.2.0");
    }

    @Test
    void aBarePathAnswersAndSaysThatItIsDeprecated() {
        Answer answer = server.send("PUT", "/status", Pairs.EMPTY, "");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("deprecated"))
                .isEqualTo("\"/status\" is deprecated use \"/mockserver/status\" instead");
        assertThat(status().header("deprecated")).isNull();
    }

    @Test
    void whatNoRouteAnswersIsMockedAndRecorded() {
        server.put(
                "/expectation",
                "{\"httpRequest\": {\"path\": \"/mockserver/own\"}, \"httpResponse\": {\"body\": \"x\"}}");
        assertThat(server.get("/mockserver/own").text()).isEqualTo("x");
        assertThat(server.get("/mockserver/status").status()).isEqualTo(404);
        assertThat(server.put("/retrieve").text())
                .contains("/mockserver/own")
                .contains("/mockserver/status")
                .doesNotContain("/mockserver/expectation");
    }

    @Test
    void theLivenessPathAnswersLikeTheStatus() {
        restart(Map.of("livenessHttpGetPath", "/alive"));
        assertThat(server.get("/alive").text()).isEqualTo(status().text());
        assertThat(server.send("PUT", "/alive", Pairs.EMPTY, "").status()).isEqualTo(404);
    }

    @Test
    void aPreflightNobodyMatchesIsPermitted() {
        Answer answer = preflight("/data", "https://shop.example");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("access-control-allow-origin")).isEqualTo("https://shop.example");
        assertThat(server.get("/mockserver/configuration").text()).contains("\"enableCORSForAPI\" : true");
    }

    @Test
    void aPreflightOfAForeignOriginForTheControlPlaneIsNotPermitted() {
        Answer answer = preflight("/mockserver/expectation", "https://shop.example");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("access-control-allow-origin")).isNull();
    }

    @Test
    void anExpectationWinsOverThePreflight() {
        server.put(
                "/expectation",
                "{\"httpRequest\": {\"method\": \"OPTIONS\"}, \"httpResponse\": {\"statusCode\": 404}}");
        Answer answer = preflight("/data", "https://shop.example");
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.header("access-control-allow-origin")).isNull();
    }

    @Test
    void optionsWithoutOriginIsAnOrdinaryRequest() {
        assertThat(server.send("OPTIONS", "/data", Pairs.EMPTY, "").status()).isEqualTo(404);
    }

    @Test
    void aBugInMatchingIsAnsweredWithACorrelationId() {
        server.register("{'httpRequest': {'path': '/a'}, 'httpResponse': {'body': 'x'},"
                + " 'timeToLive': {'timeUnit': 'HOURS', 'timeToLive': 1}}");
        IllegalStateException bug = new IllegalStateException("on purpose");
        server.time = () -> {
            throw bug;
        };
        Answer answer = server.get("/a");
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.text()).contains("correlation id");
        assertThat(server.failures).containsExactly(bug);
    }

    @Test
    void aBugInAnEndpointIsAnsweredWithACorrelationId() {
        RouteTable table = new RouteTable(java.util.List.of(
                new Route("GET", "/bug", Route.Names.PREFIXED, Access.READ, Route.Place.CONNECTION, "", call -> {
                    throw new IllegalStateException("on purpose");
                })));
        Door door = new Door(
                table,
                table.rows().get(0),
                server.engine,
                server.settings,
                server.engine.workers(),
                (correlationId, what, cause) -> server.failures.add(cause));
        OutgoingResponse answer = ControlFixture.send(door, "GET", "/mockserver/bug");
        assertThat(answer.status()).isEqualTo(500);
        assertThat(new String(answer.body(), java.nio.charset.StandardCharsets.UTF_8))
                .matches(
                        "unexpected error processing request, see the MockServer log for correlation id: [0-9a-f-]{36}");
        assertThat(server.failures).hasSize(1);
    }

    private Answer preflight(String path, String origin) {
        Pairs headers = Pairs.of("Origin", origin, "Access-Control-Request-Method", "PUT");
        return server.send("OPTIONS", path, headers, "");
    }

    private void restart(Map<String, String> settings) {
        server.close();
        server = new ControlFixture(settings);
    }
}
