package org.mockserver.internal.action.template;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** The helpers {@code xpath}, {@code xPath} and {@code jsonPath}: texts and values out of documents. */
final class DocumentTools {

    /** Evaluates in any document. */
    static final Functions XPATH = new Functions().add("evaluate", 2, call -> xPath(call, call.text(0), call.text(1)));

    /** Evaluates in the body of the request. */
    static final Functions BODY_XPATH = new Functions()
            .add(
                    "find",
                    1,
                    call -> xPath(call, Helpers.variables(call).request().bodyText(), call.text(0)))
            .add(
                    "xPath",
                    1,
                    call -> xPath(call, Helpers.variables(call).request().bodyText(), call.text(0)));

    /** Evaluates in the body of the request. */
    static final Functions BODY_JSON_PATH = new Functions()
            .add("find", 1, call -> jsonPath(Helpers.variables(call), call.text(0)))
            .add("jsonPath", 1, call -> jsonPath(Helpers.variables(call), call.text(0)));

    private DocumentTools() {}

    private static String xPath(Arguments call, String xml, String expression) {
        String found = Helpers.variables(call).world().xPath(xml, expression);
        return found == null ? "" : found;
    }

    static @Nullable Object jsonPath(Variables variables, String expression) {
        JsonNode document = variables.request().json();
        JsonNode read = document == null ? Json.parseStrict(variables.request().bodyText()) : document;
        return read == null ? null : Plain.of(variables.world().jsonPath(read, expression.strip()));
    }
}
