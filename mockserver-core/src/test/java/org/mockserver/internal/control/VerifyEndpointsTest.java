package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;

class VerifyEndpointsTest {

    private ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private Answer verify(String verification) {
        return server.put("/verify", verification);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | {'atLeast': 0} | ",
                "0 | {'atMost': 0} | ",
                "1 | {} | ",
                "2 | {'atLeast': 2, 'atMost': -1} | ",
                "2 | {'atLeast': 1, 'atMost': 3} | ",
                "2 | {'atLeast': 2, 'atMost': 2} | ",
                "0 | {} | Request not found exactly once, expected:<",
                "2 | {} | Request found 2 times but should have been found exactly once, expected:<",
                "1 | {'atMost': 0} | Request found 1 time but should have been found at most 0 times, expected:<",
                "2 | {'atMost': 1} | Request found 2 times but should have been found at most once, expected:<",
                "0 | {'atLeast': 1} | Request not found at least once, expected:<",
                "1 | {'atLeast': 2} | Request not found at least 2 times, expected:<",
                "1 | {'atLeast': 2, 'atMost': 2} | Request not found exactly 2 times, expected:<",
                "4 | {'atLeast': 2, 'atMost': 3} | Request found 4 times but should have been found between 2 and 3 times,",
                "1 | {'atLeast': 0, 'atMost': 0} | Request found 1 time but should have been found exactly 0 times,",
            })
    void aNumberOfRequestsIsVerified(int requests, String times, String failure) {
        for (int i = 0; i < requests; i++) {
            server.get("/a");
        }
        server.get("/other");
        Answer answer = verify("{'httpRequest': {'path': '/a'}, 'times': " + times + "}");
        if (failure == null) {
            assertThat(answer.status()).as(answer.text()).isEqualTo(202);
            assertThat(answer.text()).isEmpty();
            assertThat(answer.response().defaultContentType()).isNull();
        } else {
            assertThat(answer.status()).isEqualTo(406);
            assertThat(answer.text()).startsWith(failure);
            assertThat(answer.response().defaultContentType()).isEqualTo("text/plain; charset=utf-8");
        }
    }

    @Test
    void theFailureTextShowsWhatWasRecordedAndHowItDiffers() {
        server.get("/a");
        assertThat(verify("{'httpRequest': {'path': '/b'}}").text()).isEqualTo("""
                Request not found exactly once, expected:<{
                  "path" : "/b"
                }> but was:<{
                  "headers" : {
                    "content-length" : [ "0" ]
                  },
                  "keepAlive" : true,
                  "method" : "GET",
                  "path" : "/a",
                  "protocol" : "HTTP_1_1",
                  "secure" : false
                }>

                closest match diff:
                  path:
                      string or regex match failed expected:      /b     found:      /a\s


                verification summary:
                  expected exactly once but matched 0 times among 1 recorded request
                  closest non-matching requests (fewest differing fields first):
                    1. GET /a differs in: path
                """);
    }

    @Test
    void theFailureTextWithoutAnyRequestIsShort() {
        assertThat(verify("{'httpRequest': {'path': '/b'}}").text()).isEqualTo("""
                Request not found exactly once, expected:<{
                  "path" : "/b"
                }> but was:<[]>

                verification summary:
                  expected exactly once but matched 0 times among 0 recorded requests
                """);
    }

    @Test
    void theClosestRequestsAreListedNewestFirstAmongEquals() {
        server.send("POST", "/c", Pairs.EMPTY, "");
        server.get("/d");
        server.get("/e");
        server.get("/f");
        assertThat(verify("{'httpRequest': {'method': 'GET', 'path': '/b'}}").text())
                .endsWith("""
                          closest non-matching requests (fewest differing fields first):
                            1. GET /f differs in: path
                            2. GET /e differs in: path
                            3. GET /d differs in: path
                        """);
    }

    @Test
    void moreRequestsThanTheMaximumAreOnlyCounted() {
        server.get("/b");
        server.get("/c");
        server.get("/d");
        String text = verify("{'httpRequest': {'path': '/a'},"
                        + " 'maximumNumberOfRequestToReturnInVerificationFailure': 2}")
                .text();
        assertThat(text).contains("}> but was found 0 times among 3 total requests\n\nclosest match diff:");
    }

    @Test
    void detailsCanBeSwitchedOff() {
        server.put("/configuration", "{'detailedVerificationFailures': false}");
        server.get("/a");
        assertThat(verify("{'httpRequest': {'path': '/b'}}").text())
                .doesNotContain("closest match diff")
                .contains("verification summary");
    }

    @Test
    void theRequestsOfAnExpectationAreVerified() {
        server.mock("one", "/a", "{'body': 'x'}");
        server.mock("two", "/b", "{'body': 'x'}");
        server.get("/a");
        assertThat(verify("{'expectationId': {'id': 'one'}}").status()).isEqualTo(202);
        assertThat(verify("{'expectationId': {'id': 'two'}, 'times': {'atMost': 0}}")
                        .status())
                .isEqualTo(202);
        Answer failed = verify("{'expectationId': {'id': 'two'}}");
        assertThat(failed.status()).isEqualTo(406);
        assertThat(failed.text())
                .startsWith("Request not found exactly once, expected:<{\n  \"path\" : \"/b\"\n}> but was:<{")
                .doesNotContain("closest match diff")
                .contains("1. GET /a differs in: path");
    }

    @Test
    void theRequestsOfAnExpectationThatIsUsedUpAreVerified() {
        server.put("/expectation", "{'id': 'one', 'httpResponse': {}, 'times': {'remainingTimes': 1}}");
        server.get("/a");
        assertThat(server.put("/retrieve?type=active_expectations").text()).isEqualTo("[]");
        assertThat(verify("{'expectationId': {'id': 'one'}}").status()).isEqualTo(202);
        assertThat(verify("{'expectationId': {'id': 'one'}, 'times': {'atLeast': 2}}")
                        .status())
                .isEqualTo(406);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/clear?type=expectations", "/verify", "/retrieve?type=active_expectations"})
    void anExpectationThatIsGoneIsStillKnownByItsId(String path) {
        server.put(
                "/expectation",
                "{'id': 'one', 'httpRequest': {'path': '/a'}, 'httpResponse': {},"
                        + " 'times': {'remainingTimes': 0}}");
        server.put("/expectation", "{'id': 'two', 'httpRequest': {'path': '/b'}, 'httpResponse': {}}");
        server.put("/clear", "{'id': 'two'}");
        for (String id : new String[] {"one", "two"}) {
            String body = path.equals("/verify")
                    ? "{'expectationId': {'id': '" + id + "'}, 'times': {'atMost': 0}}"
                    : "{'id': '" + id + "'}";
            assertThat(server.put(path, body).status()).as(id).isIn(200, 202);
            assertThat(server.put(path, body.replace(id, "three")).status()).isEqualTo(400);
        }
        server.put("/clear");
        assertThat(server.put("/clear", "{'id': 'one'}").status()).isEqualTo(400);
        server.put("/expectation", "{'id': 'two', 'httpRequest': {'path': '/b'}, 'httpResponse': {}}");
        server.put("/reset");
        assertThat(server.put("/clear", "{'id': 'two'}").status()).isEqualTo(400);
    }

    @Test
    void anUnknownExpectationIsRefused() {
        Answer answer = verify("{'expectationId': {'id': 'nope'}}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).isEqualTo("No expectation found with id nope");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'statusCode': 201} | 202",
                "{'statusCode': 500} | 406",
                "{'statusCodeRange': '2XX'} | 202",
                "{'statusCodeRange': '>= 300'} | 406",
                "{'reasonPhrase': 'Cre.*'} | 202",
                "{'reasonPhrase': 'OK'} | 406",
                "{'headers': {'!X-B': ['.*']}} | 202",
                "{'headers': {'cookie': ['.*']}} | 406",
                "{'cookies': {'c': 'd', '!e': '.*'}} | 202",
                "{'body': {'regex': 'ma..'}} | 202",
                "{'body': {'regex': 'mo..'}} | 406",
                "{'body': {'type': 'REGEX', 'regex': 'ma..'}} | 202",
                "{'body': {'string': 'ad', 'subString': true}} | 202",
                "{'body': 'made'} | 202",
                "{'body': 'lost'} | 406",
                "{'headers': {'x-a': ['1']}} | 202",
                "{'headers': {'x-a': ['2']}} | 406",
                "{'cookies': {'c': 'd'}} | 202",
                "{'cookies': {'c': 'e'}} | 406",
            })
    void aResponseIsVerified(String expected, int status) {
        server.mock(
                "m",
                "/a",
                "{'statusCode': 201, 'reasonPhrase': 'Created', 'body': 'made', 'headers': {'X-A': ['1']}, 'cookies': {'c': 'd'}}");
        server.get("/a");
        server.get("/unmatched");
        Answer answer = verify("{'httpResponse': " + expected + "}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        if (status == 406) {
            assertThat(answer.text()).startsWith("Response not found exactly once, expected:<{");
        }
    }

    @Test
    void aResponseIsVerifiedTogetherWithItsRequest() {
        server.mock("m", "/a", "{'statusCode': 201}");
        server.get("/a");
        assertThat(verify("{'httpRequest': {'path': '/a'}, 'httpResponse': {'statusCode': 201}}")
                        .status())
                .isEqualTo(202);
        assertThat(verify("{'httpRequest': {'path': '/z'}, 'httpResponse': {'statusCode': 201}}")
                        .status())
                .isEqualTo(406);
    }

    @Test
    void aStatusThatWasNotConfiguredIsNotThere() {
        server.mock("m", "/a", "{'body': 'x'}");
        server.get("/a");
        assertThat(verify("{'httpResponse': {'statusCode': 200}}").status()).isEqualTo(406);
    }

    @Test
    void theAutomatic404IsNoResponse() {
        server.get("/none");
        assertThat(verify("{'httpResponse': {'statusCode': 404}, 'times': {'atMost': 0}}")
                        .status())
                .isEqualTo(202);
    }

    @Test
    void dispositionTellsMockedFromForwarded() {
        server.mock("m", "/a", "{'body': 'x'}");
        server.get("/a");
        server.get("/unmatched");
        assertThat(verify("{'httpRequest': {'path': '/a'}, 'disposition': 'MOCKED'}")
                        .status())
                .isEqualTo(202);
        Answer failed = verify("{'httpRequest': {'path': '/a'}, 'disposition': 'FORWARDED'}");
        assertThat(failed.status()).isEqualTo(406);
        assertThat(failed.text()).contains("  1 recorded request matched but was mocked, not forwarded\n");
    }

    @Test
    void absenceIsNotProvenByALogThatLostEntries() {
        restart(Map.of("maxLogEntries", "20"));
        for (int i = 0; i < 100; i++) {
            server.get("/a");
        }
        Answer answer = verify("{'httpRequest': {'path': '/b'}, 'times': {'atMost': 0}}");
        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.text())
                .startsWith(
                        "Request could not be verified at most 0 times because the event log is not a complete record: ")
                .contains(" recorded entries were EVICTED after the log reached its maximum number of entries"
                        + " (maxLogEntries=20). Absence cannot be proven");
        assertThat(verify("{'httpRequest': {'path': '/a'}, 'times': {'atLeast': 1}}")
                        .status())
                .isEqualTo(202);
        server.put("/configuration", "{'failVerificationOnEvictedLog': false}");
        assertThat(verify("{'httpRequest': {'path': '/b'}, 'times': {'atMost': 0}}")
                        .status())
                .isEqualTo(202);
    }

    @Test
    void aVerificationWithATimeoutWaitsForTheRequest() throws Exception {
        CompletableFuture<Answer> waiting =
                CompletableFuture.supplyAsync(() -> verify("{'httpRequest': {'path': '/late'}, 'timeout': 15000}"));
        server.get("/late");
        assertThat(waiting.get().status()).isEqualTo(202);
    }

    @Test
    void aVerificationWithATimeoutFailsWhenItIsOver() {
        assertThat(verify("{'httpRequest': {'path': '/never'}, 'timeout': 20}").status())
                .isEqualTo(406);
    }

    @Test
    void tooManyRequestsFailWithoutWaiting() {
        server.get("/a");
        assertThat(verify("{'httpRequest': {'path': '/a'}, 'times': {'atMost': 0}, 'timeout': 60000}")
                        .status())
                .isEqualTo(406);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{}",
                "{'httpRequest': {'path': '/a'}, 'times': {'count': 1, 'exact': true}}",
                "{'httpRequest': {}, 'expectationId': {'id': 'x'}}",
                "{'bogus': 1}",
                "{'httpRequest': {}, 'timeout': -1}",
            })
    void whatIsNoVerificationIsRefused(String body) {
        Answer answer = verify(body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.text()).isNotEmpty();
    }

    private void restart(Map<String, String> settings) {
        server.close();
        server = new ControlFixture(settings);
    }
}
