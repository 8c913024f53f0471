package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.matchers.Times.exactly;
import static org.mockserver.matchers.Times.once;
import static org.mockserver.model.Cookie.cookie;
import static org.mockserver.model.Header.header;
import static org.mockserver.model.HttpError.error;
import static org.mockserver.model.HttpForward.forward;
import static org.mockserver.model.HttpForwardWithFallback.forwardWithFallback;
import static org.mockserver.model.HttpOverrideForwardedRequest.forwardOverriddenRequest;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.notFoundResponse;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.model.JsonPathBody.jsonPath;
import static org.mockserver.model.Not.not;
import static org.mockserver.model.NottableString.string;
import static org.mockserver.model.Parameter.param;
import static org.mockserver.model.ParameterBody.params;
import static org.mockserver.model.RegexBody.regex;
import static org.mockserver.model.StringBody.exact;
import static org.mockserver.model.StringBody.subString;
import static org.mockserver.model.XPathBody.xpath;
import static org.mockserver.model.XmlBody.xml;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.matchers.MatchType;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.mock.ResponseMode;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.ClearType;
import org.mockserver.model.Delay;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.HttpForward;
import org.mockserver.model.MediaType;

/** Registering and clearing, as tests of users do it. */
class ClientExpectationsTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final MockServerClient client = new MockServerClient("localhost", SERVER.port());

    @Test
    void aRequestIsAnsweredAsRegistered() {
        client.when(request()
                        .withMethod("GET")
                        .withPath("/orders/{id}")
                        .withPathParameter("id", "[0-9]+")
                        .withQueryStringParameter("page", "1")
                        .withHeader("Accept", "application/json")
                        .withCookie("session", "abc"))
                .respond(response()
                        .withStatusCode(200)
                        .withHeaders(header("x-one", "1"), header("x-two", "2"))
                        .withCookies(cookie("seen", "yes"))
                        .withBody("{\"id\": 7}", MediaType.APPLICATION_JSON)
                        .withDelay(TimeUnit.MILLISECONDS, 1));

        var answer = SERVER.send("GET", "/orders/7?page=1", "", "Accept", "application/json", "Cookie", "session=abc");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"id\": 7}");
        assertThat(answer.headers().firstValue("x-two")).contains("2");
        assertThat(answer.headers().firstValue("set-cookie")).contains("seen=yes");
        assertThat(SERVER.get("/orders/seven?page=1").statusCode()).isEqualTo(404);
    }

    @Test
    void bodiesAreMatchedByEveryKindOfBody() {
        client.when(request("/exact").withBody(exact("one"))).respond(response("exact"));
        client.when(request("/part").withBody(subString("ne"))).respond(response("part"));
        client.when(request("/regex").withBody(regex("o.e"))).respond(response("regex"));
        client.when(request("/json").withBody(json("{'a': 1}", MatchType.ONLY_MATCHING_FIELDS)))
                .respond(response("json"));
        client.when(request("/path").withBody(jsonPath("$.a"))).respond(response("path"));
        client.when(request("/xml").withBody(xml("<a><b/></a>"))).respond(response("xml"));
        client.when(request("/xpath").withBody(xpath("/a/b"))).respond(response("xpath"));
        client.when(request("/form").withBody(params(param("a", "1")))).respond(response("form"));
        client.when(request("/bytes").withBody(BinaryBody.binary(new byte[] {1, 2})))
                .respond(response("bytes"));
        client.when(request("/other").withBody(not(exact("one")))).respond(response("other"));

        assertThat(post("/exact", "one")).isEqualTo("exact");
        assertThat(post("/part", "one")).isEqualTo("part");
        assertThat(post("/regex", "one")).isEqualTo("regex");
        assertThat(post("/json", "{\"a\": 1, \"b\": 2}")).isEqualTo("json");
        assertThat(post("/path", "{\"a\": 1}")).isEqualTo("path");
        assertThat(post("/xml", "<a> <b/> </a>")).isEqualTo("xml");
        assertThat(post("/xpath", "<a><b/></a>")).isEqualTo("xpath");
        assertThat(SERVER.send("POST", "/form", "a=1", "Content-Type", "application/x-www-form-urlencoded")
                        .body())
                .isEqualTo("form");
        assertThat(post("/bytes", "\u0001\u0002")).isEqualTo("bytes");
        assertThat(post("/other", "two")).isEqualTo("other");
        assertThat(SERVER.send("POST", "/other", "one").statusCode()).isEqualTo(404);
    }

    private static String post(String path, String body) {
        return SERVER.send("POST", path, body).body();
    }

    @Test
    void anExpectationMatchesAsOftenAndAsLongAsItSays() {
        client.when(request("/twice"), exactly(2)).respond(response("yes"));
        client.when(request("/once"), once(), TimeToLive.exactly(TimeUnit.HOURS, 1L), 10)
                .respond(response("first"));
        client.when(request("/once"), Times.unlimited(), TimeToLive.unlimited(), 0)
                .respond(response("then"));
        client.when(request("/gone"), Times.unlimited(), TimeToLive.exactly(TimeUnit.MILLISECONDS, 0L))
                .respond(response("never"));

        SERVER.answers("/twice", 200, "yes");
        SERVER.answers("/twice", 200, "yes");
        assertThat(SERVER.get("/twice").statusCode()).isEqualTo(404);
        SERVER.answers("/once", 200, "first");
        SERVER.answers("/once", 200, "then");
        assertThat(SERVER.get("/gone").statusCode()).isEqualTo(404);
    }

    @Test
    void theServersFormOfTheExpectationIsReturned() {
        Expectation[] stored = client.when(request("/a").withMethod(string("POST", true)), exactly(3))
                .withId("mine")
                .withPriority(5)
                .withPercentage(100)
                .withNamespace("space")
                .withMetadata("owner", "me")
                .respond(response("a"));

        assertThat(stored).hasSize(1);
        assertThat(stored[0].getId()).isEqualTo("mine");
        assertThat(stored[0].getPriority()).isEqualTo(5);
        assertThat(stored[0].getNamespace()).isEqualTo("space");
        assertThat(stored[0].getMetadata()).isEqualTo(Map.of("owner", "me"));
        assertThat(stored[0].getTimes()).isEqualTo(exactly(3));
        assertThat(stored[0].getHttpRequest()).isEqualTo(request("/a").withMethod(string("POST", true)));
    }

    @Test
    void anExpectationOfTheSameIdReplacesTheEarlierOne() {
        client.upsert(new Expectation(request("/v")).withId("v").thenRespond(response("1")));
        client.upsert(new Expectation(request("/v")).withId("v").thenRespond(response("2")));

        SERVER.answers("/v", 200, "2");
        assertThat(client.retrieveActiveExpectations(null)).hasSize(1);
    }

    @Test
    void severalExpectationsAreStoredTogetherOrNotAtAll() {
        client.upsert(
                Expectation.when("GET", "/one").thenRespond(response("1")),
                Expectation.when(request("/two")).thenRespond(response("2")));

        SERVER.answers("/one", 200, "1");
        SERVER.answers("/two", 200, "2");

        Expectation broken = Expectation.when("GET", "/three").withPercentage(1000);
        assertThatThrownBy(() -> client.upsert(
                        Expectation.when("GET", "/four").thenRespond(response("4")), broken.thenRespond(response("3"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("incorrect expectation json format for:")
                .hasMessageContaining("between 0 and 100")
                .hasMessageContaining(
                        "while sending PUT http://localhost:" + SERVER.port() + "/mockserver/expectation");
        assertThat(SERVER.get("/four").statusCode()).isEqualTo(404);
    }

    @Test
    void responsesFollowOneAnother() {
        client.when(request("/steps")).respond(List.of(response("1"), response("2")));
        client.when(request("/modes"))
                .withHttpResponses(List.of(response("a"), response("b")))
                .withResponseMode(ResponseMode.SEQUENTIAL)
                .upsert();

        SERVER.answers("/steps", 200, "1");
        SERVER.answers("/steps", 200, "2");
        SERVER.answers("/modes", 200, "a");
        SERVER.answers("/modes", 200, "b");
    }

    @Test
    void aScenarioMovesFromStateToState() {
        client.when(request("/door"))
                .withScenarioName("door")
                .withScenarioState("Started")
                .withNewScenarioState("open")
                .respond(response("opening"));
        client.when(request("/door"))
                .withScenarioName("door")
                .withScenarioState("open")
                .respond(response("is open"));

        SERVER.answers("/door", 200, "opening");
        SERVER.answers("/door", 200, "is open");
    }

    @Test
    void requestsArePassedOnAndChanged() {
        client.when(request("/behind")).respond(response("from behind"));
        client.when(request("/changed").withHeader("x-added", "yes")).respond(response("changed"));
        client.when(request("/to"))
                .withPriority(1)
                .forward(forwardOverriddenRequest(request("/behind").withSocketAddress("127.0.0.1", SERVER.port())));
        client.when(request("/also"))
                .forward(forwardOverriddenRequest(request("/changed")
                        .withHeader("x-added", "yes")
                        .withSocketAddress("127.0.0.1", SERVER.port())));
        client.when(request("/lost"))
                .forwardWithFallback(forwardWithFallback()
                        .withForward(forward().withHost("127.0.0.1").withPort(1))
                        .withFallback(response("instead")));
        client.when(request("/nowhere"))
                .forward(forward().withHost("127.0.0.1").withPort(1).withScheme(HttpForward.Scheme.HTTP));

        SERVER.answers("/to", 200, "from behind");
        SERVER.answers("/also", 200, "changed");
        SERVER.answers("/lost", 200, "instead");
        assertThat(SERVER.get("/nowhere").statusCode()).isEqualTo(502);
    }

    @Test
    void theConnectionIsDropped() {
        client.when(request("/broken")).error(error().withDropConnection(true));

        assertThatThrownBy(() -> SERVER.get("/broken")).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void answersAreDelayed() {
        client.when(request("/slow")).respond(notFoundResponse().withDelay(Delay.milliseconds(50)));

        long start = System.nanoTime();
        assertThat(SERVER.get("/slow").statusCode()).isEqualTo(404);
        assertThat(System.nanoTime() - start).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(45));
    }

    @Test
    void aSpecificationBecomesExpectations() {
        String specification = """
                {"openapi": "3.0.0", "info": {"title": "t", "version": "1"}, "paths": {"/pets": {"get": {
                  "operationId": "listPets", "responses": {"200": {"description": "all"}}}}}}""";

        Expectation[] stored = client.upsert(OpenAPIExpectation.openAPIExpectation(specification));

        assertThat(stored).hasSize(1);
        assertThat(SERVER.get("/pets").statusCode()).isEqualTo(200);
    }

    @Test
    void expectationsComeFromDocuments(@TempDir Path folder) throws Exception {
        String document = "[{'httpRequest': {'path': '/json'}, 'httpResponse': {'body': 'from json'}}]";
        Path file = Files.writeString(folder.resolve("expectations.json"), document, StandardCharsets.UTF_8);

        assertThat(client.importExpectations(document)).hasSize(1);
        client.reset();
        assertThat(client.importExpectationsFromFile(file.toString())).hasSize(1);
        SERVER.answers("/json", 200, "from json");
        assertThat(client.importDocument(
                        "{'request': {'method': 'GET', 'url': '/wire'}, 'response': {'status': 200}}", "wiremock"))
                .hasSize(1);
        assertThat(SERVER.get("/wire").statusCode()).isEqualTo(200);
    }

    @Test
    void clearTakesOutWhatItNames() {
        client.when(request("/a")).withId("a").respond(response("a"));
        client.when(request("/b")).withId("b").withNamespace("n").respond(response("b"));
        client.when(request("/c")).withMetadata("team", "blue").respond(response("c"));
        client.when(request("/d")).withMetadata("team", "red").respond(response("d"));
        client.when(request("/e")).withId("e").respond(response("e"));
        SERVER.get("/a");

        client.clear("a", ClearType.LOG);
        assertThat(client.retrieveRecordedRequests(request("/a"))).isEmpty();
        SERVER.answers("/a", 200, "a");
        client.clear(request("/a"));
        assertThat(SERVER.get("/a").statusCode()).isEqualTo(404);
        client.clearByNamespace("n");
        client.clearByMetadata("team", "blue");
        assertThat(client.retrieveActiveExpectations(null)).hasSize(2);
        client.clearByMetadataKey("team");
        client.clear(ExpectationId.expectationId("e"));
        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
        client.when(request("/f")).respond(response("f"));
        client.clearUnmatchedExpectations();
        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
        client.clear(request("/a"), ClearType.ALL).reset();
        assertThat(client.retrieveRecordedRequests(null)).isEmpty();
    }

    @Test
    void anIdIsRequired() {
        assertThatThrownBy(() -> client.clear(" "))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("id of an expectation");
        assertThatThrownBy(() -> client.clear("nobody"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("No expectation found with id nobody");
    }
}
