package org.mockserver.model;

import java.util.concurrent.TimeUnit;
import org.mockserver.internal.nulls.Nullable;

/** A message that the server sends over a WebSocket. */
public class WebSocketMessage extends ValueObject {

    private @Nullable String text;
    private byte @Nullable [] binary;
    private @Nullable Delay delay;

    /** A message in which nothing is set. */
    public static WebSocketMessage webSocketMessage() {
        return new WebSocketMessage();
    }

    /** A text message. */
    public static WebSocketMessage webSocketMessage(String text) {
        return new WebSocketMessage().withText(text);
    }

    /** Sets the text; null for none. */
    public WebSocketMessage withText(@Nullable String text) {
        this.text = text;
        return this;
    }

    /** The text, or null. */
    public @Nullable String getText() {
        return text;
    }

    /** Sets the bytes of a binary message; null for none. */
    public WebSocketMessage withBinary(byte @Nullable [] binary) {
        this.binary = binary == null ? null : binary.clone();
        return this;
    }

    /** The bytes of a binary message, or null. */
    public byte @Nullable [] getBinary() {
        return binary == null ? null : binary.clone();
    }

    /** Sets how long to wait before the message; null for no wait. */
    public WebSocketMessage withDelay(@Nullable Delay delay) {
        this.delay = delay;
        return this;
    }

    /** Sets how long to wait before the message. */
    public WebSocketMessage withDelay(TimeUnit timeUnit, long value) {
        return withDelay(new Delay(timeUnit, value));
    }

    /** How long to wait before the message, or null. */
    public @Nullable Delay getDelay() {
        return delay;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"text", text, "binary", binary, "delay", delay};
    }
}
