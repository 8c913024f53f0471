package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.JsonRpcBody;
import tools.jackson.databind.JsonNode;

/**
 * A JSON-RPC 2.0 call, alone or anywhere in a batch.
 *
 * @param method the name of the method, letter case kept
 * @param params what the parameters must be, null for anything
 * @param text the expectation as it is shown
 */
record JsonRpcBodyRule(TextTest method, @Nullable JsonSchemaRule params, String text) implements BodyRule {

    static JsonRpcBodyRule compile(JsonRpcBody body, String path, Compilation with) {
        String schema = body.getParamsSchema();
        return new JsonRpcBodyRule(
                TextRules.text(body.getMethod(), true, with),
                schema == null ? null : JsonSchemaRule.compile(schema, path + ".paramsSchema", with),
                body.getMethod() + (schema == null ? "" : " with " + schema));
    }

    @Override
    public boolean matches(RequestView request) {
        JsonNode document = request.json();
        if (document == null) {
            return false;
        }
        if (!document.isArray()) {
            return isCall(document);
        }
        for (JsonNode call : document) {
            if (isCall(call)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCall(JsonNode call) {
        JsonNode name = call.path("method");
        return call.path("jsonrpc").isString()
                && call.path("jsonrpc").stringValue().equals("2.0")
                && name.isString()
                && method.test(name.stringValue())
                && (params == null || (call.has("params") && params.accepts(call.get("params"))));
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("json rpc match failed", text, request.bodyText());
    }
}
