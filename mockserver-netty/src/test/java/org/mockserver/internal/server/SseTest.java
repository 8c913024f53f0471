package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.transport.RawClient;

@OverEveryProtocol
class SseTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static HouseClient expect(String stream) {
        return HOUSE.client().expect("{'httpRequest': {'path': '/sse'}, 'httpSseResponse': " + stream + "}");
    }

    @Test
    void eventsAreSentAsTheyAre() {
        HouseClient.Answer answer = expect("{'headers': {'x-own': ['1'], 'Cache-Control': ['private']}, 'events': ["
                        + "{'id': '1', 'event': 'a', 'retry': 7, 'data': 'x'}, {'data': 'one\\ntwo'}, {'event': 'b'}]}")
                .get("/sse");
        assertThat(answer.body())
                .isEqualTo("id: 1\nevent: a\nretry: 7\ndata: x\n\ndata: one\ndata: two\n\nevent: b\n\n");
        assertThat(answer.header("content-type")).isEqualTo("text/event-stream");
        assertThat(answer.headers().allValues("cache-control")).containsExactly("private");
        assertThat(answer.header("x-own")).isEqualTo("1");
        assertThat(HOUSE.client().retrieve("request_responses")).contains("data: one");
    }

    @Test
    void aStreamWithoutEventsIsEmpty() {
        HouseClient.Answer answer = expect("{'statusCode': 203}").get("/sse");
        assertThat(answer.status()).isEqualTo(203);
        assertThat(answer.body()).isEmpty();
    }

    @Test
    void delaysAreWaited() {
        HouseClient client = expect(
                "{'events': [{'data': 'a'}, {'data': 'b', 'delay': {'timeUnit': 'MILLISECONDS', 'value': 100}}]}");
        long before = System.nanoTime();
        assertThat(client.get("/sse").body()).isEqualTo("data: a\n\ndata: b\n\n");
        assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(100_000_000);
        assertThat(client.verifies("{'httpRequest': {'path': '/sse'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                .isTrue();
    }

    @Test
    void aMillionBytesOfEventsArrive() {
        String data = "0123456789".repeat(100);
        StringBuilder events = new StringBuilder("{'data': '" + data + "'}");
        for (int i = 1; i < 1_000; i++) {
            events.append(", {'data': '").append(data).append("'}");
        }
        assertThat(expect("{'events': [" + events + "]}").get("/sse").body())
                .isEqualTo(("data: " + data + "\n\n").repeat(1_000));
    }

    @Test
    void aClientThatLeavesEndsTheStream() {
        HouseClient client =
                expect("{'events': [{'data': 'a'}," + " {'data': 'b', 'delay': {'timeUnit': 'HOURS', 'value': 1}}]}");
        if (speech == Speech.H1) {
            try (RawClient connection = HOUSE.connect().get("/sse")) {
                assertThat(connection.readHead().header("connection")).isEqualTo("keep-alive");
                assertThat(connection.readChunk()).isEqualTo("data: a\n\n");
            }
        }
        assertThat(client.control("/status").status()).isEqualTo(200);
    }

    @Test
    void theConnectionIsClosedIfItIsToBe() {
        expect("{'events': [{'data': 'a'}], 'closeConnection': true}");
        if (speech == Speech.H1) {
            try (RawClient connection = HOUSE.connect().get("/sse")) {
                RawClient.Response answer = connection.read();
                assertThat(answer.header("connection")).isEqualTo("close");
                assertThat(answer.body()).isEqualTo("data: a\n\n");
                assertThat(connection.ending()).isEqualTo(RawClient.Ending.CLOSED);
            }
        }
    }

    @Test
    void dataAreRenderedForTheRequest() {
        HouseClient client = expect("{'templateType': 'VELOCITY', 'events': [{'id': '1', 'data': 'at $request.path'},"
                + " {'data': 'first\\n$request.method'}]}");

        assertThat(client.get("/sse").body()).isEqualTo("id: 1\ndata: at /sse\n\ndata: first\ndata: GET\n\n");
        assertThat(client.retrieve("request_responses")).contains("at /sse");
        assertThat(client.control(
                                "/expectation",
                                "{'httpRequest': {'path': '/x'}, 'httpSseResponse':"
                                        + " {'templateType': 'MUSTACHE', 'events': [{'data': '{{#open}}'}]}}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void aTemplateThatFailsIsAnsweredInsteadOfTheStream() {
        assertThat(expect("{'templateType': 'VELOCITY', 'events': [{'data': 'a'}," + " {'data': '$math.div(1, 0)'}]}")
                        .get("/sse")
                        .status())
                .isEqualTo(500);
    }
}
