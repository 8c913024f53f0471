package org.mockserver.internal.action;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.CorsHeaders;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.HeaderPair;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/**
 * Headers that every mocked response gets unless it has them already. Immutable; safe for use by any thread.
 *
 * <p>A response that was prepared at registration is varied once and kept beside the original, as long as the additions
 * do not depend on the request.
 */
public final class ResponseAdditions {

    private final Pairs defaults;
    private final @Nullable CorsHeaders cors;

    /**
     * Additions to make.
     *
     * @param defaults header lines
     * @param cors the headers for pages of other origins, null to leave them out
     */
    public ResponseAdditions(Pairs defaults, @Nullable CorsHeaders cors) {
        this.defaults = defaults;
        this.cors = cors;
    }

    /**
     * The additions that the settings ask for.
     *
     * @param settings the settings in force
     * @return null when there is nothing to add
     */
    public static @Nullable ResponseAdditions of(Settings settings) {
        List<HeaderPair> pairs = settings.get(SettingKeys.DEFAULT_RESPONSE_HEADERS);
        boolean everywhere = settings.get(SettingKeys.ENABLE_CORS_FOR_ALL_RESPONSES);
        if (pairs.isEmpty() && !everywhere) {
            return null;
        }
        Pairs.Builder defaults = new Pairs.Builder(pairs.size());
        pairs.forEach(pair -> defaults.add(pair.name(), pair.value()));
        return new ResponseAdditions(defaults.build(), everywhere ? cors(settings) : null);
    }

    private static CorsHeaders cors(Settings settings) {
        return new CorsHeaders(
                settings.get(SettingKeys.CORS_ALLOW_ORIGIN),
                settings.get(SettingKeys.CORS_ALLOW_METHODS),
                settings.get(SettingKeys.CORS_ALLOW_HEADERS),
                settings.get(SettingKeys.CORS_ALLOW_CREDENTIALS),
                settings.get(SettingKeys.CORS_MAX_AGE_IN_SECONDS));
    }

    /**
     * The response with the lines it lacks.
     *
     * @param response as an action or the engine made it
     * @param request what it answers
     * @return the same response when nothing is missing
     */
    public OutgoingResponse addTo(OutgoingResponse response, RequestView request) {
        if (cors != null) {
            return with(response, missing(response, defaults, cors.linesFor(request)));
        }
        OutgoingResponse kept = response.variation(this);
        if (kept != null) {
            return kept;
        }
        OutgoingResponse varied = with(response, missing(response, defaults, Pairs.EMPTY));
        if (varied != response && Http1Image.of(response) != null) {
            response.keepVariation(this, Http1Image.attach(varied));
        }
        return varied;
    }

    private static Pairs missing(OutgoingResponse response, Pairs first, Pairs second) {
        Pairs.Builder missing = new Pairs.Builder(first.size() + second.size());
        addMissing(response, first, missing);
        addMissing(response, second, missing);
        return missing.build();
    }

    private static void addMissing(OutgoingResponse response, Pairs lines, Pairs.Builder missing) {
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.name(i);
            boolean present = response.headers().first(name) != null
                    || (name.equalsIgnoreCase("content-type") && response.defaultContentType() != null)
                    || (name.equalsIgnoreCase("set-cookie")
                            && !response.setCookies().isEmpty());
            if (!present) {
                missing.add(name, lines.value(i));
            }
        }
    }

    private static OutgoingResponse with(OutgoingResponse response, Pairs added) {
        if (added.isEmpty()) {
            return response;
        }
        Pairs own = response.headers();
        Pairs.Builder all = new Pairs.Builder(own.size() + added.size());
        append(all, own);
        append(all, added);
        return response.toBuilder().headers(all.build()).build();
    }

    private static void append(Pairs.Builder all, Pairs lines) {
        for (int i = 0; i < lines.size(); i++) {
            all.add(lines.name(i), lines.value(i));
        }
    }
}
