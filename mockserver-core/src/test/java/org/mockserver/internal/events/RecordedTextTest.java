package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.JsonText;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.model.Protocol;

/** The shortcut that writes records without trees shows what the trees show. */
class RecordedTextTest {

    private static final String[] NAMES = {
        "a",
        "A",
        "b",
        "Content-Type",
        "Cookie",
        "content-length",
        "x-mockserver-body-truncated",
        "!not",
        "?maybe",
        "",
        "\ud83d\ude00",
        "\uffee",
        "Z"
    };
    private static final String[] VALUES = {
        "",
        " ",
        "1",
        "!1",
        "?1",
        "a=1; b=2; a=3",
        "application/json",
        "application/json; charset=utf-8",
        "text/plain",
        "image/png",
        "application/xml",
        "\"quoted\" \\ \n",
        "application/json; charset=utf-16"
    };
    private static final String[] BODIES = {
        "",
        "plain",
        "{\"a\": 1.50}",
        "{}",
        "[ ]",
        "[1, {\"b\": null}]",
        "{broken",
        "<a/>",
        "\"text\"",
        "{\"type\": \"JSON\"}"
    };

    static Stream<RequestView> requests() {
        Random random = new Random(7);
        return Stream.generate(() -> request(random)).limit(500);
    }

    private static RequestView request(Random random) {
        Pairs.Builder headers = new Pairs.Builder(4);
        for (int i = random.nextInt(7); i > 0; i--) {
            headers.add(one(NAMES, random), one(VALUES, random));
        }
        InetSocketAddress local = new InetSocketAddress(InetAddress.getLoopbackAddress(), 1080);
        byte[] body = one(BODIES, random).getBytes(StandardCharsets.UTF_8);
        return new RequestView(
                random.nextInt(9) == 0 ? "!GET" : "POST",
                random.nextBoolean() ? "/p?b=1&a=2&b=!3&c" : "/\u00e9",
                headers.build(),
                body,
                random.nextInt(5) == 0 ? new byte[] {1, 2, -3} : null,
                new RequestView.Origin(
                        random.nextBoolean() ? Protocol.HTTP_2 : Protocol.HTTP_1_1,
                        random.nextBoolean(),
                        random.nextBoolean(),
                        random.nextInt(4) == 0 ? null : local,
                        InetSocketAddress.createUnresolved("client.example", 1),
                        JournalFixture.START_MILLIS));
    }

    private static String one(String[] choice, Random random) {
        return choice[random.nextInt(choice.length)];
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aRequestIsWrittenAsItsTreeWouldBe(RequestView request) throws IOException {
        StringBuilder written = new StringBuilder();
        JsonText text = new JsonText(written);

        new RecordedText(Redaction.NONE).request(request, text);
        text.flush();

        assertThat(written).hasToString(Json.pretty(RequestWire.alphabetical(Recorded.request(request))));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void theRequestOfAnExchangeIsWrittenAsItsTreeWouldBe(RequestView request) throws IOException {
        StringBuilder written = new StringBuilder();
        JsonText text = new JsonText(written);

        new RecordedText(Redaction.NONE).matcher(request, text);
        text.flush();

        assertThat(written).hasToString(Json.pretty(RequestWire.tree(Recorded.request(request))));
    }
}
