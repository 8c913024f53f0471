package org.mockserver.internal.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Body;
import org.mockserver.model.JsonBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.StringBody;
import tools.jackson.databind.JsonNode;

/**
 * Reads a body: text, any JSON, or an object that names its kind. Writing is the work of {@link BodyWriter}.
 *
 * <p>A leading exclamation mark stays part of the text: it negates when the text is compared and means nothing when it
 * is sent.
 */
final class BodyCodec {

    private BodyCodec() {}

    /** Reads a body; null after recording a problem. */
    static @Nullable Body<?> read(At at, BodyRole role) {
        JsonNode node = at.node();
        if (node.isString()) {
            return new StringBody(node.stringValue());
        }
        if (node.isArray()) {
            return json(node, role, at);
        }
        if (!node.isObject()) {
            at.wrong("a string, an object or an array");
            return null;
        }
        Match match = match(at, role);
        if (match == null) {
            return json(node, role, at);
        }
        Body<?> body = match.kind.read(at, match.value);
        return body instanceof JsonBody json && isSent(role, at) && isTree(at, match.value)
                ? sent(json, match.value.node())
                : body;
    }

    private static JsonBody json(JsonNode node, BodyRole role, At at) {
        return new JsonBody(isSent(role, at) ? Json.prettySent(node) : Json.pretty(node));
    }

    private static JsonBody sent(JsonBody read, JsonNode value) {
        String text = Json.prettySent(value);
        MediaType type = read.getMediaType();
        JsonBody sent = new JsonBody(text, null, type, read.getMatchType(), read.isMatchNumbersAsStrings());
        sent.setNot(read.getNot());
        sent.withOptional(read.getOptional());
        return sent;
    }

    /** Whether the JSON was given as such: neither as text nor as bytes, which are sent as they are. */
    private static boolean isTree(At object, At value) {
        return !value.node().isString() && object.member("rawBytes").node().isMissingNode();
    }

    private static boolean isSent(BodyRole role, At at) {
        return role == BodyRole.RESPONSE && !at.recorded();
    }

    /** Whether ordinary JSON of that form would be read as another kind of body. */
    static boolean wouldBeMistaken(JsonNode json, BodyRole role) {
        return json.isObject() && match(At.root(Problems.ofInstructions(), json), role) != null;
    }

    private record Match(BodyKind kind, At value) {}

    /** The kind of an object and the member that holds its value; null for ordinary JSON. */
    private static @Nullable Match match(At object, BodyRole role) {
        Match match = null;
        for (Map.Entry<String, At> member : object.members()) {
            for (BodyKind kind : BodyKind.values()) {
                if (kind.isRecognisedBy(member.getKey(), member.getValue().node(), role)) {
                    match = new Match(kind, member.getValue());
                }
            }
        }
        return match == null ? matchByType(object, role) : match;
    }

    private static @Nullable Match matchByType(At object, BodyRole role) {
        JsonNode type = object.member("type").node();
        BodyKind kind = type.isString() ? BodyKind.named(type.stringValue()) : null;
        if (kind != null && role == BodyRole.REQUEST && kind.isRecognisedByTypeAlone()) {
            return new Match(kind, object);
        }
        if (kind != null) {
            for (Map.Entry<String, At> member : object.members()) {
                if (kind.hasKey(member.getKey())) {
                    return new Match(kind, member.getValue());
                }
            }
        }
        return kind == BodyKind.PARAMETERS ? new Match(kind, object.member("parameters")) : null;
    }
}
