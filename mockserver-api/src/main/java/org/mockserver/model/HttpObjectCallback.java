package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An action that asks a connected client what to do: for a response, or for the request to pass on. */
public class HttpObjectCallback extends Action<HttpObjectCallback> {

    private Type actionType = Type.RESPONSE_OBJECT_CALLBACK;
    private @Nullable String clientId;
    private @Nullable Boolean responseCallback;

    @Override
    public Type getType() {
        return actionType;
    }

    /** Sets whether a response or a request to pass on is asked for; an expectation does that itself. */
    public HttpObjectCallback withActionType(Type actionType) {
        this.actionType = actionType;
        return this;
    }

    /** Sets the id under which the client has connected; null for none. */
    public HttpObjectCallback withClientId(@Nullable String clientId) {
        this.clientId = clientId;
        return this;
    }

    /** The id under which the client has connected, or null. */
    public @Nullable String getClientId() {
        return clientId;
    }

    /** Sets whether the client is also asked about the response to a request that was passed on; null for no. */
    public HttpObjectCallback withResponseCallback(@Nullable Boolean responseCallback) {
        this.responseCallback = responseCallback;
        return this;
    }

    /** Whether the client is also asked about the response to a request that was passed on; null if unset. */
    public @Nullable Boolean getResponseCallback() {
        return responseCallback;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable Object[] own = {"clientId", clientId, "responseCallback", responseCallback};
        return append(super.namedFields(), own);
    }
}
