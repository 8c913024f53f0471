package org.mockserver.internal.upstream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.upstream.Breakers.Outcome;

class BreakersTest {

    private static final Destination SERVER = new Destination("a.test", 80, false);
    private static final UpstreamOptions.Breaker LIMITS = new UpstreamOptions.Breaker(true, 2, 1_000);
    private static final long WINDOW_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Breakers breakers = new Breakers();

    private void ended(Outcome outcome, long atNanos) {
        breakers.ended(SERVER, outcome, LIMITS, atNanos);
    }

    @Test
    void onlyFailuresInARowCount() {
        ended(Outcome.FAILURE, 0);
        ended(Outcome.SUCCESS, 0);
        ended(Outcome.FAILURE, 0);
        assertThat(breakers.admits(SERVER, 1)).isTrue();
        ended(Outcome.NEITHER, 1);
        ended(Outcome.FAILURE, 1);
        assertThat(breakers.admits(SERVER, 2)).isFalse();
        assertThat(breakers.admits(new Destination("b.test", 80, false), 2)).isTrue();
    }

    @Test
    void afterTheWindowOneRequestIsATrial() {
        ended(Outcome.FAILURE, 0);
        ended(Outcome.FAILURE, 0);
        assertThat(breakers.admits(SERVER, WINDOW_NANOS - 1)).isFalse();
        assertThat(breakers.admits(SERVER, WINDOW_NANOS)).isTrue();
        assertThat(breakers.admits(SERVER, WINDOW_NANOS)).isFalse();

        ended(Outcome.FAILURE, WINDOW_NANOS);
        assertThat(breakers.admits(SERVER, 2 * WINDOW_NANOS - 1)).isFalse();
        assertThat(breakers.admits(SERVER, 2 * WINDOW_NANOS)).isTrue();

        ended(Outcome.NEITHER, 2 * WINDOW_NANOS);
        assertThat(breakers.admits(SERVER, 2 * WINDOW_NANOS)).isTrue();

        ended(Outcome.SUCCESS, 2 * WINDOW_NANOS);
        assertThat(breakers.admits(SERVER, 2 * WINDOW_NANOS)).isTrue();
        assertThat(breakers.admits(SERVER, 2 * WINDOW_NANOS)).isTrue();
    }
}
