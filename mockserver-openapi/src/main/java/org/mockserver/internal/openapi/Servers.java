package org.mockserver.internal.openapi;

import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What stands before the paths of a specification. */
final class Servers {

    private Servers() {}

    /** The path of a server's URL, variables replaced by their defaults; empty when it has none. */
    static String path(JsonNode server) {
        String url = server.path("url").asString("");
        for (Map.Entry<String, JsonNode> variable : server.path("variables").properties()) {
            url = url.replace(
                    "{" + variable.getKey() + "}",
                    variable.getValue().path("default").asString(""));
        }
        int scheme = url.indexOf("://");
        int start = scheme < 0 ? 0 : url.indexOf('/', scheme + 3);
        if (start < 0 || url.startsWith("//")) {
            start = url.startsWith("//") ? url.indexOf('/', 2) : start;
        }
        String path = start < 0 ? "" : url.substring(start);
        int end = path.length();
        for (char stop : new char[] {'?', '#'}) {
            int at = path.indexOf(stop);
            end = at >= 0 && at < end ? at : end;
        }
        return path.substring(0, end);
    }

    /** The parts one after the other, each with one slash before it and none after it, but the last as it is. */
    static String joined(String prefix, String server, String path) {
        return trimmed(prefix) + trimmed(server) + path;
    }

    private static String trimmed(String part) {
        String text = part.strip();
        while (text.endsWith("/")) {
            text = text.substring(0, text.length() - 1);
        }
        while (text.startsWith("//")) {
            text = text.substring(1);
        }
        return text.isEmpty() || text.startsWith("/") ? text : "/" + text;
    }
}
