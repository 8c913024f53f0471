package org.mockserver.internal.match;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** An array: item by item, or leniently each expected item with an actual item of its own, in any order. */
final class JsonArrayPattern extends JsonPattern {

    /* In any order is an assignment problem: an item that several expected ones accept must go to the one that has no
     * other. It is solved with augmenting paths; an expected item first tries the item at its own place, so documents
     * in the expected order cost one comparison for each item. */

    private final JsonNode expected;
    private final JsonPattern[] items;
    private final Mode mode;

    JsonArrayPattern(JsonNode expected, List<JsonPattern> items, Mode mode) {
        this.expected = expected;
        this.items = items.toArray(JsonPattern[]::new);
        this.mode = mode;
    }

    @Override
    boolean matches(JsonNode actual) {
        if (!actual.isArray()) {
            return false;
        }
        return mode.lenient() ? unassigned(actual) < 0 : matchesInOrder(actual);
    }

    private boolean matchesInOrder(JsonNode actual) {
        if (actual.size() != items.length) {
            return false;
        }
        for (int i = 0; i < items.length; i++) {
            if (!items[i].matches(actual.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The first expected item that gets no actual item, or -1. */
    private int unassigned(JsonNode actual) {
        if (actual.size() < items.length) {
            return actual.size();
        }
        Assignment assignment = new Assignment(items, actual);
        for (int i = 0; i < items.length; i++) {
            if (!assignment.assign(i)) {
                return i;
            }
        }
        return -1;
    }

    /** Which actual item each expected item has. */
    private static final class Assignment {

        private static final int NONE = -1;

        private final JsonPattern[] items;
        private final JsonNode actual;
        private final int[] owners;
        private final int[] places;
        private final byte[][] compared;

        Assignment(JsonPattern[] items, JsonNode actual) {
            this.items = items;
            this.actual = actual;
            this.owners = new int[actual.size()];
            this.places = new int[items.length];
            this.compared = new byte[items.length][];
            Arrays.fill(owners, NONE);
            Arrays.fill(places, NONE);
        }

        boolean assign(int item) {
            if (owners[item] == NONE && items[item].matches(actual.get(item))) {
                owners[item] = item;
                places[item] = item;
                return true;
            }
            return augment(item);
        }

        /* Breadth first over items whose place would have to be given up. */
        private boolean augment(int item) {
            int[] wantedBy = new int[owners.length];
            Arrays.fill(wantedBy, NONE);
            ArrayDeque<Integer> homeless = new ArrayDeque<>(List.of(item));
            while (!homeless.isEmpty()) {
                int current = homeless.remove();
                for (int place = 0; place < owners.length; place++) {
                    if (wantedBy[place] == NONE && accepts(current, place)) {
                        wantedBy[place] = current;
                        if (owners[place] == NONE) {
                            settle(place, item, wantedBy);
                            return true;
                        }
                        homeless.add(owners[place]);
                    }
                }
            }
            return false;
        }

        private void settle(int free, int item, int[] wantedBy) {
            int place = free;
            for (int moved = NONE; moved != item; ) {
                moved = wantedBy[place];
                int left = places[moved];
                owners[place] = moved;
                places[moved] = place;
                place = left;
            }
        }

        private boolean accepts(int item, int place) {
            byte[] results = compared[item];
            if (results == null) {
                results = new byte[owners.length];
                compared[item] = results;
            }
            if (results[place] == 0) {
                results[place] = (byte) (items[item].matches(actual.get(place)) ? 1 : -1);
            }
            return results[place] > 0;
        }
    }

    @Override
    void explain(JsonNode actual, String path, List<String> reasons) {
        if (!actual.isArray()) {
            differs(actual, path, reasons);
            return;
        }
        if (mode.lenient()) {
            int missing = unassigned(actual);
            if (missing >= 0) {
                add(reasons, "no item of " + at(path) + " is left for " + items[missing].display());
            }
            return;
        }
        if (actual.size() != items.length) {
            add(
                    reasons,
                    "different number of items at " + at(path) + ", expected " + items.length + " but was "
                            + actual.size());
        }
        for (int i = 0; i < Math.min(items.length, actual.size()); i++) {
            items[i].explain(actual.get(i), path + "[" + i + "]", reasons);
        }
    }

    @Override
    String display() {
        return Json.compact(expected);
    }
}
