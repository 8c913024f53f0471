package org.mockserver.internal.openapi;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.SampleStyle;
import org.mockserver.internal.action.SchemaSample;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.NottableString;
import org.mockserver.model.StringBody;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes the response that an operation answers with: the examples of the specification, or made-up values. */
final class Responses {

    private static final String CONTENT_TYPE = "content-type";

    private final ApiOperation operation;
    private final Specification specification;

    private Responses(ApiOperation operation, Specification specification) {
        this.operation = operation;
        this.specification = specification;
    }

    /** The chosen response. Whatever of it cannot be made is left out, with a problem. */
    static HttpResponse of(ApiOperation operation, ResponseChoice choice, Specification specification) {
        return new Responses(operation, specification).response(choice);
    }

    private HttpResponse response(ResponseChoice choice) {
        HttpResponse response = HttpResponse.response();
        String key = key(choice);
        Located reference = key == null ? null : operation.responses().get(key);
        int status = status(key == null ? choice.statusCode() : key);
        if (status > 0) {
            response.withStatusCode(status);
        }
        Located described =
                reference == null ? null : specification.references().follow(reference);
        if (described != null) {
            headers(described.member("headers"), response);
            body(described.member("content"), choice.exampleName(), response);
        }
        return response;
    }

    private @Nullable String key(ResponseChoice choice) {
        String wanted = choice.statusCode();
        if (wanted.isEmpty()) {
            Iterator<String> keys = operation.responses().keySet().iterator();
            return keys.hasNext() ? keys.next() : null;
        }
        for (String key : new String[] {wanted, wanted.charAt(0) + "XX", wanted.charAt(0) + "xx"}) {
            if (operation.responses().containsKey(key)) {
                return key.equals(wanted) || status(wanted) > 0 ? key : null;
            }
        }
        specification
                .problems()
                .add(operation.where(), "has no response " + wanted + "; it is answered without a body");
        return null;
    }

    /* A range such as 4XX stands for its first code, and default for the usual one. */
    private static int status(String key) {
        if (key.length() != 3 || key.charAt(0) < '1' || key.charAt(0) > '9') {
            return 0;
        }
        String digits = key.substring(0, 1) + key.substring(1).replace('X', '0').replace('x', '0');
        return digits.chars().allMatch(c -> c >= '0' && c <= '9') ? Integer.parseInt(digits) : 0;
    }

    private void headers(Located headers, HttpResponse response) {
        for (Map.Entry<String, JsonNode> header : headers.node().properties()) {
            Located described = specification.references().follow(headers.with(header.getValue()));
            if (described == null || header.getKey().equalsIgnoreCase(CONTENT_TYPE)) {
                continue;
            }
            JsonNode value = example(described, null);
            if (value.isMissingNode()) {
                value = sample(described.member("schema"), "header " + header.getKey());
            }
            String text = value.isValueNode() ? value.asString("") : Json.compact(value);
            if (!value.isMissingNode() && !value.isNull() && text.chars().noneMatch(c -> c < ' ' && c != '\t')) {
                response.withHeader(NottableString.string(header.getKey(), false), NottableString.string(text, false));
            }
        }
    }

    private void body(Located content, @Nullable String exampleName, HttpResponse response) {
        String type = mediaType(content, exampleName);
        if (type == null) {
            return;
        }
        Located media = content.member(type);
        boolean concrete = type.indexOf('*') < 0;
        String sent = concrete ? type : "application/json";
        response.withHeader(NottableString.string(CONTENT_TYPE, false), NottableString.string(sent, false));
        JsonNode example = example(media, exampleName);
        if (!example.isMissingNode()) {
            write(example, sent, media, response);
        } else if (media.member("schema").exists()) {
            JsonNode made = sample(media.member("schema"), "response");
            if (!made.isMissingNode()) {
                write(made, sent, media, response);
            }
        }
    }

    private static @Nullable String mediaType(Located content, @Nullable String exampleName) {
        String first = null;
        for (Map.Entry<String, JsonNode> type : content.node().properties()) {
            first = first == null ? type.getKey() : first;
            if (exampleName != null && type.getValue().path("examples").has(exampleName)) {
                return type.getKey();
            }
        }
        return first;
    }

    /* The one asked for, else the only one, else the first of several. */
    private JsonNode example(Located described, @Nullable String name) {
        Located several = described.member("examples");
        if (name != null) {
            if (several.node().has(name)) {
                return valueOf(several.member(name));
            }
            specification.problems().add(operation.where(), "has no example named " + name);
        }
        if (described.node().has("example")) {
            return described.node().path("example");
        }
        for (Map.Entry<String, JsonNode> each : several.node().properties()) {
            return valueOf(several.with(each.getValue()));
        }
        return MissingNode.getInstance();
    }

    private JsonNode valueOf(Located reference) {
        Located example = specification.references().follow(reference);
        if (example == null) {
            return MissingNode.getInstance();
        }
        if (!example.node().has("value") && example.node().has("externalValue")) {
            specification.problems().add(operation.where(), "an external example is not fetched");
        }
        return example.node().path("value");
    }

    private JsonNode sample(Located schema, String what) {
        if (!schema.exists()) {
            return MissingNode.getInstance();
        }
        try {
            ObjectNode written = SchemaWriter.write(schema, SchemaWriter.Use.RESPONSE, specification);
            return SchemaSample.of(written, what, SampleStyle.OPEN_API);
        } catch (WireException tooLarge) {
            specification
                    .problems()
                    .add(
                            operation.where(),
                            "no example for the " + what + ": "
                                    + tooLarge.errors().get(0).message());
            return MissingNode.getInstance();
        }
    }

    private void write(JsonNode value, String type, Located media, HttpResponse response) {
        if (MediaTypes.isJson(type)) {
            response.withBody(new JsonBody(Json.pretty(value)));
        } else if (value.isString()) {
            response.withBody(new StringBody(value.stringValue()));
        } else if (MediaTypes.isXml(type)) {
            ObjectNode schema = SchemaWriter.write(media.member("schema"), SchemaWriter.Use.RESPONSE, specification);
            String root = media.member("schema").text("$ref");
            String name = root.substring(root.lastIndexOf('/') + 1);
            response.withBody(new StringBody(XmlExample.write(value, schema, name.isEmpty() ? "root" : name)));
        } else {
            response.withBody(new StringBody(value.isValueNode() ? value.asString("") : Json.pretty(value)));
        }
    }
}
