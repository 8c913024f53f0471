package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.serialization.model.PausedStreamFrameDTO;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** Frames of responses that are held until a connected client has decided about them. */
@OverEveryProtocol
class StreamBreakpointTest {

    private static final String EVENTS =
            "'httpSseResponse': {'events': [{'data': '1'}, {'data': '2'}, {'data': '3'}], 'closeConnection': true}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static String set() {
        HOUSE.client().expect("{'httpRequest': {'path': '/events'}, " + EVENTS + "}");
        forward("/held", "/events");
        HouseClient.Answer answer = HOUSE.client()
                .control(
                        "/breakpoint/matcher",
                        "{'httpRequest': {'path': '/held.*'}, 'phases': ['RESPONSE_STREAM'], 'clientId': 'one'}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return Json.parse(answer.body()).path("id").asString();
    }

    private static void forward(String path, String to) {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '" + path + "'}, 'httpOverrideForwardedRequest': {'requestOverride':"
                        + " {'path': '" + to + "', 'secure': false, 'headers': {'Host': ['127.0.0.1:" + HOUSE.port()
                        + "']}}}}");
    }

    private static PausedStreamFrameDTO frame(CallbackPeer peer) {
        return ((CallbackMessage.Frame) peer.message()).frame();
    }

    private static String text(PausedStreamFrameDTO frame) {
        return new String(Base64.getDecoder().decode(frame.getBody()), StandardCharsets.UTF_8);
    }

    private static void decide(CallbackPeer peer, PausedStreamFrameDTO frame, String action, @Nullable String body) {
        peer.say(CallbackWire.write(new CallbackMessage.FrameDecision(new StreamFrameDecisionDTO()
                .setCorrelationId(frame.getCorrelationId())
                .setAction(action)
                .setBody(
                        body == null
                                ? null
                                : Base64.getEncoder().encodeToString(body.getBytes(StandardCharsets.UTF_8))))));
    }

    private static PausedStreamFrameDTO decideNext(CallbackPeer peer, String action, @Nullable String body) {
        PausedStreamFrameDTO frame = frame(peer);
        decide(peer, frame, action, body);
        return frame;
    }

    private static CallbackPeer peer() {
        return CallbackPeer.connect(HOUSE.port(), "one");
    }

    @Test
    void framesAreShownOneByOne() {
        try (CallbackPeer peer = peer()) {
            String id = set();
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            PausedStreamFrameDTO first = frame(peer);
            assertThat(text(first)).isEqualTo("data: 1\n\n");
            assertThat(first.getDirection()).isEqualTo("OUTBOUND");
            assertThat(first.getPhase()).isEqualTo("RESPONSE_STREAM");
            assertThat(first.getBreakpointId()).isEqualTo(id);
            assertThat(first.getRequestMethod()).isEqualTo("GET");
            assertThat(first.getRequestPath()).isEqualTo("/held");
            assertThat(first.getRequestTimestamp()).isPositive();
            assertThat(first.getSequenceNumber()).isZero();
            assertThat(answer).isNotDone();
            decide(peer, first, "CONTINUE", null);
            PausedStreamFrameDTO second = decideNext(peer, "continue", null);
            assertThat(second.getStreamId()).isEqualTo(first.getStreamId());
            assertThat(second.getSequenceNumber()).isEqualTo(1);
            assertThat(second.getCorrelationId()).isNotEqualTo(first.getCorrelationId());
            decideNext(peer, "SOMETHING", null);
            assertThat(answer.join().body()).isEqualTo("data: 1\n\ndata: 2\n\ndata: 3\n\n");
        }
    }

    @Test
    void framesAreReplacedFollowedAndLeftOut() {
        try (CallbackPeer peer = peer()) {
            set();
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            decideNext(peer, "INJECT", "data: 1b\n\n");
            decideNext(peer, "DROP", null);
            decideNext(peer, "MODIFY", "data: " + "long".repeat(1000) + "\n\n");
            assertThat(answer.join().body()).isEqualTo("data: 1\n\ndata: 1b\n\ndata: " + "long".repeat(1000) + "\n\n");
        }
    }

    @Test
    void aStreamIsEnded() {
        try (CallbackPeer peer = peer()) {
            set();
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            decideNext(peer, "CONTINUE", null);
            decideNext(peer, "CLOSE", null);
            assertThat(answer.join().body()).isEqualTo("data: 1\n\n");
        }
    }

    @Test
    void aLongForwardedBodyIsHeldPieceByPieceWithoutItsLength() {
        String body = "0123456789".repeat(300_000);
        HOUSE.client().expect("/long", body);
        forward("/held/long", "/long");
        try (CallbackPeer peer = peer()) {
            set();
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held/long");
            PausedStreamFrameDTO first = decideNext(peer, "INJECT", "more");
            int length = text(first).length();
            while (length < body.length()) {
                length += text(decideNext(peer, "CONTINUE", null)).length();
            }
            String received = answer.join().body();
            assertThat(received).hasSize(body.length() + 4);
            assertThat(received.substring(text(first).length())).startsWith("more");
            assertThat(answer.join().header("content-length")).isEmpty();
        }
    }

    @Test
    void framesGoOnWhenTheTimeIsUpOrTheClientLeaves() {
        HOUSE.configure("{'breakpointTimeoutMillis': 50}");
        CompletableFuture<HouseClient.Answer> answer;
        try (CallbackPeer peer = peer()) {
            set();
            answer = HOUSE.client().start("/held");
            frame(peer);
            frame(peer);
            HOUSE.configure("{'breakpointTimeoutMillis': 100000}");
            frame(peer);
        }
        assertThat(answer.join().body()).isEqualTo("data: 1\n\ndata: 2\n\ndata: 3\n\n");
    }

    @Test
    void framesPassWhenTooManyAreHeldAndWhenTheBreakpointIsRemoved() {
        HOUSE.configure("{'breakpointMaxHeld': 1}");
        try (CallbackPeer peer = peer()) {
            String id = set();
            CompletableFuture<HouseClient.Answer> first = HOUSE.client().start("/held");
            PausedStreamFrameDTO held = frame(peer);
            assertThat(HOUSE.client().get("/held").body()).isEqualTo("data: 1\n\ndata: 2\n\ndata: 3\n\n");
            HOUSE.client().control("/breakpoint/matcher/remove", "{'id': '" + id + "'}");
            assertThat(first).isNotDone();
            decide(peer, held, "DROP", null);
            assertThat(first.join().body()).isEqualTo("data: 2\n\ndata: 3\n\n");
        }
    }

    @Test
    void aCallerThatLeavesMakesRoomForOthers() throws Exception {
        HOUSE.configure("{'breakpointMaxHeld': 1}");
        try (CallbackPeer peer = peer()) {
            set();
            try (Socket caller = new Socket("127.0.0.1", HOUSE.port())) {
                caller.getOutputStream()
                        .write("GET /held HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                frame(peer);
                caller.setSoLinger(true, 0);
            }
            Awaitility.await().untilAsserted(() -> {
                CompletableFuture<String> next = HOUSE.client().start("/held").thenApply(HouseClient.Answer::body);
                assertThat(next.completeOnTimeout("waits", 200, TimeUnit.MILLISECONDS)
                                .join())
                        .isEqualTo("waits");
            });
        }
    }

    @Test
    void theLogHasWhatTheExpectationGave() {
        try (CallbackPeer peer = peer()) {
            set();
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            decideNext(peer, "MODIFY", "data: other\n\n");
            decideNext(peer, "CLOSE", null);
            assertThat(answer.join().body()).isEqualTo("data: other\n\n");
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/held'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                .isTrue();
    }
}
