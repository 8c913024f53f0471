package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Protocol;

/**
 * Turns a received request into the one that is passed on: the same bytes in the same order, except for what concerns
 * the client's connection only (RFC 9110 section 7.6.1), the Host header, and a marker that finds loops.
 */
public final class ForwardedRequest {

    private ForwardedRequest() {}

    /**
     * The request to send.
     *
     * @param request as received
     * @param host the value of the Host header
     * @param marker the value of the marker line to add
     * @param wholeResponse whether the response is of use only when it has arrived completely
     * @return an immutable request
     */
    public static OutgoingRequest of(RequestView request, String host, String marker, boolean wholeResponse) {
        Head head = new Head(target(request.path(), request), host, ForwardRules.MARKER_HEADER, marker);
        return of(request, head, wholeResponse);
    }

    /**
     * What is different in the head of the request that is passed on.
     *
     * @param target path and query
     * @param host the value of the Host header
     * @param markerHeader the name of the marker line to add
     * @param marker its value
     */
    public record Head(String target, String host, String markerHeader, String marker) {}

    /**
     * The request to send.
     *
     * @param request as received
     * @param head what is different
     * @param wholeResponse whether the response is of use only when it has arrived completely
     * @return an immutable request
     */
    public static OutgoingRequest of(RequestView request, Head head, boolean wholeResponse) {
        byte[] body = request.content().sent();
        return new OutgoingRequest(
                request.method(),
                head.target(),
                new Copy(request, head, body.length).lines(),
                body,
                request.content().trailers(),
                wholeResponse,
                OutgoingRequest.Version.received(request.origin().protocol()));
    }

    /**
     * The request target for a path.
     *
     * @param path instead of the one that was received
     * @param request whose query is kept
     * @return path and query
     */
    public static String target(String path, RequestView request) {
        String query = request.rawQuery();
        return query == null ? path : path + "?" + query;
    }

    /**
     * Whether a header concerns one connection only.
     *
     * @param name in any letter case
     * @return true for those that RFC 9110 section 7.6.1 names and their relatives; false for the framing of the body
     */
    static boolean concernsConnection(String name) {
        return switch (name.length()) {
            case 2 -> name.equalsIgnoreCase("te");
            /* The body has arrived, so that nobody waits for permission to send it. */
            case 6 -> name.equalsIgnoreCase("expect");
            case 7 -> name.equalsIgnoreCase("upgrade") || name.equalsIgnoreCase("trailer");
            case 10 -> name.equalsIgnoreCase("connection") || name.equalsIgnoreCase("keep-alive");
            case 14 -> name.equalsIgnoreCase("http2-settings");
            case 16 -> name.equalsIgnoreCase("proxy-connection");
            case 18 -> name.equalsIgnoreCase("proxy-authenticate");
            case 19 -> name.equalsIgnoreCase("proxy-authorization");
            default -> false;
        };
    }

    /** The header lines of one request while they are copied. */
    private static final class Copy {

        private final RequestView request;
        private final Pairs received;
        private final Head head;
        private final int bodyBytes;
        private final boolean chunked;
        private final @Nullable List<String> nominated;
        private final Pairs.Builder lines;
        private boolean hostWritten;
        private boolean lengthWritten;

        Copy(RequestView request, Head head, int bodyBytes) {
            this.request = request;
            this.received = request.headers();
            this.head = head;
            this.bodyBytes = bodyBytes;
            this.chunked = received.first("transfer-encoding") != null;
            this.nominated = nominated(received);
            this.lines = new Pairs.Builder(received.size() + 3);
        }

        Pairs lines() {
            if (received.first("host") == null) {
                lines.add("host", head.host());
                hostWritten = true;
            }
            for (int i = 0; i < received.size(); i++) {
                copy(i);
            }
            if (!chunked && !lengthWritten && bodyBytes > 0 && request.content().lengthAnnounced()) {
                lines.add("content-length", Integer.toString(bodyBytes));
            }
            return lines.add(head.markerHeader(), head.marker()).build();
        }

        private void copy(int index) {
            String name = received.name(index);
            if (name.equalsIgnoreCase("host")) {
                if (!hostWritten) {
                    lines.add(name, head.host());
                    hostWritten = true;
                }
            } else if (name.equalsIgnoreCase("content-length")) {
                if (!chunked && !lengthWritten && request.content().lengthAnnounced() && !isAddedHere(index)) {
                    lines.add(name, Integer.toString(bodyBytes));
                    lengthWritten = true;
                }
            } else if ((!concernsConnection(name) && !isNominated(nominated, name))
                    || announcesTrailers(name)
                    || asksForTrailers(name, received.value(index))) {
                lines.add(name, received.value(index));
            }
        }

        /* Over HTTP/2 this is what tells a server of gRPC that nobody on the way drops trailers (RFC 9113 section 8.2.2). */
        private boolean asksForTrailers(String name, String value) {
            return name.equalsIgnoreCase("te")
                    && value.equalsIgnoreCase("trailers")
                    && request.origin().protocol() == Protocol.HTTP_2;
        }

        private boolean announcesTrailers(String name) {
            return name.equalsIgnoreCase("trailer")
                    && !request.content().trailers().isEmpty();
        }

        /* A restored record does not tell whether its length was sent: one of 0 is added to each without a body. Only the methods whose meaning
         * anticipates a body say so themselves (RFC 9110 section 8.6). */
        private boolean isAddedHere(int index) {
            return bodyBytes == 0
                    && index == received.size() - 1
                    && received.name(index).equals("content-length")
                    && switch (request.method()) {
                        case "POST", "PUT", "PATCH" -> false;
                        default -> true;
                    };
        }
    }

    /** The names that Connection lines declare to concern the connection only; null for none. */
    static @Nullable List<String> nominated(Pairs headers) {
        List<String> names = null;
        for (int i = 0; i < headers.size(); i++) {
            if (headers.name(i).equalsIgnoreCase("connection") && !isUsual(headers.value(i))) {
                names = names == null ? new ArrayList<>(2) : names;
                for (String name : headers.value(i).toLowerCase(Locale.ROOT).split(",", -1)) {
                    names.add(name.strip());
                }
            }
        }
        return names;
    }

    private static boolean isUsual(String value) {
        return value.equalsIgnoreCase("keep-alive") || value.equalsIgnoreCase("close");
    }

    /* What the message cannot be understood without is end-to-end whatever a Connection header says. */
    static boolean isNominated(@Nullable List<String> nominated, String name) {
        if (nominated == null) {
            return false;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        return nominated.contains(lower)
                && switch (lower) {
                    case "transfer-encoding", "content-length", "content-type", "content-encoding", "host" -> false;
                    default -> true;
                };
    }
}
