package org.mockserver.client;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.nulls.Nullable;

/**
 * One call of the control plane.
 *
 * @param method GET, PUT or DELETE, as the server wants it
 * @param operation what follows {@code /mockserver}, for example {@code /reset}
 * @param query the query without its question mark; empty for none
 * @param contentType of the body, or null without one
 * @param body the bytes sent; empty for none
 * @param extraMillis how much longer than usual the server may take
 */
record Call(
        String method,
        String operation,
        String query,
        @Nullable String contentType,
        byte[] body,
        long extraMillis) {

    private static final String JSON = "application/json; charset=utf-8";

    /** A call that changes or asks for something, without a body. */
    static Call put(String operation) {
        return new Call("PUT", operation, "", null, new byte[0], 0);
    }

    /** A call that asks without a body. */
    static Call get(String operation) {
        return new Call("GET", operation, "", null, new byte[0], 0);
    }

    /** A call that takes something away. */
    static Call delete(String operation) {
        return new Call("DELETE", operation, "", null, new byte[0], 0);
    }

    /** A name as a part of a path. */
    static String segment(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** The same call with a JSON document; a blank one is no body. */
    Call json(String document) {
        return document.isBlank() ? this : body(JSON, document.getBytes(StandardCharsets.UTF_8));
    }

    /** The same call with a body. */
    Call body(String type, byte[] bytes) {
        return new Call(method, operation, query, type, bytes, extraMillis);
    }

    /** The same call with one more parameter. */
    Call with(String name, String value) {
        String parameter = name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
        String longer = query.isEmpty() ? parameter : query + "&" + parameter;
        return new Call(method, operation, longer, contentType, body, extraMillis);
    }

    /** The same call for a server that takes its time. */
    Call takingUpTo(long millis) {
        return new Call(method, operation, query, contentType, body, millis);
    }

    /** Operation and query, as they follow {@code /mockserver}. */
    String target() {
        return query.isEmpty() ? operation : operation + "?" + query;
    }

    String text() {
        return new String(body, StandardCharsets.UTF_8);
    }
}
