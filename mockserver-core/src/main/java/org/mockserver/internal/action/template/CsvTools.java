package org.mockserver.internal.action.template;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The helper {@code csv}: comma-separated values as RFC 4180 has them. */
final class CsvTools {

    static final Functions TABLE = new Functions()
            .add("parse", 1, call -> parsed(call.text(0)))
            .add(
                    "row",
                    1,
                    call -> Plain.list(ContainerMembers.bounded(call.value(0))).stream()
                            .map(value -> field(Plain.text(value)))
                            .collect(Collectors.joining(",")));

    private CsvTools() {}

    private static String field(String text) {
        boolean quoted =
                text.indexOf(',') >= 0 || text.indexOf('"') >= 0 || text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
        return quoted ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }

    /** The rows with their fields, all of them texts. */
    static List<List<String>> parsed(String text) {
        return new Reader(text).rows();
    }

    /** Reads one document. */
    private static final class Reader {

        private final String text;
        private final List<List<String>> rows = new ArrayList<>();
        private List<String> row = new ArrayList<>();
        private final StringBuilder field = new StringBuilder();
        private boolean quoted;

        Reader(String text) {
            this.text = text;
        }

        List<List<String>> rows() {
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (quoted) {
                    i = inQuotes(i, c);
                } else if (c == '"' && field.isEmpty()) {
                    quoted = true;
                } else if (c == ',') {
                    endField();
                } else if (c == '\n') {
                    endRow();
                } else if (c != '\r') {
                    field.append(c);
                }
            }
            if (!field.isEmpty() || !row.isEmpty()) {
                endRow();
            }
            return rows;
        }

        /* Two quotes stand for one. */
        private int inQuotes(int index, char c) {
            boolean doubled = c == '"' && index + 1 < text.length() && text.charAt(index + 1) == '"';
            if (c == '"' && !doubled) {
                quoted = false;
            } else {
                field.append(c);
            }
            return doubled ? index + 1 : index;
        }

        private void endField() {
            Budget.current().step();
            row.add(field.toString());
            field.setLength(0);
        }

        private void endRow() {
            endField();
            rows.add(row);
            row = new ArrayList<>();
        }
    }
}
