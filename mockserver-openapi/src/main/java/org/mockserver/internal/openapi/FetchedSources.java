package org.mockserver.internal.openapi;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What was fetched from URLs a moment ago: a verification that waits for its condition asks many times a second. An import
 * always fetches anew. Safe for use by any thread.
 */
final class FetchedSources {

    private static final long KEPT_NANOS = TimeUnit.SECONDS.toNanos(10);
    private static final int MOST_KEPT = 16;

    private final Sources sources;
    private final LongSupplier clockNanos;
    private final Map<String, Fetched> byUrl = new LinkedHashMap<>();

    private record Fetched(Source source, long atNanos) {}

    FetchedSources(Sources sources, LongSupplier clockNanos) {
        this.sources = sources;
        this.clockNanos = clockNanos;
    }

    /** As {@link Sources#find}, or what it said a moment ago. */
    Source get(String specUrlOrPayload) {
        Source known = recent(specUrlOrPayload);
        return known == null ? renew(specUrlOrPayload) : known;
    }

    private synchronized @Nullable Source recent(String url) {
        Fetched fetched = byUrl.get(url);
        return fetched == null || clockNanos.getAsLong() - fetched.atNanos() > KEPT_NANOS ? null : fetched.source();
    }

    /** As {@link Sources#find}. */
    Source renew(String specUrlOrPayload) {
        Source found = sources.find(specUrlOrPayload);
        if (found.isFetched()) {
            remember(specUrlOrPayload, found);
        }
        return found;
    }

    private synchronized void remember(String url, Source source) {
        byUrl.remove(url);
        byUrl.put(url, new Fetched(source, clockNanos.getAsLong()));
        if (byUrl.size() > MOST_KEPT) {
            byUrl.remove(byUrl.keySet().iterator().next());
        }
    }
}
