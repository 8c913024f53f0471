package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.Http2Error;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.http2.FrameClient;

/** HTTP/2 clients that want to keep a server busy or fill its memory: their connection ends, nobody else notices. */
class Http2FloodTest {

    private static final int CALM_DOWN = (int) Http2Error.ENHANCE_YOUR_CALM.code();

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with(
            "http2MaxConcurrentStreams",
            "100",
            "requestReadTimeoutMillis",
            "300",
            "responseWriteStallTimeoutMillis",
            "500",
            "stopDrainMillis",
            "0");

    private static FrameClient connect() {
        return FrameClient.connect(HOUSE.port());
    }

    /* Sends until the server ends the connection, then returns the error it ended with; -1 when that was lost. */
    private static int flood(Consumer<FrameClient> part) {
        try (FrameClient client = connect()) {
            client.ping();
            try {
                for (int i = 0; i < 200_000; i++) {
                    part.accept(client);
                }
            } catch (UncheckedIOException ended) {
                assertThat(ended).hasCauseInstanceOf(SocketException.class);
            }
            int error = client.goAway();
            assertThat(HOUSE.client().get("/none").status()).isEqualTo(404);
            return error;
        }
    }

    private static byte[] times(int count, byte[] frame) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            all.writeBytes(frame);
        }
        return all.toByteArray();
    }

    @Test
    void requestsThatAreTakenBackAtOnceEndTheConnection() {
        int error = flood(client -> client.reset(client.get("/x")));
        assertThat(error).isIn(CALM_DOWN, -1);
    }

    @Test
    void requestsThatMakeTheServerResetThemEndTheConnection() {
        int error = flood(client -> client.get("/x", "te", "gzip"));
        assertThat(error).isIn(CALM_DOWN, -1);
    }

    @Test
    void pingsSettingsAndPrioritiesWithoutEndEndTheConnection() {
        byte[] pings = times(100, FrameClient.frameBytes(FrameClient.PING, 0, 0, new byte[8]));
        byte[] settings = times(100, FrameClient.frameBytes(FrameClient.SETTINGS, 0, 0, new byte[0]));
        byte[] priorities = times(100, FrameClient.frameBytes(FrameClient.PRIORITY, 0, 7, new byte[5]));
        assertThat(flood(client -> client.bytes(pings))).isIn(CALM_DOWN, -1);
        assertThat(flood(client -> client.bytes(settings))).isIn(CALM_DOWN, -1);
        assertThat(flood(client -> client.bytes(priorities))).isIn(CALM_DOWN, -1);
    }

    @Test
    void emptyDataFramesEndTheConnection() {
        try (FrameClient client = connect()) {
            int stream = client.open("POST", "/x", false);
            client.bytes(times(50, FrameClient.frameBytes(FrameClient.DATA, 0, stream, new byte[0])));
            assertThat(client.goAway()).isIn(CALM_DOWN, -1);
        }
    }

    @Test
    void aHeaderBlockInCountlessPiecesEndsTheConnection() {
        try (FrameClient client = connect()) {
            client.frame(FrameClient.HEADERS, FrameClient.END_STREAM, 1, client.block("GET", "/x"));
            client.bytes(times(100, FrameClient.frameBytes(FrameClient.CONTINUATION, 0, 1, new byte[0])));
            assertThat(client.goAway()).isIn(CALM_DOWN, -1);
        }
    }

    @Test
    void aSmallBlockThatStandsForHugeHeadersIsRefused() {
        try (FrameClient client = connect()) {
            byte[] once = client.block("GET", "/x", "x-bomb", "b".repeat(3_900));
            client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS | FrameClient.END_STREAM, 1, once);
            assertThat(client.read(1).status()).isEqualTo(404);
            ByteArrayOutputStream bomb = new ByteArrayOutputStream();
            bomb.writeBytes(client.block("GET", "/x"));
            byte[] reference = {(byte) 0xbe};
            byte[] small = client.block("GET", "/x", "x-bomb", "b".repeat(3_900));
            reference[0] = small[small.length - 1];
            bomb.writeBytes(times(10_000, reference));
            client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS | FrameClient.END_STREAM, 3, bomb.toByteArray());
            assertThat(client.read(3).status()).isEqualTo(431);
        }
    }

    @Test
    void moreStreamsThanAnnouncedAreRefused() {
        HOUSE.client()
                .expect(
                        "{'httpRequest': {'path': '/slow'}, 'httpResponse': {'delay': {'timeUnit': 'HOURS', 'value': 1}}}");
        try (FrameClient client = connect()) {
            for (int i = 0; i < 100; i++) {
                client.get("/slow");
            }
            int refused = client.get("/slow");
            assertThat(client.read(refused).resetWith()).isEqualTo((int) Http2Error.REFUSED_STREAM.code());
            client.reset(1);
            assertThat(client.read(client.get("/none")).status()).isEqualTo(404);
        }
    }

    @Test
    void aBodyThatDoesNotComeIsGivenUp() {
        try (FrameClient client = connect()) {
            int stream = client.open("POST", "/b", false);
            client.data(stream, "half", false);
            assertThat(client.read(stream).status()).isEqualTo(408);
            assertThat(client.read(client.get("/none")).status()).isEqualTo(404);
        }
    }

    @Test
    void halfAFrameIsGivenUp() {
        try (FrameClient client = connect()) {
            client.ping();
            client.bytes(Arrays.copyOf(FrameClient.frameBytes(FrameClient.PING, 0, 0, new byte[8]), 12));
            assertThat(client.goAway()).isLessThanOrEqualTo(0);
        }
    }

    @Test
    void aConnectionWithoutStreamsEndsInTheEnd() throws StartFailure {
        HOUSE.restartWith("inboundConnectionIdleTimeoutMillis", "500");
        try (FrameClient client = connect()) {
            assertThat(client.read(client.get("/none")).status()).isEqualTo(404);
            assertThat(client.goAway()).isEqualTo((int) Http2Error.NO_ERROR.code());
        }
    }

    @Test
    void aResponseThatTheClientLeavesNoRoomForIsReset() {
        String large = "x".repeat(200_000);
        HOUSE.client().expect("{'httpRequest': {'path': '/big'}, 'httpResponse': {'body': '" + large + "'}}");
        try (FrameClient client = connect().withoutGrantingWindow()) {
            int stream = client.get("/big");
            assertThat(client.read(stream).resetWith()).isEqualTo((int) Http2Error.CANCEL.code());
            assertThat(client.answer(stream).body()).hasSize(65_535);
        }
    }

    @Test
    void whatIsNoHttpTwoIsToldSo() {
        try (FrameClient client = FrameClient.bare(HOUSE.port())) {
            client.bytes("INVALID CONNECTION PREFACE\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertThat(client.goAway()).isEqualTo((int) Http2Error.PROTOCOL_ERROR.code());
        }
    }

    @Test
    void withoutHttpTwoThePrefaceIsNoProtocol() throws StartFailure {
        HOUSE.restartWith("http2Enabled", "false");
        try (var client = HOUSE.connect()) {
            client.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
            assertThat(client.readToEnd()).startsWith("unknown message format");
        }
    }

    @Test
    void aClientThatFloodsDoesNotHoldUpItsNeighbours() {
        HOUSE.client().expect("/fine", "fine");
        byte[] pings = times(100, FrameClient.frameBytes(FrameClient.PING, 0, 0, new byte[8]));
        try (FrameClient good = connect()) {
            flood(client -> client.bytes(pings));
            assertThat(good.read(good.get("/fine")).body()).isEqualTo("fine");
        }
        Awaitility.await().until(() -> HOUSE.client().get("/fine").status() == 200);
    }
}
