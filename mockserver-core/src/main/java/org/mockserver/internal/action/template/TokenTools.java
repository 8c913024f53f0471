package org.mockserver.internal.action.template;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The helper {@code jwt}: tokens signed by this server, and the key to check them with. */
final class TokenTools {

    private static final long LIFETIME_SECONDS = 3_600;

    static final Functions TABLE = new Functions()
            .add("generate", 0, call -> token(Helpers.variables(call), Map.of()))
            .add("generate", 1, call -> token(Helpers.variables(call), claims(call)))
            .add(
                    "jwks",
                    0,
                    call -> Helpers.variables(call)
                            .world()
                            .templates()
                            .tokenKey()
                            .keySet());

    private TokenTools() {}

    private static Map<?, ?> claims(Arguments call) {
        if (call.json(0) instanceof Map<?, ?> claims) {
            return claims;
        }
        throw new TemplateException("the claims of a token are a JSON object");
    }

    /** A token of an hour, beginning now, with the given claims in addition. */
    static String token(Variables variables, Map<?, ?> claims) {
        long now = variables.now().getEpochSecond();
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        all.put("iss", "mockserver");
        all.put("sub", "mockserver");
        all.put("iat", now);
        all.put("exp", now + LIFETIME_SECONDS);
        claims.forEach((name, value) -> all.put(String.valueOf(name), value));
        return variables.world().templates().tokenKey().sign(all);
    }
}
