package org.mockserver.internal.wire;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.matchers.MatchType;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.JsonBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.NottableDateTimeString;
import org.mockserver.model.ParameterStyle;

/** What may stand beside the value of a body, while it is being read. */
final class BodyFlags {

    /** The body object itself. */
    final At object;

    @Nullable
    Boolean not;

    @Nullable
    Boolean optional;

    boolean subString;
    boolean matchNumbersAsStrings;
    MatchType matchType = JsonBody.DEFAULT_MATCH_TYPE;
    byte @Nullable [] rawBytes;

    @Nullable
    Map<String, ParameterStyle> parameterStyles;

    @Nullable
    Map<String, String> namespacePrefixes;

    @Nullable
    NottableDateTimeString dateTime;

    HttpTemplate.@Nullable TemplateType templateType;

    @Nullable
    Boolean templatedFilePath;

    private @Nullable MediaType contentType;
    private @Nullable Charset charset;

    private static final ObjectCodec<BodyFlags> ROWS = new ObjectCodec<BodyFlags>()
            .reads("not", (flags, at) -> flags.not = at.bool())
            .reads("optional", (flags, at) -> flags.optional = at.bool())
            .reads("subString", (flags, at) -> flags.subString = Boolean.TRUE.equals(at.bool()))
            .reads("matchNumbersAsStrings", (flags, at) -> flags.matchNumbersAsStrings = Boolean.TRUE.equals(at.bool()))
            .reads("matchType", BodyFlags::readMatchType)
            .reads("contentType", BodyFlags::readContentType)
            .reads("charset", BodyFlags::readCharset)
            .reads("rawBytes", (flags, at) -> flags.rawBytes = Base64Text.read(at))
            .reads("parameterStyles", BodyFlags::readParameterStyles)
            .reads("namespacePrefixes", BodyFlags::readNamespacePrefixes)
            .reads("dateTime", (flags, at) -> flags.dateTime = DateTimeCodec.read(at))
            .reads("templateType", (flags, at) -> flags.templateType = at.oneOf(HttpTemplate.TemplateType.class))
            .reads("templatedFilePath", (flags, at) -> flags.templatedFilePath = at.bool());

    private BodyFlags(At object) {
        this.object = object;
    }

    static BodyFlags read(At at) {
        return ROWS.readKnown(at, new BodyFlags(at));
    }

    /** The content type with the charset, or the given one if neither was set; that one may be null. */
    @Nullable
    MediaType contentType(@Nullable MediaType defaultIfNotSet, MediaType typeForCharset) {
        if (contentType == null && charset == null) {
            return defaultIfNotSet;
        }
        MediaType type = contentType == null ? typeForCharset : contentType;
        return charset == null || type.getCharset() != null ? type : type.withCharset(charset);
    }

    /** The raw bytes if they really are the bytes of that text, else null: an edited text wins over stale bytes. */
    byte @Nullable [] rawBytesOf(String text, @Nullable MediaType type) {
        Charset known = type == null ? null : type.getCharset();
        Charset used = known == null ? StandardCharsets.UTF_8 : known;
        return rawBytes != null && new String(rawBytes, used).equals(text) ? rawBytes : null;
    }

    private static void readMatchType(BodyFlags flags, At at) {
        MatchType type = at.oneOf(MatchType.class);
        flags.matchType = type == null ? flags.matchType : type;
    }

    private static void readContentType(BodyFlags flags, At at) {
        String text = at.text();
        flags.contentType = text == null || text.isBlank() ? null : MediaType.parse(text);
    }

    private static void readCharset(BodyFlags flags, At at) {
        String name = at.text();
        try {
            flags.charset = name == null || name.isBlank() ? null : Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            at.wrong("a known charset");
        }
    }

    private static void readParameterStyles(BodyFlags flags, At at) {
        Map<String, ParameterStyle> styles = new LinkedHashMap<>();
        if (at.expectObject()) {
            for (Map.Entry<String, At> member : at.members()) {
                ParameterStyle style = member.getValue().oneOf(ParameterStyle.class);
                if (style != null) {
                    styles.put(member.getKey(), style);
                }
            }
        }
        flags.parameterStyles = styles;
    }

    private static void readNamespacePrefixes(BodyFlags flags, At at) {
        Map<String, String> prefixes = new LinkedHashMap<>();
        if (at.expectObject()) {
            for (Map.Entry<String, At> member : at.members()) {
                String uri = member.getValue().text();
                if (uri != null) {
                    prefixes.put(member.getKey(), uri);
                }
            }
        }
        flags.namespacePrefixes = prefixes;
    }
}
