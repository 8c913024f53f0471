package org.mockserver.internal.action;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RecoverAfter;

/** Fails a number of times before it answers: {@code recoverAfter} of a response. */
final class RecoverAfterAction implements Action {

    /** Windows kept; a client that invents ever new keys must not fill the memory. */
    private static final int MAX_WINDOWS = 10_000;

    private static final int SERVICE_UNAVAILABLE = 503;

    private final long failTimes;
    private final @Nullable String keyHeader;
    private final Action failing;
    private final Action recovered;
    private final Windows windows = new Windows();

    private RecoverAfterAction(long failTimes, @Nullable String keyHeader, Action failing, Action recovered) {
        this.failTimes = failTimes;
        this.keyHeader = keyHeader;
        this.failing = failing;
        this.recovered = recovered;
    }

    static RecoverAfterAction compile(RecoverAfter spec, Action recovered, String path, ActionOptions options) {
        Integer failTimes = spec.getFailTimes();
        HttpResponse failure = spec.getFailResponse();
        Action failing = ResponseAction.compileAlone(
                failure == null ? new HttpResponse().withStatusCode(SERVICE_UNAVAILABLE) : failure,
                path + ".failResponse",
                options);
        return new RecoverAfterAction(
                failTimes == null ? 0 : failTimes, spec.getIdempotencyHeader(), failing, recovered);
    }

    /* Requests without the header share the count of the expectation, which counts the others too. */
    @Override
    public void serve(ActionCall call) {
        String key = keyHeader == null ? null : call.request().headers().first(keyHeader);
        long matchNumber = key == null ? call.matchNumber() : windows.next(key);
        (matchNumber <= failTimes ? failing : recovered).serve(call);
    }

    /** How often each key was seen; the key not seen for longest is forgotten first. Safe for use by any thread. */
    private static final class Windows {

        private final Map<String, Long> seen = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
                return size() > MAX_WINDOWS;
            }
        };

        synchronized long next(String key) {
            return seen.merge(key, 1L, Long::sum);
        }
    }
}
