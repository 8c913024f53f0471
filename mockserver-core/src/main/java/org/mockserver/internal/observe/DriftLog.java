package org.mockserver.internal.observe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The differences between expectations and reality that were seen, each once, however often it was seen. The one that
 * was not seen for longest gives way when there are too many. Safe for use by any thread.
 */
public final class DriftLog {

    /** Bounds the memory; a person reads far fewer. */
    static final int MOST = 1_000;

    // Guarded by this; in the order in which they were seen last.
    private final Map<Key, Drift> drifts = new LinkedHashMap<>();

    private record Key(String expectationId, Difference.Kind kind, String field) {}

    /**
     * Notes what was seen for one request.
     *
     * @param expectationId the expectation that would have answered
     * @param method of the request
     * @param path of the request
     * @param differences what is different
     * @param nowMillis milliseconds since the epoch
     */
    public synchronized void add(
            String expectationId, String method, String path, List<Difference> differences, long nowMillis) {
        for (Difference difference : differences) {
            Key key = new Key(expectationId, difference.kind(), difference.field());
            Drift known = drifts.remove(key);
            long first = known == null ? nowMillis : known.firstSeenMillis();
            long times = known == null ? 1 : known.occurrences() + 1;
            drifts.put(key, new Drift(expectationId, method, path, difference, first, nowMillis, times));
        }
        Iterator<Drift> oldest = drifts.values().iterator();
        while (drifts.size() > MOST) {
            oldest.next();
            oldest.remove();
        }
    }

    /**
     * What was seen.
     *
     * @return a copy, seen last first
     */
    public synchronized List<Drift> newestFirst() {
        List<Drift> all = new ArrayList<>(drifts.values());
        Collections.reverse(all);
        return all;
    }

    /** Forgets everything. */
    public synchronized void clear() {
        drifts.clear();
    }
}
