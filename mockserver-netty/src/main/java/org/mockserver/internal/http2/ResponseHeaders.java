package org.mockserver.internal.http2;

import io.netty.util.AsciiString;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;

/**
 * The fields of one HEADERS block that goes out. Names are in lower case, and fields that belong to one HTTP/1 connection
 * are left out (RFC 9113 section 8.2.2), whatever the response was configured with. A response that comes in chunks over
 * HTTP/1.1 leaves its length open here.
 *
 * <p>Order of the head: status, configured headers, content-type, content-length, set-cookie, as over HTTP/1.1.
 */
final class ResponseHeaders extends SentFields {

    private static final AsciiString STATUS = AsciiString.cached(":status");
    private static final AsciiString CONTENT_TYPE = AsciiString.cached("content-type");
    private static final AsciiString CONTENT_LENGTH = AsciiString.cached("content-length");
    private static final AsciiString SET_COOKIE = AsciiString.cached("set-cookie");
    private static final Set<String> OF_THE_CONNECTION =
            Set.of("connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade", "te");

    /** The interim response that asks for the body. */
    static final ResponseHeaders CONTINUE = new ResponseHeaders(100);

    private final @Nullable AsciiString status;
    private byte @Nullable [] block;

    private ResponseHeaders(int status) {
        this.status = AsciiString.of(Integer.toString(status));
        put(STATUS, this.status);
    }

    private ResponseHeaders() {
        this.status = null;
    }

    /* The head of a response. */
    static ResponseHeaders of(OutgoingResponse response) {
        ResponseHeaders head = new ResponseHeaders(response.status());
        Framing framing = response.framing();
        /* Clients that know the length stop reading before the trailers. */
        boolean lengthFree = response.trailers().isEmpty()
                && !framing.suppressContentLength()
                && framing.contentLengthOverride() == null
                && response.headers().first("transfer-encoding") == null;
        boolean lengthAllowed = response.status() >= 200 && response.status() != 204;
        boolean lengthSaid = head.putConfigured(response.headers(), lengthFree && lengthAllowed);
        String contentType = response.defaultContentType();
        if (contentType != null && response.headers().first("content-type") == null) {
            head.put(CONTENT_TYPE, text(contentType));
        }
        Integer claimed = framing.contentLengthOverride();
        if (claimed != null && lengthAllowed) {
            head.put(CONTENT_LENGTH, text(claimed.toString()));
        } else if (lengthFree && lengthAllowed && !lengthSaid && response.bodySource() == null) {
            head.put(CONTENT_LENGTH, text(Integer.toString(response.body().length)));
        }
        for (String cookie : response.setCookies()) {
            head.put(SET_COOKIE, text(cookie));
        }
        return head;
    }

    /* Tells the client that a stream is no exchange from now on. */
    static ResponseHeaders ofTunnel(Pairs headers) {
        ResponseHeaders head = new ResponseHeaders(200);
        head.putConfigured(headers, false);
        return head;
    }

    /* The trailer section. */
    static ResponseHeaders ofTrailers(Pairs trailers) {
        ResponseHeaders section = new ResponseHeaders();
        section.putConfigured(trailers, true);
        return section;
    }

    /* Returns whether the length of the body is thereby said: a configured one goes out as it is, right or wrong. */
    private boolean putConfigured(Pairs headers, boolean lengthToo) {
        boolean lengthSaid = false;
        for (int i = 0; i < headers.size(); i++) {
            String name = headers.name(i).toLowerCase(Locale.ROOT);
            boolean length = name.equals("content-length");
            lengthSaid |= length && lengthToo;
            if (!name.isEmpty()
                    && name.charAt(0) != ':'
                    && !OF_THE_CONNECTION.contains(name)
                    && (lengthToo || !length)) {
                put(text(name), text(headers.value(i)));
            }
        }
        return lengthSaid;
    }

    /* The fields as an HPACK block that needs no dynamic table; null when they were not prepared. */
    byte @Nullable [] block() {
        return block;
    }

    /* Keeps the block, before anybody else sees these fields. */
    ResponseHeaders prepared(byte[] encoded) {
        block = encoded;
        return this;
    }

    @Override
    public @Nullable CharSequence status() {
        return status;
    }
}
