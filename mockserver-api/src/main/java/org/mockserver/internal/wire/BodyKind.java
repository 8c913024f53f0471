package org.mockserver.internal.wire;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.FileBody;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.Parameters;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.WasmBody;
import org.mockserver.model.XPathBody;
import org.mockserver.model.XmlBody;
import org.mockserver.model.XmlSchemaBody;
import tools.jackson.databind.JsonNode;

/**
 * The kinds of body object: how one is recognised and read.
 *
 * <p>A row names the members by which its kind is recognised, in any letter case.
 */
enum BodyKind {
    STRING(Use.SENT, BodyKind::string, "string"),
    REGEX(Use.MATCHED, BodyKind::regex, "regex"),
    JSON(Use.SENT, BodyKind::json, "json"),
    JSON_SCHEMA(Use.MATCHED, BodyKind::jsonSchema, "jsonSchema"),
    JSON_PATH(Use.MATCHED, BodyKind::jsonPath, "jsonPath"),
    XML(Use.SENT, BodyKind::xml, "xml"),
    XPATH(Use.MATCHED, BodyKind::xpath, "xpath"),
    BINARY(Use.SENT, BodyKind::binary, "base64Bytes"),
    FILE(Use.SENT, BodyKind::file, "filePath"),
    PARAMETERS(Use.NAMED, BodyKind::parameters, "parameters"),
    XML_SCHEMA(Use.MATCHED, BodyKind::xmlSchema, "xmlSchema"),
    MULTIPART(Use.MATCHED, MatcherBodies::multipart, "filenames", "partContentTypes", "fields"),
    GRAPHQL(Use.MATCHED, MatcherBodies::graphQl, "graphQL"),
    JSON_RPC(Use.MATCHED, MatcherBodies::jsonRpc, "jsonRpc"),
    FUZZY(Use.MATCHED, MatcherBodies::fuzzy, "fuzzy"),
    ALL_OF(Use.MATCHED, MatcherBodies::allOf, "bodyAllOf"),
    WASM(Use.MATCHED, BodyKind::wasm, "moduleName");

    /** When the members alone, without a type, are enough to recognise a kind. */
    private enum Use {
        /** In requests and responses. */
        SENT,
        /** In requests; in a response the object is ordinary JSON. */
        MATCHED,
        /** Never. */
        NAMED
    }

    private interface Reader {
        @Nullable
        Body<?> read(BodyFlags flags, At value);
    }

    private final Use use;
    private final Reader reader;
    private final List<String> keys;

    BodyKind(Use use, Reader reader, String... keys) {
        this.use = use;
        this.reader = reader;
        this.keys = List.of(keys);
    }

    /** Whether a member of that name and value alone makes an object a body of this kind. */
    boolean isRecognisedBy(String name, JsonNode value, BodyRole role) {
        if (use == Use.NAMED || (use == Use.MATCHED && role == BodyRole.RESPONSE) || !hasKey(name)) {
            return false;
        }
        return switch (this) {
            case GRAPHQL, JSON_RPC -> value.isObject();
            case MULTIPART -> !name.equalsIgnoreCase("fields") || !value.isArray();
            default -> true;
        };
    }

    boolean hasKey(String name) {
        return keys.stream().anyMatch(name::equalsIgnoreCase);
    }

    /** Whether its name as the type is enough, because its members stand directly in the body object. */
    boolean isRecognisedByTypeAlone() {
        return this == GRAPHQL || this == JSON_RPC || this == MULTIPART;
    }

    /** The kind of that name in any letter case, or null. */
    static @Nullable BodyKind named(String type) {
        for (BodyKind kind : values()) {
            if (kind.name().equals(type.toUpperCase(Locale.ROOT))) {
                return kind;
            }
        }
        return null;
    }

    /** Reads the body from the object and the value of the member that named its kind; null after a problem. */
    @Nullable
    Body<?> read(At object, At value) {
        if (use == Use.MATCHED && object.recorded()) {
            /* What was received is JSON that happens to look like a matcher. */
            return new JsonBody(Json.pretty(object.node()));
        }
        BodyFlags flags = BodyFlags.read(object);
        Body<?> body = reader.read(flags, value);
        if (body != null) {
            if (flags.not != null) {
                body.setNot(flags.not);
            }
            body.withOptional(flags.optional);
        }
        return body;
    }

    private static @Nullable Body<?> string(BodyFlags flags, At value) {
        String text = value.text();
        if (text == null) {
            return null;
        }
        MediaType type = flags.contentType(null, MediaType.TEXT_PLAIN);
        return new StringBody(text, flags.rawBytesOf(text, type), flags.subString, type);
    }

    private static @Nullable Body<?> regex(BodyFlags flags, At value) {
        String text = value.text();
        return text == null ? null : new RegexBody(text);
    }

    private static @Nullable Body<?> json(BodyFlags flags, At value) {
        JsonNode node = value.node();
        MediaType type = flags.contentType(JsonBody.DEFAULT_JSON_CONTENT_TYPE, MediaType.APPLICATION_JSON);
        String text = node.isString() ? node.stringValue() : Json.pretty(node);
        if (node.isString()) {
            try {
                Json.parse(text);
            } catch (WireException malformed) {
                value.problem("the text is " + malformed.errors().get(0));
                return null;
            }
        }
        if (value.recorded() && flags.rawBytes != null && type != null) {
            Charset charset = type.getCharset() == null ? StandardCharsets.UTF_8 : type.getCharset();
            return new JsonBody(new String(flags.rawBytes, charset), flags.rawBytes, type, flags.matchType);
        }
        return new JsonBody(text, flags.rawBytesOf(text, type), type, flags.matchType, flags.matchNumbersAsStrings);
    }

    private static @Nullable Body<?> jsonSchema(BodyFlags flags, At value) {
        String schema = SchemaText.read(value);
        return schema == null ? null : new JsonSchemaBody(schema).withParameterStyles(flags.parameterStyles);
    }

    private static @Nullable Body<?> jsonPath(BodyFlags flags, At value) {
        String path = value.text();
        return path == null ? null : new JsonPathBody(path, flags.dateTime);
    }

    private static @Nullable Body<?> xml(BodyFlags flags, At value) {
        String text = value.text();
        if (text == null) {
            return null;
        }
        MediaType type = flags.contentType(XmlBody.DEFAULT_XML_CONTENT_TYPE, MediaType.APPLICATION_XML);
        return new XmlBody(text, flags.rawBytesOf(text, type), type);
    }

    private static @Nullable Body<?> xpath(BodyFlags flags, At value) {
        String text = value.text();
        return text == null ? null : new XPathBody(text, flags.namespacePrefixes, flags.dateTime);
    }

    private static @Nullable Body<?> xmlSchema(BodyFlags flags, At value) {
        String text = value.text();
        return text == null ? null : new XmlSchemaBody(text);
    }

    private static @Nullable Body<?> wasm(BodyFlags flags, At value) {
        String name = value.text();
        return name == null ? null : new WasmBody(name);
    }

    private static @Nullable Body<?> binary(BodyFlags flags, At value) {
        byte[] bytes = Base64Text.read(value);
        return bytes == null
                ? null
                : new BinaryBody(bytes, flags.contentType(null, MediaType.APPLICATION_OCTET_STREAM));
    }

    private static @Nullable Body<?> file(BodyFlags flags, At value) {
        String path = value.text();
        if (path == null || path.isBlank()) {
            value.problem("a file path is required");
            return null;
        }
        return new FileBody(path, flags.contentType(null, MediaType.TEXT_PLAIN), flags.templateType)
                .withTemplatedFilePath(flags.templatedFilePath);
    }

    private static Body<?> parameters(BodyFlags flags, At value) {
        return new ParameterBody(value.isAbsent() ? new Parameters() : MultiMapCodec.readParameters(value));
    }
}
