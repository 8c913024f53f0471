package org.mockserver.internal.openapi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;

/** Takes the operations out of a document. What is wrong in a part costs that part only, and becomes a problem. */
final class SpecificationReader {

    private static final Set<String> METHODS =
            Set.of("get", "put", "post", "delete", "options", "head", "patch", "trace", "query");
    private static final Set<String> PLACES = Set.of("path", "query", "header", "cookie");
    private static final int MAX_OPERATIONS = 20_000;

    private final Located root;
    private final String prefix;
    private final Problems problems = new Problems();
    private final References references;
    private final List<ApiOperation> operations = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private SpecificationReader(Document document, String prefix) {
        this.root = new Located(document, document.root());
        this.prefix = prefix;
        this.references = new References(document, problems);
    }

    /**
     * Reads a specification of OpenAPI 3 or Swagger 2.
     *
     * @param prefix what stands before every path, may be blank
     * @throws WireException when the text is no such specification
     */
    static Specification read(Source source, String prefix) {
        JsonNode tree = Texts.parse(source.text());
        if (!tree.isObject()) {
            throw new WireException(source.name() + " is not an OpenAPI specification in JSON or YAML, nor the URL or"
                    + " file of one");
        }
        Document document = new Document(tree, source.location(), source.name());
        if (tree.path("swagger").asString("").startsWith("2")) {
            document = Swagger2.upgrade(document);
        }
        return new SpecificationReader(document, prefix).read();
    }

    private Specification read() {
        String version = root.text("openapi");
        if (!version.startsWith("3.")) {
            throw new WireException(
                    version.isEmpty()
                            ? "attribute openapi is missing"
                            : "OpenAPI version " + version + " is not known, only 3.x and Swagger 2.0 are");
        }
        Located paths = root.member("paths");
        if (paths.exists() && !paths.node().isObject()) {
            throw new WireException("attribute paths is not of type object");
        }
        if (!paths.exists()
                && !root.member("webhooks").exists()
                && !root.member("components").exists()) {
            throw new WireException("attribute paths is missing");
        }
        for (Map.Entry<String, JsonNode> path : paths.node().properties()) {
            if (path.getKey().startsWith("/")) {
                readPath(path.getKey(), paths.with(path.getValue()));
            } else if (!path.getKey().startsWith("x-")) {
                problems.add("paths." + path.getKey(), "a path begins with a slash");
            }
        }
        String title = root.member("info").text("title");
        return new Specification(title, version.substring(0, 3), operations, references, problems);
    }

    private void readPath(String path, Located reference) {
        Located item = references.follow(reference);
        if (item == null || !item.node().isObject()) {
            problems.add("paths." + path, "is no object with operations");
            return;
        }
        Map<String, ApiParameter> shared = new LinkedHashMap<>();
        readParameters(item.member("parameters"), "paths." + path, shared);
        for (Map.Entry<String, JsonNode> member : item.node().properties()) {
            if (METHODS.contains(member.getKey())) {
                readOperation(path, item, member.getKey(), shared);
            }
        }
    }

    private void readOperation(String path, Located item, String method, Map<String, ApiParameter> shared) {
        Located operation = item.member(method);
        String where = "paths." + path + "." + method;
        if (!operation.node().isObject()) {
            problems.add(where, "is no object");
            return;
        }
        if (operations.size() >= MAX_OPERATIONS) {
            throw new WireException("there are more than " + MAX_OPERATIONS + " operations");
        }
        Map<String, ApiParameter> parameters = new LinkedHashMap<>(shared);
        readParameters(operation.member("parameters"), where, parameters);
        operations.add(new ApiOperation(
                id(operation.text("operationId"), method, path, where),
                method.toUpperCase(Locale.ROOT),
                prefixed(path, item, operation),
                List.copyOf(parameters.values()),
                body(operation.member("requestBody"), where),
                responses(operation.member("responses"))));
    }

    private String id(String given, String method, String path, String where) {
        String own = method.toUpperCase(Locale.ROOT) + " " + path;
        if (given.isBlank()) {
            ids.add(own);
            return own;
        }
        if (!ids.add(given)) {
            problems.add(
                    where,
                    "the operationId " + given + " is taken by an earlier operation; this one is \"" + own + "\"");
            ids.add(own);
            return own;
        }
        return given;
    }

    private String prefixed(String path, Located item, Located operation) {
        Located servers = operation.member("servers");
        servers = servers.node().isEmpty() ? item.member("servers") : servers;
        servers = servers.node().isEmpty() ? root.member("servers") : servers;
        return Servers.joined(prefix, Servers.path(servers.node().path(0)), path);
    }

    private void readParameters(Located list, String where, Map<String, ApiParameter> into) {
        for (int i = 0; i < list.node().size(); i++) {
            Located given = references.follow(list.with(list.node().path(i)));
            ApiParameter parameter = given == null ? null : parameter(given, where + ".parameters[" + i + "]");
            if (parameter != null) {
                String name =
                        parameter.in().equals("header") ? parameter.name().toLowerCase(Locale.ROOT) : parameter.name();
                into.put(parameter.in() + " " + name, parameter);
            }
        }
    }

    private @Nullable ApiParameter parameter(Located given, String where) {
        String name = given.text("name");
        String in = given.text("in");
        if (name.isEmpty() || !PLACES.contains(in)) {
            problems.add(where, "a parameter needs a name and a place, which is one of path, query, header, cookie");
            return null;
        }
        Located content = given.member("content");
        boolean encoded = content.node().isObject() && !content.node().isEmpty();
        Located schema = encoded
                ? content.with(content.node().values().iterator().next()).member("schema")
                : given.member("schema");
        JsonNode explode = given.node().path("explode");
        return new ApiParameter(
                name,
                in,
                given.flag("required") || in.equals("path"),
                given.text("style").isEmpty() ? null : given.text("style"),
                explode.isBoolean() ? explode.booleanValue() : null,
                schema,
                encoded);
    }

    private @Nullable ApiBody body(Located reference, String where) {
        if (!reference.exists()) {
            return null;
        }
        Located body = references.follow(reference);
        if (body == null) {
            return null;
        }
        Located content = body.member("content");
        Map<String, Located> types = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> type : content.node().properties()) {
            types.put(type.getKey(), content.with(type.getValue()));
        }
        if (types.isEmpty()) {
            problems.add(where + ".requestBody", "has no content and is left out");
            return null;
        }
        return new ApiBody(body.flag("required"), types);
    }

    private static Map<String, Located> responses(Located given) {
        Map<String, Located> responses = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> response : given.node().properties()) {
            if (!response.getKey().startsWith("x-")) {
                responses.put(response.getKey(), given.with(response.getValue()));
            }
        }
        return responses;
    }
}
