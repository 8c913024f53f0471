package org.mockserver.internal.engine;

import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.mock.breakpoint.BreakpointPhase;
import org.mockserver.model.RequestDefinition;

/** Exchanges that a connected client wants to decide about. Safe for use by any thread. */
public final class Breakpoint {

    private static final long NEVER_CONNECTED = 0;

    private final String id = UUID.randomUUID().toString();
    private final Spec spec;
    private final RequestPredicate predicate;
    private final AtomicLong passed = new AtomicLong();
    private final AtomicLong connection = new AtomicLong(NEVER_CONNECTED);

    /**
     * What is wanted.
     *
     * @param definition which requests
     * @param phases when, at least one
     * @param clientId who decides
     * @param skipCount how many such exchanges pass first, 0 or more
     * @param response which responses are held
     */
    public record Spec(
            RequestDefinition definition,
            Set<BreakpointPhase> phases,
            String clientId,
            int skipCount,
            ResponseCondition response) {}

    /**
     * Which responses are held.
     *
     * @param statusMin the lowest status, null for any
     * @param statusMax the highest status, null for any
     * @param bodyContains a text in the body, null for any body
     */
    public record ResponseCondition(
            @Nullable Integer statusMin,
            @Nullable Integer statusMax,
            @Nullable String bodyContains) {

        /* Of a body that arrives piece by piece nothing is known. */
        boolean holdsStatus(int status) {
            return (statusMin == null || status >= statusMin) && (statusMax == null || status <= statusMax);
        }

        boolean holds(OutgoingResponse response) {
            return holdsStatus(response.status())
                    && (bodyContains == null || new String(response.body(), Texts.UTF_8).contains(bodyContains));
        }
    }

    Breakpoint(Spec spec, RequestPredicate predicate) {
        this.spec = spec;
        this.predicate = predicate;
    }

    /**
     * The name of this breakpoint.
     *
     * @return unique
     */
    public String id() {
        return id;
    }

    /**
     * What is wanted.
     *
     * @return as it was given
     */
    public Spec spec() {
        return spec;
    }

    boolean matches(RequestView request) {
        return predicate.test(request);
    }

    /** Counts an exchange that matches; false if it is one of those that pass. */
    boolean admit() {
        return spec.skipCount == 0 || passed.getAndIncrement() >= spec.skipCount;
    }

    /* A client that has not connected yet may still do so; one that has left takes its breakpoints with it, even if
     * another one connects under its id. */
    boolean isAlive(Callbacks clients) {
        long now = clients.connection(spec.clientId);
        if (now != NEVER_CONNECTED && connection.compareAndSet(NEVER_CONNECTED, now)) {
            return true;
        }
        long first = connection.get();
        return first == NEVER_CONNECTED || first == now;
    }
}
