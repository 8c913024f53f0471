package org.mockserver.internal.control;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/** Notices expectations that are valid but will hardly do what their author wants. */
final class Lint {

    private Lint() {}

    /**
     * Counts what looks wrong.
     *
     * @param expectations as registered
     * @return 0 if nothing does
     */
    static int warnings(List<Expectation> expectations) {
        int warnings = 0;
        for (Expectation expectation : expectations) {
            warnings += expectation.getHttpRequest() instanceof HttpRequest request ? ofPath(request.getPath()) : 0;
            boolean never = !expectation.getTimes().isUnlimited()
                    && expectation.getTimes().getRemainingTimes() <= 0;
            warnings += never ? 1 : 0;
        }
        return warnings;
    }

    /* A path that can match anything else than its own text may begin or go on as it likes. */
    private static int ofPath(@Nullable NottableString path) {
        if (path == null || path.isBlank() || path.isNot()) {
            return 0;
        }
        String text = path.getValue();
        boolean plain = text.chars().allMatch(c -> Character.isLetterOrDigit(c) || "/-_~%?=&.".indexOf(c) >= 0);
        if (!plain) {
            return 0;
        }
        boolean noSlash = text.charAt(0) != '/' && text.charAt(0) != '.';
        boolean query = text.indexOf('?') > 0 && text.indexOf('=') > text.indexOf('?');
        return (noSlash ? 1 : 0) + (query ? 1 : 0);
    }
}
