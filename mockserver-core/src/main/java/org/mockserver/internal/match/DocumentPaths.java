package org.mockserver.internal.match;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Evaluates paths into documents that are not known at registration. Safe for use by any thread. */
public final class DocumentPaths {

    /* Paths are written in templates, so that a template rarely has more than a few. */
    private static final int KEPT = 32;

    private final MatchOptions options;
    private final Map<String, JsonPathFinder> jsonPaths = new Recent<>();
    private final Map<String, XPathFinder> xPaths = new Recent<>();

    /** Forgets what was not used for longest. */
    private static final class Recent<V> extends LinkedHashMap<String, V> {

        private static final long serialVersionUID = 1;

        Recent() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
            return size() > KEPT;
        }
    }

    /**
     * An evaluation within the limits of matching.
     *
     * @param options timeouts and warnings
     */
    public DocumentPaths(MatchOptions options) {
        this.options = options;
    }

    /**
     * What a JSONPath leads to.
     *
     * @param document where to look
     * @param expression the path
     * @return null for nothing, for JSON's null, and for what is no JSONPath
     */
    public @Nullable JsonNode jsonPath(JsonNode document, String expression) {
        return kept(jsonPaths, expression, text -> JsonPathFinder.of(text, options))
                .find(document, Integer.MAX_VALUE);
    }

    /**
     * What an XPath leads to.
     *
     * @param xml the text of the document
     * @param expression the path
     * @return its text; null for nothing, for what is no XML and for what is no XPath
     */
    public @Nullable String xPath(String xml, String expression) {
        return kept(xPaths, expression, text -> new XPathFinder(text, Map.of(), options))
                .find(xml);
    }

    private static <V> V kept(Map<String, V> known, String expression, Function<String, V> maker) {
        synchronized (known) {
            return known.computeIfAbsent(expression, maker);
        }
    }
}
