package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** Storing expectations: order, replacing, and refusing what is wrong. */
@OverEveryProtocol
class RegisteringTest {

    private static final Pattern ID = Pattern.compile("\"id\" : \"([^\"]*)\"");

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static HouseClient client() {
        return HOUSE.client();
    }

    private static List<String> activeIds() {
        return ID.matcher(client().retrieve("active_expectations"))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static String named(String id, int priority) {
        return "{'id': '" + id + "', 'priority': " + priority
                + ", 'httpRequest': {'path': '/p'}, 'httpResponse': {'body': '" + id + "'}}";
    }

    @Test
    void theOldestOfEqualExpectationsAnswers() {
        client().expect(named("first", 0)).expect(named("second", 0));

        assertThat(client().get("/p").body()).isEqualTo("first");
    }

    @Test
    void aHigherPriorityAnswersBeforeAnOlderExpectation() {
        client().expect("[" + named("low", -1) + "," + named("middle", 0) + "," + named("high", 7) + "]");

        assertThat(client().get("/p").body()).isEqualTo("high");
        assertThat(activeIds()).containsExactly("high", "middle", "low");
    }

    @Test
    void anExpectationWithoutPathIsTriedInItsTurn() {
        client().expect(named("literal", 0))
                .expect("{'id': 'any', 'priority': 1, 'httpRequest': {'headers': {'X': ['1']}},"
                        + " 'httpResponse': {'body': 'any'}}");

        assertThat(client().get("/p", "X", "1").body()).isEqualTo("any");
        assertThat(client().get("/p").body()).isEqualTo("literal");
    }

    @Test
    void replacingKeepsThePlaceAmongEqualPriorities() {
        client().expect(named("a", 0)).expect(named("b", 0)).expect(named("c", 0));
        client().expect("{'id': 'b', 'httpRequest': {'path': '/p'}, 'httpResponse': {'body': 'changed'}}");

        assertThat(activeIds()).containsExactly("a", "b", "c");
        client().control("/clear?type=expectations", "{'id': 'a'}");
        assertThat(client().get("/p").body()).isEqualTo("changed");
    }

    @Test
    void replacingMovesTheExpectationToAnotherPath() {
        client().expect(named("a", 0));
        client().expect("{'id': 'a', 'httpRequest': {'path': '/q'}, 'httpResponse': {'body': 'moved'}}");

        assertThat(client().get("/p").status()).isEqualTo(404);
        assertThat(client().get("/q").body()).isEqualTo("moved");
    }

    @Test
    void replacingGivesTheTimesAnew() {
        String once = "{'id': 'a', 'httpRequest': {'path': '/p'}, 'httpResponse': {}, 'times': {'remainingTimes': 1}}";
        client().expect(once);
        assertThat(client().get("/p").status()).isEqualTo(200);
        client().expect(once);

        assertThat(client().get("/p").status()).isEqualTo(200);
        assertThat(client().get("/p").status()).isEqualTo(404);
    }

    @Test
    void ofTwoEntriesWithOneIdTheLastIsStoredAndBothAreEchoed() {
        HouseClient.Answer answer = client().control(
                        "/expectation",
                        "[{'id': 'a', 'httpRequest': {'path': '/old'}, 'httpResponse': {}},"
                                + "{'id': 'a', 'httpRequest': {'path': '/new'}, 'httpResponse': {}}]");

        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.body()).contains("/old").contains("/new");
        assertThat(activeIds()).containsExactly("a");
        assertThat(client().get("/old").status()).isEqualTo(404);
        assertThat(client().get("/new").status()).isEqualTo(200);
    }

    @Test
    void equalExpectationsWithoutIdAreTwo() {
        client().expect("/p", "x").expect("/p", "x");

        assertThat(activeIds()).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void oneBadEntryOfAnArrayStoresNothingAndIsNamed() {
        HouseClient.Answer answer = client().control(
                        "/expectation",
                        "[" + named("good", 0) + ", {'id': 'bad', 'httpRequest': {'path': '/p'},"
                                + " 'httpResponse': {'delay': {'timeUnit': 'PARSECS', 'value': 1}}},"
                                + named("good too", 0) + "]");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("delay").contains("timeUnit").contains("PARSECS");
        assertThat(activeIds()).isEmpty();
        assertThat(client().get("/p").status()).isEqualTo(404);
    }

    @Test
    void aBadReplacementLeavesTheStoredExpectation() {
        client().expect(named("a", 0));
        HouseClient.Answer answer = client().control(
                        "/expectation", "{'id': 'a', 'httpRequest': {'path': '/p'}, 'httpResponse': {}, 'zz': 1}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("$.zz: is not defined in the schema");
        assertThat(client().get("/p").body()).isEqualTo("a");
    }

    @Test
    void aPatternThatNoActionCanServeIsRefusedAtRegistration() {
        HouseClient.Answer answer = client().control(
                        "/expectation",
                        "[" + named("good", 0)
                                + ", {'httpRequest': {'body': {'type': 'JSON', 'json': '{broken'}}, 'httpResponse': {}}]");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("body");
        assertThat(activeIds()).isEmpty();
    }

    @Test
    void whatIsNoJsonIsRefusedWithTheReason() {
        HouseClient.Answer answer = client().control("/expectation", "{'httpRequest': ");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("content-type")).startsWith("text/plain");
        assertThat(answer.body()).isNotBlank();
    }

    @Test
    void theOldestExpectationGivesWayWhenTheStoreIsFull() throws StartFailure {
        HOUSE.restartWith("maxExpectations", "2");
        client().expect(named("a", 0)).expect(named("b", 9)).expect(named("c", 0));

        assertThat(activeIds()).containsExactly("b", "c");
    }

    @Test
    void usedUpExpectationsGiveWayBeforeLiveOnes() throws StartFailure {
        HOUSE.restartWith("maxExpectations", "2");
        client().expect(named("a", 0));
        client().expect(
                        "{'id': 'once', 'httpRequest': {'path': '/once'}, 'httpResponse': {}, 'times': {'remainingTimes': 1}}");
        assertThat(client().get("/once").status()).isEqualTo(200);
        client().expect(named("b", 0));

        assertThat(activeIds()).containsExactly("a", "b");
    }

    @Test
    void anAnswerGetsAnIdThatReplacesLater() {
        HouseClient.Answer answer =
                client().control("/expectation", "{'httpRequest': {'path': '/p'}, 'httpResponse': {}}");
        Matcher id = ID.matcher(answer.body());
        assertThat(id.find()).isTrue();
        client().expect(named(id.group(1), 0));

        assertThat(activeIds()).containsExactly(id.group(1));
        assertThat(client().get("/p").body()).isEqualTo(id.group(1));
    }
}
