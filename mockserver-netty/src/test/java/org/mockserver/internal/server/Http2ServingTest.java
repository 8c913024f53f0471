package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2Error;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.http2.FrameClient;

/** Requests and answers over HTTP/2, frame by frame, by prior knowledge and inside TLS. */
@ParameterizedClass(name = "TLS: {0}")
@ValueSource(booleans = {false, true})
class Http2ServingTest {

    private static final String FOR_EVER = "'delay': {'timeUnit': 'HOURS', 'value': 1}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("maxRequestBodySize", "100000", "maxHeaderSize", "10000");

    @Parameter
    boolean secure;

    private FrameClient connect() {
        return secure ? FrameClient.connect(HOUSE.port(), Speech.trustingAnyone()) : FrameClient.connect(HOUSE.port());
    }

    /* Registers a response, given by its fields, for a path. */
    private static void respond(String path, String fields) {
        HOUSE.client().expect("{'httpRequest': {'path': '" + path + "'}, 'httpResponse': {" + fields + "}}");
    }

    @Test
    void servesManyRequestsOfOneConnectionAtTheSameTime() {
        respond("/slow", "'body': 'late', 'delay': {'timeUnit': 'MILLISECONDS', 'value': 200}");
        respond("/fast", "'body': 'now'");
        try (FrameClient client = connect()) {
            int slow = client.get("/slow");
            List<Integer> fast = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                fast.add(client.get("/fast"));
            }
            for (int stream : fast) {
                assertThat(client.read(stream).body()).isEqualTo("now");
            }
            assertThat(client.answer(slow).isComplete()).isFalse();
            assertThat(client.read(slow).body()).isEqualTo("late");
        }
    }

    @Test
    void headerNamesAreLowerCaseAndThoseOfTheConnectionAreLeftOut() {
        respond(
                "/h",
                "'headers': {'X-Mixed': ['1', '2'], 'Connection': ['close'], 'Transfer-Encoding': ['chunked'],"
                        + " 'Keep-Alive': ['x']}, 'cookies': {'a': 'b'}, 'body': 'x'");
        try (FrameClient client = connect()) {
            for (int i = 0; i < 3; i++) {
                FrameClient.Answer answer = client.read(client.get("/h"));
                assertThat(answer.head().getAll("x-mixed").toString()).isEqualTo("[1, 2]");
                assertThat(answer.header("set-cookie")).isEqualTo("a=b");
                assertThat(answer.header("content-length")).isEmpty();
                assertThat(answer.body()).isEqualTo("x");
                assertThat(answer.head().names().toString())
                        .doesNotContain("connection", "transfer-encoding", "keep-alive", "X-Mixed");
            }
        }
    }

    @Test
    void aPreparedHeadFollowsAChangeOfTheClientsTableSize() {
        respond("/h", "'headers': {'X-A': ['1']}, 'body': 'x'");
        try (FrameClient client = connect()) {
            assertThat(client.read(client.get("/h")).header("x-a")).isEqualTo("1");
            client.frame(FrameClient.SETTINGS, 0, 0, new byte[] {0, 1, 0, 0, 0, 0})
                    .ping();
            assertThat(client.read(client.get("/h")).header("x-a")).isEqualTo("1");
            assertThat(client.read(client.get("/none")).status()).isEqualTo(404);
            assertThat(client.read(client.get("/h")).header("x-a")).isEqualTo("1");
        }
    }

    @Test
    void theAuthorityIsTheHostAndCookieFieldsAreOneHeader() {
        try (FrameClient client = connect()) {
            int stream = client.get("/r", "host", "other", "cookie", "a=1", "x-b", "c", "cookie", "d=2");
            assertThat(client.read(stream).status()).isEqualTo(404);
        }
        assertThat(HOUSE.client().retrieve("requests"))
                .contains("\"protocol\" : \"HTTP_2\"")
                .contains("\"host\" : [ \"localhost:" + HOUSE.port() + "\" ]")
                .contains("\"cookie\" : [ \"a=1; d=2\" ]")
                .doesNotContain("other");
    }

    @Test
    void aBodyInPiecesWithTrailersIsMatchedWhole() {
        HOUSE.client().expect("{'httpRequest': {'path': '/b', 'body': 'abcdef'}, 'httpResponse': {'body': 'matched'}}");
        try (FrameClient client = connect()) {
            int stream = client.open("POST", "/b", false);
            client.data(stream, "abc", false).data(stream, "def", false);
            byte[] trailers = client.block(new DefaultHttp2Headers().add("x-sum", "6"));
            client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS | FrameClient.END_STREAM, stream, trailers);
            assertThat(client.read(stream).body()).isEqualTo("matched");
        }
    }

    @Test
    void trailersFollowTheBody() {
        respond("/t", "'body': 'x', 'trailers': {'X-Sum': ['42']}");
        respond("/empty", "'trailers': {'X-Sum': ['43']}");
        try (FrameClient client = connect()) {
            FrameClient.Answer answer = client.read(client.get("/t"));
            assertThat(answer.body()).isEqualTo("x");
            assertThat(answer.trailer("x-sum")).isEqualTo("42");
            assertThat(answer.header("content-length")).isEmpty();
            assertThat(client.read(client.get("/empty")).trailer("x-sum")).isEqualTo("43");
        }
    }

    @Test
    void aHeadRequestGetsTheHeadOnly() {
        respond("/h", "'body': 'four'");
        try (FrameClient client = connect()) {
            FrameClient.Answer answer = client.read(client.open("HEAD", "/h", true));
            assertThat(answer.header("content-length")).isEqualTo("4");
            assertThat(answer.body()).isEmpty();
        }
    }

    @Test
    void largeBodiesTravelInBothDirectionsAtTheSameTime() {
        String large = "0123456789".repeat(9_000);
        HOUSE.client().expect("{'httpRequest': {'path': '/big'}, 'httpResponse': {'body': '" + large + "'}}");
        try (FrameClient client = connect()) {
            List<Integer> streams = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                int stream = client.open("POST", "/big", false);
                for (int from = 0; from < large.length(); from += 15_000) {
                    client.data(stream, large.substring(from, from + 15_000), from + 15_000 == large.length());
                }
                streams.add(stream);
            }
            for (int stream : streams) {
                assertThat(client.read(stream).body()).isEqualTo(large);
            }
        }
        assertThat(HOUSE.client()
                        .verifies("{'httpRequest': {'path': '/big', 'body': '" + large
                                + "'}, 'times': {'atLeast': 6, 'atMost': 6}}"))
                .isTrue();
    }

    @Test
    void aStreamWithoutWindowHoldsUpNoOther() {
        String large = "x".repeat(65_535);
        HOUSE.client().expect("{'httpRequest': {'path': '/big'}, 'httpResponse': {'body': '" + large + "'}}");
        respond("/small", "'body': ''");
        try (FrameClient client = connect().withoutGrantingWindow()) {
            int first = client.get("/big");
            assertThat(client.read(first).body()).isEqualTo(large);
            int second = client.get("/big");
            assertThat(client.read(client.get("/small")).status()).isEqualTo(200);
            assertThat(client.answer(second).isComplete()).isFalse();
            client.window(0, 65_535);
            assertThat(client.read(second).body()).isEqualTo(large);
        }
    }

    @Test
    void aBodyThatIsTooLargeIsRefusedAndTheConnectionStays() {
        respond("/b", "'body': 'fits'");
        try (FrameClient client = connect()) {
            int announced = client.open("POST", "/b", false, "content-length", "100001");
            assertThat(client.read(announced).status()).isEqualTo(413);
            int growing = client.open("POST", "/b", false);
            for (int i = 0; i < 8; i++) {
                client.data(growing, "x".repeat(16_000), false);
            }
            assertThat(client.read(growing).status()).isEqualTo(413);
            client.data(growing, "x", true);
            assertThat(client.read(client.post("/b", "x".repeat(16_000))).body())
                    .isEqualTo("fits");
        }
    }

    @Test
    void headersThatAreTooLargeAreRefusedAndTheConnectionStays() {
        try (FrameClient client = connect()) {
            int stream = client.get("/h", "x-large", "y".repeat(10_500));
            assertThat(client.read(stream).status()).isEqualTo(431);
            assertThat(client.read(client.get("/none")).status()).isEqualTo(404);
        }
    }

    @Test
    void theBodyIsAskedForWhereTheClientWaits() {
        respond("/b", "'body': 'got it'");
        try (FrameClient client = connect()) {
            int stream = client.open("POST", "/b", false, "expect", "100-continue");
            client.until(FrameClient.HEADERS);
            assertThat(client.answer(stream).interim()).isEqualTo(100);
            client.data(stream, "body", true);
            assertThat(client.read(stream).body()).isEqualTo("got it");
            assertThat(client.read(client.open("POST", "/b", false, "expect", "more"))
                            .status())
                    .isEqualTo(417);
        }
    }

    @Test
    void anErrorOfAStreamIsAResetOfThatStream() {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/e'}, 'httpError': {'streamError': 11}}")
                .expect("{'httpRequest': {'path': '/d'}, 'httpError': {'dropConnection': true}}");
        respond("/ok", "'body': 'ok'");
        try (FrameClient client = connect()) {
            assertThat(client.read(client.get("/e")).resetWith()).isEqualTo(11);
            assertThat(client.read(client.get("/d")).resetWith()).isEqualTo((int) Http2Error.CANCEL.code());
            assertThat(client.read(client.get("/ok")).body()).isEqualTo("ok");
        }
    }

    @Test
    void aResetConnectionAndRawBytesHitTheWholeConnection() {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/r'}, 'httpError': {'resetConnection': true}}")
                .expect("{'httpRequest': {'path': '/raw'}, 'httpError':"
                        + " {'responseBytes': 'AAAAAAAAAAAA', 'dropConnection': true}}");
        try (FrameClient client = connect()) {
            client.get("/r");
            assertThat(client.goAway()).isEqualTo(-1);
        }
        try (FrameClient client = connect()) {
            client.get("/raw");
            FrameClient.Frame last = null;
            for (FrameClient.Frame frame = client.next(); frame != null; frame = client.next()) {
                last = frame;
            }
            assertThat(last).isNotNull();
            assertThat(last.type()).isEqualTo(FrameClient.DATA);
            assertThat(last.stream()).isZero();
        }
    }

    @Test
    void aCancelledRequestIsForgotten() {
        respond("/never", FOR_EVER);
        respond("/ok", "'body': 'ok'");
        try (FrameClient client = connect()) {
            client.reset(client.get("/never"));
            assertThat(client.read(client.get("/ok")).body()).isEqualTo("ok");
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/never'}}"))
                .isTrue();
    }

    @Test
    void aResponseCanEndTheConnection() {
        respond("/c", "'body': 'last', 'connectionOptions': {'closeSocket': true}");
        try (FrameClient client = connect()) {
            assertThat(client.read(client.get("/c")).body()).isEqualTo("last");
            assertThat(client.goAway()).isLessThanOrEqualTo(0);
        }
    }

    @Test
    void aBodyInChunksIsPaced() {
        respond(
                "/p",
                "'body': 'abcdefghij', 'connectionOptions': {'chunkSize': 4,"
                        + " 'chunkDelay': {'timeUnit': 'MILLISECONDS', 'value': 30}}");
        try (FrameClient client = connect()) {
            int stream = client.get("/p");
            int frames = 0;
            while (!client.answer(stream).isComplete()) {
                frames += client.next().type() == FrameClient.DATA ? 1 : 0;
            }
            assertThat(frames).isEqualTo(3);
            assertThat(client.answer(stream).body()).isEqualTo("abcdefghij");
        }
    }

    @Test
    void aLongListIsSentAsItIsMade() {
        for (int i = 0; i < 20; i++) {
            HOUSE.client().get("/n" + i + "?" + "q".repeat(5_000));
        }
        try (FrameClient client = connect()) {
            FrameClient.Answer answer =
                    client.read(client.open("PUT", "/mockserver/retrieve?type=requests", true, "content-length", "0"));
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.body()).contains("/n19").endsWith("]");
        }
    }

    @Test
    void malformedRequestsAreErrorsOfTheirStream() {
        try (FrameClient client = connect()) {
            List<Integer> streams = List.of(
                    client.get("/a b"),
                    client.get("/a", "Upper", "x"),
                    client.get("/a", "connection", "close"),
                    client.get("/a", "te", "gzip"),
                    client.get("/a", "x", "a\nb"),
                    client.get("/a", "x", " a"),
                    client.get("/a", ":path", "/b"),
                    client.open("G ET", "/a", true),
                    client.open("POST", "/a", true, "content-length", "5"));
            for (int stream : streams) {
                assertThat(client.read(stream).resetWith()).isEqualTo((int) Http2Error.PROTOCOL_ERROR.code());
            }
            assertThat(client.read(client.get("/none")).status()).isEqualTo(404);
        }
        assertThat(HOUSE.client().retrieve("requests")).doesNotContain("\"/a");
    }

    @Test
    void stoppingTellsTheClientAndFinishesWhatIsInProgress() {
        respond("/slow", "'body': 'late', 'delay': {'timeUnit': 'MILLISECONDS', 'value': 300}");
        try (FrameClient client = connect();
                FrameClient idle = connect()) {
            idle.ping();
            int slow = client.get("/slow");
            Awaitility.await().until(() -> HOUSE.client().verifies("{'httpRequest': {'path': '/slow'}}"));
            CompletableFuture<Void> stopped = CompletableFuture.runAsync(HOUSE::stop);
            assertThat(client.read(slow).body()).isEqualTo("late");
            assertThat(client.goAway()).isLessThanOrEqualTo(0);
            assertThat(idle.goAway()).isEqualTo((int) Http2Error.NO_ERROR.code());
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(10));
        }
    }

    @Test
    void theControlPlaneAnswersOverHttp2() {
        try (FrameClient client = connect()) {
            int put = client.open("PUT", "/mockserver/expectation", false);
            client.data(put, "{'httpRequest': {'path': '/s'}, 'httpResponse': {'body': 'x'}}", true);
            assertThat(client.read(put).status()).isEqualTo(201);
            assertThat(client.read(client.get("/s")).body()).isEqualTo("x");
        }
    }
}
