package org.mockserver.internal.match;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/** Objects that are costly to make and that only one thread may use at a time. Holds as many as ever were in use at once. */
final class Pool<T> {

    private final ConcurrentLinkedQueue<T> idle = new ConcurrentLinkedQueue<>();
    private final Supplier<T> maker;

    Pool(Supplier<T> maker) {
        this.maker = maker;
    }

    <V> V use(Function<T, V> work) {
        T object = idle.poll();
        if (object == null) {
            object = maker.get();
        }
        V result = work.apply(object);
        /* Not given back after an exception: its state is unknown then. */
        idle.add(object);
        return result;
    }
}
