package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** Isolated spaces on one server, as parallel tests use them. */
@OverEveryProtocol
class SpaceTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("maxSpaces", "3");

    private static final String[] IN_ONE = {"X-MockServer-Space", "one"};
    private static final String[] IN_TWO = {"X-MockServer-Space", "two"};
    private static final String GREETING = "{'httpRequest': {'path': '/hello'}, 'httpResponse': {'body': '%s'}}";

    @Parameter
    Speech speech;

    @BeforeEach
    void openTwo() {
        for (String name : new String[] {"one", "two"}) {
            assertThat(control("PUT", "/space", "{'name': '" + name + "'}").status())
                    .isEqualTo(201);
        }
    }

    @AfterEach
    void closeTwo() {
        control("DELETE", "/space/one", "");
        control("DELETE", "/space/two", "");
    }

    private static HouseClient client() {
        return HOUSE.client();
    }

    private static HouseClient.Answer control(String method, String target, String json, String... headers) {
        return client().send(method, "/mockserver" + target, json.replace('\'', '"'), headers);
    }

    private static void greet(String with, String... headers) {
        assertThat(control("PUT", "/expectation", GREETING.formatted(with), headers)
                        .status())
                .isEqualTo(201);
    }

    @Test
    void aSpaceHasItsOwnExpectations() {
        greet("from one", IN_ONE);
        greet("from all");

        assertThat(client().get("/hello", IN_ONE).body()).isEqualTo("from one");
        assertThat(client().get("/hello").body()).isEqualTo("from all");
        assertThat(client().get("/hello", IN_TWO).status()).isEqualTo(404);
    }

    @Test
    void aPathMayNameTheSpaceToo() {
        assertThat(control("PUT", "/space/one/mockserver/expectation", GREETING.formatted("from one"))
                        .status())
                .isEqualTo(201);

        assertThat(client().get("/mockserver/space/one/hello?a=b").body()).isEqualTo("from one");
        assertThat(control("PUT", "/retrieve?type=requests", "{'path': '/hello'}", IN_ONE)
                        .body())
                .contains("\"path\" : \"/hello\"", "\"a\"")
                .doesNotContain("/mockserver/space");
    }

    @Test
    void aSpaceRemembersItsOwnRequestsOnly() {
        client().get("/hello", IN_ONE);

        String once = "{'httpRequest': {'path': '/hello'}, 'times': {'atLeast': 1, 'atMost': 1}}";
        assertThat(control("PUT", "/verify", once, IN_ONE).status()).isEqualTo(202);
        assertThat(control("PUT", "/verify", once, IN_TWO).status()).isEqualTo(406);
        assertThat(control("PUT", "/verify", once).status()).isEqualTo(406);
    }

    @Test
    void resettingASpaceLeavesTheOthersAlone() {
        greet("from one", IN_ONE);
        greet("from two", IN_TWO);
        greet("from all");

        assertThat(control("PUT", "/reset", "", IN_ONE).status()).isEqualTo(200);

        assertThat(client().get("/hello", IN_ONE).status()).isEqualTo(404);
        assertThat(client().get("/hello", IN_TWO).body()).isEqualTo("from two");
        assertThat(client().get("/hello").body()).isEqualTo("from all");
    }

    @Test
    void scenariosAndClocksAreOfASpace() {
        control("PUT", "/scenario/door", "{'state': 'Open'}", IN_ONE);
        control("PUT", "/clock", "{'action': 'freeze'}", IN_ONE);

        assertThat(control("GET", "/scenario/door", "", IN_ONE).body()).contains("Open");
        assertThat(control("GET", "/scenario/door", "", IN_TWO).body()).contains("Started");
        assertThat(control("GET", "/clock", "", IN_ONE).body()).contains("\"frozen\" : true");
        assertThat(control("GET", "/clock", "").body()).contains("\"frozen\" : false");
    }

    @Test
    void stoppingInsideASpaceClosesTheSpaceAndNotTheServer() {
        assertThat(control("PUT", "/stop", "", IN_ONE).status()).isEqualTo(200);

        HouseClient.Answer answer = client().get("/hello", IN_ONE);
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).contains("there is no space 'one'", "PUT /mockserver/space");
        assertThat(control("GET", "/space", "").body()).contains("two").doesNotContain("one");
    }

    @Test
    void aSpaceIsClosedByItself() {
        assertThat(control("PUT", "/space", "{'name': 'brief', 'idleMillis': 1}")
                        .status())
                .isEqualTo(201);

        Awaitility.await().until(() -> !control("GET", "/space", "").body().contains("brief"));
    }

    @Test
    void changedSettingsReachTheSpaces() {
        greet("from one", IN_ONE);

        HOUSE.configure("{'defaultResponseHeaders': 'X-Added=yes'}");

        assertThat(client().get("/hello", IN_ONE).header("X-Added")).isEqualTo("yes");
    }

    @Test
    void whatCannotBeOpenedIsRefusedWithTheReason() {
        assertThat(control("PUT", "/space", "{'name': 'one'}")).satisfies(answer -> {
            assertThat(answer.status()).isEqualTo(409);
            assertThat(answer.body()).contains("'one' is open already");
        });
        assertThat(control("PUT", "/space", "{'name': 'a/b'}").body()).contains("name must be", "a/b");
        assertThat(control("PUT", "/space", "{'idleMillis': -1}").body()).contains("idleMillis must be", "-1");
        assertThat(control("PUT", "/space", "{'nme': 'x'}").body()).contains("unknown member 'nme'");
        assertThat(control("DELETE", "/space/nowhere", "").status()).isEqualTo(404);
        assertThat(control("PUT", "/space", "{'name': 'three'}").status()).isEqualTo(201);
        assertThat(control("PUT", "/space", "").status()).isEqualTo(429);
        control("DELETE", "/space/three", "");
    }
}
