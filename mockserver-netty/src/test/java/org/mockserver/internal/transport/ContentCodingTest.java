package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.http1.Http1Options;

/** What request bodies contain: content codings and the bounds of what they may grow to. */
@OverEveryWire
class ContentCodingTest extends WireTest {

    private static final int MAX_BODY = 100_000;
    private static final int MAX_DECODED = 200_000;
    private static final String TEXT = "some text, some text, some text";

    private WireClient client;

    @Override
    TransportOptions options() {
        return super.options()
                .withHttp1(new Http1Options(
                        65_536, 262_144, 8192, MAX_BODY, MAX_DECODED, 0, 0, 0, 64, true, false, false));
    }

    @BeforeEach
    void enter() {
        client = connect();
    }

    @AfterEach
    void leave() {
        client.close();
    }

    private WireClient.Answer sendEncoded(String coding, byte[] body) {
        return client.post("/b", body, "content-encoding", coding).read();
    }

    @Test
    void aLargestPossibleBodyIsTaken() {
        assertThat(client.post("/", "x".repeat(MAX_BODY)).read().body()).hasSize(MAX_BODY);
    }

    @Test
    void aBodyThatIsTooLargeIsRefusedAndTheConnectionStays() {
        assertThat(client.post("/", "x".repeat(MAX_BODY + 1)).read().status()).isEqualTo(413);
        assertThat(client.post("/", "next").read().body()).isEqualTo("next");
        assertThat(handler.seen).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "x-gzip", "GZIP", "deflate", "raw-deflate", "br", "zstd", "gzip, br", "identity"})
    void decodesTheBody(String coding) {
        byte[] sent = encode(coding, TEXT.getBytes(StandardCharsets.UTF_8));
        assertThat(sendEncoded(coding.replace("raw-", ""), sent).body()).isEqualTo(TEXT);
        assertThat(handler.last().headers().first("content-encoding")).isEqualTo(coding.replace("raw-", ""));
        assertThat(handler.last().headers().all("content-length")).containsExactly(Integer.toString(TEXT.length()));
        if (coding.equals("identity")) {
            assertThat(handler.last().originalBody()).isNull();
        } else {
            assertThat(handler.last().originalBody()).isEqualTo(sent);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "deflate", "br", "zstd"})
    void aCorruptBodyIsLeftAsItIs(String coding) {
        byte[] sent = encode(coding, TEXT.repeat(20).getBytes(StandardCharsets.UTF_8));
        byte[] cut = Arrays.copyOf(sent, sent.length - 9);
        assertThat(sendEncoded(coding, cut).status()).isEqualTo(200);
        assertThat(handler.last().body()).isEqualTo(cut);
        assertThat(handler.last().originalBody()).isNull();
        assertThat(sendEncoded(coding, "nonsense".getBytes(StandardCharsets.UTF_8))
                        .body())
                .isEqualTo("nonsense");
    }

    @Test
    void aCodingNobodyKnowsIsLeftAsItIs() {
        assertThat(sendEncoded("rot13", "uryyb".getBytes(StandardCharsets.UTF_8))
                        .body())
                .isEqualTo("uryyb");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "deflate", "br", "zstd", "gzip, gzip"})
    void aBodyThatDecodesToTooMuchIsRefused(String coding) {
        WireClient.Answer refusal = sendEncoded(coding, encode(coding, new byte[MAX_DECODED + 1]));
        assertThat(refusal.status()).isEqualTo(413);
        assertThat(sendEncoded(coding, encode(coding, new byte[MAX_DECODED])).body())
                .hasSize(MAX_DECODED);
        assertThat(handler.seen).hasSize(1);
    }

    @Test
    void aLayerInBetweenMayNotGrowWithoutBoundEither() {
        ByteArrayOutputStream empties = new ByteArrayOutputStream();
        byte[] empty = encode("gzip", new byte[0]);
        for (int size = 0; size <= MAX_DECODED; size += empty.length) {
            empties.writeBytes(empty);
        }
        assertThat(sendEncoded("gzip, gzip", encode("gzip", empties.toByteArray()))
                        .status())
                .isEqualTo(413);
    }

    @Test
    void membersOfAnArchiveAreJoined() {
        ByteArrayOutputStream members = new ByteArrayOutputStream();
        for (int i = 0; i < 4000; i++) {
            members.writeBytes(encode("gzip", new byte[i % 2]));
        }
        members.writeBytes("and garbage".getBytes(StandardCharsets.UTF_8));
        assertThat(sendEncoded("gzip", members.toByteArray()).body()).hasSize(2000);
    }

    @Test
    void manyLayersAreRefused() {
        byte[] sent = encode("gzip, gzip, gzip, gzip", new byte[10]);
        assertThat(sendEncoded("gzip, gzip, gzip, gzip", sent).status()).isEqualTo(413);
    }

    private static byte[] encode(String codings, byte[] body) {
        byte[] encoded = body;
        for (String coding : codings.split(", ")) {
            encoded = encodeOnce(coding, encoded);
        }
        return encoded;
    }

    private static byte[] encodeOnce(String coding, byte[] body) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            switch (coding) {
                case "gzip", "x-gzip", "GZIP" -> through(new GZIPOutputStream(out), body);
                case "deflate" -> through(new DeflaterOutputStream(out), body);
                case "raw-deflate" -> through(new DeflaterOutputStream(out, new Deflater(9, true)), body);
                case "br" -> {
                    Brotli4jLoader.ensureAvailability();
                    out.writeBytes(Encoder.compress(body));
                }
                case "zstd" -> out.writeBytes(Zstd.compress(body));
                default -> out.writeBytes(body);
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toByteArray();
    }

    private static void through(OutputStream encoder, byte[] body) throws IOException {
        try (encoder) {
            encoder.write(body);
        }
    }
}
