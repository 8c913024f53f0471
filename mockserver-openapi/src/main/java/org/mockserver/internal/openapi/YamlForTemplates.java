package org.mockserver.internal.openapi;

import org.mockserver.internal.action.template.YamlReader;
import tools.jackson.databind.JsonNode;

/** Reads YAML for templates; public because it is made by name. */
public final class YamlForTemplates implements YamlReader {

    /** Called by {@code ServiceLoader}. */
    public YamlForTemplates() {}

    @Override
    public JsonNode read(String text) {
        return Yaml.parse(text);
    }
}
