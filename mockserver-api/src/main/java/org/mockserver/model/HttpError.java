package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An action that breaks the exchange instead of answering; with nothing set, nothing is ever written. */
public class HttpError extends Action<HttpError> {

    private @Nullable Boolean dropConnection;
    private @Nullable Boolean resetConnection;
    private byte @Nullable [] responseBytes;
    private @Nullable Long streamError;

    /** Error codes of HTTP/2 streams (RFC 9113 section 7). */
    public enum StreamErrorCode {
        /** Closed without an error. */
        NO_ERROR(0),
        /** The peer broke the protocol. */
        PROTOCOL_ERROR(1),
        /** The endpoint failed. */
        INTERNAL_ERROR(2),
        /** The peer sent more than the window allows. */
        FLOW_CONTROL_ERROR(3),
        /** Settings were not acknowledged in time. */
        SETTINGS_TIMEOUT(4),
        /** A frame came for a half-closed stream. */
        STREAM_CLOSED(5),
        /** A frame has the wrong size. */
        FRAME_SIZE_ERROR(6),
        /** The request was not processed. */
        REFUSED_STREAM(7),
        /** The stream is no longer wanted. */
        CANCEL(8),
        /** The state of header compression is lost. */
        COMPRESSION_ERROR(9),
        /** The tunnel of a CONNECT broke. */
        CONNECT_ERROR(10),
        /** The peer causes too much load. */
        ENHANCE_YOUR_CALM(11),
        /** TLS is too weak. */
        INADEQUATE_SECURITY(12),
        /** HTTP/1.1 must be used. */
        HTTP_1_1_REQUIRED(13);

        private final long code;

        StreamErrorCode(long code) {
            this.code = code;
        }

        /** The code on the wire. */
        public long code() {
            return code;
        }
    }

    /** An error in which nothing is set. */
    public static HttpError error() {
        return new HttpError();
    }

    @Override
    public Type getType() {
        return Type.ERROR;
    }

    /** Sets whether to close the connection. */
    public HttpError withDropConnection(@Nullable Boolean dropConnection) {
        this.dropConnection = dropConnection;
        return this;
    }

    /** Whether to close the connection, or null. */
    public @Nullable Boolean getDropConnection() {
        return dropConnection;
    }

    /** Sets whether to reset the connection (TCP RST); wins over every other field. */
    public HttpError withResetConnection(@Nullable Boolean resetConnection) {
        this.resetConnection = resetConnection;
        return this;
    }

    /** Whether to reset the connection, or null. */
    public @Nullable Boolean getResetConnection() {
        return resetConnection;
    }

    /** Sets bytes to write as they are; null for none. */
    public HttpError withResponseBytes(byte @Nullable [] responseBytes) {
        this.responseBytes = responseBytes;
        return this;
    }

    /** Bytes to write as they are, or null. */
    public byte @Nullable [] getResponseBytes() {
        return responseBytes;
    }

    /** Sets the code with which an HTTP/2 or HTTP/3 stream is reset; HTTP/1.1 closes the connection instead. */
    public HttpError withStreamError(long code) {
        this.streamError = code;
        return this;
    }

    /** Sets the code with which a stream is reset. */
    @SuppressWarnings("EnumOrdinal") // RFC 9113 §7 numbers the codes from 0 without gaps
    public HttpError withStreamError(StreamErrorCode code) {
        return withStreamError(code.code());
    }

    /** Resets the stream with the code of that name, for example {@code REFUSED_STREAM}. */
    public HttpError withStreamErrorCodeName(String name) {
        return withStreamError(StreamErrorCode.valueOf(name));
    }

    /** The code with which a stream is reset, or null. */
    public @Nullable Long getStreamError() {
        return streamError;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "dropConnection", dropConnection,
            "resetConnection", resetConnection,
            "responseBytes", responseBytes,
            "streamError", streamError
        };
        return append(super.namedFields(), own);
    }
}
