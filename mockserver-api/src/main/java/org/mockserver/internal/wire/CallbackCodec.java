package org.mockserver.internal.wire;

import org.mockserver.model.HttpClassCallback;
import org.mockserver.model.HttpObjectCallback;
import tools.jackson.databind.JsonNode;

/** The tables of the actions that let code decide. */
final class CallbackCodec {

    private static final ObjectCodec<HttpClassCallback> CLASS = new ObjectCodec<HttpClassCallback>()
            .row(
                    "callbackClass",
                    (callback, at) -> callback.withCallbackClass(at.text()),
                    callback -> Write.text(callback.getCallbackClass()))
            .row(
                    "delay",
                    (callback, at) -> callback.withDelay(DelayCodec.read(at)),
                    callback -> Write.ifSet(callback.getDelay(), DelayCodec::write))
            .row(
                    "primary",
                    (callback, at) -> callback.withPrimary(Boolean.TRUE.equals(at.bool())),
                    callback -> Write.flag(callback.isPrimary()));

    private static final ObjectCodec<HttpObjectCallback> OBJECT = new ObjectCodec<HttpObjectCallback>()
            .row(
                    "clientId",
                    (callback, at) -> callback.withClientId(at.text()),
                    callback -> Write.text(callback.getClientId()))
            .row(
                    "delay",
                    (callback, at) -> callback.withDelay(DelayCodec.read(at)),
                    callback -> Write.ifSet(callback.getDelay(), DelayCodec::write))
            .row(
                    "primary",
                    (callback, at) -> callback.withPrimary(Boolean.TRUE.equals(at.bool())),
                    callback -> Write.flag(callback.isPrimary()))
            .row(
                    "responseCallback",
                    (callback, at) -> callback.withResponseCallback(at.bool()),
                    callback -> Write.bool(callback.getResponseCallback()));

    private CallbackCodec() {}

    static HttpClassCallback readClass(At at) {
        HttpClassCallback callback = CLASS.read(at, new HttpClassCallback());
        if (at.node().isObject() && at.member("callbackClass").isAbsent()) {
            at.problem("callbackClass is required");
        }
        return callback;
    }

    static HttpObjectCallback readObject(At at) {
        HttpObjectCallback callback = OBJECT.read(at, new HttpObjectCallback());
        if (at.node().isObject() && at.member("clientId").isAbsent()) {
            at.problem("clientId is required");
        }
        return callback;
    }

    static JsonNode write(HttpClassCallback callback) {
        return CLASS.write(callback);
    }

    static JsonNode write(HttpObjectCallback callback) {
        return OBJECT.write(callback);
    }
}
