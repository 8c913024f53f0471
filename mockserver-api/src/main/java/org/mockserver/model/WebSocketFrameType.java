package org.mockserver.model;

/** The kinds of WebSocket frames. */
public enum WebSocketFrameType {
    /** A text message. */
    TEXT,
    /** A binary message. */
    BINARY,
    /** A ping. */
    PING,
    /** A pong. */
    PONG,
    /** Any of them. */
    ANY
}
