package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** Expectations that answer in one state of a scenario and move it to another. */
@OverEveryProtocol
class ScenarioTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static HouseClient client() {
        return HOUSE.client();
    }

    private static String step(String state, String next, String body) {
        return "{'scenarioName': 'door', 'scenarioState': '" + state + "', 'newScenarioState': '" + next
                + "', 'httpRequest': {'path': '/door'}, 'httpResponse': {'body': '" + body + "'}}";
    }

    private static String state() {
        return client().get("/mockserver/scenario/door").body();
    }

    @Test
    void aScenarioGoesFromStateToState() {
        client().expect(step("Open", "Shut", "is open")).expect(step("Started", "Open", "opens"));

        assertThat(client().get("/door").body()).isEqualTo("opens");
        assertThat(client().get("/door").body()).isEqualTo("is open");
        assertThat(client().get("/door").status()).isEqualTo(404);
        assertThat(state()).contains("Shut");
    }

    @Test
    void oneOfManyRequestsTakesTheMove() throws Exception {
        for (int round = 0; round < 5; round++) {
            client().control("/scenario/door", "{'state': 'Started'}");
            client().expect(step("Started", "Open", "opens"));

            assertThat(HOUSE.together(32, "/door"))
                    .filteredOn(status -> status == 200)
                    .hasSize(1);
        }
    }

    @Test
    void anExpectationWithoutStateAlwaysAnswersAndMoves() {
        client().expect("{'scenarioName': 'door', 'newScenarioState': 'Seen', 'httpRequest': {'path': '/look'},"
                + " 'httpResponse': {}}");
        client().control("/scenario/door", "{'state': 'Anything'}");

        assertThat(client().get("/look").status()).isEqualTo(200);
        assertThat(state()).contains("Seen");
    }

    @Test
    void aRequestInTheWrongStateTakesNoTime() {
        client().expect("{'id': 'once', 'times': {'remainingTimes': 1}, 'scenarioName': 'door', 'scenarioState':"
                + " 'Open', 'newScenarioState': 'Shut', 'httpRequest': {'path': '/door'}, 'httpResponse':"
                + " {}}");
        client().get("/door");

        assertThat(client().retrieve("active_expectations")).contains("\"remainingTimes\" : 1");
    }

    @Test
    void theControlPlaneMovesAScenarioNowAndLater() {
        client().expect(step("Late", "Over", "late"));
        client().control("/scenario/door", "{'state': 'Early', 'transitionAfterMs': 30, 'nextState': 'Late'}");

        Awaitility.await()
                .untilAsserted(() -> assertThat(client().get("/door").body()).isEqualTo("late"));
    }

    @Test
    void resetAndClearingEverythingForgetScenarios() {
        client().control("/scenario/door", "{'state': 'Open'}");
        client().control("/clear", "{'path': '/elsewhere'}");
        assertThat(state()).contains("Open");
        client().control("/clear");
        assertThat(state()).contains("Started");
        client().control("/scenario/door", "{'state': 'Open'}");
        client().control("/reset");
        assertThat(state()).contains("Started");
    }
}
