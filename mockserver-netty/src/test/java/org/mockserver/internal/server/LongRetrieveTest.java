package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;
import org.mockserver.internal.wire.Json;

/** Answers of the control plane that are too long to be made as a whole. */
class LongRetrieveTest {

    private static final int REQUESTS = 2_000;
    private static final String BODY = "b".repeat(200);

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @BeforeEach
    void fill() {
        HOUSE.client().expect("{'httpRequest': {'path': '/n.*'}, 'httpResponse': {'body': 'seen'}}");
        try (RawClient client = HOUSE.connect()) {
            for (int i = 0; i < REQUESTS; i++) {
                client.post("/n" + i, BODY).read();
            }
        }
    }

    private static RawClient.Response retrieve(String query) {
        try (RawClient client = HOUSE.connect()) {
            return client.send("PUT /mockserver/retrieve?" + query + " HTTP/1.1\r\nHost: test\r\n\r\n")
                    .read();
        }
    }

    @Test
    void longListsComeInChunksAndComplete() {
        for (String query : new String[] {
            "type=requests", "type=request_responses", "type=requests&format=log_entries",
        }) {
            RawClient.Response answer = retrieve(query);

            assertThat(answer.header("transfer-encoding")).isEqualTo("chunked");
            assertThat(Json.parse(answer.body())).as(query).hasSize(REQUESTS);
            assertThat(answer.body()).contains("/n" + (REQUESTS - 1));
        }
    }

    @Test
    void aLongLogComesInChunksAndComplete() {
        RawClient.Response answer = retrieve("type=logs");

        assertThat(answer.header("transfer-encoding")).isEqualTo("chunked");
        assertThat(answer.body()).contains("/n0\"", "/n" + (REQUESTS - 1)).endsWith("\n");
    }

    @Test
    void aShortListHasALength() {
        HOUSE.client().control("/clear?type=log");

        assertThat(retrieve("type=requests").header("content-length")).isEqualTo("2");
    }

    @Test
    void readersThatLeaveEarlyHoldNothingUp() {
        for (int i = 0; i < 200; i++) {
            try (RawClient client = HOUSE.connect()) {
                client.send("PUT /mockserver/retrieve?type=request_responses HTTP/1.1\r\nHost: test\r\n\r\n")
                        .readHead();
            }
        }
        assertThat(HOUSE.client().retrieve("active_expectations")).contains("/n.*");
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/n7'}}")).isTrue();
    }
}
