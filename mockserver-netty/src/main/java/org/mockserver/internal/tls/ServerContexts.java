package org.mockserver.internal.tls;

import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.OpenSsl;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.net.ssl.SSLException;

/** Makes the part of TLS that all connections with one certificate share. */
final class ServerContexts {

    private static final Set<String> INSECURE = Set.of("TLSv1", "TLSv1.1");
    private static final Set<String> SECURE = Set.of("TLSv1.2", "TLSv1.3");

    private final SslProvider provider;
    private final List<String> versions;
    private final boolean http2;
    private final ClientAuth clientAuth;
    private final List<X509Certificate> clientAuthorities;

    /**
     * @param clientAuthorities who may sign client certificates; not looked at unless clients are asked for one
     */
    ServerContexts(TlsOptions options, List<X509Certificate> clientAuthorities) throws TlsSetupException {
        this.provider = options.nativeProvider() && OpenSsl.isAvailable() ? SslProvider.OPENSSL : SslProvider.JDK;
        this.versions = versions(options);
        this.http2 = options.http2();
        this.clientAuth = options.clientCertificateRequired()
                ? ClientAuth.REQUIRE
                : options.asksForClientCertificate() ? ClientAuth.OPTIONAL : ClientAuth.NONE;
        this.clientAuthorities = clientAuthorities;
    }

    static List<String> versions(TlsOptions options) throws TlsSetupException {
        List<String> versions = new ArrayList<>();
        for (String version : options.protocols()) {
            if (SECURE.contains(version) || INSECURE.contains(version) && options.insecureProtocolsAllowed()) {
                versions.add(version);
            } else if (!INSECURE.contains(version)) {
                throw new TlsSetupException(
                        "tlsProtocols names " + version + ", known are TLSv1, TLSv1.1, TLSv1.2 and TLSv1.3");
            }
        }
        if (versions.isEmpty()) {
            throw new TlsSetupException(
                    "tlsProtocols leaves no version to offer; tlsAllowInsecureProtocols=true keeps those before TLSv1.2");
        }
        return versions;
    }

    SslContext make(PrivateKey key, List<X509Certificate> chain) throws TlsSetupException {
        try {
            SslContextBuilder builder = SslContextBuilder.forServer(key, chain)
                    .sslProvider(provider)
                    .protocols(versions)
                    .applicationProtocolConfig(applicationProtocols())
                    .clientAuth(clientAuth);
            if (clientAuth != ClientAuth.NONE) {
                builder.trustManager(clientAuthorities);
            }
            return builder.build();
        } catch (SSLException | IllegalArgumentException unusable) {
            throw new TlsSetupException("TLS cannot be set up", unusable);
        }
    }

    /* RFC 7301; a client that offers none of these speaks HTTP/1.1 or whatever its bytes say. */
    private ApplicationProtocolConfig applicationProtocols() {
        List<String> offered = http2
                ? List.of(ApplicationProtocolNames.HTTP_2, ApplicationProtocolNames.HTTP_1_1)
                : List.of(ApplicationProtocolNames.HTTP_1_1);
        return new ApplicationProtocolConfig(
                ApplicationProtocolConfig.Protocol.ALPN,
                ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
                ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
                offered);
    }
}
