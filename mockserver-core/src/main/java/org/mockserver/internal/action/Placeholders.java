package org.mockserver.internal.action;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.TemplateWorld;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.model.Body;
import org.mockserver.model.Cookie;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonBody;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;
import org.mockserver.model.StringBody;
import org.mockserver.model.XmlBody;
import tools.jackson.databind.JsonNode;

/**
 * A request whose texts may name parts of another one, as the callbacks of OpenAPI do: {@code {$request.body#/pointer}},
 * {@code {$request.query.name}}, {@code {$request.header.name}}, {@code {$request.path.name}}, {@code {$request.method}}
 * and {@code {$url}}. A part that is not there reads as nothing.
 */
final class Placeholders {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\$([^{}]+)}");

    private final HttpRequest spec;
    private final TemplateWorld world;
    private final boolean constant;

    Placeholders(HttpRequest spec, TemplateWorld world) {
        this.spec = spec;
        this.world = world;
        this.constant = !RequestWire.write(spec).contains("{$");
    }

    /** A request with the parts of a received one in it; a new object at each call. */
    HttpRequest fill(RequestView received) {
        UnaryOperator<String> plain = constant ? UnaryOperator.identity() : text -> filled(text, received, false);
        HttpRequest request = new HttpRequest()
                .withMethod(filled(spec.getMethod(), plain))
                .withPath(filled(spec.getPath(), plain))
                .withSecure(spec.isSecure())
                .withKeepAlive(spec.isKeepAlive())
                .withSocketAddress(spec.getSocketAddress());
        for (Header header : spec.getHeaderList()) {
            request.withHeader(
                    new Header(literal(plain.apply(header.getName().getValue())), values(header.getValues(), plain)));
        }
        for (Parameter parameter : spec.getQueryStringParameterList()) {
            request.withQueryStringParameter(
                    literal(plain.apply(parameter.getName().getValue())), values(parameter.getValues(), plain));
        }
        for (Cookie cookie : spec.getCookieList()) {
            request.withCookie(
                    literal(plain.apply(cookie.getName().getValue())),
                    literal(plain.apply(cookie.getValue().getValue())));
        }
        return request.withBody(constant ? spec.getBody() : body(spec.getBody(), received));
    }

    private static @Nullable NottableString filled(@Nullable NottableString text, UnaryOperator<String> fill) {
        return text == null ? null : literal(fill.apply(text.getValue()));
    }

    private static NottableString[] values(List<NottableString> values, UnaryOperator<String> fill) {
        return values.stream()
                .map(value -> literal(fill.apply(value.getValue())))
                .toArray(NottableString[]::new);
    }

    private static NottableString literal(String text) {
        return NottableString.string(text, false);
    }

    private @Nullable Body<?> body(@Nullable Body<?> body, RequestView received) {
        if (body instanceof JsonBody json) {
            return new JsonBody(
                    filled(json.getValue(), received, true), null, json.getMediaType(), json.getMatchType());
        }
        if (body instanceof XmlBody xml) {
            return new XmlBody(filled(xml.getValue(), received, false), null, xml.getMediaType());
        }
        return body instanceof StringBody text
                ? new StringBody(filled(text.getValue(), received, false), null, false, text.getMediaType())
                : body;
    }

    private String filled(String text, RequestView received, boolean insideJson) {
        if (text.indexOf("{$") < 0) {
            return text;
        }
        return PLACEHOLDER.matcher(text).replaceAll(found -> {
            String value = value(found.group(1), received);
            return Matcher.quoteReplacement(insideJson ? escaped(value) : value);
        });
    }

    private static String escaped(String value) {
        String quoted = Json.compact(Json.string(value));
        return quoted.substring(1, quoted.length() - 1);
    }

    private String value(String name, RequestView received) {
        if (name.equals("url")) {
            return url(received);
        }
        if (name.equals("request.method")) {
            return received.method();
        }
        if (name.startsWith("request.body")) {
            return fromBody(name.substring("request.body".length()), received);
        }
        String last = name.substring(name.indexOf('.', name.indexOf('.') + 1) + 1);
        String found = null;
        if (name.startsWith("request.query.")) {
            found = received.queryParameters().first(last);
        } else if (name.startsWith("request.header.")) {
            found = received.headers().first(last);
        } else if (name.startsWith("request.path.")) {
            found = world.pathParameters(received.path()).first(last);
        }
        return found == null ? "" : found;
    }

    private static String url(RequestView received) {
        String host = received.headers().first("host");
        String scheme = received.origin().secure() ? "https://" : "http://";
        return scheme + (host == null ? "" : host) + ForwardedRequest.target(received.path(), received);
    }

    private static String fromBody(String pointer, RequestView received) {
        if (!pointer.startsWith("#")) {
            return pointer.isEmpty() ? received.bodyText() : "";
        }
        JsonNode json = received.json();
        JsonNode found = json == null || !(pointer.length() == 1 || pointer.charAt(1) == '/')
                ? null
                : json.at(pointer.substring(1));
        if (found == null || found.isMissingNode() || found.isNull()) {
            return "";
        }
        return found.isString() ? found.stringValue() : Json.compact(found);
    }
}
