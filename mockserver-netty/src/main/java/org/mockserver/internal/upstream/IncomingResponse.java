package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.http1.WireHeaders;
import org.mockserver.internal.http2.ClientResponseHeaders;
import org.mockserver.internal.inbound.ContentDecoding;
import org.mockserver.internal.inbound.HeaderLines;

/** The response a connection is reading. */
final class IncomingResponse {

    private static final byte[] NONE = {};
    private static final int NOT_MODIFIED = 304;

    private final int status;
    private final @Nullable String reason;
    private final HeaderLines lines;
    private final boolean http11;
    private final boolean toHead;
    private byte[] body = NONE;
    private int length;

    private boolean chunked;
    private boolean lengthSaid;
    private boolean close;
    private boolean keepAlive;
    private @Nullable String unknownCoding;
    private @Nullable String contentEncoding;
    private @Nullable List<String> nominated;

    private IncomingResponse(int status, @Nullable String reason, HeaderLines lines, boolean http11, boolean toHead) {
        this.status = status;
        this.reason = reason;
        this.lines = lines;
        this.http11 = http11;
        this.toHead = toHead;
        for (int line = 0; line < lines.size(); line++) {
            read(lines.name(line), lines.value(line));
        }
    }

    /* The response that begins with a head of HTTP/1. */
    static IncomingResponse of(HttpResponse head, boolean toHead) {
        HeaderLines lines = head.headers() instanceof WireHeaders wire ? wire.lines() : new HeaderLines();
        boolean http11 = head.protocolVersion().equals(HttpVersion.HTTP_1_1);
        return new IncomingResponse(head.status().code(), head.status().reasonPhrase(), lines, http11, toHead);
    }

    /* A response that is there as a whole, its body to be appended. */
    static IncomingResponse of(WholeResponse whole) {
        return new IncomingResponse(whole.status, whole.reason, whole.lines, true, false);
    }

    /* The response that begins with a head of HTTP/2. A body whose length is open there is a chunked one over HTTP/1.1,
     * and that is how a response tells. */
    static IncomingResponse of(ClientResponseHeaders head, boolean toHead) {
        IncomingResponse response = new IncomingResponse(head.code(), null, head.lines(), true, toHead);
        if (!response.lengthSaid && response.hasBody() && !response.chunked) {
            head.lines().append("transfer-encoding", "chunked");
            response.chunked = true;
        }
        return response;
    }

    /* The lengths of the names tell most headers apart from those that matter here. */
    private void read(String name, String value) {
        switch (name.length()) {
            case 10 -> {
                if (name.equalsIgnoreCase("connection")) {
                    readConnection(value);
                }
            }
            case 14 -> lengthSaid |= name.equalsIgnoreCase("content-length");
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
            default -> {}
        }
    }

    private void readTransferEncoding(String value) {
        chunked = true;
        if (!value.strip().equalsIgnoreCase("chunked")) {
            unknownCoding = value;
        }
    }

    private void readConnection(String value) {
        if (value.equalsIgnoreCase("keep-alive")) {
            keepAlive = true;
            return;
        }
        for (String token : value.toLowerCase(Locale.ROOT).split(",", -1)) {
            String option = token.strip();
            close |= option.equals("close");
            keepAlive |= option.equals("keep-alive");
            if (!option.isEmpty() && !option.equals("close") && !option.equals("keep-alive")) {
                nominated = nominated == null ? new ArrayList<>(2) : nominated;
                nominated.add(option);
            }
        }
    }

    int status() {
        return status;
    }

    /* A transfer coding that cannot be passed on, null for none. */
    @Nullable
    String unknownCoding() {
        return unknownCoding;
    }

    /* Whether the server keeps the connection after this response (RFC 9112 section 9.3) and says where it ends. */
    boolean leavesConnectionOpen() {
        boolean delimited = chunked || lengthSaid || toHead || status == NOT_MODIFIED || status == 204;
        return delimited && !close && (http11 || keepAlive);
    }

    /* Takes a part of the body; false when there is too much of it. */
    boolean append(ByteBuf content, int limit) {
        int more = content.readableBytes();
        if (more > limit - length) {
            return false;
        }
        if (length + more > body.length) {
            body = Arrays.copyOf(
                    body, length == 0 ? more : (int) Math.min(limit, Math.max(length + more, body.length * 2L)));
        }
        content.readBytes(body, length, more);
        length += more;
        return true;
    }

    /* Takes the body as a whole; false when there is too much of it. */
    boolean append(byte[] whole, int limit) {
        body = whole;
        length = whole.length;
        return length <= limit;
    }

    /* Whether the response may be passed on while it arrives. */
    boolean mayStream(Job job) {
        return job.options.streaming().enabled() && !job.request.wholeResponse() && hasBody();
    }

    /* Whether it is one that should be. */
    boolean isLong(Job job) {
        return isStreamByNature() || length > job.options.streaming().thresholdBytes();
    }

    /* Whether the content is of a kind that its server sends bit by bit. */
    boolean isStreamByNature() {
        int line = lines.find("content-type", 0);
        String type = line < 0 ? "" : lines.value(line).toLowerCase(Locale.ROOT);
        return type.startsWith("text/event-stream")
                || type.startsWith("application/grpc")
                || type.startsWith("application/x-ndjson")
                || type.startsWith("multipart/x-mixed-replace");
    }

    /* Whether a body follows at all. */
    boolean hasBody() {
        return !toHead && status != NOT_MODIFIED && status != 204;
    }

    /* The part of the body that has arrived, which is then forgotten. */
    byte[] takeBody() {
        byte[] taken = Arrays.copyOf(body, length);
        body = NONE;
        length = 0;
        return taken;
    }

    /* The response with a body that is still arriving; whether trailers follow is not known yet. */
    OutgoingResponse streaming(StreamedBody source) {
        return OutgoingResponse.status(status)
                .reason(reason)
                .headers(headers(-1, !chunked))
                .bodySource(source)
                .build();
    }

    /* The complete response; null when its decoded body is too large. */
    @Nullable
    OutgoingResponse complete(Pairs trailers, UpstreamOptions options) {
        byte[] received = length == body.length ? body : Arrays.copyOf(body, length);
        byte[] sent = received;
        String coding = contentEncoding;
        if (coding != null && decodes(coding, options)) {
            byte[] decoded = ContentDecoding.decode(coding, received, options.maxResponseBytes());
            if (decoded == null) {
                return null;
            }
            sent = decoded;
        }
        return OutgoingResponse.status(status)
                .reason(reason)
                .headers(headers(sent == received ? -1 : sent.length, trailers.isEmpty()))
                .framing(framing())
                .trailers(trailers)
                .body(sent)
                .build();
    }

    /* The two codings that MockServer undoes; the others it passes on. */
    private boolean decodes(String coding, UpstreamOptions options) {
        return length > 0
                && !options.keepsContentEncoding()
                && switch (coding.strip().toLowerCase(Locale.ROOT)) {
                    case "gzip", "x-gzip", "deflate" -> true;
                    default -> false;
                };
    }

    /* A response without a body may leave its length open, which then is not invented (RFC 9110 section 8.6). */
    private Framing framing() {
        boolean lengthOpen = !lengthSaid && (toHead || status == NOT_MODIFIED);
        return lengthOpen ? new Framing(true, null, null, null, null, 0, null, 0) : Framing.ORDINARY;
    }

    private Pairs headers(int decodedBytes, boolean withoutTrailers) {
        Pairs.Builder headers = new Pairs.Builder(lines.size());
        boolean lengthWritten = false;
        for (int line = 0; line < lines.size(); line++) {
            String name = lines.name(line);
            String value = lines.value(line);
            if (name.equalsIgnoreCase("content-length")) {
                if (!lengthWritten && !chunked) {
                    headers.add(name, decodedBytes < 0 ? value : Integer.toString(decodedBytes));
                    lengthWritten = true;
                }
            } else if (!concernsConnection(name, withoutTrailers)
                    && !(decodedBytes >= 0 && name.equalsIgnoreCase("content-encoding"))) {
                headers.add(name, value);
            }
        }
        return headers.build();
    }

    /* RFC 9110 section 7.6.1. Chunks are passed on as chunks, so their header stays where it was. */
    private boolean concernsConnection(String name, boolean withoutTrailers) {
        boolean usual = switch (name.length()) {
            case 2 -> name.equalsIgnoreCase("te");
            case 7 -> name.equalsIgnoreCase("upgrade") || (withoutTrailers && name.equalsIgnoreCase("trailer"));
            case 10 -> name.equalsIgnoreCase("connection") || name.equalsIgnoreCase("keep-alive");
            case 16 -> name.equalsIgnoreCase("proxy-connection");
            default -> false;
        };
        return usual || (nominated != null && nominated.contains(name.toLowerCase(Locale.ROOT)) && !isEssential(name));
    }

    private static boolean isEssential(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "transfer-encoding", "content-type", "content-encoding" -> true;
            default -> false;
        };
    }
}
