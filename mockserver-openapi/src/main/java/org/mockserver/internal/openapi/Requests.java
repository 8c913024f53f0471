package org.mockserver.internal.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.Body;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.Header;
import org.mockserver.model.Headers;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.KeyMatchStyle;
import org.mockserver.model.NottableOptionalString;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterStyle;
import org.mockserver.model.Parameters;
import org.mockserver.model.RegexBody;
import tools.jackson.databind.JsonNode;

/** Says what the requests of an operation look like, in the words of ordinary request definitions. */
final class Requests {

    /** Headers that a specification may describe but that other parts of it decide about (OpenAPI 3.0.3, 4.7.12.1). */
    private static final Set<String> NOT_PARAMETERS = Set.of("accept", "content-type", "authorization");

    private static final String ANY_BODY = "(?s).+";

    private final ApiOperation operation;
    private final Specification specification;

    private Requests(ApiOperation operation, Specification specification) {
        this.operation = operation;
        this.specification = specification;
    }

    /** One request for each kind of body, or the only one. */
    static List<HttpRequest> of(ApiOperation operation, Specification specification) {
        return new Requests(operation, specification).all();
    }

    private List<HttpRequest> all() {
        ApiBody body = operation.body();
        if (body == null) {
            return List.of(withoutBody());
        }
        List<HttpRequest> requests = new ArrayList<>();
        for (Map.Entry<String, Located> content : body.content().entrySet()) {
            requests.add(withBody(content.getKey(), content.getValue(), body.required()));
        }
        return requests;
    }

    private HttpRequest withoutBody() {
        HttpRequest request = new HttpRequest().withMethod(NottableString.string(operation.method(), false));
        path(request);
        Parameters query = new Parameters().withKeyMatchStyle(KeyMatchStyle.MATCHING_KEY);
        Headers headers = new Headers().withKeyMatchStyle(KeyMatchStyle.MATCHING_KEY);
        Cookies cookies = new Cookies();
        for (ApiParameter parameter : operation.parameters()) {
            switch (parameter.in()) {
                case "query" -> query(parameter, query);
                case "header" -> header(parameter, headers);
                case "cookie" -> cookies.withEntry(new Cookie(name(parameter), value(parameter)));
                default -> {}
            }
        }
        if (!query.isEmpty()) {
            request.withQueryStringParameters(query);
        }
        if (!headers.isEmpty()) {
            request.withHeaders(headers);
        }
        if (!cookies.isEmpty()) {
            request.withCookies(cookies);
        }
        return request;
    }

    private void path(HttpRequest request) {
        PathText path = PathText.of(operation.path());
        request.withPath(NottableString.string(path.text(), false));
        if (path.names().isEmpty()) {
            return;
        }
        Parameters parameters = new Parameters().withKeyMatchStyle(KeyMatchStyle.MATCHING_KEY);
        for (String name : path.names()) {
            ApiParameter described = pathParameter(name);
            parameters.withEntry(
                    NottableString.string(name, false),
                    described == null ? NottableString.string("", false) : value(described));
        }
        request.withPathParameters(parameters);
    }

    private @Nullable ApiParameter pathParameter(String name) {
        for (ApiParameter parameter : operation.parameters()) {
            if (parameter.in().equals("path") && parameter.name().equals(name)) {
                return parameter;
            }
        }
        return null;
    }

    private static NottableString name(ApiParameter parameter) {
        return named(parameter.name(), parameter.required());
    }

    private static NottableString named(String name, boolean required) {
        return required ? NottableString.string(name, false) : NottableOptionalString.optional(name);
    }

    private NottableString value(ApiParameter parameter) {
        return NottableSchemaString.schemaString(ValueSchema.write(parameter.schema(), specification));
    }

    private void query(ApiParameter parameter, Parameters query) {
        String schema = ValueSchema.write(parameter.schema(), specification);
        JsonNode tree = Json.parse(schema);
        boolean object = tree.path("type").asString("").equals("object") && !parameter.encoded();
        boolean deep = "deepObject".equals(parameter.style());
        boolean exploded = parameter.explode() == null
                ? parameter.style() == null || "form".equals(parameter.style())
                : parameter.explode();
        if (object && (deep || exploded)) {
            members(parameter, tree, deep, query);
        } else if (!object) {
            NottableString name = name(parameter);
            if (ValueSchema.isArray(tree) && !parameter.encoded()) {
                name.withStyle(listStyle(parameter.style(), exploded));
            }
            query.withEntry(new Parameter(name, NottableSchemaString.schemaString(schema)));
        } else if (parameter.required()) {
            query.withEntry(new Parameter(name(parameter), NottableString.string("", false)));
        }
    }

    private static ParameterStyle listStyle(@Nullable String style, boolean exploded) {
        if (exploded) {
            return ParameterStyle.FORM_EXPLODED;
        }
        if (style == null) {
            return ParameterStyle.FORM;
        }
        return switch (style) {
            case "spaceDelimited" -> ParameterStyle.SPACE_DELIMITED;
            case "pipeDelimited" -> ParameterStyle.PIPE_DELIMITED;
            default -> ParameterStyle.FORM;
        };
    }

    /* Each member of an object is a parameter of its own: filter[name]=x, or name=x. */
    private void members(ApiParameter parameter, JsonNode schema, boolean deep, Parameters query) {
        Located described = specification.references().follow(parameter.schema());
        if (described == null) {
            return;
        }
        for (Map.Entry<String, JsonNode> member :
                described.node().path("properties").properties()) {
            boolean required = parameter.required()
                    && schema.path("required").values().stream()
                            .anyMatch(each -> each.asString("").equals(member.getKey()));
            String name = deep ? parameter.name() + "\\[" + member.getKey() + "\\]" : member.getKey();
            Located own = described.with(member.getValue());
            query.withEntry(new Parameter(
                    named(name, required), NottableSchemaString.schemaString(ValueSchema.write(own, specification))));
        }
    }

    private void header(ApiParameter parameter, Headers headers) {
        if (NOT_PARAMETERS.contains(parameter.name().toLowerCase(Locale.ROOT))) {
            return;
        }
        String schema = ValueSchema.write(parameter.schema(), specification);
        NottableString name = name(parameter);
        JsonNode tree = Json.parse(schema);
        boolean object = tree.path("type").asString("").equals("object") && !parameter.encoded();
        if (ValueSchema.isArray(tree) && !parameter.encoded()) {
            name.withStyle(ParameterStyle.SIMPLE);
        }
        headers.withEntry(new Header(
                name, object ? NottableString.string("", false) : NottableSchemaString.schemaString(schema)));
    }

    private HttpRequest withBody(String type, Located media, boolean required) {
        HttpRequest request = withoutBody();
        Headers headers = request.getHeaders() == null
                ? new Headers().withKeyMatchStyle(KeyMatchStyle.MATCHING_KEY)
                : request.getHeaders();
        headers.withEntry(named("content-type", required), NottableString.string(MediaTypes.pattern(type), false));
        request.withHeaders(headers);
        Body<?> body = body(type, media);
        return request.withBody(required ? body : body.withOptional(true));
    }

    private Body<?> body(String type, Located media) {
        Located schema = media.member("schema");
        boolean readable = MediaTypes.isJson(type) || MediaTypes.isForm(type) || MediaTypes.isRangeWithJson(type);
        if (!schema.exists() || !readable) {
            return new RegexBody(ANY_BODY);
        }
        if (MediaTypes.isForm(type)) {
            return new JsonSchemaBody(FormSchema.write(schema, specification)).withParameterStyles(formStyles(media));
        }
        return new JsonSchemaBody(Json.compact(SchemaWriter.write(schema, SchemaWriter.Use.REQUEST, specification)));
    }

    private static @Nullable Map<String, ParameterStyle> formStyles(Located media) {
        Map<String, ParameterStyle> styles = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> member : media.node().path("encoding").properties()) {
            JsonNode explode = member.getValue().path("explode");
            if (explode.isBoolean() && !explode.booleanValue()) {
                String style = member.getValue().path("style").asString("form");
                styles.put(member.getKey(), listStyle(style, false));
            }
        }
        return styles.isEmpty() ? null : styles;
    }
}
