package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;

class FramesTest {

    private static Frames frames(String... headers) {
        return Frames.of(OutgoingResponse.status(200).headers(Pairs.of(headers)).build());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static List<String> framesOf(String body, int pieceBytes) {
        Frames frames = frames("content-type", "text/event-stream;charset=utf-8");
        List<String> all = new ArrayList<>();
        for (int at = 0; at < body.length(); at += pieceBytes) {
            frames.add(bytes(body.substring(at, Math.min(body.length(), at + pieceBytes))));
            for (byte[] frame = frames.next(); frame != null; frame = frames.next()) {
                all.add(new String(frame, StandardCharsets.ISO_8859_1));
            }
        }
        byte[] rest = frames.rest();
        if (rest != null) {
            all.add(new String(rest, StandardCharsets.ISO_8859_1));
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 1000})
    void anEventIsAFrameHoweverItArrives(int pieceBytes) {
        assertThat(framesOf("data: 1\n\nid: 2\ndata: x\n\n", pieceBytes))
                .containsExactly("data: 1\n\n", "id: 2\ndata: x\n\n");
        assertThat(String.join("", framesOf("data: 1\r\n\r\ndata: 2\r\r: 3\n\n\n\ndata: 4", pieceBytes)))
                .isEqualTo("data: 1\r\n\r\ndata: 2\r\r: 3\n\n\n\ndata: 4");
        assertThat(framesOf("data: 1\r\n\r\ndata: 2\r\n\r\n", pieceBytes)).hasSize(2);
        assertThat(framesOf("data: 1\r\rdata: 2\r\r", pieceBytes)).containsExactly("data: 1\r\r", "data: 2\r\r");
    }

    @Test
    void linesMayEndInCarriageReturnAndLineFeed() {
        assertThat(framesOf("a: 1\r\nb: 2\r\n\r\nc\r\n\r\nd", 1000))
                .containsExactly("a: 1\r\nb: 2\r\n\r\n", "c\r\n\r\n", "d");
    }

    @Test
    void whatIsTooLongGoesOnInParts() {
        String endless = "x".repeat(Frames.Events.MOST_BYTES + 10);
        assertThat(framesOf(endless + "y\n\n", Frames.Events.MOST_BYTES + 10)).containsExactly(endless, "y\n\n");
    }

    @Test
    void piecesOfOtherBodiesAreFrames() {
        for (Frames frames : List.of(
                frames("content-type", "application/json"),
                frames("content-type", "text/event-stream", "content-encoding", "gzip"),
                frames())) {
            assertThat(frames.next()).isNull();
            frames.add(bytes("a\n\nb"));
            assertThat(frames.next()).isEqualTo(bytes("a\n\nb"));
            assertThat(frames.next()).isNull();
            assertThat(frames.rest()).isNull();
        }
    }
}
