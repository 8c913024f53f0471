package org.mockserver.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ServerClockTest {

    private Instant real = Instant.ofEpochMilli(1_000);
    private final ServerClock clock = new ServerClock(() -> real);

    @Test
    void itRunsInRealTime() {
        assertThat(clock.millis()).isEqualTo(1_000);
        real = Instant.ofEpochMilli(2_000);
        assertThat(clock.millis()).isEqualTo(2_000);
        assertThat(clock.instant()).isEqualTo(real);
        assertThat(clock.isFrozen()).isFalse();
    }

    @Test
    void aFrozenClockStandsStill() {
        clock.freeze(null);
        real = Instant.ofEpochMilli(2_000);

        assertThat(clock.millis()).isEqualTo(1_000);
        assertThat(clock.isFrozen()).isTrue();
    }

    @Test
    void itCanBeFrozenAtAnyInstant() {
        clock.freeze(Instant.ofEpochMilli(-5));

        assertThat(clock.millis()).isEqualTo(-5);
        assertThat(clock.instant()).isEqualTo(Instant.ofEpochMilli(-5));
    }

    @Test
    void advancingFreezesAndAddsUp() {
        clock.advance(Duration.ofMillis(10));
        real = Instant.ofEpochMilli(9_000);
        clock.advance(Duration.ofMillis(5));

        assertThat(clock.millis()).isEqualTo(1_015);
        assertThat(clock.isFrozen()).isTrue();
    }

    @Test
    void freezingAFrozenClockKeepsItsInstant() {
        clock.advance(Duration.ofMillis(10));
        clock.freeze(null);

        assertThat(clock.millis()).isEqualTo(1_010);
    }

    @Test
    void resettingLetsItRunAgain() {
        clock.advance(Duration.ofDays(1));
        clock.reset();

        assertThat(clock.millis()).isEqualTo(1_000);
        assertThat(clock.isFrozen()).isFalse();
    }
}
