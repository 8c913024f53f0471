package org.mockserver.internal.transport;

import org.junit.jupiter.api.AfterAll;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tls.TlsFixture;

/** TLS by the JDK. */
class JdkTlsServingTest extends ServingContract {

    private static final Tls TLS = TlsFixture.tls(false);

    @Override
    boolean nativeTransport() {
        return true;
    }

    @Override
    Tls tls() {
        return TLS;
    }

    @Override
    int shortLimitMillis() {
        return 1500;
    }

    @AfterAll
    static void end() {
        TLS.close();
    }
}
