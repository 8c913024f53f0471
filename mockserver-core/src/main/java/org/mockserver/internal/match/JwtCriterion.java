package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.Jwt;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;

/**
 * What the token of the request says.
 *
 * @param spec what the rule was compiled from
 * @param place where the token is
 * @param conditions all must hold
 */
record JwtCriterion(Jwt spec, JwtToken.Place place, List<Condition> conditions) implements Criterion {

    /**
     * One expected member.
     *
     * @param name of the member
     * @param inHeader whether it is one of the header rather than a claim
     * @param rule what its value must be
     */
    private record Condition(String name, boolean inHeader, TextRule rule) {

        /** One element of an array is enough; what is missing fulfils a negated condition. */
        boolean holds(JwtToken token) {
            JsonNode value = (inHeader ? token.header() : token.claims()).path(name);
            if (value.isMissingNode() || value.isNull()) {
                return rule.not();
            }
            if (!value.isArray()) {
                return rule.matches(text(value));
            }
            boolean any = false;
            for (JsonNode element : value) {
                any |= rule.test().test(text(element));
            }
            return any != rule.not();
        }

        private static String text(JsonNode value) {
            return value.isString() ? value.stringValue() : Json.compact(value);
        }
    }

    /** Null when the token may say anything. */
    static @Nullable JwtCriterion compile(Jwt jwt, String path, Compilation with) {
        List<Condition> conditions = new ArrayList<>();
        if (jwt.getClaims() != null) {
            for (Map.Entry<String, NottableString> claim : jwt.getClaims().entrySet()) {
                add(conditions, claim.getKey(), claim.getValue(), path + ".claims." + claim.getKey(), with);
            }
        }
        add(conditions, "iss", jwt.getIssuer(), path + ".issuer", with);
        add(conditions, "aud", jwt.getAudience(), path + ".audience", with);
        add(conditions, "alg", jwt.getAlgorithm(), path + ".algorithm", with);
        if (conditions.isEmpty()) {
            return null;
        }
        String header = jwt.getHeader();
        String scheme = jwt.getScheme();
        JwtToken.Place place = new JwtToken.Place(
                header == null ? Jwt.DEFAULT_HEADER : header, scheme == null ? Jwt.DEFAULT_SCHEME : scheme);
        return new JwtCriterion(jwt, place, List.copyOf(conditions));
    }

    private static void add(
            List<Condition> conditions, String name, @Nullable NottableString value, String at, Compilation with) {
        if (value != null && (!value.isBlank() || value.isNot())) {
            conditions.add(new Condition(name, at.endsWith(".algorithm"), TextRules.inMap(value, at, with)));
        }
    }

    @Override
    public Field field() {
        return Field.JWT;
    }

    @Override
    public boolean matches(RequestView request) {
        JwtToken token = request.derived(place);
        if (!token.isThere()) {
            return false;
        }
        for (int i = 0; i < conditions.size(); i++) {
            if (!conditions.get(i).holds(token)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String difference(RequestView request) {
        JwtToken token = request.derived(place);
        String found = token.isThere()
                ? "header " + Json.compact(token.header()) + "\nclaims " + Json.compact(token.claims())
                : "no token in header " + place.headerName();
        StringBuilder expected = new StringBuilder();
        for (Condition condition : conditions) {
            expected.append(expected.isEmpty() ? "" : "\n")
                    .append(condition.name())
                    .append(": ")
                    .append(condition.rule().display());
        }
        return Difference.of("jwt match failed", expected, found);
    }

    @Override
    public boolean isNegated() {
        return conditions.stream().anyMatch(condition -> condition.rule().not());
    }

    @Override
    public boolean selects(HttpRequest stored) {
        return spec.equals(stored.getJwt());
    }
}
