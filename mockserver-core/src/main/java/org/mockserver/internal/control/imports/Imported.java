package org.mockserver.internal.control.imports;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.NottableString;
import org.mockserver.model.StringBody;
import tools.jackson.databind.JsonNode;

/** An expectation while it is put together from the parts of a document. Texts are taken literally. */
final class Imported {

    /** Made anew for each response, or true only for the bytes that were on the wire then. */
    private static final Set<String> NOT_KEPT = Set.of(
            "connection",
            "keep-alive",
            "transfer-encoding",
            "content-encoding",
            "content-length",
            "proxy-connection",
            "upgrade",
            "trailer",
            "te");

    private static final Pattern IDENTIFIER =
            Pattern.compile("[0-9]+|[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}");

    private final Imports.Options options;
    final HttpRequest request = new HttpRequest();
    final HttpResponse response = new HttpResponse();

    Imported(Imports.Options options) {
        this.options = options;
    }

    Imported method(@Nullable String method) {
        if (method != null && !method.isBlank() && !method.equalsIgnoreCase("ANY") && !method.equals("*")) {
            request.withMethod(literal(method.toUpperCase(Locale.ROOT)));
        }
        return this;
    }

    /** Sets the path and query of a URL, with or without scheme and host. */
    Imported url(String url) {
        String target =
                url.replaceFirst("^[a-zA-Z][a-zA-Z0-9+.-]*://[^/?#]*", "").replaceFirst("#.*$", "");
        int question = target.indexOf('?');
        path(question < 0 ? target : target.substring(0, question));
        if (question >= 0) {
            for (String pair : target.substring(question + 1).split("&", -1)) {
                int equals = pair.indexOf('=');
                if (!pair.isEmpty()) {
                    String name = equals < 0 ? pair : pair.substring(0, equals);
                    query(decoded(name), equals < 0 ? "" : decoded(pair.substring(equals + 1)));
                }
            }
        }
        return this;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** Sets a path that is compared as a whole, or in its parts if they look like identifiers and that is wanted. */
    Imported path(String path) {
        String absolute = path.startsWith("/") ? path : '/' + path;
        if (!options.parameterize()) {
            request.withPath(literal(absolute));
            return this;
        }
        String[] segments = absolute.split("/", -1);
        int number = 0;
        for (int i = 0; i < segments.length; i++) {
            if (IDENTIFIER.matcher(segments[i]).matches()) {
                String name = "id" + (number == 0 ? "" : number + 1);
                number++;
                segments[i] = '{' + name + '}';
                pathParameter(name, ".+");
            }
        }
        request.withPath(literal(String.join("/", segments)));
        return this;
    }

    Imported pathParameter(String name, String pattern) {
        request.withPathParameter(literal(name), literal(pattern));
        return this;
    }

    Imported query(String name, String value) {
        request.withQueryStringParameter(literal(name), literal(value));
        return this;
    }

    /** Demands a header, unless its value is a secret that would have to be stored. */
    Imported requestHeader(String name, NottableString value) {
        if (!options.redaction().hides(name)) {
            request.withHeader(literal(name), value);
        }
        return this;
    }

    /** Demands a body: JSON with these members among others if it is JSON, else the same text. */
    Imported requestBody(@Nullable String text, @Nullable String contentType) {
        if (text == null || text.isEmpty()) {
            return this;
        }
        boolean json = contentType == null || contentType.contains("json");
        JsonNode tree = json ? Json.parseStrict(text) : null;
        return requestBody(tree != null && tree.isContainer() ? new JsonBody(text) : new StringBody(text));
    }

    Imported requestBody(Body<?> body) {
        request.withBody(body);
        return this;
    }

    Imported status(int status, @Nullable String reason) {
        if (status >= 100 && status <= 999) {
            response.withStatusCode(status);
        }
        if (reason != null && !reason.isBlank()) {
            response.withReasonPhrase(reason);
        }
        return this;
    }

    Imported responseHeader(String name, String value) {
        if (!name.isBlank() && !NOT_KEPT.contains(name.toLowerCase(Locale.ROOT)) && !name.startsWith(":")) {
            response.withHeader(literal(name), literal(options.redaction().header(name, value)));
        }
        return this;
    }

    /** Answers with a text of the content type that the headers name, else of the given one. */
    Imported responseText(@Nullable String text, @Nullable String contentType) {
        if (text != null && !text.isEmpty()) {
            String named = response.getFirstHeader("content-type");
            String type = named.isEmpty() ? contentType : named;
            String shown = options.redaction().body(text);
            response.withBody(
                    type == null || type.isBlank()
                            ? new StringBody(shown)
                            : new StringBody(shown, MediaType.parse(type)));
        }
        return this;
    }

    Imported responseJson(JsonNode json) {
        response.withBody(new JsonBody(Json.compact(options.redaction().json(json))));
        return this;
    }

    Imported responseBytes(String base64, @Nullable String contentType) {
        byte[] bytes = Base64.getMimeDecoder().decode(base64);
        MediaType type = contentType == null || contentType.isBlank() ? null : MediaType.parse(contentType);
        response.withBody(new BinaryBody(bytes, type));
        return this;
    }

    /** What file names of the document stand below, ending with a slash if it is not empty. */
    String filesDirectory() {
        String directory = options.filesDirectory();
        return directory.isEmpty() || directory.endsWith("/") ? directory : directory + '/';
    }

    Expectation made() {
        return new Expectation(request).thenRespond(response);
    }

    static NottableString literal(String text) {
        return NottableString.string(text, false);
    }

    /** A member as text; null if it is missing, null or no scalar. */
    static @Nullable String text(JsonNode object, String member) {
        JsonNode value = object.path(member);
        return value.isValueNode() && !value.isNull() && !value.isMissingNode() ? value.asString() : null;
    }

    /** A member as text; empty if it is missing, null or no scalar. */
    static String textOrEmpty(JsonNode object, String member) {
        String text = text(object, member);
        return text == null ? "" : text;
    }

    /** The items of an array, else the node itself; nothing if it is missing or null. */
    static Iterable<JsonNode> items(JsonNode node) {
        if (node.isMissingNode() || node.isNull()) {
            return List.of();
        }
        return node.isArray() ? node.values() : List.of(node);
    }
}
