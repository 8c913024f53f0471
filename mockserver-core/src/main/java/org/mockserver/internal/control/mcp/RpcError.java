package org.mockserver.internal.control.mcp;

/** A message that cannot be fulfilled: becomes the error of its JSON-RPC response. Has no stack trace. */
final class RpcError extends RuntimeException {

    // JSON-RPC 2.0 section 5.1; the last one is defined by the Model Context Protocol.
    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL_ERROR = -32603;
    static final int RESOURCE_NOT_FOUND = -32002;

    private static final long serialVersionUID = 1L;

    private final int code;
    private final int httpStatus;

    RpcError(int code, String message) {
        this(code, message, 200);
    }

    RpcError(int code, String message, int httpStatus) {
        super(message, null, false, false);
        this.code = code;
        this.httpStatus = httpStatus;
    }

    int code() {
        return code;
    }

    int httpStatus() {
        return httpStatus;
    }
}
