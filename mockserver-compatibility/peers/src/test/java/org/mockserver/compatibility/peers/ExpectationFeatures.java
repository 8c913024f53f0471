package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.compatibility.peers.Feature.ALWAYS;
import static org.mockserver.matchers.Times.exactly;
import static org.mockserver.matchers.Times.once;
import static org.mockserver.model.Cookie.cookie;
import static org.mockserver.model.Header.header;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.model.JsonPathBody.jsonPath;
import static org.mockserver.model.JsonSchemaBody.jsonSchema;
import static org.mockserver.model.Not.not;
import static org.mockserver.model.NottableOptionalString.optional;
import static org.mockserver.model.NottableString.string;
import static org.mockserver.model.OpenAPIDefinition.openAPI;
import static org.mockserver.model.Parameter.param;
import static org.mockserver.model.ParameterBody.params;
import static org.mockserver.model.RegexBody.regex;
import static org.mockserver.model.StringBody.exact;
import static org.mockserver.model.StringBody.subString;
import static org.mockserver.model.XPathBody.xpath;
import static org.mockserver.model.XmlBody.xml;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.mockserver.client.MockServerClient;
import org.mockserver.matchers.MatchType;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.mock.ResponseMode;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.ConnectionOptions;
import org.mockserver.model.Delay;
import org.mockserver.model.MediaType;

/** Registering, and being answered with what was registered. */
final class ExpectationFeatures {
    static final String SPECIFICATION = """
            {"openapi": "3.0.0", "info": {"title": "t", "version": "1"}, "paths": {"/pets": {"get": {
              "operationId": "listPets", "responses": {"200": {"description": "all"}}}}}}""";

    private ExpectationFeatures() {}

    static List<Feature> all() {
        return List.of(
                new Feature("request matched by everything but its body", ALWAYS, ExpectationFeatures::request_),
                new Feature("request matched by notted and optional values", ALWAYS, ExpectationFeatures::notted),
                new Feature("request notted as a whole", "8.0", ExpectationFeatures::nottedAsAWhole),
                new Feature("request matched by an operation", ALWAYS, ExpectationFeatures::operation),
                new Feature("body matched by text and form", ALWAYS, ExpectationFeatures::textBodies),
                new Feature("body matched by JSON and XML", ALWAYS, ExpectationFeatures::treeBodies),
                new Feature("response with delay and connection options", ALWAYS, ExpectationFeatures::response_),
                new Feature("times, lifetime, priority", ALWAYS, ExpectationFeatures::times),
                new Feature("upsert replaces and takes several", ALWAYS, ExpectationFeatures::upsert),
                new Feature("expectations made from an OpenAPI document", ALWAYS, ExpectationFeatures::openApi),
                new Feature("a wrong expectation is refused", ALWAYS, ExpectationFeatures::refused),
                new Feature("a list of responses", "6.1", ExpectationFeatures::responses),
                new Feature("scenario of an expectation", "6.1", ExpectationFeatures::scenario),
                new Feature("namespace", "8.0", ExpectationFeatures::namespace),
                new Feature("metadata", "9.2", ExpectationFeatures::metadata),
                new Feature("percentage", "6.1", ExpectationFeatures::percentage));
    }

    private static void request_(Peer peer) {
        peer.client()
                .when(request()
                        .withMethod("GET")
                        .withPath("/orders/{id}")
                        .withPathParameter("id", "[0-9]+")
                        .withQueryStringParameter("page", "1")
                        .withHeader("Accept", "application/json")
                        .withCookie("session", "abc")
                        .withKeepAlive(true)
                        .withSecure(false))
                .respond(response()
                        .withStatusCode(200)
                        .withReasonPhrase("Fine")
                        .withHeaders(header("x-one", "1"), header("x-two", "2", "3"))
                        .withCookies(cookie("seen", "yes"))
                        .withBody("{\"id\": 7}", MediaType.APPLICATION_JSON));

        var answer = peer.send("GET", "/orders/7?page=1", "", "Accept", "application/json", "Cookie", "session=abc");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"id\": 7}");
        assertThat(answer.headers().allValues("x-two")).contains("2", "3");
        assertThat(answer.headers().firstValue("set-cookie").orElse("")).startsWith("seen=yes");
        assertThat(peer.get("/orders/seven?page=1").statusCode()).isEqualTo(404);
    }

    private static void notted(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/n").withMethod(string("POST", true)).withHeader(string("x-no", true), string(".*")))
                .respond(response("not"));
        client.when(request("/o").withQueryStringParameter(optional("q"), string("1")))
                .respond(response("optional"));

        peer.answers("/n", 200, "not");
        peer.answers("/o", 200, "optional");
        peer.answers("/o?q=1", 200, "optional");
        assertThat(peer.get("/o?q=2").statusCode()).isEqualTo(404);
    }

    private static void nottedAsAWhole(Peer peer) {
        peer.client().when(not(request("/n.*"))).respond(response("other"));

        peer.answers("/elsewhere", 200, "other");
        assertThat(peer.get("/nowhere").statusCode()).isEqualTo(404);
    }

    private static void operation(Peer peer) {
        peer.client().when(openAPI(SPECIFICATION, "listPets")).respond(response("pets"));

        peer.answers("/pets", 200, "pets");
        assertThat(peer.get("/cats").statusCode()).isEqualTo(404);
    }

    private static void textBodies(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/exact").withBody("one")).respond(response("exact"));
        client.when(request("/part").withBody(subString("ne"))).respond(response("part"));
        client.when(request("/regex").withBody(regex("o.e"))).respond(response("regex"));
        client.when(request("/form").withBody(params(param("a", "1")))).respond(response("form"));
        client.when(request("/bytes").withBody(BinaryBody.binary(new byte[] {1, 2})))
                .respond(response().withBody(new byte[] {65, 66}));
        client.when(request("/other").withBody(not(exact("one")))).respond(response("other"));

        assertThat(peer.post("/exact", "one")).isEqualTo("exact");
        assertThat(peer.post("/part", "one")).isEqualTo("part");
        assertThat(peer.post("/regex", "one")).isEqualTo("regex");
        assertThat(peer.post("/form", "a=1", "Content-Type", "application/x-www-form-urlencoded"))
                .isEqualTo("form");
        assertThat(peer.post("/bytes", "\u0001\u0002")).isEqualTo("AB");
        assertThat(peer.post("/other", "two")).isEqualTo("other");
        assertThat(peer.send("POST", "/other", "one").statusCode()).isEqualTo(404);
    }

    private static void treeBodies(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/json").withBody(json("{'a': 1}", MatchType.ONLY_MATCHING_FIELDS)))
                .respond(response("json"));
        client.when(request("/strict").withBody(json("{\"a\": [1, 2]}", MatchType.STRICT)))
                .respond(response().withBody(json("{\"strict\": true}")));
        client.when(request("/path").withBody(jsonPath("$.a[?(@.b == 1)]"))).respond(response("path"));
        client.when(request("/schema").withBody(jsonSchema("{\"type\": \"object\", \"required\": [\"a\"]}")))
                .respond(response("schema"));
        client.when(request("/xml").withBody(xml("<a><b/></a>"))).respond(response("xml"));
        client.when(request("/xpath").withBody(xpath("/a/b"))).respond(response("xpath"));

        String type = "application/json";
        assertThat(peer.post("/json", "{\"a\": 1, \"b\": 2}", "Content-Type", type))
                .isEqualTo("json");
        assertThat(peer.post("/strict", "{\"a\": [1, 2]}", "Content-Type", type))
                .contains("\"strict\"");
        assertThat(peer.post("/path", "{\"a\": [{\"b\": 1}]}", "Content-Type", type))
                .isEqualTo("path");
        assertThat(peer.post("/schema", "{\"a\": 1}", "Content-Type", type)).isEqualTo("schema");
        assertThat(peer.post("/xml", "<a> <b/> </a>")).isEqualTo("xml");
        assertThat(peer.post("/xpath", "<a><b/></a>")).isEqualTo("xpath");
    }

    private static void response_(Peer peer) {
        peer.client()
                .when(request("/slow"))
                .respond(response("slow")
                        .withDelay(Delay.milliseconds(50))
                        .withConnectionOptions(ConnectionOptions.connectionOptions()
                                .withCloseSocket(true)
                                .withKeepAliveOverride(false)));

        long start = System.nanoTime();
        peer.answers("/slow", 200, "slow");
        assertThat(System.nanoTime() - start).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(45));
    }

    private static void times(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/twice"), exactly(2)).respond(response("yes"));
        client.when(request("/once"), once(), TimeToLive.exactly(TimeUnit.HOURS, 1L), 10)
                .respond(response("first"));
        client.when(request("/once"), Times.unlimited(), TimeToLive.unlimited(), 0)
                .respond(response("then"));

        peer.answers("/twice", 200, "yes");
        peer.answers("/twice", 200, "yes");
        assertThat(peer.get("/twice").statusCode()).isEqualTo(404);
        peer.answers("/once", 200, "first");
        peer.answers("/once", 200, "then");
    }

    private static void upsert(Peer peer) {
        MockServerClient client = peer.client();
        client.upsert(new Expectation(request("/v")).withId("v").thenRespond(response("1")));
        Expectation[] stored = client.upsert(
                new Expectation(request("/v"), exactly(5), TimeToLive.unlimited(), 3)
                        .withId("v")
                        .thenRespond(response("2")),
                Expectation.when("GET", "/w").thenRespond(response("w")));

        assertThat(stored).hasSize(2);
        assertThat(stored[0].getId()).isEqualTo("v");
        assertThat(stored[0].getPriority()).isEqualTo(3);
        assertThat(stored[0].getTimes()).isEqualTo(exactly(5));
        assertThat(stored[0].getHttpResponse()).isEqualTo(response("2"));
        peer.answers("/v", 200, "2");
        peer.answers("/w", 200, "w");
        assertThat(client.retrieveActiveExpectations(null)).hasSize(2);
    }

    private static void openApi(Peer peer) {
        Expectation[] stored = peer.client().upsert(OpenAPIExpectation.openAPIExpectation(SPECIFICATION));

        assertThat(stored).hasSize(1);
        assertThat(peer.get("/pets").statusCode()).isEqualTo(200);
    }

    private static void refused(Peer peer) {
        assertThatThrownBy(() -> peer.client().importExpectations("{\"httpRequest\": {\"nonsense\": 1}}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nonsense")
                .hasMessageContaining("while sending PUT http://127.0.0.1:" + peer.port() + "/mockserver/expectation");
    }

    private static void responses(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/modes"))
                .withHttpResponses(List.of(response("a"), response("b")))
                .withResponseMode(ResponseMode.SEQUENTIAL)
                .upsert();
        client.when(request("/steps")).respond(List.of(response("1"), response("2")));

        peer.answers("/steps", 200, "1");
        peer.answers("/steps", 200, "2");
        peer.answers("/modes", 200, "a");
        peer.answers("/modes", 200, "b");
    }

    private static void scenario(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/door"))
                .withScenarioName("door")
                .withScenarioState("Started")
                .withNewScenarioState("open")
                .respond(response("opening"));
        client.when(request("/door"))
                .withScenarioName("door")
                .withScenarioState("open")
                .respond(response("is open"));

        peer.answers("/door", 200, "opening");
        peer.answers("/door", 200, "is open");
    }

    private static void namespace(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/a")).respond(response("a"));
        if (!peer.isAtLeast("8.0")) {
            client.clearByNamespace("n"); // refused, for the server would clear everything
        }
        client.when(request("/b")).withNamespace("n").respond(response("b"));

        client.clearByNamespace("n");
        peer.answers("/a", 200, "a");
        assertThat(peer.get("/b").statusCode()).isEqualTo(404);
    }

    private static void metadata(Peer peer) {
        MockServerClient client = peer.client();
        if (!peer.isAtLeast("9.2")) {
            client.clearByMetadataKey("team"); // refused, for the server would clear everything
        }
        client.when(request("/c")).withMetadata("team", "blue").respond(response("c"));
        client.when(request("/d")).withMetadata("team", "red").respond(response("d"));

        assertThat(client.retrieveActiveExpectationsByMetadata("team", "blue")).hasSize(1);
        assertThat(client.retrieveActiveExpectationsByMetadataKey("team")).hasSize(2);
        client.clearByMetadata("team", "blue");
        assertThat(peer.get("/c").statusCode()).isEqualTo(404);
        client.clearByMetadataKey("team");
        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
    }

    private static void percentage(Peer peer) {
        peer.client().when(request("/p")).withPercentage(100).respond(response("p"));

        peer.answers("/p", 200, "p");
    }
}
