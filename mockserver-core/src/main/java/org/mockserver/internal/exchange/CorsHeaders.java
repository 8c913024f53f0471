package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/**
 * The headers that let a page of another origin read a response (Fetch standard, section 3.3).
 *
 * @param allowOrigin the origin to name; blank reflects the request's, or allows any when it has none
 * @param allowMethods the methods to name; blank for the usual ones
 * @param allowHeaders the headers to name; blank reflects those asked for, or names the usual ones
 * @param allowCredentials whether cookies may be sent along; the request's origin is then reflected, since a browser
 *     refuses a wildcard
 * @param maxAgeSeconds how long a browser may keep the answer to a preflight
 */
public record CorsHeaders(
        String allowOrigin, String allowMethods, String allowHeaders, boolean allowCredentials, int maxAgeSeconds) {

    private static final String USUAL_METHODS = "CONNECT, DELETE, GET, HEAD, OPTIONS, POST, PUT, PATCH, TRACE";
    private static final String USUAL_HEADERS = "Allow, Content-Encoding, Content-Length, Content-Type, ETag, Expires, "
            + "Last-Modified, Location, Server, Vary, Authorization";

    /**
     * The header lines for the answer to a request.
     *
     * @param request whose origin and wishes are reflected
     * @return the lines in their usual order
     */
    public Pairs linesFor(RequestView request) {
        String sent = request.headers().first("origin");
        String origin = allowCredentials && sent != null ? "" : allowOrigin;
        String headers = choose(allowHeaders, request.headers().first("access-control-request-headers"), USUAL_HEADERS);
        return new Pairs.Builder(6)
                .add("access-control-allow-origin", choose(origin, sent, "*"))
                .add("access-control-allow-credentials", Boolean.toString(allowCredentials))
                .add("access-control-allow-methods", choose(allowMethods, null, USUAL_METHODS))
                .add("access-control-allow-headers", headers)
                .add("access-control-expose-headers", headers)
                .add("access-control-max-age", Integer.toString(maxAgeSeconds))
                .build();
    }

    private static String choose(String configured, @Nullable String sent, String otherwise) {
        if (!configured.isBlank()) {
            return configured;
        }
        return sent == null || sent.isBlank() ? otherwise : sent;
    }
}
