package org.mockserver.model;

/** What moves a scenario. */
public enum CrossProtocolTrigger {
    /** A DNS query arrives. */
    DNS_QUERY,
    /** A WebSocket is accepted. */
    WEBSOCKET_CONNECT,
    /** A gRPC call arrives. */
    GRPC_REQUEST,
    /** The expectation answers a request. */
    HTTP_REQUEST
}
