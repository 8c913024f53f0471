package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Settings that take effect while the server runs. */
class RunTimeSettingsTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Test
    void caseCountsFromTheMomentItIsAskedFor() {
        HOUSE.client().expect("/Path", "x");
        assertThat(HOUSE.client().get("/PATH").status()).isEqualTo(200);
        HOUSE.configure("{'matchExactCase': true}");

        assertThat(HOUSE.client().get("/PATH").status()).isEqualTo(404);
        assertThat(HOUSE.client().get("/Path").status()).isEqualTo(200);
    }

    @Test
    void changingHowIsComparedKeepsOrderTimesAndCounts() {
        HOUSE.client()
                .expect("{'id': 'few', 'httpRequest': {'path': '/p'}, 'times': {'remainingTimes': 2},"
                        + " 'httpResponses': [{'body': 'a'}, {'body': 'b'}]}")
                .expect("/p", "rest");
        assertThat(HOUSE.client().get("/p").body()).isEqualTo("a");
        HOUSE.configure("{'matchExactCase': true}");

        assertThat(HOUSE.client().get("/p").body()).isEqualTo("b");
        assertThat(HOUSE.client().get("/p").body()).isEqualTo("rest");
    }

    @Test
    void headersForEveryResponseAreAddedWhereTheyAreMissing() {
        HOUSE.client().expect("/plain", "x");
        HOUSE.client().expect("{'httpRequest': {'path': '/own'}, 'httpResponse': {'headers': {'X-Team': ['mine']}}}");
        HOUSE.configure("{'defaultResponseHeaders': 'X-Team=all|X-More=1'}");

        assertThat(HOUSE.client().get("/plain").header("x-team")).isEqualTo("all");
        assertThat(HOUSE.client().get("/plain").header("x-more")).isEqualTo("1");
        assertThat(HOUSE.client().get("/own").headers().allValues("x-team")).containsExactly("mine");
        assertThat(HOUSE.client().get("/unmatched").header("x-more")).isEqualTo("1");
        HOUSE.configure("{'defaultResponseHeaders': ''}");
        assertThat(HOUSE.client().get("/plain").header("x-more")).isEmpty();
    }

    @Test
    void pagesOfOtherOriginsReadEveryResponseWhenAsked() throws StartFailure {
        HOUSE.client().expect("/a", "x");
        assertThat(HOUSE.client().get("/a").header("access-control-allow-origin"))
                .isEmpty();
        HOUSE.configure("{'enableCORSForAllResponses': true}");

        assertThat(HOUSE.client().get("/a").header("access-control-allow-origin"))
                .isEqualTo("*");
        HouseClient.Answer reflected = HOUSE.client().get("/a", "Origin", "http://page.example");
        assertThat(reflected.header("access-control-allow-origin")).isEqualTo("http://page.example");
        assertThat(HOUSE.client().get("/unmatched").header("access-control-allow-origin"))
                .isEqualTo("*");
    }

    @Test
    void aPreflightIsAnsweredUnlessAnExpectationWants() throws Exception {
        String preflight = "OPTIONS /a HTTP/1.1\r\nHost: test\r\nOrigin: http://page.example\r\n"
                + "Access-Control-Request-Method: PUT\r\n\r\n";
        try (RawClient browser = HOUSE.connect()) {
            RawClient.Response own = browser.send(preflight).read();
            assertThat(own.status()).isEqualTo(200);
            assertThat(own.header("access-control-allow-origin")).isEqualTo("http://page.example");
            HOUSE.client().expect("{'httpRequest': {'method': 'OPTIONS'}, 'httpResponse': {'statusCode': 299}}");
            assertThat(browser.send(preflight).read().status()).isEqualTo(299);
        }
        HOUSE.restartWith();
    }

    @Test
    void aSettingThatCannotBeUsedChangesNone() {
        HouseClient.Answer answer =
                HOUSE.client().control("/configuration", "{'matchExactCase': true, 'maxLogEntries': -5}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("maxLogEntries");
        HOUSE.client().expect("/Path", "x");
        assertThat(HOUSE.client().get("/PATH").status()).isEqualTo(200);
    }

    @Test
    void settingsSurviveAReset() {
        HOUSE.configure("{'matchExactCase': true}").control("/reset");
        HOUSE.client().expect("/Path", "x");

        assertThat(HOUSE.client().get("/PATH").status()).isEqualTo(404);
    }
}
