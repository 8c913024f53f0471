package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RehearsalTest {

    @Test
    void theRehearsalIsAnswered() {
        assertThat(Rehearsal.play()).isTrue();
    }
}
