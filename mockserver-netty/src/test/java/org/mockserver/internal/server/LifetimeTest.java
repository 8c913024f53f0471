package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** How often, how long, by chance and for whom an expectation answers. */
@OverEveryProtocol
class LifetimeTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static HouseClient client() {
        return HOUSE.client();
    }

    private static String expectation(String path, String more) {
        return "{'httpRequest': {'path': '" + path + "'}, 'httpResponse': {'body': 'mine'}, " + more + "}";
    }

    @Test
    void aTimeIsTakenByExactlyOneOfManyRequests() throws Exception {
        client().expect(expectation("/few", "'times': {'remainingTimes': 10}"));

        List<Integer> statuses = HOUSE.together(64, "/few");

        assertThat(statuses).filteredOn(status -> status == 200).hasSize(10);
        assertThat(statuses).filteredOn(status -> status == 404).hasSize(54);
        assertThat(client().retrieve("active_expectations")).isEqualTo("[]");
    }

    @Test
    void theRemainingTimesAreShown() {
        client().expect(expectation("/few", "'times': {'remainingTimes': 3}"));
        client().get("/few");

        assertThat(client().retrieve("active_expectations")).contains("\"remainingTimes\" : 2");
    }

    @Test
    void aUsedUpExpectationLeavesTheRequestToTheNext() {
        client().expect(expectation("/p", "'times': {'remainingTimes': 1}")).expect("/p", "next");

        assertThat(client().get("/p").body()).isEqualTo("mine");
        assertThat(client().get("/p").body()).isEqualTo("next");
    }

    @Test
    void timesOfZeroNeverMatch() {
        client().expect(expectation("/never", "'times': {'remainingTimes': 0}"));

        assertThat(client().get("/never").status()).isEqualTo(404);
    }

    @Test
    void anExpectationExpiresByTheClockOfTheControlPlane() {
        client().control("/clock", "{'action': 'freeze'}");
        client().expect(expectation("/brief", "'timeToLive': {'timeUnit': 'SECONDS', 'timeToLive': 60}"));

        client().control("/clock", "{'action': 'advance', 'durationMillis': 59999}");
        assertThat(client().get("/brief").status()).isEqualTo(200);
        client().control("/clock", "{'action': 'advance', 'durationMillis': 1}");
        assertThat(client().get("/brief").status()).isEqualTo(404);
        assertThat(client().retrieve("active_expectations")).isEqualTo("[]");
        client().control("/clock", "{'action': 'reset'}");
    }

    @Test
    void chancesOfZeroAndOfAHundredAreCertain() {
        client().expect(expectation("/never", "'percentage': 0")).expect(expectation("/always", "'percentage': 100"));

        for (int i = 0; i < 50; i++) {
            assertThat(client().get("/never").status()).isEqualTo(404);
            assertThat(client().get("/always").status()).isEqualTo(200);
        }
    }

    @Test
    void aChanceThatFailsLeavesTheRequestToTheNextExpectation() {
        client().expect(expectation("/p", "'percentage': 0")).expect("/p", "next");

        assertThat(client().get("/p").body()).isEqualTo("next");
    }

    @Test
    void aNamespaceIsSeenOnlyByRequestsThatNameIt() {
        client().expect(expectation("/p", "'namespace': 'red'")).expect("/p", "common");

        assertThat(client().get("/p").body()).isEqualTo("common");
        assertThat(client().get("/p", "X-MockServer-Namespace", "blue").body()).isEqualTo("common");
        assertThat(client().get("/p", "x-mockserver-namespace", "red").body()).isEqualTo("mine");
    }

    @Test
    void theNamespaceHeaderIsChosenByASetting() {
        client().expect(expectation("/p", "'namespace': 'red'"));
        HOUSE.configure("{'matchNamespaceHeader': 'X-Team'}");

        assertThat(client().get("/p", "X-MockServer-Namespace", "red").status()).isEqualTo(404);
        assertThat(client().get("/p", "X-Team", "red").status()).isEqualTo(200);
    }

    @Test
    void clearingANamespaceLeavesTheOthers() {
        client().expect(expectation("/p", "'namespace': 'red'")).expect(expectation("/p", "'namespace': 'blue'"));
        client().control("/clear?namespace=red");

        assertThat(client().get("/p", "X-MockServer-Namespace", "red").status()).isEqualTo(404);
        assertThat(client().get("/p", "X-MockServer-Namespace", "blue").status())
                .isEqualTo(200);
    }
}
