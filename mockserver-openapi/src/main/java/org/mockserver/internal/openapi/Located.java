package org.mockserver.internal.openapi;

import tools.jackson.databind.JsonNode;

/**
 * A part of a document; references in it are relative to that document.
 *
 * @param document where it stands
 * @param node the part; the missing node when there is none
 */
record Located(Document document, JsonNode node) {

    /** A member of the part. */
    Located member(String name) {
        return new Located(document, node.path(name));
    }

    /** Another part of the same document. */
    Located with(JsonNode other) {
        return new Located(document, other);
    }

    /** Whether there is such a part. */
    boolean exists() {
        return !node.isMissingNode() && !node.isNull();
    }

    /** A member as text; empty when it is missing or no scalar. */
    String text(String name) {
        JsonNode value = node.path(name);
        return value.isValueNode() && !value.isNull() ? value.asString() : "";
    }

    /** A member as a truth value; false when it is missing. */
    boolean flag(String name) {
        JsonNode value = node.path(name);
        return value.isBoolean() && value.booleanValue();
    }
}
