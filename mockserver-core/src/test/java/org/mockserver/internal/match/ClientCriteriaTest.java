package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.Jwt;
import org.mockserver.model.NottableString;
import org.mockserver.model.Protocol;

class ClientCriteriaTest {

    private static RequestView from(String address) throws UnknownHostException {
        InetSocketAddress remote = new InetSocketAddress(InetAddress.getByName(address), 4711);
        return Requests.from(new RequestView.Origin(Protocol.HTTP_1_1, false, true, null, remote, 0));
    }

    @ParameterizedTest(name = "{0} contains {1}: {2}")
    @CsvSource({
        "10.0.0.0/8, 10.200.3.4, true",
        "10.0.0.0/8, 11.0.0.1, false",
        "10.1.2.3, 10.1.2.3, true",
        "10.1.2.3, 10.1.2.4, false",
        "192.168.4.0/22, 192.168.7.255, true",
        "192.168.4.0/22, 192.168.8.0, false",
        "0.0.0.0/0, 8.8.8.8, true",
        "0.0.0.0/0, ::1, false",
        "::1, ::1, true",
        "fd00::/8, fd12:3456::1, true",
        "fd00::/8, fe80::1, false",
        "2001:db8::/33, 2001:db8:7fff::, true",
        "2001:db8::/33, 2001:db8:8000::, false",
        "::ffff:10.0.0.1, 10.0.0.1, true",
        "!10.0.0.0/8, 10.200.3.4, false",
        "!10.0.0.0/8, 127.0.0.1, true",
    })
    void theClientIsInTheRange(String range, String client, boolean matches) throws UnknownHostException {
        assertThat(Requests.matches(HttpRequest.request().withClientIp(range), from(client)))
                .isEqualTo(matches);
    }

    @Test
    void anUnknownClientIsInNoRange() {
        RequestView request = Requests.get("/");

        assertThat(Requests.matches(HttpRequest.request().withClientIp("0.0.0.0/0"), request))
                .isFalse();
        assertThat(Requests.matches(HttpRequest.request().withClientIp("!0.0.0.0/0"), request))
                .isTrue();
        assertThat(Requests.matches(HttpRequest.request().withClientIp(""), request))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"example.test", "10.0.0.0/33", "10.0.0/8", "10.0.0.256", "::1/129", "10.0.0.0/", "1:2", "a"})
    void whatIsNoAddressIsRefused(String text) {
        assertThatThrownBy(() -> Requests.matches(HttpRequest.request().withClientIp(text), Requests.get("/")))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.clientIp");
    }

    private static String token(String claims) {
        return encoded("{\"alg\":\"HS256\",\"typ\":\"JWT\"}") + "." + encoded(claims) + ".c2ln";
    }

    private static String encoded(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static boolean matches(Jwt jwt, String header, String value) {
        return Requests.matches(HttpRequest.request().withJwt(jwt), Requests.withHeaders(header, value));
    }

    @ParameterizedTest(name = "{0} against {1} in {2}: {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "sub; baker; {\"sub\":\"baker\"}; true",
                "sub; baker; {\"sub\":\"miller\"}; false",
                "sub; ba.*; {\"sub\":\"Baker\"}; true",
                "sub; !baker; {\"sub\":\"miller\"}; true",
                "sub; !baker; {}; true",
                "sub; baker; {}; false",
                "sub; baker; {\"sub\":null}; false",
                "roles; admin; {\"roles\":[\"user\",\"admin\"]}; true",
                "roles; admin; {\"roles\":[\"user\"]}; false",
                "roles; !admin; {\"roles\":[\"user\",\"admin\"]}; false",
                "n; 7; {\"n\":7}; true",
                "n; >= 5; {\"n\":7}; true",
                "ok; true; {\"ok\":true}; true",
                "a.b; 1; {\"a\":{\"b\":1}}; false",
            })
    void claimsAreCompared(String name, String expected, String claims, boolean matches) {
        assertThat(matches(Jwt.jwt().withClaim(name, expected), "Authorization", "Bearer " + token(claims)))
                .isEqualTo(matches);
    }

    @Test
    void theSchemeMayBeMissingOrInAnyCase() {
        Jwt jwt = Jwt.jwt().withClaim("sub", "baker");
        String token = token("{\"sub\":\"baker\"}");

        assertThat(matches(jwt, "authorization", token)).isTrue();
        assertThat(matches(jwt, "authorization", "bearer  " + token)).isTrue();
        assertThat(matches(jwt, "authorization", "Token " + token)).isFalse();
        assertThat(matches(jwt.withScheme("Token"), "authorization", "token " + token))
                .isTrue();
        assertThat(matches(jwt.withHeader("X-Token"), "x-token", token)).isTrue();
        assertThat(matches(jwt, "authorization", token)).isFalse();
    }

    @Test
    void issuerAudienceAndAlgorithmAreCompared() {
        String token = token("{\"iss\":\"house\",\"aud\":[\"a\",\"b\"]}");

        assertThat(matches(Jwt.jwt().withIssuer("house").withAudience("b"), "authorization", token))
                .isTrue();
        assertThat(matches(Jwt.jwt().withAudience("c"), "authorization", token)).isFalse();
        assertThat(matches(Jwt.jwt().withAlgorithm("HS256"), "authorization", token))
                .isTrue();
        assertThat(matches(Jwt.jwt().withAlgorithm(NottableString.not("HS256")), "authorization", token))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bearer", "Bearer words", "a.b.c", "!.!.!", "e30.bnVsbA.x", "e30.e30.e30.e30"})
    void whatIsNoTokenDoesNotMatch(String value) {
        assertThat(matches(Jwt.jwt().withClaim("sub", "!baker"), "authorization", value))
                .isFalse();
    }

    @Test
    void noConditionMatchesRequestsWithoutToken() {
        assertThat(Requests.matches(HttpRequest.request().withJwt(Jwt.jwt()), Requests.get("/")))
                .isTrue();
        assertThat(Requests.matches(HttpRequest.request().withJwt(Jwt.jwt().withIssuer("a")), Requests.get("/")))
                .isFalse();
    }

    @Test
    void aMismatchShowsWhatTheTokenSays() {
        var rule = Matchers.compile(
                HttpRequest.request().withJwt(Jwt.jwt().withClaim("sub", "baker")), MatchOptions.standard());

        assertThat(rule.explain(Requests.withHeaders("authorization", token("{\"sub\":\"miller\"}")))
                        .toString())
                .contains("jwt match failed", "sub: baker", "miller");
        assertThat(rule.explain(Requests.get("/")).toString()).contains("no token in header authorization");
    }

    @Test
    void filtersSelectStoredDefinitionsThatSayTheSame() {
        HttpRequest stored = HttpRequest.request()
                .withClientIp("10.0.0.0/8")
                .withJwt(Jwt.jwt().withIssuer("a"));

        assertThat(Filters.compile(HttpRequest.request().withClientIp("10.0.0.0/8"))
                        .selects(stored))
                .isTrue();
        assertThat(Filters.compile(HttpRequest.request().withClientIp("10.0.0.1"))
                        .selects(stored))
                .isFalse();
        assertThat(Filters.compile(HttpRequest.request().withJwt(Jwt.jwt().withIssuer("a")))
                        .selects(stored))
                .isTrue();
    }
}
