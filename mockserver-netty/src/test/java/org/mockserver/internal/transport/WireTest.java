package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.tls.Tls;

/** A transport with real sockets, as new for each test. */
abstract class WireTest {

    static final int EVENT_LOOPS = 2;

    @Parameter
    Wire wire;

    final PathHandler handler = new PathHandler();
    Transport transport;
    int port;

    @BeforeEach
    void start() {
        start(options());
    }

    @AfterEach
    void stop() {
        transport.stop(0).toCompletableFuture().orTimeout(10, TimeUnit.SECONDS).join();
    }

    /** What every test begins with. */
    TransportOptions options() {
        return options(EVENT_LOOPS, 0, 0);
    }

    final TransportOptions options(int loops, int mostConnections, long delayMillis) {
        Http1Options http1 = TransportOptions.defaults().http1();
        return new TransportOptions(
                "127.0.0.1", loops, wire.nativeTransport, 128, mostConnections, delayMillis, 32_768, 262_144, http1);
    }

    /** Limits in milliseconds, 0 for none. */
    static Http1Options limits(long readMillis, long idleMillis, long stallMillis, boolean alwaysClose) {
        return new Http1Options(
                65_536,
                262_144,
                8192,
                1_000_000,
                1_000_000,
                readMillis,
                idleMillis,
                stallMillis,
                64,
                true,
                false,
                alwaysClose);
    }

    private void start(TransportOptions options) {
        Tls tls = wire.tls();
        transport = tls == null ? Transport.start(options, handler) : Transport.start(options, handler, tls);
        port = transport.bind(0);
    }

    final void restart(TransportOptions options) {
        stop();
        start(options);
    }

    final WireClient connect() {
        return wire.connect(port);
    }

    static OutgoingResponse text(String body) {
        return OutgoingResponse.status(200).body(body).build();
    }

    static OutgoingResponse framed(String body, Framing framing) {
        return OutgoingResponse.status(200).body(body).framing(framing).build();
    }

    static Exchange take(BlockingQueue<Exchange> held) {
        try {
            Exchange exchange = held.poll(10, TimeUnit.SECONDS);
            assertThat(exchange).isNotNull();
            return exchange;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
