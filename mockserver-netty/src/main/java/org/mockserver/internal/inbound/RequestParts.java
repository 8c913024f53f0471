package org.mockserver.internal.inbound;

import io.netty.buffer.ByteBuf;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestContent;
import org.mockserver.internal.exchange.RequestView;

/**
 * A request while it arrives: first its head, then its body piece by piece, then all of it. One object may serve several
 * requests one after the other. Not safe for use by several threads.
 */
public final class RequestParts {

    private static final byte[] NO_BODY = {};

    private final int maxBodyBytes;
    private final int maxDecodedBytes;
    private final BodyCollector body = new BodyCollector();
    private String method = "";
    private String target = "";
    private HeaderLines headers = new HeaderLines();
    private long announcedBytes;
    private int lengthLine;
    private boolean chunked;
    private @Nullable String contentEncoding;
    private boolean discarding;
    private Pairs trailers = Pairs.EMPTY;

    /**
     * Parts of no request yet.
     *
     * @param maxBodyBytes largest body as sent
     * @param maxDecodedBytes largest body after content decoding
     */
    public RequestParts(int maxBodyBytes, int maxDecodedBytes) {
        this.maxBodyBytes = maxBodyBytes;
        this.maxDecodedBytes = maxDecodedBytes;
    }

    /**
     * Starts a request. What its headers say about the body is told by {@link #announce} and {@link #encoded}, and then
     * {@link #beginBody} is due.
     *
     * @param requestMethod the method token
     * @param requestTarget the request target
     * @param lines owned by the request from now on
     */
    public void begin(String requestMethod, String requestTarget, HeaderLines lines) {
        method = requestMethod;
        target = requestTarget;
        headers = lines;
        announcedBytes = 0;
        lengthLine = -1;
        chunked = false;
        contentEncoding = null;
        discarding = false;
        trailers = Pairs.EMPTY;
    }

    /**
     * Takes note of the trailers.
     *
     * @param fields in order
     */
    public void trailers(Pairs fields) {
        trailers = fields;
    }

    /** Takes note that the body comes in chunks, so that it needs no content-length. */
    public void chunked() {
        chunked = true;
    }

    /**
     * Takes note of the Content-Length.
     *
     * @param line the header line that says so
     * @param bytes the length of the body as it will be sent
     */
    public void announce(int line, long bytes) {
        lengthLine = line;
        announcedBytes = bytes;
    }

    /**
     * Takes note of a Content-Encoding line.
     *
     * @param codings its value; further lines add codings
     */
    public void encoded(String codings) {
        contentEncoding = contentEncoding == null ? codings : contentEncoding + "," + codings;
    }

    /** Gets ready for the body. */
    public void beginBody() {
        body.begin(announcedBytes);
    }

    /**
     * The announced length of the body.
     *
     * @return bytes as sent, 0 when none was announced
     */
    public long announcedBytes() {
        return announcedBytes;
    }

    /**
     * Whether a body is announced that is larger than allowed.
     *
     * @return true if it need not be sent
     */
    public boolean announcesTooMuch() {
        return announcedBytes > maxBodyBytes;
    }

    /**
     * The method token.
     *
     * @return as sent
     */
    public String method() {
        return method;
    }

    /** From now on the body is thrown away as it arrives. */
    public void discardBody() {
        discarding = true;
        body.begin(0);
    }

    /**
     * Whether the body is thrown away.
     *
     * @return true after {@link #discardBody}
     */
    public boolean isDiscarding() {
        return discarding;
    }

    /**
     * Takes a piece of the body.
     *
     * @param content read to its end unless the body becomes too large
     * @return false when the body would become larger than allowed
     */
    public boolean append(ByteBuf content) {
        return discarding || body.append(content, maxBodyBytes);
    }

    /**
     * Takes the body as a whole.
     *
     * @param content owned by the request from now on
     * @return false when the body is larger than allowed
     */
    public boolean append(byte[] content) {
        return discarding || body.take(content, maxBodyBytes);
    }

    /**
     * Memory taken by the body so far.
     *
     * @return bytes collected
     */
    public int collectedBytes() {
        return body.length();
    }

    /**
     * The request without its body, while that is still on its way.
     *
     * @param origin where it came from
     * @return a view whose body is empty
     */
    public RequestView headView(RequestView.Origin origin) {
        return new RequestView(method, target, headers.pairs(), NO_BODY, null, origin);
    }

    /**
     * The complete request; the collected body is handed over and forgotten. A recorded request has a
     * content-length unless it came in chunks, and it is the one after decoding.
     *
     * @param origin where it came from
     * @return null when the decoded body is larger than allowed
     */
    public @Nullable RequestView completeView(RequestView.Origin origin) {
        byte[] sent = body.take();
        byte[] decoded = sent;
        if (contentEncoding != null && sent.length > 0) {
            byte[] result = ContentDecoding.decode(contentEncoding, sent, maxDecodedBytes);
            if (result == null) {
                return null;
            }
            decoded = result;
        }
        recordLength(decoded.length);
        RequestContent content = new RequestContent(decoded, decoded == sent ? null : sent, lengthLine >= 0, trailers);
        return new RequestView(method, target, headers.pairs(), content, origin);
    }

    private void recordLength(int bytes) {
        if (lengthLine < 0) {
            if (chunked) {
                return;
            }
            headers.append("content-length", bytes == 0 ? "0" : Integer.toString(bytes));
        } else if (announcedBytes != bytes) {
            headers.setValue(lengthLine, Integer.toString(bytes));
        }
    }

    /** Forgets the request. */
    public void end() {
        discarding = false;
        contentEncoding = null;
        trailers = Pairs.EMPTY;
    }
}
