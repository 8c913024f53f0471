package org.mockserver.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.model.NottableString.string;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mockserver.matchers.MatchType;
import org.mockserver.mock.Expectation;

/** The smaller methods that tests of users call. */
class ConvenienceTest {

    record Order(int id, @JsonProperty("placed_on") LocalDate placedOn, String note, List<String> items) {}

    @Test
    void objectsBecomeJson() {
        Order order = new Order(7, LocalDate.of(2026, 1, 2), null, List.of("tea"));

        assertThat(json(order).getValue()).isEqualTo("{\"id\":7,\"placed_on\":\"2026-01-02\",\"items\":[\"tea\"]}");
        assertThat(json(Map.of("a", 1), MatchType.STRICT).getMatchType()).isEqualTo(MatchType.STRICT);
        assertThat(json(List.of(1, 2), StandardCharsets.UTF_8).getValue()).isEqualTo("[1,2]");
        assertThat(json(List.of(1), MediaType.APPLICATION_JSON).getContentType())
                .startsWith("application/json");
        Object self = new Object() {
            @SuppressWarnings("unused")
            public Object getBroken() {
                throw new IllegalStateException("no");
            }
        };
        assertThatThrownBy(() -> json(self))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the object cannot be written as JSON");
    }

    @Test
    void requestsAnswerSimpleQuestions() {
        HttpRequest request = request("/a")
                .withMethod("GET")
                .withQueryStringParameter("q", "1")
                .withPathParameter("p", "2");

        assertThat(request.matches("GET")).isTrue();
        assertThat(request.matches("POST")).isFalse();
        assertThat(request.matches("GET", "/a")).isTrue();
        assertThat(request.matches("GET", "/b", "/a")).isTrue();
        assertThat(request.matches("GET", "/b")).isFalse();
        assertThat(request.hasQueryStringParameter(string("q"), string("1"))).isTrue();
        assertThat(request.hasPathParameter(string("p"), string("3"))).isFalse();
        assertThat(request.withHeader("x", "y").removeHeader(string("x")).containsHeader("x"))
                .isFalse();
    }

    @Test
    void targetsComeFromHosts() {
        assertThat(request().withSocketAddress(true, "host", null).getSocketAddress())
                .isEqualTo(target("host", 443, SocketAddress.Scheme.HTTPS));
        assertThat(request().withSocketAddress(false, "host:8080", null).getSocketAddress())
                .isEqualTo(target("host", 8080, SocketAddress.Scheme.HTTP));
        assertThat(request().withSocketAddress(null, "host", 81).getSocketAddress())
                .isEqualTo(target("host", 81, SocketAddress.Scheme.HTTP));
        assertThat(request()
                        .withHeader("Host", "there:99")
                        .withSocketAddressFromHostHeader()
                        .getSocketAddress())
                .isEqualTo(target("there", 99, SocketAddress.Scheme.HTTP));
        assertThat(request().withSocketAddressFromHostHeader().getSocketAddress())
                .isNull();
    }

    private static SocketAddress target(String host, int port, SocketAddress.Scheme scheme) {
        return new SocketAddress().withHost(host).withPort(port).withScheme(scheme);
    }

    @Test
    void changesAreGivenAsLists() {
        HttpRequestModifier change = HttpRequestModifier.requestModifier()
                .withHeaders(List.of(new Header("a", "1")), List.of(), List.of("b"))
                .withQueryStringParameters(List.of(new Parameter("q", "1")), List.of(), List.of())
                .withCookies(List.of(new Cookie("c", "1")), List.of(), List.of("d"));

        assertThat(change.getHeaders().getRemove()).containsExactly("b");
        assertThat(change.getQueryStringParameters().getAdd().getFirstValue("q"))
                .isEqualTo("1");
        assertThat(change.getCookies().getRemove()).containsExactly("d");
        assertThat(HttpResponseModifier.responseModifier()
                        .withHeaders(List.of(new Header("a", "1")), List.of(), List.of())
                        .getHeaders()
                        .getAdd()
                        .getFirstValue("a"))
                .isEqualTo("1");
    }

    @Test
    void schemasComeFromTheClassPath() {
        assertThat(JsonSchemaBody.jsonSchemaFromResource("wire/requests.json").getValue())
                .contains("path");
        assertThatThrownBy(() -> XmlSchemaBody.xmlSchemaFromResource("no/such.xsd"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no/such.xsd");
    }

    @Test
    void metadataMayBeJson() {
        assertThat(new Expectation(request())
                        .withMetadataJson("k", "{\"a\": [1, true]}")
                        .getMetadata())
                .isEqualTo(Map.of("k", Map.of("a", List.of(1, true))));
        assertThatThrownBy(() -> new Expectation(request()).withMetadataJson("k", "{"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void textsAreTakenLiterallyWhereTheyMustBe() {
        assertThat(NottableString.headerName("!x").isNot()).isFalse();
        assertThat(NottableString.strings(List.of("a", "b"), true)).allMatch(NottableString::isNot);
        assertThat(response()
                        .withTrailer(string("t"), string("1"))
                        .getTrailers()
                        .getFirstValue("t"))
                .isEqualTo("1");
        assertThat(HttpError.error().withStreamErrorCodeName("REFUSED_STREAM").getStreamError())
                .isEqualTo(7);
    }
}
