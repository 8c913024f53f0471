package org.mockserver.internal.control;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Pairs;

/**
 * What an endpoint answers. The door adds the headers that every control response has.
 *
 * @param status the status code; 0 for {@link #notYet} and {@link #pending}
 * @param contentType null when there is no body to describe
 * @param body empty for none; must not be changed
 * @param source what makes the body while it is sent; null for a body that is there
 * @param headers further header lines
 * @param awaited for {@link #notYet} what the endpoint waits for, else null
 * @param pending for {@link #pending} who gives the answer, else null
 */
record Reply(
        int status,
        @Nullable String contentType,
        byte[] body,
        @Nullable BodySource source,
        Pairs headers,
        @Nullable Awaited awaited,
        @Nullable Pending pending) {

    static final String JSON = "application/json; charset=utf-8";
    static final String TEXT = "text/plain; charset=utf-8";

    private static final byte[] NO_BYTES = {};

    static Reply empty(int status) {
        return new Reply(status, null, NO_BYTES, null, Pairs.EMPTY, null, null);
    }

    static Reply json(int status, String body) {
        return of(status, JSON, body);
    }

    static Reply text(int status, String body) {
        return of(status, TEXT, body);
    }

    static Reply of(int status, String contentType, String body) {
        return of(status, contentType, body.getBytes(StandardCharsets.UTF_8));
    }

    static Reply of(int status, String contentType, byte[] body) {
        return new Reply(status, contentType, body, null, Pairs.EMPTY, null, null);
    }

    static Reply of(int status, String contentType, BodySource source) {
        return new Reply(status, contentType, NO_BYTES, source, Pairs.EMPTY, null, null);
    }

    /**
     * Not decided yet: the endpoint is called again when there is something new, and at the deadline.
     *
     * @param awaited what for
     * @return a reply that is never sent
     */
    static Reply notYet(Awaited awaited) {
        return new Reply(0, null, NO_BYTES, null, Pairs.EMPTY, awaited, null);
    }

    /**
     * Decided by someone else.
     *
     * @param pending who
     * @return a reply that is never sent
     */
    static Reply pending(Pending pending) {
        return new Reply(0, null, NO_BYTES, null, Pairs.EMPTY, null, pending);
    }

    Reply with(String name, String value) {
        Pairs.Builder all = new Pairs.Builder(headers.size() + 1);
        headers.appendTo(all);
        return new Reply(status, contentType, body, source, all.add(name, value).build(), awaited, pending);
    }
}
