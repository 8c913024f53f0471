package org.mockserver.internal.http2;

import io.netty.handler.codec.http2.Http2Headers;
import io.netty.util.AsciiString;
import org.jspecify.annotations.Nullable;

/** The fields of one HEADERS block that another server has sent: the head of a response, or its trailers. */
public final class ClientResponseHeaders extends ReceivedFields {

    private static final AsciiString STATUS = AsciiString.cached(":status");
    private static final int STATUS_DIGITS = 3;

    private @Nullable AsciiString status;

    /* The decoder reports what is thrown here as an error of the stream, once it has read the whole block. */
    @Override
    public Http2Headers add(CharSequence name, CharSequence value) {
        AsciiString field = (AsciiString) name;
        AsciiString content = (AsciiString) value;
        FieldRules.checkValue(content);
        if (STATUS.contentEquals(field)) {
            if (status != null || content.length() != STATUS_DIGITS || content.parseInt() < 100) {
                throw new IllegalArgumentException("not a status, or one twice");
            }
            status = content;
            return this;
        }
        FieldRules.checkName(field);
        lines.append(field.toString(), content.toString());
        return this;
    }

    /**
     * The status code.
     *
     * @return 100 to 999, 0 for trailers
     */
    public int code() {
        return status == null ? 0 : status.parseInt();
    }

    @Override
    public @Nullable CharSequence status() {
        return status;
    }
}
