package org.mockserver.internal.wire;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.AllOfBody;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.FileBody;
import org.mockserver.model.FuzzyBody;
import org.mockserver.model.GraphQLBody;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonRpcBody;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.MultipartBody;
import org.mockserver.model.NottableDateTimeString;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.XPathBody;
import org.mockserver.model.XmlBody;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a body in its shortest form that is read back as the same body. */
final class BodyWriter {

    private static final JsonText.Name CONTENT_TYPE = new JsonText.Name("contentType");
    private static final JsonText.Name TYPE = new JsonText.Name("type");
    private static final JsonText.Name JSON = new JsonText.Name("json");
    private static final JsonText.Name RAW_BYTES = new JsonText.Name("rawBytes");

    private BodyWriter() {}

    /**
     * Writes a body.
     *
     * @param body what to write
     * @param role to which kind of message it belongs
     * @param showRawJson whether the bytes of a JSON body are added when they differ from its compact form
     * @return its tree; null when there is no body, or it is an empty text
     */
    static @Nullable JsonNode write(@Nullable Body<?> body, BodyRole role, boolean showRawJson) {
        if (body == null) {
            return null;
        }
        ObjectNode object = Json.object();
        if (body.isNot()) {
            object.put("not", true);
        }
        if (body.isOptional()) {
            object.put("optional", true);
        }
        return switch (body.getType()) {
            case STRING -> writeString(object, (StringBody) body);
            case JSON ->
                writeJson(
                        object, (JsonBody) body, Json.parseOrMissing(((JsonBody) body).getValue()), role, showRawJson);
            case XML -> writeXml(object, (XmlBody) body);
            case BINARY ->
                withContentType(typed(object, body).put("base64Bytes", base64((BinaryBody) body)), (BinaryBody) body);
            case FILE -> writeFile(typed(object, body), (FileBody) body);
            case PARAMETERS -> writeParameters(object, (ParameterBody) body);
            case JSON_SCHEMA -> writeJsonSchema(object, (JsonSchemaBody) body);
            case XPATH -> writeXPath(object, (XPathBody) body);
            case JSON_PATH -> writeJsonPath(object, (JsonPathBody) body);
            case REGEX -> typed(object, body).put("regex", String.valueOf(body.getValue()));
            case XML_SCHEMA -> typed(object, body).put("xmlSchema", String.valueOf(body.getValue()));
            case MULTIPART -> MatcherBodies.write(typed(object, body), (MultipartBody) body);
            case GRAPHQL -> MatcherBodies.write(typed(object, body), (GraphQLBody) body);
            case JSON_RPC -> MatcherBodies.write(typed(object, body), (JsonRpcBody) body);
            case FUZZY -> MatcherBodies.write(typed(object, body), (FuzzyBody) body);
            case ALL_OF -> MatcherBodies.write(typed(object, body), (AllOfBody) body);
            case WASM -> writeWasm(body);
        };
    }

    private static @Nullable JsonNode writeString(ObjectNode object, StringBody body) {
        if (object.isEmpty() && !body.isSubString() && body.getMediaType() == null) {
            return body.getValue().isEmpty() ? null : Json.string(body.getValue());
        }
        typed(object, body).put("string", body.getValue());
        object.set("rawBytes", Base64Text.write(body.getRawBytes()));
        if (body.isSubString()) {
            object.put("subString", true);
        }
        return withContentType(object, body);
    }

    /**
     * Writes a received JSON body in the same form as {@link #write}, without a tree of it.
     *
     * @param body its text
     * @param json what was read from the text
     * @param bytes as received
     * @param contentType as received
     * @param showRawJson whether the bytes are added when they differ from the compact form
     * @param text where to
     * @throws IOException when the target fails
     */
    static void writeReceivedJson(
            String body, JsonNode json, byte[] bytes, String contentType, boolean showRawJson, JsonText text)
            throws IOException {
        boolean usual = JsonBody.DEFAULT_JSON_CONTENT_TYPE.toString().equals(contentType);
        boolean raw = showRawJson && !isCompact(body, bytes, json);
        if (usual && !raw && json.isContainer() && !BodyCodec.wouldBeMistaken(json, BodyRole.REQUEST)) {
            text.write(json);
            return;
        }
        text.startObject();
        if (!usual) {
            text.name(CONTENT_TYPE);
            text.string(contentType);
        }
        text.name(TYPE);
        text.string("JSON");
        text.name(JSON);
        if (json.isString()) {
            text.string(body);
        } else {
            text.write(json);
        }
        if (raw) {
            text.name(RAW_BYTES);
            text.write(Base64Text.write(bytes));
        }
        text.endObject();
    }

    private static JsonNode writeJson(
            ObjectNode object, JsonBody body, JsonNode json, BodyRole role, boolean showRawJson) {
        boolean raw = showRawJson && !isCompact(body.getValue(), body.getRawBytes(), json);
        boolean ordinary = !raw
                && object.isEmpty()
                && json.isContainer()
                && JsonBody.DEFAULT_JSON_CONTENT_TYPE.toString().equals(body.getContentType())
                && body.getMatchType() == JsonBody.DEFAULT_MATCH_TYPE
                && !body.isMatchNumbersAsStrings();
        if (ordinary && !BodyCodec.wouldBeMistaken(json, role)) {
            return json;
        }
        if (!JsonBody.DEFAULT_JSON_CONTENT_TYPE.toString().equals(body.getContentType())) {
            withContentType(object, body);
        }
        typed(object, body);
        boolean asText = json.isMissingNode() || json.isString();
        object.set("json", asText ? Json.string(body.getValue()) : json);
        if (raw) {
            object.set("rawBytes", Base64Text.write(body.getRawBytes()));
        }
        if (body.getMatchType() != JsonBody.DEFAULT_MATCH_TYPE) {
            object.put("matchType", body.getMatchType().name());
        }
        if (body.isMatchNumbersAsStrings()) {
            object.put("matchNumbersAsStrings", true);
        }
        return object;
    }

    private static boolean isCompact(String body, byte[] bytes, JsonNode json) {
        return !hasSpaceBetweenTokens(body)
                && Arrays.equals(bytes, Json.compact(json).getBytes(StandardCharsets.UTF_8));
    }

    /* Spares most bodies the comparison. */
    private static boolean hasSpaceBetweenTokens(String json) {
        boolean within = false;
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (c == '"') {
                within = !within;
            } else if (c == '\\') {
                i++;
            } else if (c <= ' ' && !within) {
                return true;
            }
        }
        return false;
    }

    private static JsonNode writeXml(ObjectNode object, XmlBody body) {
        typed(object, body).put("xml", body.getValue());
        object.set("rawBytes", Base64Text.write(body.getRawBytes()));
        boolean isDefault = XmlBody.DEFAULT_XML_CONTENT_TYPE.toString().equals(body.getContentType());
        return isDefault ? object : withContentType(object, body);
    }

    private static JsonNode writeParameters(ObjectNode object, ParameterBody body) {
        typed(object, body);
        JsonNode parameters = MultiMapCodec.write(body.getValue());
        if (parameters != null) {
            object.set("parameters", parameters);
        }
        return object;
    }

    private static JsonNode writeJsonSchema(ObjectNode object, JsonSchemaBody body) {
        typed(object, body).set("jsonSchema", SchemaText.write(body.getValue()));
        if (body.getParameterStyles() != null) {
            ObjectNode styles = object.putObject("parameterStyles");
            new TreeMap<>(body.getParameterStyles()).forEach((name, style) -> styles.put(name, style.name()));
        }
        return object;
    }

    private static JsonNode writeXPath(ObjectNode object, XPathBody body) {
        typed(object, body).put("xpath", body.getValue());
        if (body.getNamespacePrefixes() != null) {
            ObjectNode prefixes = object.putObject("namespacePrefixes");
            new TreeMap<>(body.getNamespacePrefixes()).forEach(prefixes::put);
        }
        return withDateTime(object, body.getDateTime());
    }

    private static JsonNode writeJsonPath(ObjectNode object, JsonPathBody body) {
        return withDateTime(typed(object, body).put("jsonPath", body.getValue()), body.getDateTime());
    }

    private static JsonNode withDateTime(ObjectNode object, @Nullable NottableDateTimeString dateTime) {
        if (dateTime != null) {
            object.set("dateTime", DateTimeCodec.write(dateTime));
        }
        return object;
    }

    private static ObjectNode writeWasm(Body<?> body) {
        ObjectNode object = Json.object().put("moduleName", String.valueOf(body.getValue()));
        if (body.isNot()) {
            object.put("not", true);
        }
        return typed(object, body);
    }

    private static ObjectNode typed(ObjectNode object, Body<?> body) {
        return object.put("type", body.getType().name());
    }

    private static ObjectNode writeFile(ObjectNode object, FileBody body) {
        withContentType(object.put("filePath", body.getFilePath()), body);
        if (body.getTemplateType() != null) {
            object.put("templateType", body.getTemplateType().name());
        }
        if (body.getTemplatedFilePath() != null) {
            object.put("templatedFilePath", body.getTemplatedFilePath());
        }
        return object;
    }

    private static ObjectNode withContentType(ObjectNode object, BodyWithContentType<?> body) {
        return body.getContentType() == null ? object : object.put("contentType", body.getContentType());
    }

    private static String base64(BinaryBody body) {
        return Base64.getEncoder().encodeToString(body.getValue());
    }
}
