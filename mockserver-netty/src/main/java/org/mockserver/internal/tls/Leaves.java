package org.mockserver.internal.tls;

import io.netty.handler.ssl.SslContext;
import io.netty.util.NetUtil;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x500.X500NameBuilder;
import org.bouncycastle.asn1.x500.style.BCStyle;
import org.bouncycastle.asn1.x509.GeneralName;
import org.jspecify.annotations.Nullable;

/**
 * The certificates of the server: one for the configured names and one more for each other name that a client asked
 * for, all for one key. The least recently used are forgotten. Safe for use by any thread; what is missing is made by
 * the calling thread.
 */
final class Leaves {

    /** Clients whose clock is slow must not find a certificate from the future. */
    static final Duration BACK_DATED = Duration.ofDays(5);

    /** The name of the certificate for the configured names alone. */
    static final String CONFIGURED = "";

    private record Leaf(SslContext context, X509Certificate certificate, Instant renewAt) {}

    private final TlsOptions options;
    private final Authority authority;
    private final KeyPair keys;
    private final ServerContexts contexts;
    private final CertificateMaker maker;
    private final InstantSource clock;

    /* Guarded by itself. */
    private final Map<String, Leaf> kept;

    Leaves(
            TlsOptions options,
            Authority authority,
            KeyPair keys,
            ServerContexts contexts,
            CertificateMaker maker,
            InstantSource clock,
            int maxKept) {
        this.options = options;
        this.authority = authority;
        this.keys = keys;
        this.contexts = contexts;
        this.maker = maker;
        this.clock = clock;
        this.kept = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Leaf> eldest) {
                return size() > maxKept;
            }
        };
    }

    /** The context for a name if it need not be made. */
    @Nullable
    SslContext find(String name) {
        synchronized (kept) {
            Leaf leaf = kept.get(name);
            return leaf != null && clock.instant().isBefore(leaf.renewAt) ? leaf.context : null;
        }
    }

    /** The context for a name; takes some milliseconds when it has to be made. */
    SslContext get(String name) throws TlsSetupException {
        SslContext found = find(name);
        if (found != null) {
            return found;
        }
        Leaf made = make(name);
        synchronized (kept) {
            kept.put(name, made);
        }
        return made.context;
    }

    /** The certificate for the configured names. */
    X509Certificate configured() throws TlsSetupException {
        get(CONFIGURED);
        synchronized (kept) {
            Leaf leaf = kept.get(CONFIGURED);
            if (leaf != null) {
                return leaf.certificate;
            }
        }
        return make(CONFIGURED).certificate;
    }

    private Leaf make(String name) throws TlsSetupException {
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        Instant from = later(now.minus(BACK_DATED), authority.certificate().getNotBefore());
        Instant until = earlier(
                /* The last second counts (RFC 5280 section 4.1.2.5). */
                from.plus(Duration.ofDays(options.leafValidityDays())).minusSeconds(1),
                authority.certificate().getNotAfter());
        try {
            X509Certificate certificate =
                    maker.leaf(authority, keys.getPublic(), subject(), alternativeNames(name), from, until);
            List<X509Certificate> chain = new ArrayList<>();
            chain.add(certificate);
            chain.addAll(authority.chain());
            /* Renewed when a third of the time is left, but not over and over when that is no time at all. */
            Instant renewAt = now.plus(Duration.between(now, until).dividedBy(3).multipliedBy(2));
            return new Leaf(contexts.make(keys.getPrivate(), chain), certificate, renewAt);
        } catch (GeneralSecurityException | IOException | IllegalArgumentException unusable) {
            throw new TlsSetupException("no certificate could be made for " + name, unusable);
        }
    }

    private static Instant later(Instant one, Date other) {
        return one.isAfter(other.toInstant()) ? one : other.toInstant();
    }

    private static Instant earlier(Instant one, Date other) {
        return one.isBefore(other.toInstant()) ? one : other.toInstant();
    }

    private X500Name subject() {
        return new X500NameBuilder(BCStyle.INSTANCE)
                .addRDN(BCStyle.CN, options.commonName())
                .addRDN(BCStyle.O, "MockServer")
                .build();
    }

    private List<GeneralName> alternativeNames(String name) {
        List<GeneralName> names = new ArrayList<>();
        if (!name.equals(CONFIGURED)) {
            names.add(generalName(name));
        }
        options.domains().forEach(domain -> names.add(generalName(domain)));
        options.addresses().forEach(address -> names.add(generalName(address)));
        return names;
    }

    private static GeneralName generalName(String name) {
        boolean address = NetUtil.isValidIpV4Address(name) || NetUtil.isValidIpV6Address(name);
        return new GeneralName(address ? GeneralName.iPAddress : GeneralName.dNSName, name);
    }
}
