package org.mockserver.model;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** The type of a body with its parameters, as in the header {@code Content-Type} (RFC 9110 section 8.3). Immutable. */
public class MediaType extends ValueObject {

    /** Any type. */
    public static final MediaType WILDCARD = create("*", "*");

    /** {@code application/atom+xml}. */
    public static final MediaType APPLICATION_ATOM_XML = create("application", "atom+xml");

    /** {@code application/xhtml+xml}. */
    public static final MediaType APPLICATION_XHTML_XML = create("application", "xhtml+xml");

    /** {@code application/svg+xml}. */
    public static final MediaType APPLICATION_SVG_XML = create("application", "svg+xml");

    /** {@code application/xml}. */
    public static final MediaType APPLICATION_XML = create("application", "xml");

    /** {@code application/xml; charset=utf-8}. */
    public static final MediaType APPLICATION_XML_UTF_8 = utf8("application", "xml");

    /** {@code application/json}. */
    public static final MediaType APPLICATION_JSON = create("application", "json");

    /** {@code application/json; charset=utf-8}. */
    public static final MediaType APPLICATION_JSON_UTF_8 = utf8("application", "json");

    /** {@code application/json; charset=utf-8}. */
    public static final MediaType JSON_UTF_8 = utf8("application", "json");

    /** {@code application/json-patch+json}. */
    public static final MediaType APPLICATION_JSON_PATCH_JSON = create("application", "json-patch+json");

    /** {@code application/x-www-form-urlencoded}. */
    public static final MediaType APPLICATION_FORM_URLENCODED = create("application", "x-www-form-urlencoded");

    /** {@code application/x-www-form-urlencoded}. */
    public static final MediaType FORM_DATA = create("application", "x-www-form-urlencoded");

    /** {@code multipart/form-data}. */
    public static final MediaType MULTIPART_FORM_DATA = create("multipart", "form-data");

    /** {@code application/octet-stream}. */
    public static final MediaType APPLICATION_OCTET_STREAM = create("application", "octet-stream");

    /** {@code application/binary}. */
    public static final MediaType APPLICATION_BINARY = create("application", "binary");

    /** {@code application/pdf}. */
    public static final MediaType PDF = create("application", "pdf");

    /** {@code application/atom+xml; charset=utf-8}. */
    public static final MediaType ATOM_UTF_8 = utf8("application", "atom+xml");

    /** {@code text/plain}. */
    public static final MediaType TEXT_PLAIN = create("text", "plain");

    /** {@code text/plain; charset=utf-8}. */
    public static final MediaType PLAIN_TEXT_UTF_8 = utf8("text", "plain");

    /** {@code text/xml}. */
    public static final MediaType TEXT_XML = create("text", "xml");

    /** {@code text/xml; charset=utf-8}. */
    public static final MediaType TEXT_XML_UTF_8 = utf8("text", "xml");

    /** {@code text/xml; charset=utf-8}. */
    public static final MediaType XML_UTF_8 = utf8("text", "xml");

    /** {@code text/html}. */
    public static final MediaType TEXT_HTML = create("text", "html");

    /** {@code text/html; charset=utf-8}. */
    public static final MediaType TEXT_HTML_UTF_8 = utf8("text", "html");

    /** {@code text/html; charset=utf-8}. */
    public static final MediaType HTML_UTF_8 = utf8("text", "html");

    /** {@code text/event-stream}. */
    public static final MediaType SERVER_SENT_EVENTS = create("text", "event-stream");

    /** {@code video, any subtype}. */
    public static final MediaType ANY_VIDEO_TYPE = create("video", "*");

    /** {@code audio, any subtype}. */
    public static final MediaType ANY_AUDIO_TYPE = create("audio", "*");

    /** {@code image, any subtype}. */
    public static final MediaType ANY_IMAGE_TYPE = create("image", "*");

    /** {@code video/quicktime}. */
    public static final MediaType QUICKTIME = create("video", "quicktime");

    /** {@code image/jpeg}. */
    public static final MediaType JPEG = create("image", "jpeg");

    /** {@code image/png}. */
    public static final MediaType PNG = create("image", "png");

    private static final String CHARSET = "charset";

    private final String type;
    private final String subtype;
    private final Map<String, String> parameters;
    private final String text;

    /** A type without parameters. */
    public MediaType(String type, String subtype) {
        this(type, subtype, Map.of());
    }

    /** A type with parameters; the names are kept in lower case. */
    public MediaType(String type, String subtype, Map<String, String> parameters) {
        this(type, subtype, lowerCaseNames(parameters), null);
    }

    private MediaType(String type, String subtype, Map<String, String> parameters, @Nullable String text) {
        this.type = type;
        this.subtype = subtype;
        this.parameters = Collections.unmodifiableMap(parameters);
        this.text = text == null ? render(type, subtype, parameters) : text;
    }

    /** A type without parameters. */
    public static MediaType create(String type, String subtype) {
        return new MediaType(type, subtype);
    }

    /**
     * Reads the value of a {@code Content-Type} header.
     *
     * @param given the text, which {@link #toString()} gives back unchanged; null is read as empty
     * @return the type; parts that cannot be read are left out, so this never fails
     */
    public static MediaType parse(@Nullable String given) {
        String mediaType = given == null ? "" : given;
        String[] parts = mediaType.split(";", -1);
        String name = parts[0].trim();
        int slash = name.indexOf('/');
        Map<String, String> parameters = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals > 0) {
                parameters.put(
                        parts[i].substring(0, equals).trim().toLowerCase(Locale.ROOT),
                        unquote(parts[i].substring(equals + 1).trim()));
            }
        }
        String type = slash < 0 ? name : name.substring(0, slash);
        String subtype = slash < 0 ? "" : name.substring(slash + 1);
        return new MediaType(type, subtype, parameters, mediaType);
    }

    /** The first half, for example {@code text}. */
    public String getType() {
        return type;
    }

    /** The second half, for example {@code plain}. */
    public String getSubtype() {
        return subtype;
    }

    /** The parameters by lower-case name. */
    public Map<String, String> getParameters() {
        return parameters;
    }

    /** The charset, or null if none is named or this JVM does not know it. */
    public @Nullable Charset getCharset() {
        String name = parameters.get(CHARSET);
        if (name == null) {
            return null;
        }
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return null;
        }
    }

    /** The same type with a charset. */
    public MediaType withCharset(Charset charset) {
        return withCharset(charset.name().toLowerCase(Locale.ROOT));
    }

    /** The same type with a charset. */
    public MediaType withCharset(String charset) {
        Map<String, String> changed = new LinkedHashMap<>(parameters);
        changed.put(CHARSET, charset);
        return new MediaType(type, subtype, changed);
    }

    /** Whether one of both types covers the other; parameters are ignored, {@code *} covers everything. */
    public boolean isCompatible(MediaType other) {
        return covers(type, other.type) && covers(subtype, other.subtype);
    }

    /** Whether this is JSON, by name or by the suffix {@code +json}. */
    public boolean isJson() {
        return hasSubtypeOrSuffix("json");
    }

    /** Whether this is XML, by name or by the suffix {@code +xml}. */
    public boolean isXml() {
        return hasSubtypeOrSuffix("xml");
    }

    @Override
    public String toString() {
        return text;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "type", type.toLowerCase(Locale.ROOT), "subtype", subtype.toLowerCase(Locale.ROOT), "parameters", parameters
        };
    }

    private boolean hasSubtypeOrSuffix(String name) {
        String lower = subtype.toLowerCase(Locale.ROOT);
        return lower.equals(name) || lower.endsWith("+" + name);
    }

    private static boolean covers(String one, String other) {
        return one.equals("*") || other.equals("*") || one.equalsIgnoreCase(other);
    }

    private static MediaType utf8(String type, String subtype) {
        return new MediaType(type, subtype).withCharset(StandardCharsets.UTF_8);
    }

    private static Map<String, String> lowerCaseNames(Map<String, String> parameters) {
        Map<String, String> copy = new LinkedHashMap<>();
        parameters.forEach((name, value) -> copy.put(name.toLowerCase(Locale.ROOT), value));
        return copy;
    }

    private static String render(String type, String subtype, Map<String, String> parameters) {
        StringBuilder rendered = new StringBuilder(type).append('/').append(subtype);
        parameters.forEach(
                (name, value) -> rendered.append("; ").append(name).append('=').append(value));
        return rendered.toString();
    }

    private static String unquote(String value) {
        boolean quoted = value.length() >= 2 && value.startsWith("\"") && value.endsWith("\"");
        return quoted ? value.substring(1, value.length() - 1) : value;
    }
}
