package org.mockserver.model;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.objects.ObjectText;
import org.mockserver.matchers.MatchType;

/**
 * A JSON body: sent as it is, or compared with the JSON of a request.
 *
 * <p>{@link #getValue()} is the text to send. A document that was given as an object is held in its pretty-printed
 * form; one that was given as text is held verbatim.
 */
public class JsonBody extends BodyWithContentType<String> {

    /** How strictly JSON is compared when nothing else is said. */
    public static final MatchType DEFAULT_MATCH_TYPE = MatchType.ONLY_MATCHING_FIELDS;

    /** The content type of a JSON body when nothing else is said. */
    public static final MediaType DEFAULT_JSON_CONTENT_TYPE = MediaType.APPLICATION_JSON_UTF_8;

    private final String json;
    private final byte @Nullable [] rawBytes;
    private final MatchType matchType;
    private final boolean matchNumbersAsStrings;

    /** A document given as text. */
    public JsonBody(String json) {
        this(json, null, DEFAULT_JSON_CONTENT_TYPE, DEFAULT_MATCH_TYPE);
    }

    /** A document given as text, compared with the given strictness. */
    public JsonBody(String json, MatchType matchType) {
        this(json, null, DEFAULT_JSON_CONTENT_TYPE, matchType);
    }

    /** A document given as text, in the given charset. */
    public JsonBody(String json, @Nullable Charset charset, MatchType matchType) {
        this(json, null, jsonType(charset), matchType);
    }

    /** A document given as text, with its bytes (null to encode the text). */
    public JsonBody(String json, byte @Nullable [] rawBytes, @Nullable MediaType contentType, MatchType matchType) {
        this(json, rawBytes, contentType, matchType, false);
    }

    /**
     * A JSON body.
     *
     * @param json the document as text
     * @param rawBytes its bytes, or null to encode the text
     * @param contentType the content type, or null for none
     * @param matchType how strictly it is compared
     * @param matchNumbersAsStrings whether {@code 1} and {@code 1.0} are equal
     */
    public JsonBody(
            String json,
            byte @Nullable [] rawBytes,
            @Nullable MediaType contentType,
            MatchType matchType,
            boolean matchNumbersAsStrings) {
        super(Type.JSON, contentType);
        this.json = json;
        this.rawBytes = rawBytes;
        this.matchType = matchType;
        this.matchNumbersAsStrings = matchNumbersAsStrings;
    }

    /** A document given as text. */
    public static JsonBody json(String json) {
        return new JsonBody(json);
    }

    /** A document given as text, compared with the given strictness. */
    public static JsonBody json(String json, MatchType matchType) {
        return new JsonBody(json, matchType);
    }

    /** A document given as text; the flag says whether {@code 1} and {@code 1.0} are equal. */
    public static JsonBody json(String json, MatchType matchType, boolean matchNumbersAsStrings) {
        return new JsonBody(json, null, DEFAULT_JSON_CONTENT_TYPE, matchType, matchNumbersAsStrings);
    }

    /** A document given as text, in the given charset. */
    public static JsonBody json(String json, @Nullable Charset charset) {
        return new JsonBody(json, charset, DEFAULT_MATCH_TYPE);
    }

    /** A document given as text, in the given charset, compared with the given strictness. */
    public static JsonBody json(String json, @Nullable Charset charset, MatchType matchType) {
        return new JsonBody(json, charset, matchType);
    }

    /** A document given as text, with the given content type. */
    public static JsonBody json(String json, @Nullable MediaType contentType) {
        return new JsonBody(json, null, contentType, DEFAULT_MATCH_TYPE);
    }

    /** A document given as text, with the given content type, compared with the given strictness. */
    public static JsonBody json(String json, @Nullable MediaType contentType, MatchType matchType) {
        return new JsonBody(json, null, contentType, matchType);
    }

    /** A document made of an object: a map, a collection, a record or a bean. */
    public static JsonBody json(Object object) {
        return json(ObjectText.withoutEmptyMembers(object));
    }

    /** A document made of an object, compared with the given strictness. */
    public static JsonBody json(Object object, MatchType matchType) {
        return json(ObjectText.withoutEmptyMembers(object), matchType);
    }

    /** A document made of an object, in the given charset. */
    public static JsonBody json(Object object, @Nullable Charset charset) {
        return json(ObjectText.withoutEmptyMembers(object), charset);
    }

    /** A document made of an object, in the given charset, compared with the given strictness. */
    public static JsonBody json(Object object, @Nullable Charset charset, MatchType matchType) {
        return json(ObjectText.withoutEmptyMembers(object), charset, matchType);
    }

    /** A document made of an object, with the given content type. */
    public static JsonBody json(Object object, @Nullable MediaType contentType) {
        return json(ObjectText.withoutEmptyMembers(object), contentType);
    }

    /** A document made of an object, with the given content type, compared with the given strictness. */
    public static JsonBody json(Object object, @Nullable MediaType contentType, MatchType matchType) {
        return json(ObjectText.withoutEmptyMembers(object), contentType, matchType);
    }

    @Override
    public String getValue() {
        return json;
    }

    /** How strictly the document is compared. */
    public MatchType getMatchType() {
        return matchType;
    }

    /** Whether {@code 1} and {@code 1.0} are equal. */
    public boolean isMatchNumbersAsStrings() {
        return matchNumbersAsStrings;
    }

    @Override
    public byte[] getRawBytes() {
        return rawBytes == null ? json.getBytes(getCharset(StandardCharsets.UTF_8)) : rawBytes;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(
                super.namedFields(),
                "matchType",
                matchType,
                "matchNumbersAsStrings",
                matchNumbersAsStrings ? Boolean.TRUE : null);
    }

    private static MediaType jsonType(@Nullable Charset charset) {
        return charset == null ? DEFAULT_JSON_CONTENT_TYPE : MediaType.APPLICATION_JSON.withCharset(charset);
    }
}
