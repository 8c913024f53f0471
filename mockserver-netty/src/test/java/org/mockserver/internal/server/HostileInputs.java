package org.mockserver.internal.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.params.provider.Arguments;

/** Bytes that a server may be sent, each with the statuses that come back; "text" is a line without a status. */
final class HostileInputs {

    static final String FINISHED = "org.mockserver.internal.server.HostileInputs#finished";
    static final String UNFINISHED = "org.mockserver.internal.server.HostileInputs#unfinished";

    private static final String SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: test\r\n\r\n";
    private static final String POST = "POST /p HTTP/1.1\r\nHost: test\r\n";
    private static final String CHUNKED = POST + "Transfer-Encoding: chunked\r\n\r\n";
    static final String TEXT = "text";

    private HostileInputs() {}

    static Stream<Arguments> finished() {
        return Stream.of(
                        requestLines(),
                        headers(),
                        lengths(),
                        transferCodings(),
                        chunks(),
                        bodies(),
                        documents(),
                        matchers(),
                        otherProtocols())
                .flatMap(inputs -> inputs);
    }

    private static Stream<Arguments> requestLines() {
        return Stream.of(
                input("lower-case method", "get / HTTP/1.1\r\n\r\n", TEXT),
                input("unknown method", "FETCH / HTTP/1.1\r\n\r\n", TEXT),
                input("method glued to target", "GET/ HTTP/1.1\r\n\r\n", TEXT),
                input("space before the method", " GET / HTTP/1.1\r\n\r\n", TEXT),
                input(
                        "unknown method on a used connection",
                        "GET / HTTP/1.1\r\n\r\nFETCH / HTTP/1.1\r\n\r\n",
                        "200 " + TEXT),
                input("junk on a used connection", "GET / HTTP/1.1\r\n\r\n\u0001\u0002\u0003\r\n\r\n", "200 400"),
                input("no version", "GET /\r\n\r\n", "400"),
                input("version 0.9", "GET / HTTP/0.9\r\n\r\n", "400"),
                input("version 1.2", "GET / HTTP/1.2\r\n\r\n", "400"),
                input("version 2.0", "GET / HTTP/2.0\r\n\r\n", "400"),
                input("version in lower case", "GET / http/1.1\r\n\r\n", "400"),
                input("version without digits", "GET / HTTP/\r\n\r\n", "400"),
                input("version of another protocol", "GET / ICY/1.1\r\n\r\n", "400"),
                input("blank after the version", "GET / HTTP/1.1 \r\n\r\n", "400"),
                input("space inside the target", "GET /a b HTTP/1.1\r\n\r\n", "400"),
                input("two spaces", "GET  / HTTP/1.1\r\n\r\n", "400"),
                input("tab instead of a space", "GET /\tHTTP/1.1\r\n\r\n", "400"),
                input("NUL in the target", "GET /\u0000 HTTP/1.1\r\n\r\n", "400"),
                input("DEL in the target", "GET /\u007f HTTP/1.1\r\n\r\n", "400"),
                input("CR in the target", "GET /a\rb HTTP/1.1\r\n\r\n", "400"),
                input("no target", "GET  HTTP/1.1\r\n\r\n", "400"),
                input("bare LF everywhere", "GET / HTTP/1.1\nHost: x\n\n", "400"),
                input("bare LF after the request line", "GET / HTTP/1.1\nHost: x\r\n\r\n", "400"),
                input("bare LF after a header", "GET / HTTP/1.1\r\nHost: x\n\r\n", "400"),
                input("bare CR everywhere", "GET / HTTP/1.1\rHost: x\r\r", "400"),
                input("target too long", "GET /" + "a".repeat(70_000) + " HTTP/1.1\r\n\r\n", "414"),
                input("endless empty lines", "\r\n".repeat(500), TEXT),
                input("a few empty lines", "\r\n\r\nGET / HTTP/1.1\r\n\r\n", "200 200"),
                input("malformed percent escapes", "GET /%zz/%/%0?%=%2 HTTP/1.1\r\n\r\n", "200 200"),
                input("malformed absolute target", "GET http://[::1?x=1 HTTP/1.1\r\n\r\n", "200 200"),
                input("bytes above ASCII in the target", "GET /\u00ff\u00c0\u0080 HTTP/1.1\r\n\r\n", "200 200"),
                input("climbing path", "GET /../../../../etc/passwd HTTP/1.1\r\n\r\n", "200 200"));
    }

    private static Stream<Arguments> headers() {
        return Stream.of(
                input("space in a header name", "GET / HTTP/1.1\r\nA b: c\r\n\r\n", "400"),
                input("space before the colon", "GET / HTTP/1.1\r\nHost : c\r\n\r\n", "400"),
                input("NUL in a header name", "GET / HTTP/1.1\r\nA\u0000: c\r\n\r\n", "400"),
                input("letters above ASCII in a header name", "GET / HTTP/1.1\r\n\u00c3\u00a4: c\r\n\r\n", "400"),
                input("no header name", "GET / HTTP/1.1\r\n: c\r\n\r\n", "400"),
                input("no colon", "GET / HTTP/1.1\r\nHost\r\n\r\n", "400"),
                input("NUL in a value", "GET / HTTP/1.1\r\nA: b\u0000c\r\n\r\n", "400"),
                input("CR in a value", "GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", "400"),
                input("vertical tab in a value", "GET / HTTP/1.1\r\nA: b\u000bc\r\n\r\n", "400"),
                input("continued line", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", "400"),
                input("line continued by a tab", "GET / HTTP/1.1\r\nA: b\r\n\tc\r\n\r\n", "400"),
                input("continued length", POST + "Content-Length:\r\n 3\r\n\r\nabc", "400"),
                input("first line continues nothing", "GET / HTTP/1.1\r\n A: b\r\n\r\n", "400"),
                input(
                        "line continued on a used connection",
                        "GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
                        "200 400"),
                input("one header too large", "GET / HTTP/1.1\r\nA: " + "a".repeat(300_000) + "\r\n\r\n", "431"),
                input(
                        "headers too large together",
                        "GET / HTTP/1.1\r\n" + ("A: " + "a".repeat(996) + "\r\n").repeat(300) + "\r\n",
                        "431"),
                input(
                        "thousands of small headers",
                        "GET / HTTP/1.1\r\n" + "A: b\r\n".repeat(20_000) + "\r\n",
                        "200 200"),
                input("unknown expectation", POST + "Expect: miracles\r\nContent-Length: 3\r\n\r\nabc", "417"),
                input(
                        "abandoned WebSocket draft",
                        "GET / HTTP/1.1\r\nUpgrade: WebSocket\r\nConnection: Upgrade\r\n"
                                + "Sec-WebSocket-Key1: 1\r\nSec-WebSocket-Key2: 2\r\n\r\n12345678",
                        "400"));
    }

    private static Stream<Arguments> lengths() {
        return Stream.of(
                input("two lengths", POST + "Content-Length: 3\r\nContent-Length: 0\r\n\r\nabc" + SMUGGLED, "400"),
                input("the same length twice", POST + "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc", "400"),
                input("a list of lengths", POST + "Content-Length: 3, 0\r\n\r\nabc", "400"),
                input("negative length", POST + "Content-Length: -3\r\n\r\n", "400"),
                input("signed length", POST + "Content-Length: +3\r\n\r\nabc", "400"),
                input("length in hexadecimal", POST + "Content-Length: 0x3\r\n\r\nabc", "400"),
                input("length with a point", POST + "Content-Length: 3.0\r\n\r\nabc", "400"),
                input("length with something behind it", POST + "Content-Length: 3 a\r\n\r\nabc", "400"),
                input("no length in the length", POST + "Content-Length:\r\n\r\n", "400"),
                input("length beyond all numbers", POST + "Content-Length: 99999999999999999999999\r\n\r\n", "400"),
                input("largest possible length", POST + "Content-Length: 9223372036854775807\r\n\r\n", "413"),
                input(
                        "length just too large",
                        POST + "Content-Length: 1000001\r\n\r\n" + "a".repeat(1_000_001),
                        "413 200"),
                input("length in a name with a space", POST + "Content-Length : 3\r\n\r\nabc", "400"),
                input(
                        "a request in the body of a GET",
                        "GET / HTTP/1.1\r\nContent-Length: " + SMUGGLED.length() + "\r\n\r\n" + SMUGGLED,
                        "200 200"));
    }

    private static Stream<Arguments> transferCodings() {
        return Stream.of(
                input(
                        "length and chunks",
                        POST + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + SMUGGLED,
                        "400"),
                input(
                        "chunks and length",
                        POST + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n" + SMUGGLED,
                        "400"),
                input("unknown transfer coding", POST + "Transfer-Encoding: gzip\r\n\r\n", "400"),
                input("identity transfer coding", POST + "Transfer-Encoding: identity\r\n\r\n", "400"),
                input("unknown coding under chunks", POST + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "400"),
                input("chunks not last", POST + "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", "400"),
                input("chunks twice", POST + "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n", "400"),
                input("nearly chunked", POST + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", "400"),
                input("chunked in quotes", POST + "Transfer-Encoding: \"chunked\"\r\n\r\n0\r\n\r\n", "400"),
                input("vertical tab before chunked", POST + "Transfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n", "400"),
                input(
                        "two transfer codings",
                        POST + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
                        "400"),
                input(
                        "transfer coding in a name with a space",
                        POST + "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
                        "400"),
                input("chunks in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"));
    }

    private static Stream<Arguments> chunks() {
        return Stream.of(
                input("chunk size no number", CHUNKED + "zz\r\nab\r\n0\r\n\r\n", "400"),
                input("no chunk size", CHUNKED + "\r\nab\r\n0\r\n\r\n", "400"),
                input("negative chunk size", CHUNKED + "-1\r\na\r\n0\r\n\r\n", "400"),
                input("prefixed chunk size", CHUNKED + "0x2\r\nab\r\n0\r\n\r\n", "400"),
                input("huge chunk size", CHUNKED + "fffffffff\r\nab", "400"),
                input("chunk size that wraps around", CHUNKED + "100000002\r\nab\r\n0\r\n\r\n", "400"),
                input("chunk longer than its size", CHUNKED + "2\r\nabc\r\n0\r\n\r\n", "400"),
                input("chunk ended by LF", CHUNKED + "2\r\nab\n0\r\n\r\n", "400"),
                input("chunk size ended by LF", CHUNKED + "2\nab\r\n0\r\n\r\n", "400"),
                input("CR inside a chunk extension", CHUNKED + "2;a=\rb\r\nab\r\n0\r\n\r\n", "400"),
                input("unfinished quotes in a chunk extension", CHUNKED + "2;a=\"b\r\nab\r\n0\r\n\r\n", "400"),
                input("endless chunk extension", CHUNKED + "2;" + "a".repeat(100_000) + "\r\nab\r\n0\r\n\r\n", "400"),
                input("trailer without colon", CHUNKED + "0\r\nabc\r\n\r\n", "400"),
                input(
                        "endless trailers",
                        CHUNKED + "0\r\n" + ("A: " + "a".repeat(996) + "\r\n").repeat(300) + "\r\n",
                        "400"),
                input(
                        "trailer that changes the framing",
                        CHUNKED + "0\r\nContent-Length: 50\r\nTransfer-Encoding: x\r\n\r\n",
                        "200 200"),
                input(
                        "a million bytes in chunks of one",
                        CHUNKED + "1\r\na\r\n".repeat(50_000) + "0\r\n\r\n",
                        "200 200"),
                input("chunks without end", CHUNKED + ("ffff\r\n" + "a".repeat(0xffff) + "\r\n").repeat(20), "413"));
    }

    private static Stream<Arguments> bodies() {
        return Stream.of(
                input("bomb", encoded("gzip", gzip(new byte[5_000_000])), "413 200"),
                input("bomb in a bomb", encoded("gzip, gzip", gzip(gzip(new byte[5_000_000]))), "413 200"),
                input("more codings than sense", encoded("gzip,gzip,gzip,gzip", gzip(new byte[1])), "413 200"),
                input("bytes that are not gzip", encoded("gzip", bytes("nonsense")), "200 200"),
                input("unknown content coding", encoded("rot13", bytes("uryyb")), "200 200"),
                input("endless list of content codings", encoded(",".repeat(50_000), bytes("hello")), "413 200"),
                input("pipelined burst", "GET / HTTP/1.1\r\n\r\n".repeat(2000), "200 ".repeat(2000) + "200"));
    }

    private static Stream<Arguments> documents() {
        return Stream.of(
                        document("nothing", ""),
                        document("no document", "null"),
                        document("a number", "7"),
                        document("unfinished", "{'httpRequest': {'path': '/x"),
                        document("garbage behind it", "{'httpRequest': {}, 'httpResponse': {}} }"),
                        document("deep arrays", "[".repeat(100_000)),
                        document("deep objects", "{'httpRequest':".repeat(50_000)),
                        document(
                                "deep body",
                                "{'httpRequest': {'body': " + "[".repeat(50_000) + "]".repeat(50_000) + "}}"),
                        document("long number", "{'priority': " + "9".repeat(100_000) + "}"),
                        document("large exponent", "{'priority': 1e999999999}"),
                        document("fraction for a count", "{'times': {'remainingTimes': 1.5}, 'httpResponse': {}}"),
                        document(
                                "status beyond all",
                                "{'httpRequest': {}, 'httpResponse': {'statusCode': 99999999999}}"),
                        document("negative status", "{'httpRequest': {}, 'httpResponse': {'statusCode': -1}}"),
                        document("NUL between the members", "{'httpRequest': {},\u0000 'httpResponse': {}}"),
                        document("thousands of nothing", "[" + "null,".repeat(50_000) + "null]"),
                        document("unknown members", "{'a': 1, 'b': 2}"),
                        document(
                                "an object for a text",
                                "{'httpRequest': {'path': {'a': {'b': []}}}, 'httpResponse': {}}"))
                .flatMap(stream -> stream);
    }

    private static Stream<Arguments> document(String name, String text) {
        return Stream.of(input("expectation: " + name, control("expectation", text), "400 200"));
    }

    private static Stream<Arguments> matchers() {
        String bomb = "<!DOCTYPE a [<!ENTITY b \"bbbbbbbbbb\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">"
                + "<!ENTITY d SYSTEM \"file:///etc/passwd\">]><a>&c;&d;</a>";
        return Stream.of(
                against(
                        "slow regular expression",
                        "'path': '/slow/(a+)+$'",
                        "GET",
                        "/slow/" + "a".repeat(60) + "!",
                        ""),
                against(
                        "slow regular expression on the body",
                        "'path': '/b1', 'body': {'type': 'REGEX', 'regex': '(x+x+)+y'}",
                        "POST",
                        "/b1",
                        "x".repeat(5000)),
                against("deep JSON", "'path': '/b2', 'body': {'a': 1}", "POST", "/b2", "{\"a\":".repeat(100_000)),
                against("unfinished JSON", "'path': '/b3', 'body': {'a': 1}", "POST", "/b3", "{\"a\":1"),
                against(
                        "long number",
                        "'path': '/b4', 'body': {'a': 1}",
                        "POST",
                        "/b4",
                        "{\"a\":" + "1".repeat(500_000) + "}"),
                against("entities", "'path': '/b5', 'body': {'type': 'XPATH', 'xpath': '/a'}", "POST", "/b5", bomb),
                against(
                        "entities in equal XML",
                        "'path': '/b6', 'body': {'type': 'XML', 'xml': '<a>x</a>'}",
                        "POST",
                        "/b6",
                        bomb),
                against(
                        "deep XML",
                        "'path': '/b7', 'body': {'type': 'XPATH', 'xpath': '//z'}",
                        "POST",
                        "/b7",
                        "<a>".repeat(50_000)),
                against(
                        "thousands of parameters",
                        "'path': '/b8', 'body': {'type': 'PARAMETERS', 'parameters': {'z': ['1']}}",
                        "POST",
                        "/b8",
                        "a=b&".repeat(50_000)),
                against(
                        "thousands of cookies",
                        "'path': '/b9', 'cookies': {'z': '1'}",
                        "GET",
                        "/b9?" + "a=b&".repeat(10_000),
                        ""));
    }

    /* An expectation that must not match, a request that tries it hard, and the answer of the expectation behind it. */
    private static Arguments against(String name, String matcher, String method, String target, String body) {
        byte[] expectation = control(
                "expectation",
                "{'priority': 9, 'httpRequest': {" + matcher + "}, 'httpResponse': {'statusCode': 599}}");
        byte[] request = bytes(method + " " + target + " HTTP/1.1\r\nHost: test\r\nCookie: " + "a=b; ".repeat(5000)
                + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
        return input("matching: " + name, join(expectation, request), "201 200 200");
    }

    static byte[] control(String operation, String json) {
        String body = json.replace('\'', '"');
        return bytes("PUT /mockserver/" + operation + " HTTP/1.1\r\nHost: test\r\nContent-Length: " + body.length()
                + "\r\n\r\n" + body);
    }

    private static Stream<Arguments> otherProtocols() {
        Stream<Arguments> named = Stream.of(
                input(
                        "TLS greeting without sense",
                        "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003" + "x".repeat(500),
                        ""),
                input("HTTP/2 preface without frames", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", ""),
                input("SOCKS greeting without a request", "\u0005\u0001\u0000", ""),
                input("SSH banner", "SSH-2.0-OpenSSH_9.2\r\n", TEXT),
                input("mail greeting", "EHLO example.com\r\n", TEXT),
                input("zeros", "\u0000".repeat(100_000), TEXT));
        Stream<Arguments> noise = IntStream.range(0, 10).mapToObj(seed -> {
            byte[] random = new byte[4000];
            new Random(seed).nextBytes(random);
            random[0] |= (byte) 0x80;
            return Arguments.of("noise " + seed, random, TEXT);
        });
        Stream<Arguments> lateNoise = IntStream.range(0, 10).mapToObj(seed -> {
            byte[] random = new byte[4000];
            new Random(seed).nextBytes(random);
            return Arguments.of("noise after a method " + seed, join(bytes("GET "), random), "400");
        });
        return Stream.of(named, noise, lateNoise).flatMap(inputs -> inputs);
    }

    static Stream<Arguments> unfinished() {
        return Stream.of(
                input("nothing", "", ""),
                input("one letter", "G", ""),
                input("a method", "GET", ""),
                input("empty lines", "\r\n\r\n", ""),
                input("half a request line", "GET / HT", "408"),
                input("a request line", "GET / HTTP/1.1\r\n", "408"),
                input("half a header", "GET / HTTP/1.1\r\nHos", "408"),
                input("no empty line", "GET / HTTP/1.1\r\nHost: x\r\n", "408"),
                input("no body", POST + "Content-Length: 10\r\n\r\n", "408"),
                input("half a body", POST + "Content-Length: 10\r\n\r\nabc", "408"),
                input("no chunk", CHUNKED, "408"),
                input("half a chunk", CHUNKED + "5\r\nab", "408"),
                input("no last chunk", CHUNKED + "2\r\nab\r\n", "408"),
                input("no end of trailers", CHUNKED + "0\r\nA: b\r\n", "408"),
                input(
                        "a waiting client that never goes on",
                        POST + "Expect: 100-continue\r\nContent-Length: 3\r\n\r\n",
                        "100 408"),
                input("a huge body that never comes", POST + "Content-Length: 1000001\r\n\r\n", "413"),
                input("half a request behind a good one", "GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nHo", "200 408"));
    }

    private static Arguments input(String name, String bytes, String expected) {
        return Arguments.of(name, bytes(bytes), expected);
    }

    private static Arguments input(String name, byte[] bytes, String expected) {
        return Arguments.of(name, bytes, expected);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] encoded(String coding, byte[] body) {
        return join(
                bytes(POST + "Content-Encoding: " + coding + "\r\nContent-Length: " + body.length + "\r\n\r\n"), body);
    }

    private static byte[] join(byte[] first, byte[] second) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        joined.writeBytes(first);
        joined.writeBytes(second);
        return joined.toByteArray();
    }

    private static byte[] gzip(byte[] plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(plain);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toByteArray();
    }
}
