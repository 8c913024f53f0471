package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;

/** When spaces end. */
class SpacesTest {

    private final Deque<Runnable> planned = new ArrayDeque<>();
    private final List<String> closed = new ArrayList<>();
    private long now;
    private final Spaces spaces =
            new Spaces(FakeSpace::new, () -> now, (task, delay) -> planned.add(task), Runnable::run);

    private final class FakeSpace implements Space {

        private final String name;

        FakeSpace(String name) {
            this.name = name;
        }

        @Override
        public ExchangeHandler door() {
            return new ExchangeHandler() {
                @Override
                public void handle(Exchange exchange) {}

                @Override
                public boolean answersBeforeBody() {
                    return true;
                }

                @Override
                public boolean handleHead(Exchange exchange) {
                    return false;
                }
            };
        }

        @Override
        public void close() {
            closed.add(name);
        }
    }

    private void pass(long millis) {
        now += TimeUnit.MILLISECONDS.toNanos(millis);
        Runnable due = planned.poll();
        assertThat(due).isNotNull();
        due.run();
    }

    @Test
    void aSpaceThatIsUsedStays() {
        spaces.open("a", 100, 5);
        now += TimeUnit.MILLISECONDS.toNanos(60);
        assertThat(spaces.use("a")).isNotNull();

        pass(40);
        assertThat(closed).isEmpty();
        assertThat(spaces.idleMillis()).containsEntry("a", 40L);

        pass(60);
        assertThat(closed).containsExactly("a");
        assertThat(spaces.use("a")).isNull();
    }

    @Test
    void theTimerOfAClosedSpaceLeavesItsSuccessorAlone() {
        spaces.open("a", 100, 5);
        assertThat(spaces.close("a")).isTrue();
        now += TimeUnit.MILLISECONDS.toNanos(90);
        spaces.open("a", 100, 5);

        pass(10);

        assertThat(closed).containsExactly("a");
        assertThat(spaces.use("a")).isNotNull();
    }

    @Test
    void allAreClosedAtTheEnd() {
        spaces.open("a", 100, 5);
        spaces.open("b", 100, 5);
        assertThat(spaces.answersBeforeBody()).isTrue();

        spaces.closeAll();

        assertThat(closed).containsExactlyInAnyOrder("a", "b");
        assertThat(spaces.answersBeforeBody()).isFalse();
        assertThat(spaces.close("a")).isFalse();
    }
}
