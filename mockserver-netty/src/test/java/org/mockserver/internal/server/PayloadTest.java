package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.transport.RawClient;

/** A thousand random exchanges: what comes out is what went in, compared by hash. */
class PayloadTest {

    private static final int EXCHANGES = 250;
    private static final List<String> NAMES =
            List.of("X-One", "x-one", "X-TWO", "Accept", "ETag-Like", "Cookie", "Vary");
    private static final List<String> TYPES =
            List.of("text/plain; charset=no-such-charset", "application/octet-stream", "application/json", "text/html");

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("forwardKeepContentEncoding", "true");

    /** One random message: its header lines without framing, and its body. */
    private record Message(List<String> lines, byte[] body, boolean chunked) {

        static Message random(Random random, boolean mayBeEmpty) {
            java.util.ArrayList<String> lines = new java.util.ArrayList<>();
            for (int i = random.nextInt(6); i > 0; i--) {
                String value =
                        Integer.toString(random.nextInt(), 36) + (random.nextBoolean() ? "; \u00e9\u00ff, x" : "");
                lines.add(NAMES.get(random.nextInt(NAMES.size())) + ": " + value);
            }
            byte[] body = new byte[mayBeEmpty && random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(20_000)];
            random.nextBytes(body);
            lines.add("Content-Type: " + TYPES.get(random.nextInt(TYPES.size())));
            if (random.nextInt(4) == 0) {
                lines.add("Content-Encoding: gzip");
                body = gzip(body);
            }
            return new Message(lines, body, random.nextBoolean());
        }

        byte[] bytes(String start, Random random) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.writeBytes(latin(start + "\r\n"));
            lines.forEach(line -> out.writeBytes(latin(line + "\r\n")));
            if (!chunked) {
                out.writeBytes(latin("Content-Length: " + body.length + "\r\n\r\n"));
                out.writeBytes(body);
                return out.toByteArray();
            }
            out.writeBytes(latin("Transfer-Encoding: chunked\r\n\r\n"));
            for (int from = 0; from < body.length; ) {
                int length = Math.min(body.length - from, 1 + random.nextInt(8_000));
                out.writeBytes(latin(Integer.toHexString(length) + "\r\n"));
                out.write(body, from, length);
                out.writeBytes(latin("\r\n"));
                from += length;
            }
            out.writeBytes(latin("0\r\n\r\n"));
            return out.toByteArray();
        }

        String hash() {
            return PayloadTest.hash(lines, chunked, body);
        }
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] gzip(byte[] plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static String hash(List<String> lines, boolean chunked, byte[] body) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            lines.forEach(line -> digest.update(latin(line + "\n")));
            digest.update(latin(chunked ? "chunked" : "length"));
            digest.update(body);
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /* The lines that are not framing, of the connection, or added on the way. */
    private static List<String> own(List<String> lines) {
        return lines.stream()
                .filter(line -> {
                    String name = line.substring(0, line.indexOf(':')).toLowerCase(java.util.Locale.ROOT);
                    return !List.of(
                                    "host",
                                    "connection",
                                    "content-length",
                                    "transfer-encoding",
                                    "x-mockserver-forwarded-by")
                            .contains(name);
                })
                .toList();
    }

    private static boolean chunked(String head) {
        return head.contains("Transfer-Encoding: chunked");
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void whatComesOutIsWhatWentIn(long seed) {
        Random random = new Random(seed);
        Map<String, byte[]> answers = new ConcurrentHashMap<>();
        try (Origin origin = Origin.that((request, out) -> {
                    out.write(answers.get(request.path()));
                    return true;
                });
                RawClient client = HOUSE.connect()) {
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                            + origin.port() + "}}");
            for (int i = 0; i < EXCHANGES; i++) {
                String path = "/" + i + "?%20=" + random.nextInt();
                Message question = Message.random(random, true);
                Message answer = Message.random(random, true);
                answers.put(path, answer.bytes("HTTP/1.1 " + (200 + random.nextInt(4)) + " Odd Phrase", random));
                client.send(question.bytes("POST " + path + " HTTP/1.1\r\nHost: shop.example", random));
                RawClient.Response got = client.read();
                Origin.Received received = origin.received().get(i);

                assertThat(hash(own(received.headerLines()), chunked(received.head()), latin(received.body())))
                        .as("request %d", i)
                        .isEqualTo(question.hash());
                List<String> lines = List.of(got.head().strip().split("\r\n"));
                assertThat(hash(own(lines.subList(1, lines.size())), chunked(got.head()), latin(got.body())))
                        .as("response %d", i)
                        .isEqualTo(answer.hash());
                assertThat(lines.get(0)).endsWith(" Odd Phrase");
            }
            assertThat(origin.connections()).isEqualTo(1);
        }
    }
}
