package org.mockserver.internal.match;

import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Derivation;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * A decoded JSON Web Token (RFC 7519). Its signature is not checked.
 *
 * @param header the JOSE header; missing when the request has no token
 * @param claims what the token says
 */
record JwtToken(JsonNode header, JsonNode claims) {

    private static final JwtToken NONE = new JwtToken(MissingNode.getInstance(), MissingNode.getInstance());

    /**
     * Finds the token in a header. Equal places give the same result once for each request.
     *
     * @param headerName any letter case
     * @param scheme what may stand before the token
     */
    record Place(String headerName, String scheme) implements Derivation<JwtToken> {

        @Override
        public JwtToken of(RequestView request) {
            Pairs headers = request.headers();
            for (int i = 0; i < headers.size(); i++) {
                JwtToken token = headers.name(i).equalsIgnoreCase(headerName) ? decode(headers.value(i)) : null;
                if (token != null) {
                    return token;
                }
            }
            return NONE;
        }

        private @Nullable JwtToken decode(String value) {
            String text = value.strip();
            boolean schemed = text.regionMatches(true, 0, scheme, 0, scheme.length())
                    && text.length() > scheme.length()
                    && Character.isWhitespace(text.charAt(scheme.length()));
            String[] parts = (schemed ? text.substring(scheme.length()).strip() : text).split("\\.", -1);
            if (parts.length < 2 || parts.length > 3) {
                return null;
            }
            JsonNode header = json(parts[0]);
            JsonNode claims = json(parts[1]);
            return header == null || claims == null ? null : new JwtToken(header, claims);
        }

        private static @Nullable JsonNode json(String base64) {
            try {
                JsonNode tree = Json.parseStrict(Base64.getUrlDecoder().decode(base64));
                return tree != null && tree.isObject() ? tree : null;
            } catch (IllegalArgumentException noBase64) {
                return null;
            }
        }
    }

    boolean isThere() {
        return !header.isMissingNode();
    }
}
