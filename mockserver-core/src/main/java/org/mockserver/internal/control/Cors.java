package org.mockserver.internal.control;

import java.util.Locale;
import org.mockserver.internal.exchange.CorsHeaders;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/** The cross-origin rules (Fetch standard, section 3.2): which headers browsers get, and which origins may steer the server. */
final class Cors {

    private Cors() {}

    /** Whether the request is a browser's question before the real request. */
    static boolean isPreflight(RequestView request) {
        return request.method().equals("OPTIONS")
                && request.headers().first("origin") != null
                && request.headers().first("access-control-request-method") != null;
    }

    /**
     * Whether the page that sent the request may use the control plane. A request without Origin was not sent by a
     * page of another site.
     */
    static boolean allowsControl(RequestView request, Settings settings) {
        String origin = request.headers().first("origin");
        if (origin == null) {
            return true;
        }
        String allowed = settings.get(SettingKeys.CONTROL_PLANE_CORS_ALLOW_ORIGIN);
        return allowed.isBlank() ? isLoopback(origin) : isListed(origin, allowed);
    }

    private static boolean isListed(String origin, String allowed) {
        for (String candidate : allowed.split(",", -1)) {
            String trimmed = candidate.trim();
            if (trimmed.equals("*") || trimmed.equalsIgnoreCase(origin)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLoopback(String origin) {
        int scheme = origin.indexOf("://");
        if (scheme < 0) {
            return false;
        }
        String authority = origin.substring(scheme + 3).toLowerCase(Locale.ROOT);
        int colon = authority.lastIndexOf(':');
        String host = colon > authority.lastIndexOf(']') ? authority.substring(0, colon) : authority;
        return host.equals("localhost") || host.equals("127.0.0.1") || host.equals("[::1]");
    }

    /**
     * The header lines for a control-plane response.
     *
     * @param request whose Origin and wishes are reflected
     * @param settings the cors settings
     * @return the lines in their usual order
     */
    static Pairs headers(RequestView request, Settings settings) {
        return new CorsHeaders(
                        settings.get(SettingKeys.CORS_ALLOW_ORIGIN),
                        settings.get(SettingKeys.CORS_ALLOW_METHODS),
                        settings.get(SettingKeys.CORS_ALLOW_HEADERS),
                        settings.get(SettingKeys.CORS_ALLOW_CREDENTIALS),
                        settings.get(SettingKeys.CORS_MAX_AGE_IN_SECONDS))
                .linesFor(request);
    }
}
