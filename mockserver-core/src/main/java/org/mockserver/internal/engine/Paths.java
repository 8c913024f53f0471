package org.mockserver.internal.engine;

import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/** Guesses which rules a request was meant for. */
final class Paths {

    private Paths() {}

    /* Related: no path asked for, or the same first segment, or the same last segment. */
    static boolean areRelated(RequestDefinition definition, String path) {
        if (!(definition instanceof HttpRequest request) || request.getPath() == null) {
            return true;
        }
        String wanted = request.getPath().getValue();
        return wanted == null
                || wanted.isBlank()
                || firstSegment(wanted).equalsIgnoreCase(firstSegment(path))
                || lastSegment(wanted).equalsIgnoreCase(lastSegment(path));
    }

    private static String firstSegment(String path) {
        int end = path.indexOf('/', 1);
        return end < 0 ? path : path.substring(0, end);
    }

    private static String lastSegment(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
