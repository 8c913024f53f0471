package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.control.ControlFixture.Answer;

class VerifySequenceTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aSequenceMayHaveGaps() {
        server.get("/a");
        server.get("/b");
        server.get("/c");
        Answer answer = server.put("/verifySequence", "{'httpRequests': [{'path': '/a'}, {'path': '/c'}]}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(202);
        assertThat(answer.text()).isEmpty();
    }

    @Test
    void aSequenceInTheWrongOrderFails() {
        server.get("/b");
        server.get("/a");
        server.get("/none");
        Answer answer = server.put("/verifySequence", "{'httpRequests': [{'path': '/a'}, {'path': '/b'}]}");
        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.text())
                .startsWith(
                        "Request sequence not found, expected:<[ {\n  \"path\" : \"/a\"\n}, {\n  \"path\" : \"/b\"\n} ]>"
                                + " but was:<[ {")
                .endsWith("""
                        verification summary:
                          step 2 of 2 not found in the 1 recorded request after step 1 matched recorded request 2 of 3
                          1 recorded request matched step 2 but came before step 1's match
                          closest non-matching requests for step 2 (fewest differing fields first):
                            1. GET /none differs in: path
                        """);
    }

    @Test
    void oneRequestDoesNotFulfilTwoSteps() {
        server.get("/a");
        Answer answer = server.put("/verifySequence", "{'httpRequests': [{'path': '/a'}, {'path': '/a'}]}");
        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.text())
                .contains(
                        "step 2 of 2 not found in the 0 recorded requests after step 1 matched recorded request 1 of 1");
    }

    @Test
    void aSequenceThatFailsAtItsFirstStepSaysSo() {
        Answer answer = server.put("/verifySequence", "{'httpRequests': [{'path': '/a'}]}");
        assertThat(answer.text())
                .contains("> but was:<[]>")
                .endsWith("verification summary:\n  step 1 of 1 not found in 0 recorded requests\n");
    }

    @Test
    void aSequenceOfExpectationsIsVerified() {
        server.mock("A", "/a", "{'body': 'x'}");
        server.mock("B", "/b", "{'body': 'x'}");
        server.get("/a");
        server.get("/b");
        assertThat(server.put("/verifySequence", "{'expectationIds': [{'id': 'A'}, {'id': 'B'}]}")
                        .status())
                .isEqualTo(202);
        assertThat(server.put("/verifySequence", "{'expectationIds': [{'id': 'B'}, {'id': 'A'}]}")
                        .status())
                .isEqualTo(406);
        assertThat(server.put("/verifySequence", "{'expectationIds': [{'id': 'A'}, {'id': 'Q'}]}")
                        .text())
                .isEqualTo("No expectation found with id Q");
    }

    @Test
    void aSequenceOfResponsesIsVerified() {
        server.mock("A", "/a", "{'statusCode': 201}");
        server.get("/a");
        assertThat(server.put("/verifySequence", "{'httpResponses': [{'statusCode': 201}]}")
                        .status())
                .isEqualTo(202);
        Answer failed = server.put("/verifySequence", "{'httpResponses': [{'statusCode': 299}]}");
        assertThat(failed.status()).isEqualTo(406);
        assertThat(failed.text()).startsWith("Response sequence not found, expected:<[ {");
    }

    @Test
    void anEmptySequenceFails() {
        Answer answer = server.put("/verifySequence", "{'httpRequests': []}");
        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.text())
                .isEqualTo("No expectations, requests or responses specified in verification sequence");
    }

    @Test
    void aSequenceIsOneOfRequestsOrOfExpectations() {
        ControlFixture.Answer answer =
                server.put("/verifySequence", "{'httpRequests': [{'path': '/a'}], 'expectationIds': [{'id': 'A'}]}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains("$.expectationIds: cannot be combined with httpRequests");
    }

    @Test
    void requestsAndResponsesOfASequenceMustBeEqualInNumber() {
        Answer answer = server.put(
                "/verifySequence",
                "{'httpRequests': [{'path': '/a'}], 'httpResponses': [{'statusCode': 201}, {'statusCode': 202}]}");
        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.text()).endsWith("found 1 request(s) and 2 response(s)");
    }
}
