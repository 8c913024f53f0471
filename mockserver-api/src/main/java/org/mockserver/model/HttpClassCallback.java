package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.mock.action.ExpectationCallback;

/** An action that a class on the class path of the server decides about. */
public class HttpClassCallback extends Action<HttpClassCallback> {

    private Type actionType = Type.RESPONSE_CLASS_CALLBACK;
    private @Nullable String callbackClass;

    /** A callback without a class. */
    public static HttpClassCallback callback() {
        return new HttpClassCallback();
    }

    /** A callback to a class with that name, which needs a public constructor without parameters. */
    public static HttpClassCallback callback(String callbackClass) {
        return new HttpClassCallback().withCallbackClass(callbackClass);
    }

    /** A callback to that class, which needs a public constructor without parameters. */
    @SuppressWarnings("rawtypes") // code of users passes on classes of ExpectationCallback<? extends HttpMessage>
    public static HttpClassCallback callback(
            Class<? extends ExpectationCallback<? extends HttpMessage>> callbackClass) {
        return new HttpClassCallback().withCallbackClass(callbackClass);
    }

    @Override
    public Type getType() {
        return actionType;
    }

    /** Sets whether a response or a request to pass on is asked for; an expectation does that itself. */
    public HttpClassCallback withActionType(Type actionType) {
        this.actionType = actionType;
        return this;
    }

    /** Sets the name of the class; null for none. */
    public HttpClassCallback withCallbackClass(@Nullable String callbackClass) {
        this.callbackClass = callbackClass;
        return this;
    }

    /** Sets the class. */
    @SuppressWarnings("rawtypes") // as above
    public HttpClassCallback withCallbackClass(
            Class<? extends ExpectationCallback<? extends HttpMessage>> callbackClass) {
        return withCallbackClass(callbackClass.getName());
    }

    /** The name of the class, or null. */
    public @Nullable String getCallbackClass() {
        return callbackClass;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable Object[] own = {"callbackClass", callbackClass};
        return append(super.namedFields(), own);
    }
}
