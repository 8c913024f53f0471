package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * The request a connection is reading: its head, then its body, then nothing until the next one begins. One object
 * serves all requests of a connection.
 */
final class IncomingRequest {

    /** Larger bodies are not read to their end only to keep a connection whose request was refused. */
    static final long MAX_DISCARDED_BYTES = 64L * 1024 * 1024;

    private static final byte[] NO_BODY = {};

    private final Http1Options options;
    private final BodyCollector body = new BodyCollector();

    private boolean active;
    private boolean discarding;
    private boolean http11;
    private boolean keepAlive;
    private boolean chunked;
    private long announcedBytes;
    private String method = "";
    private String target = "";
    private @Nullable String contentEncoding;
    private @Nullable String expectation;
    private @Nullable Refusal objection;
    private WireHeaders headers = new WireHeaders();
    private int lengthLine;

    IncomingRequest(Http1Options options) {
        this.options = options;
    }

    void begin(HttpRequest head) {
        active = true;
        discarding = false;
        http11 = head.protocolVersion() == HttpVersion.HTTP_1_1;
        keepAlive = http11;
        chunked = false;
        announcedBytes = 0;
        method = head.method().name();
        target = head.uri();
        contentEncoding = null;
        expectation = null;
        objection = null;
        readHeaders(head);
        body.begin(announcedBytes);
    }

    private void readHeaders(HttpRequest head) {
        /* The decoder is told to make its headers this way; the shape of a refused head does not matter. */
        headers = head.headers() instanceof WireHeaders wire ? wire : new WireHeaders();
        lengthLine = -1;
        for (int line = 0; line < headers.lines(); line++) {
            readFraming(line, headers.name(line), headers.value(line));
        }
    }

    /* The lengths of the names tell most headers apart from those that matter here. */
    private void readFraming(int line, String name, String value) {
        switch (name.length()) {
            case 6 -> {
                if (name.equalsIgnoreCase("expect")) {
                    expectation = value;
                }
            }
            case 10 -> {
                if (name.equalsIgnoreCase("connection")) {
                    readConnection(value);
                }
            }
            case 14 -> {
                if (name.equalsIgnoreCase("content-length")) {
                    announcedBytes = Long.parseLong(value.strip());
                    lengthLine = line;
                }
            }
            case 16 -> {
                if (name.equalsIgnoreCase("content-encoding")) {
                    contentEncoding = contentEncoding == null ? value : contentEncoding + "," + value;
                }
            }
            case 17 -> {
                if (name.equalsIgnoreCase("transfer-encoding")) {
                    readTransferEncoding(value);
                }
            }
            /* A client of an abandoned WebSocket draft: the decoder reads eight bytes after the head of such a
             * request, which no other reader of the same bytes would expect. */
            case 18 -> {
                if (name.equalsIgnoreCase("sec-websocket-key1") || name.equalsIgnoreCase("sec-websocket-key2")) {
                    objection = Refusal.MALFORMED;
                }
            }
            default -> {}
        }
    }

    private void readConnection(String value) {
        if (hasToken(value, "close")) {
            keepAlive = false;
        } else if (!http11 && hasToken(value, "keep-alive")) {
            keepAlive = true;
        }
    }

    private static boolean hasToken(String list, String token) {
        if (list.length() == token.length()) {
            return list.equalsIgnoreCase(token);
        }
        for (String element : list.split(",", -1)) {
            if (element.strip().equalsIgnoreCase(token)) {
                return true;
            }
        }
        return false;
    }

    /* Only chunked is understood (RFC 9112 section 6.1); what the decoder refuses does not get here. */
    private void readTransferEncoding(String value) {
        chunked = true;
        if (!value.strip().equalsIgnoreCase("chunked")) {
            objection = Refusal.MALFORMED;
        }
    }

    /* What is wrong with the head, null when its body may come. */
    @Nullable
    Refusal objection() {
        if (objection != null) {
            return objection;
        }
        if (expectation != null && http11 && !expectation.strip().equalsIgnoreCase("100-continue")) {
            return Refusal.UNKNOWN_EXPECTATION;
        }
        return announcedBytes > options.maxBodyBytes() ? Refusal.BODY_TOO_LARGE : null;
    }

    boolean isActive() {
        return active;
    }

    boolean isDiscarding() {
        return discarding;
    }

    boolean keepAlive() {
        return keepAlive;
    }

    boolean chunksAllowed() {
        return http11;
    }

    String method() {
        return method;
    }

    boolean expectsBody() {
        return chunked || announcedBytes > 0;
    }

    /* An HTTP/1.0 client cannot mean the expectation (RFC 9110 section 10.1.1). */
    boolean expectsContinue() {
        return expectation != null && http11 && expectsBody();
    }

    /* Whether the rest of a refused request is worth reading so that the connection can go on. A client that waits for
     * an interim response may send the body or not, which leaves no way to find the next request. */
    boolean canBeSkipped() {
        return expectation == null && announcedBytes <= MAX_DISCARDED_BYTES;
    }

    /* From now on the body is read and thrown away. */
    void discardBody() {
        discarding = true;
        body.begin(0);
    }

    /* Takes a part of the body; false when there is too much of it. */
    boolean append(ByteBuf content) {
        return discarding || body.append(content, options.maxBodyBytes());
    }

    /* The request without its body, while that is still on its way. */
    RequestView headView(RequestView.Origin origin) {
        return new RequestView(method, target, headers.pairs(), NO_BODY, null, origin);
    }

    /* The complete request; null when its decoded body is too large. */
    @Nullable
    RequestView completeView(RequestView.Origin origin) {
        byte[] sent = body.take();
        byte[] decoded = sent;
        if (contentEncoding != null && sent.length > 0) {
            byte[] result = ContentDecoding.decode(contentEncoding, sent, options.maxDecodedBodyBytes());
            if (result == null) {
                return null;
            }
            decoded = result;
        }
        recordLength(decoded.length);
        return new RequestView(method, target, headers.pairs(), decoded, decoded == sent ? null : sent, origin);
    }

    /* Recorded requests always have a content-length, and it is the one after decoding. */
    private void recordLength(int bytes) {
        if (lengthLine < 0) {
            headers.append("content-length", bytes == 0 ? "0" : Integer.toString(bytes));
        } else if (announcedBytes != bytes) {
            headers.setValue(lengthLine, Integer.toString(bytes));
        }
    }

    /* Forgets the request. */
    void end() {
        active = false;
        discarding = false;
        contentEncoding = null;
    }
}
