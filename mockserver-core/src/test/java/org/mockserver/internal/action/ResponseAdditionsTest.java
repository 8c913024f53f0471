package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.CorsHeaders;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;

class ResponseAdditionsTest {

    private static final CorsHeaders USUAL = new CorsHeaders("", "", "", false, 0);
    private static final String USUAL_HEADERS = "Allow, Content-Encoding, Content-Length, Content-Type, ETag, Expires, "
            + "Last-Modified, Location, Server, Vary, Authorization";

    private final ResponseAdditions defaults =
            new ResponseAdditions(Pairs.of("X-Env", "test", "Content-Type", "text/plain"), null);

    @Test
    void missingHeadersAreAddedAtTheEnd() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("X-A", "1"))
                .body("x")
                .build();
        assertThat(defaults.addTo(response, request()).headers())
                .isEqualTo(Pairs.of("X-A", "1", "X-Env", "test", "Content-Type", "text/plain"));
    }

    @Test
    void headersThatAreThereStay() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("x-env", "own"))
                .defaultContentType("application/json")
                .build();
        assertThat(defaults.addTo(response, request())).isSameAs(response);
    }

    @Test
    void aPreparedResponseIsVariedOnce() {
        OutgoingResponse response =
                Http1Image.attach(OutgoingResponse.status(200).body("x").build());
        OutgoingResponse first = defaults.addTo(response, request());
        assertThat(Http1Image.of(first)).isNotNull();
        assertThat(defaults.addTo(response, request())).isSameAs(first);
        ResponseAdditions changed = new ResponseAdditions(Pairs.of("X-Env", "other"), null);
        assertThat(changed.addTo(response, request()).headers()).isEqualTo(Pairs.of("X-Env", "other"));
    }

    @Test
    void originsAreReflectedAndOwnHeadersKept() {
        ResponseAdditions additions = new ResponseAdditions(Pairs.EMPTY, USUAL);
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("Access-Control-Max-Age", "5"))
                .build();
        Pairs headers = additions
                .addTo(response, request("Origin", "https://shop.example"))
                .headers();
        assertThat(headers.first("access-control-allow-origin")).isEqualTo("https://shop.example");
        assertThat(headers.all("access-control-max-age")).containsExactly("5");
        assertThat(additions.addTo(response, request()).headers().first("access-control-allow-origin"))
                .isEqualTo("*");
    }

    @Test
    void theUsualCorsLines() {
        assertThat(USUAL.linesFor(request()))
                .isEqualTo(Pairs.of(
                        "access-control-allow-origin",
                        "*",
                        "access-control-allow-credentials",
                        "false",
                        "access-control-allow-methods",
                        "CONNECT, DELETE, GET, HEAD, OPTIONS, POST, PUT, PATCH, TRACE",
                        "access-control-allow-headers",
                        USUAL_HEADERS,
                        "access-control-expose-headers",
                        USUAL_HEADERS,
                        "access-control-max-age",
                        "0"));
    }

    @Test
    void askedForHeadersAreReflected() {
        Pairs lines = USUAL.linesFor(request("Origin", "null", "Access-Control-Request-Headers", "X-A, X-B"));
        assertThat(lines.first("access-control-allow-headers")).isEqualTo("X-A, X-B");
        assertThat(lines.first("access-control-expose-headers")).isEqualTo("X-A, X-B");
        assertThat(lines.first("access-control-allow-origin")).isEqualTo("null");
    }

    @Test
    void configuredValuesWinExceptTheOriginWithCredentials() {
        CorsHeaders configured = new CorsHeaders("https://a.example", "GET", "X-C", true, 60);
        Pairs lines = configured.linesFor(request("Origin", "https://b.example"));
        assertThat(lines.first("access-control-allow-origin")).isEqualTo("https://b.example");
        assertThat(lines.first("access-control-allow-methods")).isEqualTo("GET");
        assertThat(lines.first("access-control-allow-headers")).isEqualTo("X-C");
        assertThat(lines.first("access-control-allow-credentials")).isEqualTo("true");
        assertThat(lines.first("access-control-max-age")).isEqualTo("60");
        assertThat(configured.linesFor(request()).first("access-control-allow-origin"))
                .isEqualTo("https://a.example");
    }

    private static RequestView request(String... headers) {
        return RequestView.of("GET", "/r", Pairs.of(headers), "");
    }
}
