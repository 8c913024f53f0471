package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2Headers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.internal.http2.FrameClient;
import org.mockserver.internal.transport.RawClient;

/**
 * A thousand random exchanges for each pair of versions that client and server speak: what comes out is what went in,
 * compared by hash. Over HTTP/1.1 that is every byte of the header lines and the choice between chunks and a length; over
 * HTTP/2, where names are in lower case and cookies may be one field or several, a length that is left open takes the
 * place of chunks.
 */
class PayloadTest {

    private static final int EXCHANGES = 250;
    private static final List<String> NAMES =
            List.of("X-One", "x-one", "X-TWO", "Accept", "ETag-Like", "Cookie", "Vary");
    private static final List<String> TYPES =
            List.of("text/plain; charset=no-such-charset", "application/octet-stream", "application/json", "text/html");
    private static final List<String> NOT_OWN = List.of(
            "host", "connection", "content-length", "transfer-encoding", "trailer", "x-mockserver-forwarded-by");

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with(
            "forwardKeepContentEncoding",
            "true",
            "forwardProxyHttp2Upgrade",
            "true",
            "forwardProxyTLSX509CertificatesTrustManagerType",
            "ANY");

    /** The versions of HTTP that the client and the other server speak. */
    private record Pair(int client, int server) {

        boolean keepsLines() {
            return client == 1 && server == 1;
        }

        @Override
        public String toString() {
            return client + " to " + server;
        }
    }

    /** A message: its header lines without framing, its body, whether its length is open, its trailers. */
    private record Message(List<String> lines, byte[] body, boolean open, List<String> trailers) {

        static Message random(Random random, boolean mayBeOpenAndEmpty) {
            List<String> lines = lines(random, NAMES, 6);
            byte[] body = new byte[random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(20_000)];
            random.nextBytes(body);
            lines.add("Content-Type: " + TYPES.get(random.nextInt(TYPES.size())));
            if (random.nextInt(4) == 0) {
                lines.add("Content-Encoding: gzip");
                body = gzip(body);
            }
            boolean open = random.nextBoolean() && (mayBeOpenAndEmpty || body.length > 0);
            return new Message(
                    lines, body, open, open ? lines(random, List.of("X-Sum", "x-sum", "X-End"), 4) : List.of());
        }

        private static List<String> lines(Random random, List<String> names, int most) {
            List<String> lines = new ArrayList<>();
            for (int i = random.nextInt(most); i > 0; i--) {
                String value =
                        Integer.toString(random.nextInt(), 36) + (random.nextBoolean() ? "; \u00e9\u00ff, x" : "");
                lines.add(names.get(random.nextInt(names.size())) + ": " + value);
            }
            return lines;
        }

        byte[] bytes(String start, Random random) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.writeBytes(latin(start + "\r\n"));
            lines.forEach(line -> out.writeBytes(latin(line + "\r\n")));
            if (!open) {
                out.writeBytes(latin("Content-Length: " + body.length + "\r\n\r\n"));
                out.writeBytes(body);
                return out.toByteArray();
            }
            out.writeBytes(latin("Transfer-Encoding: chunked\r\n\r\n"));
            for (byte[] piece : pieces(random)) {
                out.writeBytes(latin(Integer.toHexString(piece.length) + "\r\n"));
                out.writeBytes(piece);
                out.writeBytes(latin("\r\n"));
            }
            out.writeBytes(latin("0\r\n"));
            trailers.forEach(line -> out.writeBytes(latin(line + "\r\n")));
            out.writeBytes(latin("\r\n"));
            return out.toByteArray();
        }

        List<byte[]> pieces(Random random) {
            List<byte[]> pieces = new ArrayList<>();
            for (int from = 0; from < body.length; ) {
                int length = Math.min(body.length - from, 1 + random.nextInt(8_000));
                pieces.add(Arrays.copyOfRange(body, from, from + length));
                from += length;
            }
            return pieces;
        }

        /* Names and values as HTTP/2 has them. */
        String[] fields() {
            Stream<String> fields = lines.stream().flatMap(PayloadTest::field);
            return (open ? fields : Stream.concat(fields, Stream.of("content-length", Integer.toString(body.length))))
                    .toArray(String[]::new);
        }

        String[] trailerFields() {
            return trailers.stream().flatMap(PayloadTest::field).toArray(String[]::new);
        }

        String hash(Pair pair) {
            try {
                MessageDigest digest = MessageDigest.getInstance("SHA-256");
                List<String> own = lines.stream().filter(PayloadTest::isOwn).toList();
                (pair.keepsLines() ? own : inLowerCase(own)).forEach(line -> digest.update(latin(line + "\n")));
                digest.update(latin(open ? "open" : "length"));
                digest.update(body);
                (pair.keepsLines() ? trailers : inLowerCase(trailers))
                        .forEach(line -> digest.update(latin(line + "\n")));
                return HexFormat.of().formatHex(digest.digest());
            } catch (NoSuchAlgorithmException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    private static Stream<String> field(String line) {
        int colon = line.indexOf(':');
        return Stream.of(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 2));
    }

    private static List<String> inLowerCase(List<String> lines) {
        List<String> result = new ArrayList<>();
        int cookies = -1;
        for (String line : lines) {
            String[] field = field(line).toArray(String[]::new);
            if (field[0].equals("cookie") && cookies >= 0) {
                result.set(cookies, result.get(cookies) + "; " + field[1]);
            } else {
                cookies = field[0].equals("cookie") ? result.size() : cookies;
                result.add(field[0] + ": " + field[1]);
            }
        }
        return result;
    }

    private static boolean isOwn(String line) {
        return !NOT_OWN.contains(line.substring(0, line.indexOf(':')).toLowerCase(Locale.ROOT));
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

    private static List<String> lines(Http2Headers headers) {
        List<String> lines = new ArrayList<>();
        if (headers != null) {
            headers.forEach(field -> {
                if (field.getKey().charAt(0) != ':') {
                    lines.add(field.getKey() + ": " + field.getValue());
                }
            });
        }
        return lines;
    }

    private static boolean hasLength(List<String> lines) {
        return lines.stream().anyMatch(line -> line.toLowerCase(Locale.ROOT).startsWith("content-length:"));
    }

    /** The client's end. */
    private interface Front extends AutoCloseable {

        Message exchange(String path, Message question, Random random);

        @Override
        void close();

        static Front of(int version) {
            return version == 1 ? new FrontOfOne(HOUSE.connect()) : new FrontOfTwo(FrameClient.connect(HOUSE.port()));
        }
    }

    private record FrontOfOne(RawClient client) implements Front {

        @Override
        public Message exchange(String path, Message question, Random random) {
            client.send(question.bytes("POST " + path + " HTTP/1.1\r\nHost: shop.example", random));
            RawClient.Response got = client.read();
            List<String> lines = List.of(got.head().strip().split("\r\n"));
            return new Message(
                    lines.subList(1, lines.size()),
                    latin(got.body()),
                    !hasLength(lines),
                    got.trailers().lines().toList());
        }

        @Override
        public void close() {
            client.close();
        }
    }

    private record FrontOfTwo(FrameClient client) implements Front {

        @Override
        public Message exchange(String path, Message question, Random random) {
            int stream = client.open("POST", path, false, question.fields());
            for (byte[] piece : question.pieces(random)) {
                client.frame(FrameClient.DATA, 0, stream, piece);
            }
            if (question.trailers().isEmpty()) {
                client.frame(FrameClient.DATA, FrameClient.END_STREAM, stream, new byte[0]);
            } else {
                Http2Headers trailers = new DefaultHttp2Headers(false);
                String[] fields = question.trailerFields();
                for (int i = 0; i < fields.length; i += 2) {
                    trailers.add(fields[i], fields[i + 1]);
                }
                int flags = FrameClient.END_HEADERS | FrameClient.END_STREAM;
                client.frame(FrameClient.HEADERS, flags, stream, client.block(trailers));
            }
            FrameClient.Answer got = client.read(stream);
            List<String> lines = lines(got.head());
            return new Message(lines, latin(got.body()), !hasLength(lines), lines(got.trailers()));
        }

        @Override
        public void close() {
            client.close();
        }
    }

    /** The other server's end. */
    private interface Back extends AutoCloseable {

        int port();

        int connections();

        Message received(int index);

        @Override
        void close();

        static Back of(int version, Map<String, Message> answers, Random random) {
            return version == 1
                    ? new BackOfOne(Origin.that((request, out) -> {
                        out.write(answers.get(request.path()).bytes("HTTP/1.1 203 Odd Phrase", random));
                        return true;
                    }))
                    : new BackOfTwo(Http2Origin.that(request -> answer(request, answers.get(request.path()), random)));
        }

        private static void answer(Http2Origin.Request request, Message answer, Random random) {
            request.head(203, answer.fields());
            answer.pieces(random).forEach(piece -> request.data(piece, false));
            if (answer.trailers().isEmpty()) {
                request.data("", true);
            } else {
                request.trailers(answer.trailerFields());
            }
        }
    }

    private record BackOfOne(Origin origin) implements Back {

        @Override
        public int port() {
            return origin.port();
        }

        @Override
        public int connections() {
            return origin.connections();
        }

        @Override
        public Message received(int index) {
            Origin.Received got = origin.received().get(index);
            return new Message(got.headerLines(), latin(got.body()), !hasLength(got.headerLines()), got.trailerLines());
        }

        @Override
        public void close() {
            origin.close();
        }
    }

    private record BackOfTwo(Http2Origin origin) implements Back {

        @Override
        public int port() {
            return origin.port();
        }

        @Override
        public int connections() {
            return origin.connections();
        }

        @Override
        public Message received(int index) {
            Http2Origin.Request got = origin.received().get(index);
            return new Message(got.headerLines(), got.body(), !hasLength(got.headerLines()), got.trailerLines());
        }

        @Override
        public void close() {
            origin.close();
        }
    }

    static Stream<Arguments> pairs() {
        return Stream.of(new Pair(1, 1), new Pair(1, 2), new Pair(2, 1), new Pair(2, 2))
                .flatMap(pair -> Stream.of(1, 2, 3, 4).map(seed -> Arguments.of(pair, (long) seed)));
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("pairs")
    void whatComesOutIsWhatWentIn(Pair pair, long seed) {
        Random random = new Random(seed);
        Map<String, Message> answers = new ConcurrentHashMap<>();
        try (Back back = Back.of(pair.server(), answers, new Random(seed));
                Front front = Front.of(pair.client())) {
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                            + back.port() + ", 'scheme': '" + (pair.server() == 1 ? "HTTP" : "HTTPS") + "'}}");
            for (int i = 0; i < EXCHANGES; i++) {
                String path = "/" + i + "?%20=" + random.nextInt();
                Message question = Message.random(random, pair.client() == 1);
                Message answer = Message.random(random, true);
                answers.put(path, answer);
                Message got = front.exchange(path, question, random);

                assertThat(back.received(i).hash(pair)).as("request %d", i).isEqualTo(question.hash(pair));
                assertThat(got.hash(pair)).as("response %d", i).isEqualTo(answer.hash(pair));
            }
            assertThat(back.connections()).isEqualTo(1);
        }
    }
}
