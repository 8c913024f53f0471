package org.mockserver.internal.upstream;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.http1.WireHeaders;

/** Responses that are read in one step are those that are read step by step. */
class ResponseDecoderTest {

    private static final int LONGEST_BYTES = 2_000;

    private static final String PLAIN =
            "HTTP/1.1 200 OK\r\nServer: x\r\nConnection: keep-alive\r\nContent-Length: 5\r\n\r\nhello";

    private static final String[] SEEDS = {
        PLAIN,
        "HTTP/1.1 404 Nothing here\r\ncontent-length: 0\r\n\r\n",
        "HTTP/1.1 299  odd \r\ncontent-length: 1\r\n\r\nx",
        "HTTP/1.1 200\r\ncontent-length: 1\r\n\r\nx",
        "HTTP/1.0 200 OK\r\ncontent-length: 1\r\n\r\nx",
        "HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\n",
        "HTTP/1.1 205 Reset Content\r\ncontent-length: 0\r\n\r\n",
        "HTTP/1.1 304 Not Modified\r\ncontent-length: 5\r\n\r\n",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nx",
        "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\na: b\r\n\r\n",
        "HTTP/1.1 200 OK\r\ncontent-length: 01\r\n\r\nx",
        "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 1\r\n\r\nx",
        "HTTP/1.1 200 OK\r\nx: folded\r\n line\r\ncontent-length: 1\r\n\r\nx",
        "HTTP/1.1 200 OK\ncontent-length: 1\n\nx",
        "HTTP/1.1 200 OK\r\n\r\nuntil the end",
    };

    private static final String ALPHABET = " \t\r\n:;,/\0\u007f\u00e9AaOK0123459-.HTTP/1.1content-length";

    @Test
    void aCompletePlainResponseIsReadInOneStep() {
        EmbeddedChannel channel = new EmbeddedChannel(decoder(false));
        channel.writeInbound(bytes(PLAIN));

        WholeResponse whole = channel.readInbound();
        assertThat(whole.status).isEqualTo(200);
        assertThat(whole.reason).isEqualTo("OK");
        assertThat(whole.lines.pairs())
                .isEqualTo(Pairs.of("Server", "x", "Connection", "keep-alive", "Content-Length", "5"));
        assertThat(whole.body).asString(StandardCharsets.ISO_8859_1).isEqualTo("hello");
        channel.finishAndReleaseAll();
    }

    @Test
    void aResponseInOnePieceIsReadLikeOneInManyPieces() {
        Random random = new Random(20_240_612);
        for (int round = 0; round < 30_000; round++) {
            String text = mutated(random) + (random.nextBoolean() ? PLAIN : "");
            boolean toHead = random.nextInt(10) == 0;
            assertThat(read(text, text.length(), toHead))
                    .as("response %s", text.replace("\r", "\\r").replace("\n", "\\n"))
                    .isEqualTo(read(text, 1, toHead));
        }
    }

    @Test
    void theLengthInAResponseToHeadIsNotWaitedFor() {
        String head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n";

        assertThat(read(head + PLAIN.replace("hello", ""), 10_000, true))
                .isEqualTo(read(head, 10_000, true) + read(PLAIN.replace("hello", ""), 10_000, true));
    }

    private static String mutated(Random random) {
        StringBuilder text = new StringBuilder(SEEDS[random.nextInt(SEEDS.length)]);
        for (int edits = random.nextInt(3); edits > 0; edits--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.setCharAt(at, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
                case 1 -> text.insert(at, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
                default -> text.deleteCharAt(at);
            }
        }
        return text.toString();
    }

    private static ResponseDecoder decoder(boolean toHead) {
        ResponseDecoder decoder = new ResponseDecoder(LONGEST_BYTES, LONGEST_BYTES);
        decoder.expect(toHead);
        return decoder;
    }

    /* What comes out, put so that it does not show how it came. */
    private static String read(String text, int pieceBytes, boolean toHead) {
        EmbeddedChannel channel = new EmbeddedChannel(decoder(toHead));
        StringBuilder seen = new StringBuilder();
        for (int from = 0; from < text.length(); from += pieceBytes) {
            channel.writeInbound(bytes(text.substring(from, Math.min(text.length(), from + pieceBytes))));
        }
        channel.finish();
        for (Object message = channel.readInbound(); message != null; message = channel.readInbound()) {
            describe(message, seen);
            ReferenceCountUtil.release(message);
        }
        return seen.toString();
    }

    private static void describe(Object message, StringBuilder seen) {
        if (message instanceof WholeResponse whole) {
            seen.append(HttpVersion.HTTP_1_1).append(' ').append(whole.status);
            seen.append(' ').append(whole.reason).append(' ').append(whole.lines.pairs());
            seen.append(new String(whole.body, StandardCharsets.ISO_8859_1));
            return;
        }
        if (((HttpObject) message).decoderResult().isFailure()) {
            seen.append("failed");
            return;
        }
        if (message instanceof HttpResponse head) {
            seen.append(head.protocolVersion()).append(' ').append(head.status().code());
            seen.append(' ').append(head.status().reasonPhrase()).append(' ');
            seen.append(((WireHeaders) head.headers()).lines().pairs());
        }
        if (message instanceof HttpContent content) {
            seen.append(content.content().toString(StandardCharsets.ISO_8859_1));
        }
    }

    private static ByteBuf bytes(String text) {
        return Unpooled.copiedBuffer(text, StandardCharsets.ISO_8859_1);
    }
}
