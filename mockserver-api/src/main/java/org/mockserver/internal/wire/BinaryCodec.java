package org.mockserver.internal.wire;

import org.mockserver.model.BinaryRequestDefinition;
import org.mockserver.model.BinaryResponse;
import tools.jackson.databind.JsonNode;

/** The tables of messages that are not HTTP. */
final class BinaryCodec {

    /** The member that makes a request definition one of bytes. */
    static final String DATA = "binaryData";

    private static final ObjectCodec<BinaryRequestDefinition> REQUEST = new ObjectCodec<BinaryRequestDefinition>()
            .row(
                    DATA,
                    (request, at) -> request.withBinaryData(Base64Text.read(at)),
                    request -> Write.ifSet(request.getBinaryData(), Base64Text::write))
            .row("not", (request, at) -> request.setNot(at.bool()), request -> Write.flag(request.isNot()))
            .row(
                    "socketAddress",
                    (request, at) -> request.withSocketAddress(SocketAddressCodec.read(at)),
                    request -> Write.ifSet(request.getSocketAddress(), SocketAddressCodec::write));

    private static final ObjectCodec<BinaryResponse> RESPONSE = new ObjectCodec<BinaryResponse>()
            .row(
                    DATA,
                    (response, at) -> response.withBinaryData(Base64Text.read(at)),
                    response -> Write.ifSet(response.getBinaryData(), Base64Text::write))
            .row(
                    "delay",
                    (response, at) -> response.withDelay(DelayCodec.read(at)),
                    response -> Write.ifSet(response.getDelay(), DelayCodec::write))
            .row(
                    "primary",
                    (response, at) -> response.withPrimary(Boolean.TRUE.equals(at.bool())),
                    response -> Write.flag(response.isPrimary()))
            .row(
                    "upstream",
                    (response, at) -> response.withUpstream(at.oneOf(BinaryResponse.Upstream.class)),
                    response -> Write.constant(response.getUpstream()));

    private BinaryCodec() {}

    static BinaryRequestDefinition readRequest(At at) {
        return REQUEST.read(at, new BinaryRequestDefinition());
    }

    static JsonNode writeRequest(BinaryRequestDefinition request) {
        return REQUEST.write(request);
    }

    static BinaryResponse readResponse(At at) {
        return RESPONSE.read(at, new BinaryResponse());
    }

    static JsonNode writeResponse(BinaryResponse response) {
        return RESPONSE.write(response);
    }
}
