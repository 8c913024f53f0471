package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A document that cannot be used; it carries everything that is wrong with it, sorted. */
public class WireException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** How much of a refused document is shown: enough to recognise it, little enough not to echo megabytes. */
    private static final int MAX_SHOWN_CHARACTERS = 20_000;

    private static final int WHOLE_DOCUMENT = -1;

    private final transient List<WireError> errors;

    /** Several things are wrong. */
    public WireException(List<WireError> errors) {
        super(list(errors.stream().sorted().toList()));
        this.errors = errors.stream().sorted().toList();
    }

    /** One thing is wrong at that path ({@code $.httpRequest.body}). */
    public WireException(String path, String message) {
        this(List.of(new WireError(path, message)));
    }

    /** The whole document is unusable. */
    public WireException(String message) {
        this("", message);
    }

    /** Everything that is wrong, sorted by path. */
    public List<WireError> errors() {
        return errors;
    }

    /**
     * The text of the refusal.
     *
     * @param kind what the document should have been, for example {@code expectation}
     * @param document the text that was received, shown again when it is JSON
     * @return several lines without a trailing line break
     */
    public String toText(String kind, String document) {
        if (errors.stream().allMatch(error -> error.path().isEmpty())) {
            return list(errors);
        }
        JsonNode root = Json.parseOrMissing(document);
        Map<Integer, List<WireError>> byItem = errors.stream()
                .collect(Collectors.groupingBy(
                        error -> root.isArray() ? itemOf(error.path()) : WHOLE_DOCUMENT,
                        TreeMap::new,
                        Collectors.toList()));
        List<String> texts = new ArrayList<>();
        byItem.forEach((item, own) -> texts.add(refusal(kind, item == WHOLE_DOCUMENT ? root : root.path(item), own)));
        if (texts.size() == 1) {
            return texts.get(0);
        }
        return texts.stream().map(text -> "  " + indent(text)).collect(Collectors.joining(",\n\n", "[\n", "\n]"));
    }

    private static String refusal(String kind, JsonNode shown, List<WireError> errors) {
        String text = Json.pretty(shown);
        if (text.length() > MAX_SHOWN_CHARACTERS) {
            text = text.substring(0, MAX_SHOWN_CHARACTERS) + "...[truncated]";
        }
        return "incorrect " + kind + " json format for:\n\n  " + indent(text) + "\n\n schema validation errors:\n\n  "
                + indent(list(errors));
    }

    private static String list(List<WireError> errors) {
        String head = errors.size() == 1 ? "1 error:" : errors.size() + " errors:";
        return errors.stream().map(WireError::toString).collect(Collectors.joining("\n - ", head + "\n - ", ""));
    }

    private static String indent(String text) {
        return text.replace("\n", "\n  ");
    }

    private static int itemOf(String path) {
        int end = path.startsWith("$[") ? path.indexOf(']') : -1;
        return end < 0 ? WHOLE_DOCUMENT : Integer.parseInt(path.substring(2, end));
    }
}
