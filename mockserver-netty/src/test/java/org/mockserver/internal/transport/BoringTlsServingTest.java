package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tls.TlsFixture;

/** TLS by BoringSSL, whose engine answers a closure alert with its own at once: no client can close one half. */
class BoringTlsServingTest extends ServingContract {

    private static final Tls TLS = TlsFixture.tls(true);

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

    @Test
    @Override
    void aHalfClosedClientStillGetsItsAnswers() {
        handler.on("/held", held -> {});
        try (RawClient client = connect()) {
            client.get("/held").halfClose();
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    @Override
    void halfARequestIsRefusedWhenTheClientStopsSending() {
        try (RawClient client = connect()) {
            client.send("POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nabc").halfClose();
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        assertThat(handler.seen).isEmpty();
    }

    @AfterAll
    static void end() {
        TLS.close();
    }
}
