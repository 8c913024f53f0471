package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.PeerCertificate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.ClientCertificate;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/**
 * What the client's own certificate says. A client without one fulfils no condition, not even a negated one.
 *
 * @param spec what the rule was compiled from
 * @param conditions all must hold
 */
record ClientCertificateCriterion(ClientCertificate spec, List<Condition> conditions) implements Criterion {

    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-fA-F:]+");

    /**
     * One expected part.
     *
     * @param name of the part
     * @param part takes it from a certificate
     * @param rule what it must be
     */
    private record Condition(String name, Function<PeerCertificate, String> part, TextRule rule) {}

    /** Null when the certificate may say anything. */
    static @Nullable ClientCertificateCriterion compile(ClientCertificate spec, String path, Compilation with) {
        List<Condition> conditions = new ArrayList<>();
        add(conditions, "subject", spec.getSubject(), PeerCertificate::subject, path, with);
        add(conditions, "issuer", spec.getIssuer(), PeerCertificate::issuer, path, with);
        NottableString fingerprint = spec.getFingerprintSha256();
        NottableString plain = fingerprint == null ? null : withoutColons(fingerprint);
        add(conditions, "fingerprintSha256", plain, PeerCertificate::sha256, path, with);
        return conditions.isEmpty() ? null : new ClientCertificateCriterion(spec, List.copyOf(conditions));
    }

    /* Tools show fingerprints with colons between the bytes. */
    private static NottableString withoutColons(NottableString fingerprint) {
        String text = fingerprint.getValue();
        return FINGERPRINT.matcher(text).matches()
                ? NottableString.string(text.replace(":", "").toLowerCase(Locale.ROOT), fingerprint.isNot())
                : fingerprint;
    }

    private static void add(
            List<Condition> conditions,
            String name,
            @Nullable NottableString value,
            Function<PeerCertificate, String> part,
            String path,
            Compilation with) {
        if (value != null && (!value.isBlank() || value.isNot())) {
            conditions.add(new Condition(name, part, TextRules.inMap(value, path + "." + name, with)));
        }
    }

    @Override
    public Field field() {
        return Field.CLIENT_CERTIFICATE;
    }

    @Override
    public boolean matches(RequestView request) {
        PeerCertificate certificate = certificate(request);
        if (certificate == null) {
            return false;
        }
        for (int i = 0; i < conditions.size(); i++) {
            Condition condition = conditions.get(i);
            if (!condition.rule.matches(condition.part.apply(certificate))) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable PeerCertificate certificate(RequestView request) {
        List<PeerCertificate> chain = request.origin().connection().clientCertificates();
        return chain.isEmpty() ? null : chain.get(0);
    }

    @Override
    public String difference(RequestView request) {
        PeerCertificate certificate = certificate(request);
        StringBuilder expected = new StringBuilder();
        StringBuilder found = new StringBuilder(certificate == null ? "no client certificate" : "");
        for (Condition condition : conditions) {
            String separator = expected.isEmpty() ? "" : "\n";
            expected.append(separator).append(condition.name).append(": ").append(condition.rule.display());
            if (certificate != null) {
                found.append(separator).append(condition.name).append(": ").append(condition.part.apply(certificate));
            }
        }
        return Difference.of("client certificate match failed", expected, found);
    }

    @Override
    public boolean isNegated() {
        return conditions.stream().anyMatch(condition -> condition.rule.not());
    }

    @Override
    public boolean selects(HttpRequest stored) {
        return spec.equals(stored.getClientCertificate());
    }
}
