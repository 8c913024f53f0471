package org.mockserver.model;

import java.util.concurrent.TimeUnit;
import org.mockserver.internal.nulls.Nullable;

/** One event of a stream of server-sent events. */
public class SseEvent extends ValueObject {

    private @Nullable String event;
    private @Nullable String data;
    private @Nullable String id;
    private @Nullable Integer retry;
    private @Nullable Delay delay;

    /** An event in which nothing is set. */
    public static SseEvent sseEvent() {
        return new SseEvent();
    }

    /** Sets the name of the event; null for none. */
    public SseEvent withEvent(@Nullable String event) {
        this.event = event;
        return this;
    }

    /** The name of the event, or null. */
    public @Nullable String getEvent() {
        return event;
    }

    /** Sets the data, of one line or several; null for none. */
    public SseEvent withData(@Nullable String data) {
        this.data = data;
        return this;
    }

    /** The data, or null. */
    public @Nullable String getData() {
        return data;
    }

    /** Sets the id; null for none. */
    public SseEvent withId(@Nullable String id) {
        this.id = id;
        return this;
    }

    /** The id, or null. */
    public @Nullable String getId() {
        return id;
    }

    /** Sets the milliseconds after which clients connect again; null to say nothing. */
    public SseEvent withRetry(@Nullable Integer retry) {
        this.retry = retry;
        return this;
    }

    /** The milliseconds after which clients connect again, or null. */
    public @Nullable Integer getRetry() {
        return retry;
    }

    /** Sets how long to wait before the event; null for no wait. */
    public SseEvent withDelay(@Nullable Delay delay) {
        this.delay = delay;
        return this;
    }

    /** Sets how long to wait before the event. */
    public SseEvent withDelay(TimeUnit timeUnit, long value) {
        return withDelay(new Delay(timeUnit, value));
    }

    /** How long to wait before the event, or null. */
    public @Nullable Delay getDelay() {
        return delay;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"event", event, "data", data, "id", id, "retry", retry, "delay", delay};
    }
}
