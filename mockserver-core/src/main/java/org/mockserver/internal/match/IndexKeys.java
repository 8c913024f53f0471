package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;
import org.mockserver.model.RequestDefinition;

/** What a definition demands so plainly that requests without it need not be compared at all. */
final class IndexKeys {

    private IndexKeys() {}

    /**
     * The one path, letter case aside, that matching requests have; null when the definition is not that plain. A
     * character outside the basic plane disqualifies a path, because its hash would depend on letter case.
     */
    static @Nullable String path(RequestDefinition definition) {
        if (!(definition instanceof HttpRequest request) || request.isNot()) {
            return null;
        }
        boolean template = request.getPathParameters() != null
                && !request.getPathParameters().isEmpty();
        NottableString path = request.getPath();
        boolean plain = path != null
                && !(path instanceof NottableSchemaString)
                && !path.isNot()
                && !path.isBlank()
                && !template
                && TextRules.isLiteral(path.getValue())
                && path.getValue().chars().noneMatch(c -> Character.isSurrogate((char) c));
        return plain && path != null ? path.getValue() : null;
    }
}
