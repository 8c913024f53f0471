package org.mockserver.internal.transport;

import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.http2.FrameClient;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tls.TlsFixture;

/** What lies between a client and the handler: the protocol, who provides TLS, and how the server waits for sockets. */
enum Wire {
    H1_NIO(1, false, null),
    H1(1, true, null),
    H1S_JDK(1, true, false),
    H1S_BORING(1, true, true),
    H2C_NIO(2, false, null),
    H2C(2, true, null),
    H2_JDK(2, true, false),
    H2_BORING(2, true, true);

    final int version;
    final boolean nativeTransport;
    private final @Nullable Boolean boring;

    /** @param boring which provider makes TLS, null for none */
    Wire(int version, boolean nativeTransport, @Nullable Boolean boring) {
        this.version = version;
        this.nativeTransport = nativeTransport;
        this.boring = boring;
    }

    /** Keys and certificates take a while to be made. */
    private static final class Providers {
        static final Tls JDK = TlsFixture.tls(false);
        static final Tls BORING = TlsFixture.tls(true);
    }

    boolean isSecure() {
        return boring != null;
    }

    /** BoringSSL's engine answers a closure alert with its own at once: no client can close one half then. */
    boolean endsAtOnce() {
        return Boolean.TRUE.equals(boring);
    }

    /** Takes TLS connections, null where clients do without. */
    @Nullable
    Tls tls() {
        if (boring == null) {
            return null;
        }
        return boring ? Providers.BORING : Providers.JDK;
    }

    /** A time limit that a handshake keeps and that a test can wait for. */
    int shortLimitMillis() {
        return boring == null ? 150 : 1500;
    }

    WireClient connect(int port) {
        if (version == 1) {
            return new Http1WireClient(bare(port));
        }
        return new Http2WireClient(boring == null ? FrameClient.connect(port) : FrameClient.connect(port, trust()));
    }

    /** A connection on which nothing is said unasked, not even a handshake. */
    RawClient bare(int port) {
        return boring == null ? RawClient.connect(port) : RawClient.connect(port, trust());
    }

    private SSLContext trust() {
        Tls tls = tls();
        if (tls == null) {
            throw new IllegalStateException(this + " is plain");
        }
        return TlsFixture.trusting(tls);
    }
}
