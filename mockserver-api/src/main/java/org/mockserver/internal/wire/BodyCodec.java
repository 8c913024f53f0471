package org.mockserver.internal.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Body;
import org.mockserver.model.JsonBody;
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
            return new JsonBody(Json.pretty(node));
        }
        if (!node.isObject()) {
            at.wrong("a string, an object or an array");
            return null;
        }
        Match match = match(at, role);
        return match == null ? new JsonBody(Json.pretty(node)) : match.kind.read(at, match.value);
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
        return match == null ? matchByType(object) : match;
    }

    private static @Nullable Match matchByType(At object) {
        JsonNode type = object.member("type").node();
        BodyKind kind = type.isString() ? BodyKind.named(type.stringValue()) : null;
        if (kind != null) {
            for (Map.Entry<String, At> member : object.members()) {
                if (kind.hasKey(member.getKey())) {
                    return new Match(kind, member.getValue());
                }
            }
        }
        return null;
    }
}
