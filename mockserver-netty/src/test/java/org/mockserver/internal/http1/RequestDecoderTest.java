package org.mockserver.internal.http1;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Pairs;

/** Requests that are read in one step are those that are read step by step. */
class RequestDecoderTest {

    private static final Http1Options OPTIONS =
            new Http1Options(1_000, 2_000, 8_192, 1_000_000, 1_000_000, 0, 0, 0, 64, true, true, false);

    private static final String PLAIN = "POST /orders?id=1 HTTP/1.1\r\nHost: localhost\r\nX-Empty:\r\n"
            + "X-Blank: \t two words \t\r\ncontent-length: 5\r\n\r\nhello";

    private static final String[] SEEDS = {
        PLAIN,
        "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        "\r\nGET http://other/path HTTP/1.1\r\nHost: other\r\nUser-Agent: caf\u00e9\r\n\r\n",
        "PUT /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nx: y\r\n\r\n",
        "DELETE /a HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
        "OPTIONS * HTTP/1.1\r\nContent-Length: 007\r\n\r\n1234567",
        "CONNECT host:1 HTTP/1.1\r\nHost: host:1\r\n\r\n",
        "HEAD / HTTP/1.1\r\nX-Folded: one\r\n two\r\n\r\n",
        "GET /a HTTP/1.1\nHost: lines without carriage returns\n\n",
        "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n",
    };

    private static final String ALPHABET = " \t\r\n:;,/?#%\0\u007f\u00e9AaGET0159-.\"()HTTP/1.1content-length";

    @Test
    void aCompletePlainRequestIsReadInOneStep() {
        EmbeddedChannel channel = new EmbeddedChannel(new RequestDecoder(OPTIONS));
        channel.writeInbound(bytes(PLAIN + PLAIN));

        for (int i = 0; i < 2; i++) {
            WholeRequest whole = channel.readInbound();
            assertThat(whole.method).isEqualTo("POST");
            assertThat(whole.target).isEqualTo("/orders?id=1");
            assertThat(whole.lines.pairs())
                    .isEqualTo(Pairs.of(
                            "Host", "localhost", "X-Empty", "", "X-Blank", "two words", "content-length", "5"));
            assertThat(whole.body).asString(StandardCharsets.ISO_8859_1).isEqualTo("hello");
        }
        assertThat((Object) channel.readInbound()).isNull();
        channel.finishAndReleaseAll();
    }

    @Test
    void aRequestInOnePieceIsReadLikeOneInManyPieces() {
        Random random = new Random(20_240_611);
        for (int round = 0; round < 30_000; round++) {
            String text = mutated(random) + PLAIN;
            assertThat(read(text, text.length()))
                    .as("request %s", escaped(text))
                    .isEqualTo(read(text, 1))
                    .isEqualTo(read(text, 2 + random.nextInt(60)));
        }
    }

    @Test
    void aBodyWithIndentedLinesIsNoPartOfTheHeadWhereverItIsCut() {
        String body = "{\n  \"action\" : \"reset\"\n}";
        String text = "PUT /clock HTTP/1.1\r\nHost: a\r\nContent-Length: " + body.length() + "\r\n\r\n" + body + PLAIN;
        for (int cut = 1; cut < text.length(); cut++) {
            assertThat(read(text, cut)).as("cut at %s", cut).isEqualTo(read(text, text.length()));
        }
    }

    @Test
    void theRestOfARefusedRequestIsNotTakenForAnother() {
        assertThat(read("GET  / HTTP/1.1\r\n\r\n" + PLAIN, 10_000)).doesNotContain("hello");
    }

    @Test
    void aHeadBeyondTheLimitsIsRefusedHoweverItArrives() {
        String line = "GET /" + "a".repeat(OPTIONS.maxInitialLineBytes()) + " HTTP/1.1\r\n\r\n";
        String headers = "GET / HTTP/1.1\r\nx: " + "a".repeat(OPTIONS.maxHeaderBytes()) + "\r\n\r\n";

        assertThat(read(line, 100_000)).contains("failed").isEqualTo(read(line, 1));
        assertThat(read(headers, 100_000)).contains("failed").isEqualTo(read(headers, 1));
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

    /* What comes out, put so that it does not show how it came. */
    private static String read(String text, int pieceBytes) {
        EmbeddedChannel channel = new EmbeddedChannel(new RequestDecoder(OPTIONS));
        StringBuilder seen = new StringBuilder();
        for (int from = 0; from < text.length(); from += pieceBytes) {
            channel.writeInbound(bytes(text.substring(from, Math.min(text.length(), from + pieceBytes))));
        }
        for (Object message = channel.readInbound(); message != null; message = channel.readInbound()) {
            describe(message, seen);
            ReferenceCountUtil.release(message);
        }
        channel.finishAndReleaseAll();
        return seen.toString();
    }

    private static void describe(Object message, StringBuilder seen) {
        if (message instanceof WholeRequest whole) {
            seen.append(whole.method).append(' ').append(whole.target).append(" HTTP/1.1 ");
            seen.append(whole.lines.pairs()).append(new String(whole.body, StandardCharsets.ISO_8859_1));
            return;
        }
        if (((HttpObject) message).decoderResult().isFailure()) {
            seen.append("failed");
            return;
        }
        if (message instanceof HttpRequest head) {
            seen.append(head.method())
                    .append(' ')
                    .append(head.uri())
                    .append(' ')
                    .append(head.protocolVersion());
            seen.append(' ').append(((WireHeaders) head.headers()).lines().pairs());
        }
        if (message instanceof HttpContent content) {
            seen.append(content.content().toString(StandardCharsets.ISO_8859_1));
        }
    }

    private static ByteBuf bytes(String text) {
        return Unpooled.copiedBuffer(text, StandardCharsets.ISO_8859_1);
    }

    private static String escaped(String text) {
        return text.replace("\r", "\\r")
                .replace("\n", "\\n")
                .replace("\t", "\\t")
                .replace("\0", "\\0");
    }
}
