package org.mockserver.model;

/** Answers a gRPC call with a stream of messages. */
public class GrpcStreamResponse extends GrpcResponse<GrpcStreamResponse> {

    /** An empty one, to be filled. */
    public static GrpcStreamResponse grpcStreamResponse() {
        return new GrpcStreamResponse();
    }

    @Override
    public Type getType() {
        return Type.GRPC_STREAM_RESPONSE;
    }
}
