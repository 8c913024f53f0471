package org.mockserver.internal.engine;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.SampleStyle;
import org.mockserver.internal.action.SchemaSample;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.Body;
import org.mockserver.model.Cookie;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.NottableOptionalString;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterStyle;
import org.mockserver.model.SocketAddress;
import tools.jackson.databind.JsonNode;

/** Makes up a request that an operation of a specification accepts: what is required, with sample values. */
public final class ContractRequest {

    private static final String FORM = "application/x-www-form-urlencoded";

    /** Content types are described by patterns; the one of these that fits is sent. */
    private static final List<String> TYPES =
            List.of("application/json", FORM, "application/xml", "text/plain", "application/octet-stream", "text/xml");

    private static final String ANY_VALUE = "some_string_value";

    private ContractRequest() {}

    /**
     * A request for an operation.
     *
     * @param described what its requests look like
     * @return complete but for where it goes
     * @throws org.mockserver.internal.wire.WireException if there is no sample for a schema
     */
    public static HttpRequest of(HttpRequest described) {
        HttpRequest request = new HttpRequest().withMethod(literal(described.getMethod("GET")));
        request.withPath(literal(path(described)));
        for (Parameter parameter : described.getQueryStringParameterList()) {
            if (isRequired(parameter.getName())) {
                NottableString[] values = values(parameter);
                request.withQueryStringParameter(literal(parameter.getName().getValue()), values);
            }
        }
        for (Header header : described.getHeaderList()) {
            String name = header.getName().getValue();
            if (isRequired(header.getName()) && !name.equalsIgnoreCase("content-type")) {
                request.withHeader(
                        literal(name), literal(text(header.getValues().get(0))));
            }
        }
        for (Cookie cookie : described.getCookieList()) {
            if (isRequired(cookie.getName())) {
                request.withCookie(literal(cookie.getName().getValue()), literal(text(cookie.getValue())));
            }
        }
        body(described, request);
        return request;
    }

    /**
     * The same request, to a server.
     *
     * @param base with scheme and host; a path that does not yet stand at the beginning of the request's is put there
     */
    public static HttpRequest to(URI base, HttpRequest request) {
        boolean secure = "https".equalsIgnoreCase(base.getScheme());
        int port = base.getPort() < 0 ? (secure ? 443 : 80) : base.getPort();
        String prefix = base.getPath() == null ? "" : base.getPath().replaceAll("/+$", "");
        NottableString asked = request.getPath();
        String path = asked == null ? "/" : asked.getValue();
        return request.clone()
                .withPath(literal(path.startsWith(prefix + "/") ? path : prefix + path))
                .withSecure(secure)
                .withHeader(literal("Host"), literal(base.getAuthority()))
                .withSocketAddress(new SocketAddress()
                        .withHost(base.getHost())
                        .withPort(port)
                        .withScheme(secure ? SocketAddress.Scheme.HTTPS : SocketAddress.Scheme.HTTP));
    }

    private static NottableString literal(String text) {
        return NottableString.string(text, false);
    }

    private static boolean isRequired(NottableString name) {
        return !(name instanceof NottableOptionalString);
    }

    private static String path(HttpRequest described) {
        NottableString pattern = described.getPath();
        String path = pattern == null ? "/" : pattern.getValue();
        if (described.getPathParameters() != null) {
            for (Parameter parameter : described.getPathParameters().getEntries()) {
                String value = URLEncoder.encode(text(parameter.getValues().get(0)), StandardCharsets.UTF_8)
                        .replace("+", "%20");
                path = path.replace('{' + parameter.getName().getValue() + '}', value);
            }
        }
        return path;
    }

    private static NottableString[] values(Parameter parameter) {
        JsonNode sample = sample(parameter.getValues().get(0));
        ParameterStyle style = parameter.getName().getParameterStyle();
        if (!sample.isArray()) {
            return new NottableString[] {literal(text(sample))};
        }
        if (style == null || style == ParameterStyle.FORM_EXPLODED) {
            return sample.values().stream().map(each -> literal(text(each))).toArray(NottableString[]::new);
        }
        String separator =
                style == ParameterStyle.SPACE_DELIMITED ? " " : style == ParameterStyle.PIPE_DELIMITED ? "|" : ",";
        StringJoiner joined = new StringJoiner(separator);
        sample.values().forEach(each -> joined.add(text(each)));
        return new NottableString[] {literal(joined.toString())};
    }

    private static String text(NottableString value) {
        return text(sample(value));
    }

    private static String text(JsonNode sample) {
        if (sample.isArray()) {
            StringJoiner joined = new StringJoiner(",");
            sample.values().forEach(each -> joined.add(text(each)));
            return joined.toString();
        }
        return sample.isValueNode() ? sample.asString("") : Json.compact(sample);
    }

    private static JsonNode sample(NottableString value) {
        return value instanceof NottableSchemaString
                ? sample(value.getValue())
                : Json.object().put("value", ANY_VALUE).path("value");
    }

    private static JsonNode sample(String schema) {
        return SchemaSample.of(Json.parse(schema), "request", SampleStyle.OPEN_API);
    }

    private static void body(HttpRequest described, HttpRequest request) {
        Body<?> body = described.getBody();
        if (body == null) {
            return;
        }
        String type = type(described);
        if (type == null) {
            return;
        }
        request.withHeader(literal("content-type"), literal(type));
        if (!(body instanceof JsonSchemaBody schema)) {
            request.withBody(ANY_VALUE);
        } else if (type.equals(FORM)) {
            request.withBody(form(sample(schema.getValue())));
        } else {
            request.withBody(Json.pretty(sample(schema.getValue())));
        }
    }

    private static @Nullable String type(HttpRequest described) {
        for (Header header : described.getHeaderList()) {
            if (header.getName().getValue().equalsIgnoreCase("content-type")) {
                String pattern = header.getValues().get(0).getValue();
                return TYPES.stream()
                        .filter(type -> type.matches(pattern))
                        .findFirst()
                        .orElse(null);
            }
        }
        return null;
    }

    private static String form(JsonNode sample) {
        StringJoiner form = new StringJoiner("&");
        for (Map.Entry<String, JsonNode> member : sample.properties()) {
            form.add(URLEncoder.encode(member.getKey(), StandardCharsets.UTF_8) + "="
                    + URLEncoder.encode(text(member.getValue()), StandardCharsets.UTF_8));
        }
        return form.toString();
    }
}
