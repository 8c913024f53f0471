package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.HeaderLines;
import org.mockserver.internal.inbound.Refusal;
import org.mockserver.internal.inbound.RequestParts;

/**
 * The request a connection is reading: its head, then its body, then nothing until the next one begins. One object
 * serves all requests of a connection.
 */
final class IncomingRequest {

    /** Larger bodies are not read to their end only to keep a connection whose request was refused. */
    static final long MAX_DISCARDED_BYTES = 64L * 1024 * 1024;

    private final RequestParts parts;

    private boolean active;
    private boolean http11;
    private boolean keepAlive;
    private boolean chunked;
    private boolean upgrade;
    private @Nullable String expectation;
    private @Nullable Refusal objection;

    IncomingRequest(Http1Options options) {
        this.parts = new RequestParts(options.maxBodyBytes(), options.maxDecodedBodyBytes());
    }

    void begin(HttpRequest head) {
        /* The decoder is told to make its headers this way; the shape of a refused head does not matter. */
        HeaderLines headers = head.headers() instanceof WireHeaders wire ? wire.lines() : new HeaderLines();
        begin(head.method().name(), head.uri(), head.protocolVersion() == HttpVersion.HTTP_1_1, headers);
    }

    void begin(WholeRequest whole) {
        begin(whole.method, whole.target, true, whole.lines);
    }

    private void begin(String method, String target, boolean version11, HeaderLines headers) {
        active = true;
        http11 = version11;
        keepAlive = version11;
        chunked = false;
        upgrade = false;
        expectation = null;
        objection = null;
        parts.begin(method, target, headers);
        for (int line = 0; line < headers.size(); line++) {
            readFraming(line, headers.name(line), headers.value(line));
        }
        parts.beginBody();
    }

    /* The lengths of the names tell most headers apart from those that matter here. */
    private void readFraming(int line, String name, String value) {
        switch (name.length()) {
            case 6 -> {
                if (name.equalsIgnoreCase("expect")) {
                    expectation = value;
                }
            }
            case 7 -> upgrade |= name.equalsIgnoreCase("upgrade");
            case 10 -> {
                if (name.equalsIgnoreCase("connection")) {
                    readConnection(value);
                }
            }
            case 14 -> {
                if (name.equalsIgnoreCase("content-length")) {
                    parts.announce(line, Long.parseLong(value.strip()));
                }
            }
            case 16 -> {
                if (name.equalsIgnoreCase("content-encoding")) {
                    parts.encoded(value);
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
        parts.chunked();
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
        return parts.announcesTooMuch() ? Refusal.BODY_TOO_LARGE : null;
    }

    boolean isActive() {
        return active;
    }

    boolean isDiscarding() {
        return parts.isDiscarding();
    }

    boolean keepAlive() {
        return keepAlive;
    }

    /* Whether the client asks for another protocol; nobody is asked in the middle of a body. */
    boolean asksForUpgrade() {
        return upgrade && http11 && !expectsBody();
    }

    boolean chunksAllowed() {
        return http11;
    }

    boolean expectsBody() {
        return chunked || parts.announcedBytes() > 0;
    }

    /* An HTTP/1.0 client cannot mean the expectation (RFC 9110 section 10.1.1). */
    boolean expectsContinue() {
        return expectation != null && http11 && expectsBody();
    }

    /* Whether the rest of a refused request is worth reading so that the connection can go on. A client that waits for
     * an interim response may send the body or not, which leaves no way to find the next request. */
    boolean canBeSkipped() {
        return expectation == null && parts.announcedBytes() <= MAX_DISCARDED_BYTES;
    }

    /* From now on the body is read and thrown away. */
    void discardBody() {
        parts.discardBody();
    }

    /* Takes a part of the body; false when there is too much of it. */
    boolean append(ByteBuf content) {
        return parts.append(content);
    }

    /* Takes the body as a whole; false when there is too much of it. */
    boolean append(byte[] whole) {
        return parts.append(whole);
    }

    /* Takes what follows the body. */
    void trailers(Pairs fields) {
        parts.trailers(fields);
    }

    /* The request without its body, while that is still on its way. */
    RequestView headView(RequestView.Origin origin) {
        return parts.headView(origin);
    }

    /* The complete request; null when its decoded body is too large. */
    @Nullable
    RequestView completeView(RequestView.Origin origin) {
        return parts.completeView(origin);
    }

    /* Forgets the request. */
    void end() {
        active = false;
        parts.end();
    }
}
