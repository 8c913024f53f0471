package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Protocol;

class RequestCodecTest {

    static Stream<RequestView> oddRequests() throws Exception {
        InetAddress v6 = InetAddress.getByName("2001:db8::7");
        byte[] everyByte = new byte[256];
        for (int i = 0; i < everyByte.length; i++) {
            everyByte[i] = (byte) i;
        }
        return Stream.of(
                request("GET", "/", Pairs.EMPTY, new byte[0], null),
                request("OPTIONS", "*", Pairs.EMPTY, new byte[0], null),
                request("GET", "/a?", Pairs.EMPTY, new byte[0], null),
                request("GET", "/a?x=1&y=%20+?", Pairs.EMPTY, new byte[0], null),
                request("PROPFIND", "/caf\u00e9", Pairs.of("X", "\u00e9\u00ff\u0000"), new byte[0], null),
                request("POST", "/\u65e5\u672c", Pairs.of("\u043a\u043b\u044e\u0447", "\ud83d\ude00"), everyByte, null),
                request("POST", "/lone", Pairs.of("X", "\ud800 lone"), everyByte, new byte[] {31, -117, 8}),
                request("GET", "/r", Pairs.of("A", "1", "a", "2", "A", "1", "", ""), new byte[0], null),
                request("PUT", "/" + "p".repeat(70_000), Pairs.of("L", "v".repeat(200)), new byte[300_000], null),
                new RequestView(
                        "GET",
                        "/secure",
                        Pairs.EMPTY,
                        new byte[0],
                        null,
                        new RequestView.Origin(
                                Protocol.HTTP_2,
                                true,
                                false,
                                new InetSocketAddress(v6, 65_535),
                                InetSocketAddress.createUnresolved("client.example", 1),
                                5)));
    }

    private static RequestView request(
            String method, String target, Pairs headers, byte[] body, byte @Nullable [] original) {
        RequestView.Origin origin = new RequestView.Origin(
                Protocol.HTTP_1_1,
                false,
                true,
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 1080),
                null,
                JournalFixture.START_MILLIS);
        return new RequestView(method, target, headers, body, original, origin);
    }

    @ParameterizedTest
    @MethodSource("oddRequests")
    void aStoredRequestIsReadBackAsItWas(RequestView request) {
        RequestView read = roundTrip(request, 0);

        assertThat(read.method()).isEqualTo(request.method());
        assertThat(read.path()).isEqualTo(request.path());
        assertThat(read.rawQuery()).isEqualTo(request.rawQuery());
        assertThat(read.headers()).isEqualTo(request.headers());
        assertThat(read.body()).isEqualTo(request.body());
        assertThat(read.originalBody()).isEqualTo(request.originalBody());
        assertThat(read.origin()).isEqualTo(request.origin());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void randomTextsAreReadBack(long seed) {
        Random random = new Random(seed);
        Output out = new Output();
        out.restart(0);
        String[] texts = new String[200];
        for (int i = 0; i < texts.length; i++) {
            int highest = random.nextBoolean() ? 0x100 : 0x10000;
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(300); length > 0; length--) {
                text.append((char) random.nextInt(highest));
            }
            texts[i] = text.toString();
            out.text(texts[i]);
        }
        Input in = new Input(out.bytes(), 0);
        for (String text : texts) {
            assertThat(in.text()).isEqualTo(text);
        }
    }

    @Test
    void aCutBodyLosesItsOriginalForm() {
        byte[] body = "0123456789".getBytes(StandardCharsets.US_ASCII);
        RequestView read = roundTrip(request("POST", "/a", Pairs.of("A", "1"), body, new byte[] {1}), 4);

        assertThat(read.bodyText()).isEqualTo("0123");
        assertThat(read.originalBody()).isNull();
        assertThat(read.headers()).isEqualTo(Pairs.of("A", "1", "x-mockserver-body-truncated", "10"));
    }

    private static RequestView roundTrip(RequestView request, int maxBodyBytes) {
        Output out = new Output();
        out.restart(3);
        RequestCodec.write(request, maxBodyBytes, out);
        return RequestCodec.read(new Input(out.bytes(), 3), request.origin().receivedAtMillis());
    }

    @Test
    void whatSeparatesParametersIsRemembered() {
        ConnectionOrigin connection = ConnectionOrigin.plain(null, new InetSocketAddress("127.0.0.1", 7));
        for (boolean separate : new boolean[] {true, false}) {
            RequestView read = roundTrip(
                    new RequestView(
                            "GET",
                            "/q?a=1;b=2",
                            Pairs.EMPTY,
                            new byte[0],
                            null,
                            new RequestView.Origin(Protocol.HTTP_1_1, true, connection.withSemicolons(separate), 0)),
                    0);

            assertThat(read.queryParameters())
                    .isEqualTo(separate ? Pairs.of("a", "1", "b", "2") : Pairs.of("a", "1;b=2"));
            assertThat(read.origin().localAddress()).isNull();
            assertThat(read.origin().remoteAddress()).isEqualTo(connection.remoteAddress());
        }
    }
}
