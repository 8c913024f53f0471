package org.mockserver.model;

import org.jspecify.annotations.Nullable;

/** An action that breaks the exchange instead of answering; with nothing set, nothing is ever written. */
public class HttpError extends Action<HttpError> {

    private @Nullable Boolean dropConnection;
    private @Nullable Boolean resetConnection;
    private byte @Nullable [] responseBytes;
    private @Nullable Long streamError;

    /** Error codes of HTTP/2 streams (RFC 9113 section 7); the ordinal is the code on the wire. */
    public enum StreamErrorCode {
        /** 0. */
        NO_ERROR,
        /** 1. */
        PROTOCOL_ERROR,
        /** 2. */
        INTERNAL_ERROR,
        /** 3. */
        FLOW_CONTROL_ERROR,
        /** 4. */
        SETTINGS_TIMEOUT,
        /** 5. */
        STREAM_CLOSED,
        /** 6. */
        FRAME_SIZE_ERROR,
        /** 7. */
        REFUSED_STREAM,
        /** 8. */
        CANCEL,
        /** 9. */
        COMPRESSION_ERROR,
        /** 10. */
        CONNECT_ERROR,
        /** 11. */
        ENHANCE_YOUR_CALM,
        /** 12. */
        INADEQUATE_SECURITY,
        /** 13. */
        HTTP_1_1_REQUIRED
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
        return withStreamError(code.ordinal());
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
