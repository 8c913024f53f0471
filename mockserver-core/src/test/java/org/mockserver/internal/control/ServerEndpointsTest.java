package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;

class ServerEndpointsTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void readyFollowsTheInitialisation() {
        assertThat(server.get("/mockserver/ready").text()).isEqualTo("{\n  \"status\" : \"READY\"\n}");
        server.server.ready = false;
        Answer answer = server.get("/mockserver/ready");
        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.text()).contains("NOT_READY");
    }

    @Test
    void bindTellsTheNewPorts() {
        Answer answer = server.put("/bind", "{\"ports\": [5, 6]}");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).contains("\"ports\" : [ 5, 6 ]");
        assertThat(server.put("/bind", "{}").text()).doesNotContain("ports");
    }

    @Test
    void aPortThatIsTakenIsRefused() {
        Answer answer = server.put("/bind", "{\"ports\": [81]}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).isEqualTo("Exception while binding MockServer to port 81");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{\"ports\": 5}", "{\"ports\": [-1]}", "{\"ports\": [70000]}"})
    void aPortBindingThatIsNoneIsRefused(String body) {
        assertThat(server.put("/bind", body).status()).isEqualTo(400);
    }

    @Test
    void stopIsAnsweredEmpty() {
        Answer answer = server.put("/stop");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).isEmpty();
        assertThat(server.server.stopped).isTrue();
    }

    @Test
    void configurationIsChangedAndToldWhole() {
        Answer answer =
                server.put("/configuration", "{\"matchersFailFast\": false, \"noSuchThing\": 1, \"logLevel\": null}");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).contains("\"matchersFailFast\" : false").contains("\"logLevel\" : \"INFO\"");
        assertThat(server.get("/mockserver/configuration").text()).isEqualTo(answer.text());
    }

    @Test
    void oneBadSettingKeepsAllFromBeingChanged() {
        Answer answer = server.put("/configuration", "{\"matchersFailFast\": false, \"maxExpectations\": -1}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains("maxExpectations");
        assertThat(server.get("/mockserver/configuration").text()).contains("\"matchersFailFast\" : true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "\"x\""})
    void aConfigurationThatIsNoObjectIsRefused(String body) {
        assertThat(server.put("/configuration", body).status()).isEqualTo(400);
    }

    @Test
    void provenanceIsToldForEverySetting() {
        assertThat(server.get("/mockserver/config").text())
                .startsWith("[{\"name\":\"mockserver.")
                .contains("{\"name\":\"mockserver.logLevel\",\"value\":\"INFO\",\"source\":\"default\"}");
        assertThat(server.get("/mockserver/config?nonDefault=true").text()).isEqualTo("[]");
    }

    @Test
    void theModeIsSpyUntilItIsChanged() {
        assertThat(server.get("/mockserver/mode").text())
                .isEqualTo("{\"mode\":\"SPY\",\"proxyUnmatchedRequests\":true}");
        assertThat(server.put("/mode?mode=simulate").text())
                .isEqualTo("{\"mode\":\"SIMULATE\",\"proxyUnmatchedRequests\":false}");
        assertThat(server.put("/mode?mode=Capture").text())
                .isEqualTo("{\"mode\":\"CAPTURE\",\"proxyUnmatchedRequests\":true}");
        assertThat(server.put("/reset").status()).isEqualTo(200);
        assertThat(server.get("/mockserver/mode").text()).contains("CAPTURE");
    }

    @Test
    void anUnknownModeIsRefused() {
        assertThat(server.put("/mode?mode=zz").text())
                .isEqualTo("unknown mode 'zz' (expected one of SIMULATE, SPY, CAPTURE)");
        assertThat(server.put("/mode").text()).isEqualTo("mode is required (one of SIMULATE, SPY, CAPTURE)");
    }
}
