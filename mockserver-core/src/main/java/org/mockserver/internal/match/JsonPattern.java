package org.mockserver.internal.match;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** A JSON value as the expected document describes it. Immutable; used by any number of threads at once. */
abstract sealed class JsonPattern
        permits JsonPattern.OfObject, JsonArrayPattern, JsonPattern.OfScalar, JsonPlaceholder {

    /** Explanations beyond this many help nobody. */
    private static final int MOST_REASONS = 20;

    /**
     * How documents are compared.
     *
     * @param lenient whether extra members, extra items and the order of items are ignored
     * @param byValue whether numbers are equal by value ({@code 1} and {@code 1.0}) rather than by their digits
     */
    record Mode(boolean lenient, boolean byValue) {}

    static JsonPattern compile(JsonNode expected, Mode mode, Compilation with) {
        if (expected.isObject()) {
            Map<String, JsonPattern> members = new LinkedHashMap<>();
            expected.properties()
                    .forEach(member -> members.put(member.getKey(), compile(member.getValue(), mode, with)));
            return new OfObject(expected, members, mode);
        }
        if (expected.isArray()) {
            List<JsonPattern> items = new ArrayList<>(expected.size());
            expected.values().forEach(item -> items.add(compile(item, mode, with)));
            return new JsonArrayPattern(expected, items, mode);
        }
        JsonPattern placeholder = expected.isString() ? JsonPlaceholder.parse(expected, with) : null;
        return placeholder == null ? new OfScalar(expected, mode) : placeholder;
    }

    abstract boolean matches(JsonNode actual);

    /** Adds one text for each difference. */
    abstract void explain(JsonNode actual, String path, List<String> reasons);

    /** The expected value as JSON. */
    abstract String display();

    /**
     * Adds the scalars that a document must have. The items of an array are none of them: they may be anywhere in it.
     *
     * @param names those of the members that lead here
     */
    void addKeys(List<String> names, IndexKeys keys) {}

    /** Whether the member or item may be missing altogether. */
    boolean mayBeMissing() {
        return false;
    }

    final void differs(JsonNode actual, String path, List<String> reasons) {
        add(reasons, "different value at " + at(path) + ", expected " + display() + " but was " + Json.compact(actual));
    }

    static void add(List<String> reasons, String reason) {
        if (reasons.size() < MOST_REASONS) {
            reasons.add(reason);
        }
    }

    static String at(String path) {
        return path.isEmpty() ? "the root" : "\"" + path + "\"";
    }

    /** An object: each expected member must be there and match. */
    static final class OfObject extends JsonPattern {

        private final JsonNode expected;
        private final Map<String, JsonPattern> members;
        private final String[] names;
        private final JsonPattern[] patterns;
        private final Mode mode;

        OfObject(JsonNode expected, Map<String, JsonPattern> members, Mode mode) {
            this.expected = expected;
            this.members = members;
            this.names = members.keySet().toArray(String[]::new);
            this.patterns = members.values().toArray(JsonPattern[]::new);
            this.mode = mode;
        }

        @Override
        boolean matches(JsonNode actual) {
            if (!actual.isObject()) {
                return false;
            }
            int present = 0;
            for (int i = 0; i < names.length; i++) {
                JsonNode member = actual.get(names[i]);
                if (member == null ? !patterns[i].mayBeMissing() : !patterns[i].matches(member)) {
                    return false;
                }
                present += member == null ? 0 : 1;
            }
            return mode.lenient() || present == actual.size();
        }

        @Override
        void addKeys(List<String> above, IndexKeys keys) {
            for (int i = 0; i < names.length; i++) {
                List<String> here = new ArrayList<>(above);
                here.add(names[i]);
                patterns[i].addKeys(List.copyOf(here), keys);
            }
        }

        @Override
        void explain(JsonNode actual, String path, List<String> reasons) {
            if (!actual.isObject()) {
                differs(actual, path, reasons);
                return;
            }
            for (int i = 0; i < names.length; i++) {
                String inner = path.isEmpty() ? names[i] : path + "." + names[i];
                JsonNode member = actual.get(names[i]);
                if (member != null) {
                    patterns[i].explain(member, inner, reasons);
                } else if (!patterns[i].mayBeMissing()) {
                    add(reasons, "missing " + at(inner) + ", expected " + patterns[i].display());
                }
            }
            if (!mode.lenient()) {
                actual.propertyNames().stream()
                        .filter(name -> !members.containsKey(name))
                        .forEach(name -> add(reasons, "unexpected " + at(path.isEmpty() ? name : path + "." + name)));
            }
        }

        @Override
        String display() {
            return Json.compact(expected);
        }
    }

    /** A string, number, boolean or null. */
    static final class OfScalar extends JsonPattern {

        private final JsonNode expected;
        private final Mode mode;

        OfScalar(JsonNode expected, Mode mode) {
            this.expected = expected;
            this.mode = mode;
        }

        @Override
        boolean matches(JsonNode actual) {
            if (expected.isNumber()) {
                return actual.isNumber() && sameNumber(actual);
            }
            return expected.getNodeType() == actual.getNodeType() && expected.equals(actual);
        }

        private boolean sameNumber(JsonNode actual) {
            if (expected.isInt() && actual.isInt()) {
                return expected.intValue() == actual.intValue();
            }
            BigDecimal wanted = expected.decimalValue();
            BigDecimal found = actual.decimalValue();
            return wanted.compareTo(found) == 0 && (mode.byValue() || wanted.scale() == found.scale());
        }

        @Override
        void addKeys(List<String> names, IndexKeys keys) {
            String value = RequestParts.scalar(expected);
            if (value != null) {
                keys.add(new Place(Place.Kind.JSON, names), value);
            }
        }

        @Override
        void explain(JsonNode actual, String path, List<String> reasons) {
            if (!matches(actual)) {
                differs(actual, path, reasons);
            }
        }

        @Override
        String display() {
            return Json.compact(expected);
        }
    }
}
