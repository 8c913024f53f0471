package org.mockserver.internal.wire;

import org.mockserver.model.HttpTemplate;
import tools.jackson.databind.JsonNode;

/** Templates as JSON. */
public final class TemplateWire {

    private TemplateWire() {}

    /** The tree of a template. */
    public static JsonNode tree(HttpTemplate template) {
        return TemplateCodec.write(template);
    }
}
