package org.mockserver.internal.control;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the route of a request. Immutable. A request for the data plane is told apart by its first characters and the
 * length of its path, without hashing it.
 */
final class RouteTable {

    private static final int ASCII = 128;

    private final List<Route> rows;
    private final Map<String, List<Found>> exact = new HashMap<>();
    private final List<Pattern> patterns = new ArrayList<>();

    // For each second character of a known path: the lengths of such paths, as bits modulo 64, and whether one of them
    // has a variable.
    private final long[] lengths = new long[ASCII];
    private final boolean[] variable = new boolean[ASCII];

    /**
     * A route and how it was addressed.
     *
     * @param route the row
     * @param variable the text in place of the variable, as it came over the wire; empty without one
     * @param bare whether the prefix was missing
     */
    record Found(Route route, String variable, boolean bare) {}

    private record Pattern(Route route, String prefix, String suffix, boolean bare) {

        @Nullable
        String variableIn(String path) {
            int end = path.length() - suffix.length();
            if (end < prefix.length() || !path.startsWith(prefix) || !path.endsWith(suffix)) {
                return null;
            }
            String variable = path.substring(prefix.length(), end);
            return variable.indexOf('/') < 0 ? variable : null;
        }
    }

    /**
     * A table of rows.
     *
     * @param rows each combination of method and path once
     */
    RouteTable(List<Route> rows) {
        this.rows = List.copyOf(rows);
        for (Route row : rows) {
            add(row, Route.PREFIX + row.path(), false);
            if (row.names() == Route.Names.ALSO_BARE) {
                add(row, row.path(), true);
            }
        }
    }

    private void add(Route row, String path, boolean bare) {
        if (row.hasVariable()) {
            int open = path.indexOf('{');
            variable[path.charAt(1)] = true;
            patterns.add(new Pattern(row, path.substring(0, open), path.substring(path.indexOf('}') + 1), bare));
            return;
        }
        List<Found> sharing = exact.computeIfAbsent(path, unused -> new ArrayList<>(2));
        if (withMethod(sharing, row.method()) != null) {
            throw new IllegalStateException("two routes answer " + row);
        }
        sharing.add(new Found(row, "", bare));
        lengths[path.charAt(1)] |= 1L << path.length();
    }

    /**
     * All rows in the order of registration.
     *
     * @return unmodifiable
     */
    List<Route> rows() {
        return rows;
    }

    /**
     * The route for a request.
     *
     * @param method as sent; compared exactly
     * @param path as sent, without query; compared exactly
     * @return null if the request is for the data plane
     */
    @Nullable
    Found find(String method, String path) {
        if (path.length() < 2) {
            return null;
        }
        char second = path.charAt(1);
        if (second >= ASCII) {
            return null;
        }
        if ((lengths[second] & 1L << path.length()) != 0) {
            List<Found> sharing = exact.get(path);
            Found found = sharing == null ? null : withMethod(sharing, method);
            if (found != null) {
                return found;
            }
        }
        return variable[second] ? findPattern(method, path) : null;
    }

    private @Nullable Found findPattern(String method, String path) {
        for (Pattern pattern : patterns) {
            if (path.startsWith(pattern.prefix) && pattern.route.method().equals(method)) {
                String variable = pattern.variableIn(path);
                if (variable != null) {
                    return new Found(pattern.route, variable, pattern.bare);
                }
            }
        }
        return null;
    }

    private static @Nullable Found withMethod(List<Found> sharing, String method) {
        for (Found found : sharing) {
            if (found.route.method().equals(method)) {
                return found;
            }
        }
        return null;
    }
}
