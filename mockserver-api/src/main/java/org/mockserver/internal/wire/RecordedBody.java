package org.mockserver.internal.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.JsonBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.StringBody;
import org.mockserver.model.XmlBody;
import tools.jackson.databind.JsonNode;

/** Turns received bytes into the kind of body under which they are shown. */
public final class RecordedBody {

    private static final Set<String> TEXT_SUBTYPES = Set.of(
            "x-www-form-urlencoded",
            "javascript",
            "x-javascript",
            "ecmascript",
            "graphql",
            "yaml",
            "x-yaml",
            "toml",
            "csv",
            "sql",
            "x-ndjson",
            "jwt");

    private static final String CHARSET = "charset";
    private static final JsonText.Name BODY = new JsonText.Name("body");

    /** Stands for malformed bytes in a decoded text, unless somebody really wrote it. */
    private static final char REPLACEMENT = '\uFFFD';

    private RecordedBody() {}

    /**
     * The body for bytes that were received.
     *
     * @param bytes the bytes after removing any content encoding, not copied
     * @param contentType the value of the header {@code Content-Type}, or null without one
     * @return null when there are no bytes; malformed JSON is text, undecodable text is binary
     */
    public static @Nullable BodyWithContentType<?> of(byte[] bytes, @Nullable String contentType) {
        return of(bytes, bytes.length == 0 ? null : type(contentType));
    }

    private static @Nullable BodyWithContentType<?> of(byte[] bytes, @Nullable MediaType type) {
        if (bytes.length == 0) {
            return null;
        }
        String text = type == null || isText(type) ? decode(bytes, type) : null;
        if (text == null) {
            return new BinaryBody(bytes, type);
        }
        if (type != null && type.isJson() && Json.parseStrict(text) != null) {
            return new JsonBody(text, bytes, type, JsonBody.DEFAULT_MATCH_TYPE);
        }
        if (type != null && type.isXml()) {
            return new XmlBody(text, bytes, type);
        }
        return new StringBody(text, bytes, false, type);
    }

    /**
     * Writes the member {@code body} of a request that was received, as {@link #of} would be written; none without bytes.
     *
     * @param bytes the bytes after removing any content encoding
     * @param type the {@link #type} of the bytes
     * @param showRawJson whether the bytes of a JSON body are added when they differ from its compact form
     * @param text where to, within an object
     * @throws IOException when the target fails
     */
    public static void write(byte[] bytes, @Nullable MediaType type, boolean showRawJson, JsonText text)
            throws IOException {
        if (bytes.length == 0) {
            return;
        }
        String decoded = type != null && type.isJson() ? decode(bytes, type) : null;
        JsonNode json = decoded == null ? null : Json.parseStrict(decoded);
        if (type != null && decoded != null && json != null) {
            text.name(BODY);
            BodyWriter.writeReceivedJson(decoded, json, bytes, type.toString(), showRawJson, text);
            return;
        }
        JsonNode tree = BodyWriter.write(of(bytes, type), BodyRole.REQUEST, showRawJson);
        if (tree != null) {
            text.name(BODY);
            text.write(tree);
        }
    }

    /**
     * What a header says about bytes, in the usual notation: names in lower case, the charset first.
     *
     * @param contentType the value of the header {@code Content-Type}, or null without one
     * @return null if it says nothing
     */
    public static @Nullable MediaType type(@Nullable String contentType) {
        if (contentType == null || contentType.isBlank()) {
            return null;
        }
        MediaType given = MediaType.parse(contentType);
        if (given.getSubtype().isEmpty()) {
            return given;
        }
        Map<String, String> parameters = new LinkedHashMap<>();
        String charset = given.getParameters().get(CHARSET);
        if (charset != null) {
            parameters.put(CHARSET, charset.toLowerCase(Locale.ROOT));
        }
        given.getParameters().forEach(parameters::putIfAbsent);
        return new MediaType(
                given.getType().toLowerCase(Locale.ROOT), given.getSubtype().toLowerCase(Locale.ROOT), parameters);
    }

    private static boolean isText(MediaType type) {
        String main = type.getType().toLowerCase(Locale.ROOT);
        return main.equals("text")
                || main.equals("multipart")
                || type.isJson()
                || type.isXml()
                || TEXT_SUBTYPES.contains(type.getSubtype().toLowerCase(Locale.ROOT));
    }

    private static @Nullable String decode(byte[] bytes, @Nullable MediaType type) {
        Charset named = type == null ? null : type.getCharset();
        Charset charset = named == null ? StandardCharsets.UTF_8 : named;
        if (charset.equals(StandardCharsets.UTF_8)) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            if (text.indexOf(REPLACEMENT) < 0) {
                return text;
            }
        }
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException undecodable) {
            return null;
        }
    }
}
