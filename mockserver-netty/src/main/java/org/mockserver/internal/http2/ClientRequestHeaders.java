package org.mockserver.internal.http2;

import io.netty.util.AsciiString;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Pairs;

/**
 * The fields of one HEADERS block that goes to another server. Names are in lower case, the Host line has become the
 * authority, and fields that belong to one HTTP/1 connection are left out (RFC 9113 sections 8.2 and 8.3.1).
 */
public final class ClientRequestHeaders extends SentFields {

    private static final AsciiString METHOD = AsciiString.cached(":method");
    private static final AsciiString SCHEME = AsciiString.cached(":scheme");
    private static final AsciiString AUTHORITY = AsciiString.cached(":authority");
    private static final AsciiString PATH = AsciiString.cached(":path");
    private static final AsciiString HTTP = AsciiString.cached("http");
    private static final AsciiString HTTPS = AsciiString.cached("https");
    private static final Set<String> LEFT_OUT =
            Set.of("host", "connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade");

    private final @Nullable AsciiString method;

    private ClientRequestHeaders(@Nullable AsciiString method) {
        this.method = method;
    }

    /**
     * The head of a request.
     *
     * @param request what is sent
     * @param to where
     * @return the fields
     */
    public static ClientRequestHeaders of(OutgoingRequest request, Destination to) {
        AsciiString method = text(request.method());
        String host = request.headers().first("host");
        ClientRequestHeaders head = new ClientRequestHeaders(method);
        head.put(METHOD, method);
        head.put(SCHEME, to.secure() ? HTTPS : HTTP);
        head.put(AUTHORITY, text(host == null || host.isEmpty() ? to.authority() : host));
        head.put(PATH, text(request.target()));
        head.putAll(request.headers());
        return head;
    }

    /**
     * The trailer section of a request.
     *
     * @param trailers the trailer fields
     * @return the fields
     */
    public static ClientRequestHeaders ofTrailers(Pairs trailers) {
        ClientRequestHeaders section = new ClientRequestHeaders(null);
        section.putAll(trailers);
        return section;
    }

    private void putAll(Pairs lines) {
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.name(i).toLowerCase(Locale.ROOT);
            boolean ofStreams = !name.equals("te") || lines.value(i).equalsIgnoreCase("trailers");
            if (!name.isEmpty() && name.charAt(0) != ':' && ofStreams && !LEFT_OUT.contains(name)) {
                put(text(name), text(lines.value(i)));
            }
        }
    }

    @Override
    public @Nullable CharSequence method() {
        return method;
    }
}
