package org.mockserver.internal.action.template;

import tools.jackson.databind.JsonNode;

/** Reads YAML; found through {@code ServiceLoader} when the first template asks for it. Safe for use by any thread. */
@FunctionalInterface
public interface YamlReader {

    /**
     * Reads one document.
     *
     * @param text YAML 1.2
     * @return its tree, the missing node for an empty document
     * @throws org.mockserver.internal.wire.WireException if it is no YAML
     */
    JsonNode read(String text);
}
