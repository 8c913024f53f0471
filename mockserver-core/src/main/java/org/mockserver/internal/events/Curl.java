package org.mockserver.internal.events;

import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;

/** A recorded request as a command line that repeats it. */
public final class Curl {

    private Curl() {}

    /**
     * The command for a request.
     *
     * @param request a recorded request
     * @return one line unless the body has several
     */
    public static String command(RequestView request) {
        String host = request.headers().first("host");
        String query = request.rawQuery();
        StringBuilder command = new StringBuilder("curl -v ");
        quote(
                command,
                (request.origin().secure() ? "https://" : "http://")
                        + (host == null ? "localhost" : host)
                        + request.path()
                        + (query == null ? "" : "?" + query));
        if (!request.method().equals("GET")) {
            command.append(" -X ");
            quoteIfNeeded(command, request.method());
        }
        Pairs headers = request.headers();
        for (int i = 0; i < headers.size(); i++) {
            command.append(" -H ");
            quote(command, headers.name(i) + ": " + headers.value(i));
        }
        if (request.body().length > 0) {
            command.append(" --data ");
            quote(command, request.bodyText());
        }
        return command.toString();
    }

    private static void quoteIfNeeded(StringBuilder target, String text) {
        if (text.chars().allMatch(c -> c >= 'A' && c <= 'Z')) {
            target.append(text);
        } else {
            quote(target, text);
        }
    }

    /* Within apostrophes a shell takes everything literally but the apostrophe itself. */
    private static void quote(StringBuilder target, String text) {
        target.append('\'').append(text.replace("'", "'\\''")).append('\'');
    }
}
