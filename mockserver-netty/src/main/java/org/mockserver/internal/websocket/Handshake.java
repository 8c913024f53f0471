package org.mockserver.internal.websocket;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Protocol;

/** The opening handshake of a WebSocket (RFC 6455 section 4.2), over HTTP/2 as RFC 8441 has it. */
final class Handshake {

    private static final String PROTOCOL = "websocket";
    private static final String VERSION = "13";
    private static final String ACCEPT_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final int KEY_BYTES = 16;

    private static final OutgoingResponse NOT_IN_THIS_VERSION =
            OutgoingResponse.status(501).build();
    private static final OutgoingResponse NO_UPGRADE = OutgoingResponse.status(426)
            .headers(Pairs.of("upgrade", PROTOCOL))
            .defaultContentType("text/plain; charset=utf-8")
            .body("this path is for WebSocket connections")
            .build();
    private static final OutgoingResponse OTHER_VERSION = OutgoingResponse.status(426)
            .headers(Pairs.of("upgrade", PROTOCOL, "sec-websocket-version", VERSION))
            .build();
    private static final OutgoingResponse NO_KEY = OutgoingResponse.status(400)
            .defaultContentType("text/plain; charset=utf-8")
            .body("a WebSocket connection needs one Sec-WebSocket-Key of 16 bytes, and nothing before it unanswered")
            .build();

    private Handshake() {}

    /** Whether the client asks for a WebSocket, rightly or not. */
    static boolean isWanted(RequestView request) {
        return names(request.headers(), "upgrade", PROTOCOL);
    }

    /** Why there will be no WebSocket; null if the request is as it must be. */
    static @Nullable OutgoingResponse refusal(RequestView request) {
        Pairs headers = request.headers();
        Protocol version = request.origin().protocol();
        if (version != Protocol.HTTP_1_1 && version != Protocol.HTTP_2) {
            return NOT_IN_THIS_VERSION;
        }
        if (!request.method().equals("GET") || !isWanted(request) || !names(headers, "connection", "upgrade")) {
            return NO_UPGRADE;
        }
        if (!VERSION.equals(headers.first("sec-websocket-version"))) {
            return OTHER_VERSION;
        }
        return version == Protocol.HTTP_2 || isKey(headers) ? null : NO_KEY;
    }

    /** What tells the client that the server has understood the request; nothing over HTTP/2, where frames say so. */
    static Pairs proof(RequestView request) {
        return request.origin().protocol() == Protocol.HTTP_2
                ? Pairs.EMPTY
                : Pairs.of("sec-websocket-accept", accept(request));
    }

    /** What a request gets that was as it must be but came at the wrong time. */
    static OutgoingResponse misplaced() {
        return NO_KEY;
    }

    private static boolean isKey(Pairs headers) {
        String key = headers.all("sec-websocket-key").size() == 1 ? headers.first("sec-websocket-key") : null;
        if (key == null) {
            return false;
        }
        try {
            return Base64.getDecoder().decode(key.strip()).length == KEY_BYTES;
        } catch (IllegalArgumentException notBase64) {
            return false;
        }
    }

    private static boolean names(Pairs headers, String list, String token) {
        for (String line : headers.all(list)) {
            for (String element : line.split(",", -1)) {
                if (element.strip().equalsIgnoreCase(token)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String accept(RequestView request) {
        String key =
                String.valueOf(request.headers().first("sec-websocket-key")).strip();
        try {
            MessageDigest sha1 = MessageDigest.getInstance("SHA-1");
            return Base64.getEncoder()
                    .encodeToString(sha1.digest((key + ACCEPT_SUFFIX).getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-1", impossible);
        }
    }
}
