package org.mockserver.internal.events;

import java.util.concurrent.atomic.AtomicLong;

/** How often an expectation took a request and how often that was answered. Written by the consumer, read by anyone. */
final class ServedCounts {

    private final AtomicLong matched = new AtomicLong();
    private final AtomicLong answered = new AtomicLong();

    void add(boolean alsoAnswered) {
        matched.lazySet(matched.getPlain() + 1);
        if (alsoAnswered) {
            answered.lazySet(answered.getPlain() + 1);
        }
    }

    long matched() {
        return matched.get();
    }

    long answered() {
        return answered.get();
    }
}
