package org.mockserver.internal.upstream;

import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;

/** The upstream connections of one event loop. Used on it only. */
final class LoopClient {

    /** How often time limits are looked at; each is noticed up to this late. */
    private static final long CHECK_MILLIS = 100;

    private final EventLoop loop;
    private final Dialer dialer;
    private final Map<Key, TargetPool> pools = new HashMap<>();
    private boolean checking;

    /**
     * What connections have in common.
     *
     * @param to where they lead
     * @param offersHttp2 whether HTTP/2 was offered when they were made
     * @param proof with which they were made; null without
     */
    record Key(
            Destination to, boolean offersHttp2, @Nullable ClientProof proof) {}

    LoopClient(EventLoop loop, Dialer dialer) {
        this.loop = loop;
        this.dialer = dialer;
    }

    void send(Job job) {
        Key key = new Key(job.to, job.offersHttp2, dialer.tls().proof(job.to));
        TargetPool pool = pools.get(key);
        if (pool == null) {
            pool = new TargetPool(key, this);
            pools.put(key, pool);
        }
        pool.send(job);
        if (!checking) {
            checking = true;
            planCheck();
        }
    }

    EventLoop loop() {
        return loop;
    }

    Dialer dialer() {
        return dialer;
    }

    private void planCheck() {
        loop.schedule(this::check, CHECK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /* A time limit that ends a request may cause another request, so the pools are copied. */
    private void check() {
        long nowNanos = System.nanoTime();
        for (TargetPool pool : new ArrayList<>(pools.values())) {
            pool.check(nowNanos);
            if (pool.isEmpty()) {
                pools.remove(pool.key());
            }
        }
        if (pools.isEmpty()) {
            checking = false;
        } else {
            planCheck();
        }
    }
}
