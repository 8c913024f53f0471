package org.mockserver.internal.exchange;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The prepared HTTP/1.1 bytes of a response with ordinary framing, shared by all exchanges it answers. Attached to the
 * response with {@link #attach}; safe for use by any thread.
 *
 * <p>Buffers handed out are views with indexes of their own. Their reference count never changes, so that they can be
 * written to any number of channels; the memory goes back when the response is collected.
 */
public final class Http1Image {

    /** Larger bodies stay out of the image, so that many rules with large bodies do not fill the direct memory. */
    public static final int MAX_BODY_BYTES = 64 * 1024;

    /* One direct allocation: head for close, head for keep-alive, body. The common case, keep-alive with a body, is
     * then one contiguous range, and the body is there only once. */
    private final ByteBuf bytes;
    private final int closeHeadBytes;
    private final int headsBytes;
    private final boolean whole;

    private Http1Image(ByteBuf bytes, int closeHeadBytes, int headsBytes, boolean whole) {
        this.bytes = bytes;
        this.closeHeadBytes = closeHeadBytes;
        this.headsBytes = headsBytes;
        this.whole = whole;
    }

    /**
     * Prepares a response if its framing allows it; call when the response is made to be served many times.
     *
     * @param response gets the image attached, or stays as it is
     * @return the same response
     */
    public static OutgoingResponse attach(OutgoingResponse response) {
        if (response.framing().equals(Framing.ORDINARY) && !Http1Format.wantsChunks(response)) {
            response.attachWireImage(prepare(response));
        }
        return response;
    }

    /**
     * The image that was attached to a response.
     *
     * @param response any response
     * @return null when it has none and has to be encoded with {@link Http1Format}
     */
    public static @Nullable Http1Image of(OutgoingResponse response) {
        return response.wireImage() instanceof Http1Image image ? image : null;
    }

    private static Http1Image prepare(OutgoingResponse response) {
        byte[] body = Http1Format.bodyAllowed(response.status()) ? response.body() : new byte[0];
        boolean whole = body.length <= MAX_BODY_BYTES;
        ByteBuf draft = Unpooled.buffer(2 * Http1Format.headBytesHint(response) + (whole ? body.length : 0));
        Http1Format.writeHead(draft, response, false, false);
        int closeHeadBytes = draft.writerIndex();
        Http1Format.writeHead(draft, response, true, false);
        int headsBytes = draft.writerIndex();
        if (whole) {
            draft.writeBytes(body);
        }
        /* Outside Netty's pools and counted by the JVM: freed by the garbage collector together with the rule. */
        ByteBuffer direct = ByteBuffer.allocateDirect(draft.readableBytes());
        direct.put(draft.array(), draft.arrayOffset(), draft.readableBytes()).flip();
        return new Http1Image(
                Unpooled.unreleasableBuffer(Unpooled.wrappedBuffer(direct)), closeHeadBytes, headsBytes, whole);
    }

    /**
     * Whether the image holds the body too.
     *
     * @return false when the body is larger than {@link #MAX_BODY_BYTES} and has to be written after {@link #head}
     */
    public boolean isWhole() {
        return whole;
    }

    /**
     * The complete message. Only for an image that {@link #isWhole}.
     *
     * @param keepAlive whether the connection stays open
     * @return a view that needs no release
     */
    public ByteBuf message(boolean keepAlive) {
        int end = bytes.writerIndex();
        if (keepAlive) {
            return bytes.duplicate().setIndex(closeHeadBytes, end);
        }
        if (headsBytes == end) {
            return head(false);
        }
        return Unpooled.wrappedBuffer(head(false), bytes.duplicate().setIndex(headsBytes, end));
    }

    /**
     * The head with the empty line that ends it: all there is to answer HEAD.
     *
     * @param keepAlive whether the connection stays open
     * @return a view that needs no release
     */
    public ByteBuf head(boolean keepAlive) {
        return keepAlive
                ? bytes.duplicate().setIndex(closeHeadBytes, headsBytes)
                : bytes.duplicate().setIndex(0, closeHeadBytes);
    }
}
