package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * As much of a GraphQL document as is compared: its operations with their kinds, names and top-level fields. Fields that
 * come in by fragments count; arguments, aliases, directives and deeper selections do not.
 */
final class GraphQlDocument {

    /* One walk over the tokens. An operation or a fragment is remembered with its own fields and the names of the
     * fragments it spreads at the top level; these are resolved at the end, each once, so that circles do no harm. */

    private static final Set<String> KINDS = Set.of("query", "mutation", "subscription");

    private final List<String> tokens;
    private final List<Selection> operations = new ArrayList<>();
    private final Map<String, Selection> fragments = new HashMap<>();
    private int at;

    private GraphQlDocument(List<String> tokens) {
        this.tokens = tokens;
    }

    /**
     * One operation.
     *
     * @param kind query, mutation or subscription
     * @param name empty when it has none
     * @param fields the names of its top-level fields
     */
    record Operation(String kind, String name, Set<String> fields) {}

    private record Selection(String kind, String name, Set<String> fields, List<String> spreads) {}

    private static final class Malformed extends RuntimeException {

        private static final long serialVersionUID = 1;

        Malformed() {
            super("not a GraphQL document", null, false, false);
        }
    }

    /** The operations of a document; none when it is malformed. */
    static List<Operation> operations(List<String> tokens) {
        GraphQlDocument document = new GraphQlDocument(tokens);
        try {
            while (document.at < tokens.size()) {
                document.definition();
            }
        } catch (Malformed malformed) {
            return List.of();
        }
        List<Operation> operations = new ArrayList<>();
        for (Selection operation : document.operations) {
            Set<String> fields = new LinkedHashSet<>();
            document.collect(operation, fields, new HashSet<>());
            operations.add(new Operation(operation.kind, operation.name, fields));
        }
        return operations;
    }

    private void collect(Selection selection, Set<String> fields, Set<String> seen) {
        List<Selection> waiting = new ArrayList<>(List.of(selection));
        while (!waiting.isEmpty()) {
            Selection next = waiting.remove(waiting.size() - 1);
            fields.addAll(next.fields);
            for (String spread : next.spreads) {
                Selection fragment = seen.add(spread) ? fragments.get(spread) : null;
                if (fragment != null) {
                    waiting.add(fragment);
                }
            }
        }
    }

    private void definition() {
        String first = peek();
        if ("{".equals(first)) {
            operations.add(selection("query", ""));
        } else if (first != null && KINDS.contains(first)) {
            at++;
            String name = isName(peek()) ? take() : "";
            operations.add(selection(first, name));
        } else if ("fragment".equals(first)) {
            at++;
            String name = take();
            fragments.put(name, selection("fragment", name));
        } else {
            throw new Malformed();
        }
    }

    /** Skips variables, directives and type conditions up to the selection, and reads its first level. */
    private Selection selection(String kind, String name) {
        Selection selection = new Selection(kind, name, new LinkedHashSet<>(), new ArrayList<>());
        skipToSelection();
        int depth = 1;
        while (depth > 0) {
            depth = topLevel(selection, depth);
        }
        return selection;
    }

    private void skipToSelection() {
        while (!"{".equals(peek())) {
            skipOne();
        }
        at++;
    }

    /** Reads one thing of the first level; inline fragments open further levels that count as the first. */
    private int topLevel(Selection selection, int depth) {
        String token = take();
        if (token.equals("}")) {
            return depth - 1;
        }
        if (token.equals("...")) {
            if (isName(peek()) && !"on".equals(peek())) {
                selection.spreads.add(take());
                return depth;
            }
            skipToSelection();
            return depth + 1;
        }
        if (token.equals("@")) {
            at++;
            skipArguments();
            return depth;
        }
        if (!isName(token)) {
            throw new Malformed();
        }
        if (":".equals(peek())) {
            at++;
            selection.fields.add(take());
        } else {
            selection.fields.add(token);
        }
        skipArguments();
        skipDirectivesAndChildren();
        return depth;
    }

    private void skipDirectivesAndChildren() {
        while ("@".equals(peek())) {
            at += 2;
            skipArguments();
        }
        if ("{".equals(peek())) {
            skipOne();
        }
    }

    private void skipArguments() {
        if ("(".equals(peek())) {
            skipOne();
        }
    }

    /** Skips one token, or everything between brackets that it opens. */
    private void skipOne() {
        int depth = 0;
        do {
            switch (take()) {
                case "(", "[", "{" -> depth++;
                case ")", "]", "}" -> depth--;
                default -> {}
            }
        } while (depth > 0);
        if (depth < 0) {
            throw new Malformed();
        }
    }

    private @Nullable String peek() {
        return at < tokens.size() ? tokens.get(at) : null;
    }

    private String take() {
        String token = peek();
        if (token == null) {
            throw new Malformed();
        }
        at++;
        return token;
    }

    private static boolean isName(@Nullable String token) {
        char first = token == null ? ' ' : token.charAt(0);
        return first == '_' || Character.isLetter(first);
    }
}
