package org.mockserver.internal.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Jwt;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a token must say. */
final class JwtCodec {

    /* What is meant when nothing is said, so it need not be written. */
    private static final String HEADER = "authorization";
    private static final String SCHEME = "Bearer";

    private static final ObjectCodec<Jwt> ROWS = new ObjectCodec<Jwt>()
            .row("header", (jwt, at) -> jwt.withHeader(at.text()), jwt -> unless(HEADER, jwt.getHeader()))
            .row("scheme", (jwt, at) -> jwt.withScheme(at.text()), jwt -> unless(SCHEME, jwt.getScheme()))
            .row("claims", (jwt, at) -> jwt.withClaims(readClaims(at)), jwt -> writeClaims(jwt.getClaims()))
            .row("issuer", (jwt, at) -> jwt.withIssuer(StringCodec.read(at)), jwt -> text(jwt.getIssuer()))
            .row("audience", (jwt, at) -> jwt.withAudience(StringCodec.read(at)), jwt -> text(jwt.getAudience()))
            .row("algorithm", (jwt, at) -> jwt.withAlgorithm(StringCodec.read(at)), jwt -> text(jwt.getAlgorithm()));

    private JwtCodec() {}

    static Jwt read(At at) {
        return ROWS.read(at, new Jwt());
    }

    static JsonNode write(Jwt jwt) {
        return ROWS.write(jwt);
    }

    private static @Nullable JsonNode unless(String usual, @Nullable String text) {
        return usual.equals(text) ? null : Write.text(text);
    }

    private static @Nullable JsonNode text(@Nullable NottableString string) {
        return Write.ifSet(string, StringCodec::write);
    }

    private static Map<String, NottableString> readClaims(At at) {
        Map<String, NottableString> claims = new LinkedHashMap<>();
        if (at.expectObject()) {
            for (Map.Entry<String, At> member : at.members()) {
                NottableString value = StringCodec.read(member.getValue());
                if (value != null) {
                    claims.put(member.getKey(), value);
                }
            }
        }
        return claims;
    }

    private static @Nullable JsonNode writeClaims(@Nullable Map<String, NottableString> claims) {
        if (claims == null || claims.isEmpty()) {
            return null;
        }
        ObjectNode object = Json.object();
        claims.forEach((name, value) -> object.set(name, StringCodec.write(value)));
        return object;
    }
}
