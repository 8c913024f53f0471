package org.mockserver.client;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.mock.breakpoint.BreakpointPhase;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What holds exchanges until code of the user has decided about them. */
abstract class BreakingClient extends ExercisingClient {

    /** The callback clients that decide, by the ids of their breakpoints. */
    private final Map<String, String> deciders = new ConcurrentHashMap<>();

    BreakingClient(Remote remote) {
        super(remote);
    }

    /**
     * Holds exchanges until handlers have decided about them. Where a handler is null, or gives null, the exchange goes on
     * as it is; so it does when the handler throws, or takes longer than the server waits.
     *
     * @param request which exchanges; null for all
     * @param phases when, at least one
     * @return the id of the breakpoint
     */
    public String addBreakpoint(
            @Nullable RequestDefinition request,
            Set<BreakpointPhase> phases,
            @Nullable BreakpointRequestHandler requests,
            @Nullable BreakpointResponseHandler responses,
            @Nullable BreakpointStreamFrameHandler frames) {
        if (phases == null || phases.isEmpty()) {
            throw new IllegalArgumentException("at least one phase is required");
        }
        remote();
        String clientId = callbacks().open(Closure.breaking(requests, responses, frames));
        boolean added = false;
        try {
            String id = add(request, phases, clientId);
            deciders.put(id, clientId);
            added = true;
            return id;
        } finally {
            if (!added) {
                callbacks().close(clientId);
            }
        }
    }

    private String add(@Nullable RequestDefinition request, Set<BreakpointPhase> phases, String clientId) {
        ObjectNode matcher = Json.object();
        if (request != null) {
            matcher.set("httpRequest", RequestWire.tree(request));
        }
        ArrayNode names = matcher.putArray("phases");
        EnumSet.copyOf(phases).forEach(phase -> names.add(phase.name()));
        Answer answer =
                remote().create(Call.put("/breakpoint/matcher").json(Json.pretty(matcher.put("clientId", clientId))));
        return Json.parse(answer.bytes()).path("id").asString("");
    }

    /** Holds requests before an expectation is looked for. Returns the id of the breakpoint. */
    public String addBreakpoint(@Nullable RequestDefinition request, BreakpointRequestHandler requests) {
        return addBreakpoint(request, EnumSet.of(BreakpointPhase.REQUEST), requests, null, null);
    }

    /** Holds requests before an expectation is looked for, and their responses before they are sent. */
    public String addBreakpoint(
            @Nullable RequestDefinition request,
            BreakpointRequestHandler requests,
            BreakpointResponseHandler responses) {
        return addBreakpoint(
                request, EnumSet.of(BreakpointPhase.REQUEST, BreakpointPhase.RESPONSE), requests, responses, null);
    }

    /** Holds frames of streams. Returns the id of the breakpoint. */
    public String addBreakpoint(
            @Nullable RequestDefinition request, Set<BreakpointPhase> phases, BreakpointStreamFrameHandler frames) {
        return addBreakpoint(request, phases, null, null, frames);
    }

    /** Holds exchanges in these phases; without any, in those that have a handler. Returns the id of the breakpoint. */
    public String addBreakpoint(
            @Nullable RequestDefinition request,
            @Nullable BreakpointRequestHandler requests,
            @Nullable BreakpointResponseHandler responses,
            @Nullable BreakpointStreamFrameHandler frames,
            BreakpointPhase... phases) {
        Set<BreakpointPhase> wanted = EnumSet.noneOf(BreakpointPhase.class);
        wanted.addAll(List.of(phases));
        if (wanted.isEmpty()) {
            addIf(requests != null, BreakpointPhase.REQUEST, wanted);
            addIf(responses != null, BreakpointPhase.RESPONSE, wanted);
            addIf(frames != null, BreakpointPhase.RESPONSE_STREAM, wanted);
        }
        return addBreakpoint(request, wanted, requests, responses, frames);
    }

    private static void addIf(boolean handled, BreakpointPhase phase, Set<BreakpointPhase> wanted) {
        if (handled) {
            wanted.add(phase);
        }
    }

    /** The breakpoints of the server, as JSON. */
    public String listBreakpointMatchers() {
        return remote().call(Call.get("/breakpoint/matchers")).text();
    }

    /** Takes out a breakpoint; what it holds goes on. */
    public MockServerClient removeBreakpointMatcher(String id) {
        remote().call(Call.put("/breakpoint/matcher/remove")
                .json(Json.pretty(Json.object().put("id", id))));
        release(id);
        return self();
    }

    /** Takes out all breakpoints; what those of this client hold goes on. */
    public MockServerClient clearBreakpointMatchers() {
        remote().call(Call.put("/breakpoint/matcher/clear"));
        deciders.keySet().forEach(this::release);
        return self();
    }

    private void release(String breakpointId) {
        String clientId = deciders.remove(breakpointId);
        if (clientId != null) {
            callbacks().close(clientId);
        }
    }
}
