package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A JSON-RPC 2.0 call, alone or in a batch; its value is the name of the method. */
public class JsonRpcBody extends Body<String> {

    private final String method;
    private final @Nullable String paramsSchema;

    /** A call of a method, named exactly or by a regular expression. */
    public JsonRpcBody(String method) {
        this(method, null);
    }

    /** A call of a method whose parameters are valid against a JSON Schema given as text. */
    public JsonRpcBody(String method, @Nullable String paramsSchema) {
        super(Type.JSON_RPC);
        this.method = method;
        this.paramsSchema = paramsSchema;
    }

    /** A call of a method, named exactly or by a regular expression. */
    public static JsonRpcBody jsonRpc(String method) {
        return new JsonRpcBody(method);
    }

    /** A call of a method whose parameters are valid against a JSON Schema given as text. */
    public static JsonRpcBody jsonRpc(String method, @Nullable String paramsSchema) {
        return new JsonRpcBody(method, paramsSchema);
    }

    @Override
    public String getValue() {
        return method;
    }

    /** The method, named exactly or by a regular expression. */
    public String getMethod() {
        return method;
    }

    /** The JSON Schema of the parameters, or null for any parameters. */
    public @Nullable String getParamsSchema() {
        return paramsSchema;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "paramsSchema", paramsSchema);
    }
}
