package org.mockserver.internal.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Http1FormatTest {

    @Test
    void theHeadFollowsTheDocumentedOrder() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("X-B", "1", "x-a", "2", "X-B", "3"))
                .defaultContentType("application/json; charset=utf-8")
                .setCookies(List.of("a=1", "b=2"))
                .body("{ }")
                .build();
        assertThat(message(response))
                .isEqualTo("HTTP/1.1 200 OK\r\nX-B: 1\r\nx-a: 2\r\nX-B: 3\r\nconnection: keep-alive\r\n"
                        + "content-type: application/json; charset=utf-8\r\ncontent-length: 3\r\n"
                        + "set-cookie: a=1\r\nset-cookie: b=2\r\n\r\n{ }");
    }

    @Test
    void aClosingConnectionIsAnnounced() {
        assertThat(write(OutgoingResponse.status(404).build(), false, false, false))
                .isEqualTo("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    }

    @Test
    void aHeadRequestGetsTheLengthWithoutTheBody() {
        OutgoingResponse response =
                OutgoingResponse.status(200).body("twelve bytes").build();
        assertThat(write(response, true, false, true))
                .isEqualTo("HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 12\r\n\r\n");
    }

    @Test
    void aConfiguredContentTypeWinsOverTheDefault() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("Content-Type", "text/xml"))
                .defaultContentType("application/json; charset=utf-8")
                .build();
        assertThat(message(response)).contains("Content-Type: text/xml").doesNotContain("json");
    }

    @Test
    void aConfiguredContentLengthIsSentAsItIs() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("Content-Length", "99"))
                .body("abc")
                .build();
        assertThat(message(response))
                .isEqualTo("HTTP/1.1 200 OK\r\nContent-Length: 99\r\nconnection: keep-alive\r\n\r\nabc");
    }

    @Test
    void aConfiguredConnectionHeaderIsOverwritten() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("CONNECTION", "upgrade"))
                .build();
        assertThat(message(response)).contains("\r\nconnection: keep-alive\r\n").doesNotContain("upgrade");
    }

    @Test
    void aConfiguredTransferEncodingMakesTheBodyChunked() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("Transfer-Encoding", "chunked", "Content-Length", "6"))
                .body("chunky")
                .build();
        assertThat(message(response))
                .isEqualTo("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nconnection: keep-alive\r\n\r\n"
                        + "6\r\nchunky\r\n0\r\n\r\n");
    }

    @Test
    void aClientWithoutChunksGetsALengthInstead() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("Transfer-Encoding", "chunked"))
                .trailers(Pairs.of("X-Sum", "42"))
                .body("chunky")
                .build();
        assertThat(write(response, false, false, false))
                .isEqualTo("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 6\r\n\r\nchunky");
    }

    @Test
    void aTrailerWithSeveralValuesIsAnnouncedOnce() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .trailers(Pairs.of("X-Sum", "1", "x-sum", "2", "X-Two", "3"))
                .build();
        assertThat(message(response)).contains("\r\ntrailer: X-Sum, X-Two\r\n");
    }

    @Test
    void aLengthIsNotClaimedBesideChunksNorWithoutContent() {
        Framing chunks = new Framing(false, 5, null, null, 2, 0, null, 0);
        OutgoingResponse chunked =
                OutgoingResponse.status(200).framing(chunks).body("abc").build();
        assertThat(message(chunked)).doesNotContain("content-length");
        Framing claim = new Framing(false, 5, null, null, null, 0, null, 0);
        OutgoingResponse empty = OutgoingResponse.status(204).framing(claim).build();
        assertThat(message(empty)).isEqualTo("HTTP/1.1 204 No Content\r\nconnection: keep-alive\r\n\r\n");
    }

    @Test
    void trailersFollowTheLastChunkAndAreAnnounced() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .trailers(Pairs.of("X-Sum", "42", "X-Two", "2"))
                .setCookies(List.of("a=1"))
                .body("with trailer")
                .build();
        assertThat(message(response))
                .isEqualTo("HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ntransfer-encoding: chunked\r\n"
                        + "set-cookie: a=1\r\ntrailer: X-Sum, X-Two\r\n\r\n"
                        + "c\r\nwith trailer\r\n0\r\nX-Sum: 42\r\nX-Two: 2\r\n\r\n");
    }

    @ParameterizedTest(name = "chunk size {0}")
    @CsvSource({
        "3, '3\r\nabc\r\n3\r\ndef\r\n3\r\nghi\r\n1\r\nj\r\n0\r\n\r\n'",
        "0, 'a\r\nabcdefghij\r\n0\r\n\r\n'",
        "99, 'a\r\nabcdefghij\r\n0\r\n\r\n'"
    })
    void theChunkSizeCutsTheBody(int chunkBytes, String body) {
        OutgoingResponse response = OutgoingResponse.status(200)
                .framing(new Framing(false, null, null, null, chunkBytes, 0, null, 0))
                .body("abcdefghij")
                .build();
        assertThat(message(response))
                .isEqualTo("HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ntransfer-encoding: chunked\r\n\r\n" + body);
    }

    @Test
    void anEmptyChunkedBodyIsJustItsEnd() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .framing(new Framing(false, null, null, null, 5, 0, null, 0))
                .build();
        assertThat(message(response)).endsWith("transfer-encoding: chunked\r\n\r\n0\r\n\r\n");
    }

    @ParameterizedTest(name = "suppress connection {0}, keep-alive override {1}")
    @CsvSource({
        ",      ,      keep-alive",
        "false, ,      close",
        "true,  ,      none",
        ",      true,  keep-alive",
        ",      false, close",
        "false, true,  keep-alive",
        "true,  true,  none"
    })
    void theConnectionHeaderFollowsTheOptions(Boolean suppress, Boolean override, String expected) {
        OutgoingResponse response = OutgoingResponse.status(200)
                .framing(new Framing(false, null, suppress, override, null, 0, null, 0))
                .build();
        String text = message(response);
        if (expected.equals("none")) {
            assertThat(text).doesNotContain("connection");
        } else {
            assertThat(text).contains("\r\nconnection: " + expected + "\r\n");
        }
    }

    @ParameterizedTest(name = "close socket {0}, asked to keep {1}")
    @CsvSource({",true,true", ",false,false", "true,true,false", "false,false,true"})
    void closeSocketOverridesTheWish(Boolean closeSocket, boolean requested, boolean expected) {
        OutgoingResponse response = OutgoingResponse.status(200)
                .framing(new Framing(false, null, null, null, null, 0, closeSocket, 0))
                .build();
        assertThat(Http1Format.staysOpen(response, requested)).isEqualTo(expected);
    }

    @Test
    void theContentLengthCanBeSuppressedOrOverridden() {
        OutgoingResponse plain = OutgoingResponse.status(200)
                .headers(Pairs.of("Content-Length", "7"))
                .body("abc")
                .build();
        assertThat(message(plain.toBuilder()
                        .framing(new Framing(true, null, null, null, null, 0, null, 0))
                        .build()))
                .isEqualTo("HTTP/1.1 200 OK\r\nconnection: keep-alive\r\n\r\nabc");
        assertThat(message(plain.toBuilder()
                        .framing(new Framing(false, 50, null, null, null, 0, null, 0))
                        .build()))
                .isEqualTo("HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 50\r\n\r\nabc");
    }

    @ParameterizedTest(name = "status {0}")
    @CsvSource({
        "101, Switching Protocols",
        "200, OK",
        "204, No Content",
        "413, Request Entity Too Large",
        "418, Client Error (418)",
        "299, Success (299)",
        "999, Unknown Status (999)"
    })
    void everyStatusHasAPhrase(int status, String phrase) {
        assertThat(message(OutgoingResponse.status(status).build()))
                .startsWith("HTTP/1.1 " + status + " " + phrase + "\r\n");
    }

    @Test
    void aReasonReplacesThePhraseAndCannotAddLines() {
        OutgoingResponse response =
                OutgoingResponse.status(499).reason("Too\r\nX-Evil: 1").build();
        assertThat(message(response)).startsWith("HTTP/1.1 499 TooX-Evil: 1\r\nconnection");
    }

    @Test
    void noTextCanEndItsLine() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("X-A\r\nX-B", "1\r\nX-C: 2\0"))
                .setCookies(List.of("a=1\nX-D: 3"))
                .build();
        assertThat(message(response))
                .isEqualTo("HTTP/1.1 200 OK\r\nX-AX-B: 1X-C: 2\r\nconnection: keep-alive\r\ncontent-length: 0\r\n"
                        + "set-cookie: a=1X-D: 3\r\n\r\n");
    }

    @Test
    void headerTextIsLatin1() {
        OutgoingResponse response = OutgoingResponse.status(200)
                .headers(Pairs.of("X-A", "brûlée €"))
                .build();
        assertThat(message(response)).contains("X-A: brûlée ?\r\n");
    }

    @ParameterizedTest(name = "status {0}")
    @CsvSource({"100", "199", "204"})
    void aStatusWithoutContentHasNeitherLengthNorBody(int status) {
        OutgoingResponse response = OutgoingResponse.status(status)
                .headers(Pairs.of("Content-Length", "3", "Transfer-Encoding", "chunked"))
                .trailers(Pairs.of("X-Sum", "1"))
                .body("abc")
                .build();
        assertThat(message(response))
                .endsWith("\r\nconnection: keep-alive\r\n\r\n")
                .doesNotContainIgnoringCase("content-length");
    }

    @Test
    void notModifiedKeepsTheLengthWithoutTheBody() {
        assertThat(message(OutgoingResponse.status(304).body("abc").build()))
                .isEqualTo("HTTP/1.1 304 Not Modified\r\nconnection: keep-alive\r\ncontent-length: 3\r\n\r\n");
    }

    @Test
    void anImageHoldsTheSameBytesAsTheMessage() {
        OutgoingResponse response = Http1Image.attach(OutgoingResponse.status(200)
                .headers(Pairs.of("X-A", "1"))
                .body("hello")
                .build());
        Http1Image image = image(response);
        assertThat(image.isWhole()).isTrue();
        for (boolean keepAlive : new boolean[] {true, false}) {
            assertThat(text(image.message(keepAlive))).isEqualTo(write(response, keepAlive, false, false));
            assertThat(text(image.head(keepAlive))).isEqualTo(write(response, keepAlive, false, true));
        }
    }

    @Test
    void anImageServesAgainAfterBeingReadAndReleased() {
        OutgoingResponse response =
                Http1Image.attach(OutgoingResponse.status(200).body("x").build());
        for (int i = 0; i < 3; i++) {
            for (boolean keepAlive : new boolean[] {true, false}) {
                ByteBuf message = image(response).message(keepAlive);
                assertThat(message.isDirect()).isTrue();
                assertThat(text(message)).endsWith("\r\n\r\nx");
                message.release();
            }
        }
    }

    @Test
    void anImageOfALargeBodyIsItsHead() {
        OutgoingResponse response = Http1Image.attach(OutgoingResponse.status(200)
                .body(new byte[Http1Image.MAX_BODY_BYTES + 1])
                .build());
        assertThat(image(response).isWhole()).isFalse();
        assertThat(text(image(response).head(true))).isEqualTo(write(response, true, false, true));
    }

    @Test
    void anImageWithoutContentIsItsHead() {
        OutgoingResponse response =
                Http1Image.attach(OutgoingResponse.status(204).body("no").build());
        assertThat(text(image(response).message(true))).isEqualTo(message(response));
        assertThat(text(image(response).message(false))).isEqualTo(write(response, false, false, false));
    }

    @Test
    void unusualFramingHasNoImage() {
        OutgoingResponse chunked =
                OutgoingResponse.status(200).trailers(Pairs.of("a", "b")).build();
        OutgoingResponse closing = OutgoingResponse.status(200)
                .framing(new Framing(false, null, null, null, null, 0, true, 0))
                .build();
        assertThat(Http1Image.of(Http1Image.attach(chunked))).isNull();
        assertThat(Http1Image.of(Http1Image.attach(closing))).isNull();
    }

    private static Http1Image image(OutgoingResponse response) {
        Http1Image image = Http1Image.of(response);
        assertThat(image).isNotNull();
        return image;
    }

    private static String message(OutgoingResponse response) {
        return write(response, true, Http1Format.wantsChunks(response), false);
    }

    private static String write(OutgoingResponse response, boolean keepAlive, boolean chunked, boolean head) {
        ByteBuf out = Unpooled.buffer();
        Http1Format.writeMessage(out, response, keepAlive, chunked, head);
        return text(out);
    }

    private static String text(ByteBuf bytes) {
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }
}
