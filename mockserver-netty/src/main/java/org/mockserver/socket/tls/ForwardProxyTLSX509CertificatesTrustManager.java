package org.mockserver.socket.tls;

/** Whom a server believes when it passes requests on over TLS; for {@code forwardProxyTLSX509CertificatesTrustManagerType}. */
public enum ForwardProxyTLSX509CertificatesTrustManager {
    /** Everybody. */
    ANY,
    /** The authorities of the JVM. */
    JVM,
    /** The authorities of {@code forwardProxyTLSCustomTrustX509Certificates}. */
    CUSTOM
}
