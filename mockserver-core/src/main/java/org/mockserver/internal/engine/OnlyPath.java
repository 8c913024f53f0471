package org.mockserver.internal.engine;

import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.exchange.RequestTarget;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.RequestDefinition;

/** Recognises definitions that only one path can fulfil, so that a scan of the journal can pass over all others. */
public final class OnlyPath {

    /** Characters that mean themselves in every regular expression. */
    private static final String PLAIN = "/-_~%=&:,@;!'\"<> ";

    private OnlyPath() {}

    /**
     * The hash of the only path that fulfils a definition.
     *
     * @param definition of requests
     * @return {@link JournalView#ANY_PATH} if several paths may fulfil it
     */
    public static int hash(RequestDefinition definition) {
        if (!(definition instanceof HttpRequest request) || request.isNot()) {
            return JournalView.ANY_PATH;
        }
        NottableString path = request.getPath();
        boolean templated = request.getPathParameters() != null
                && !request.getPathParameters().isEmpty();
        // A subclass has a meaning beyond its text: a schema, an optional value.
        if (path == null || templated || path.getClass() != NottableString.class || path.isNot() || path.isBlank()) {
            return JournalView.ANY_PATH;
        }
        String text = path.getValue();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean plain = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (!plain && PLAIN.indexOf(c) < 0) {
                return JournalView.ANY_PATH;
            }
        }
        return RequestTarget.hashIgnoringCase(text);
    }
}
