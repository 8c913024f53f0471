package org.mockserver.internal.action.template;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.Texts;

/** The response of another server as templates see it. */
final class ResponseMembers implements View {

    private static final List<String> NAMES = List.of("statusCode", "reasonPhrase", "headers", "cookies", "body");

    private final OutgoingResponse response;

    ResponseMembers(OutgoingResponse response) {
        this.response = response;
    }

    @Override
    public Collection<String> names() {
        return NAMES;
    }

    @Override
    public @Nullable Object member(String name) {
        return switch (name) {
            case "statusCode" -> response.status();
            case "reasonPhrase" -> reason();
            case "headers" -> new Lists(response.headers(), true);
            case "cookies" -> Lists.single(cookies());
            case "body", "bodyAsString" ->
                new String(response.body(), Texts.charsetOf(response.headers().first("content-type"), Texts.UTF_8));
            default -> null;
        };
    }

    private String reason() {
        String reason = response.reason();
        return reason == null ? "" : reason;
    }

    private Pairs cookies() {
        Pairs.Builder cookies = new Pairs.Builder(4);
        response.headers().all("set-cookie").forEach(line -> add(cookies, line));
        response.setCookies().forEach(line -> add(cookies, line));
        return cookies.build();
    }

    private static void add(Pairs.Builder cookies, String line) {
        int end = line.indexOf(';');
        String pair = end < 0 ? line : line.substring(0, end);
        int equals = pair.indexOf('=');
        if (equals > 0) {
            cookies.add(
                    pair.substring(0, equals).strip(),
                    pair.substring(equals + 1).strip());
        }
    }

    @Override
    public String toString() {
        return response.status() + " " + reason();
    }
}
