package org.mockserver.internal.control;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.ContractRequest;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Replay;
import org.mockserver.internal.engine.RequestExample;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.TrafficRules;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Sends a request for each operation to a server, one after the other, and judges the responses. Used once. */
final class ContractTrial implements Pending {

    /* Requests and responses are handled on the thread of the connection that asks; they are judged at the end, on a
     * worker. */

    private final Engine engine;
    private final TrafficRules rules;
    private final List<OpenApi.Operation> operations;
    private final String baseUrl;
    private final URI base;
    private final List<Tried> tried = new ArrayList<>();

    /**
     * One operation that was tried.
     *
     * @param request what was made up for it; null if that was not possible
     * @param response what came back; null if nothing did
     * @param failure why there is no response
     */
    private record Tried(
            OpenApi.Operation operation,
            @Nullable HttpRequest request,
            @Nullable OutgoingResponse response,
            @Nullable String failure) {}

    ContractTrial(Engine engine, TrafficRules rules, List<OpenApi.Operation> operations, String baseUrl, URI base) {
        this.engine = engine;
        this.rules = rules;
        this.operations = operations;
        this.baseUrl = baseUrl;
        this.base = base;
    }

    @Override
    public void begin(Executor loop, Consumer<Supplier<Reply>> outcome) {
        if (tried.size() == operations.size()) {
            outcome.accept(() -> Reply.json(200, Json.pretty(report())));
            return;
        }
        OpenApi.Operation operation = operations.get(tried.size());
        HttpRequest request;
        try {
            request = ContractRequest.of(operation.requests().get(0));
        } catch (WireException noSample) {
            tried.add(new Tried(operation, null, null, "no request can be made up: " + noSample.getMessage()));
            loop.execute(() -> begin(loop, outcome));
            return;
        }
        boolean sent = Replay.send(engine, ContractRequest.to(base, request), loop, new Upstream.Receiver() {
            @Override
            public void answered(OutgoingResponse response) {
                tried.add(new Tried(operation, request, response, null));
                loop.execute(() -> begin(loop, outcome));
            }

            @Override
            public void failed(UpstreamFailure failure) {
                tried.add(new Tried(operation, request, null, "there is no response: " + failure.message()));
                loop.execute(() -> begin(loop, outcome));
            }
        });
        if (!sent) {
            tried.add(new Tried(operation, request, null, "the request names no server"));
            loop.execute(() -> begin(loop, outcome));
        }
    }

    private ObjectNode report() {
        ArrayNode results = Json.array();
        int passed = 0;
        for (Tried each : tried) {
            List<String> errors = errors(each);
            passed += errors.isEmpty() ? 1 : 0;
            HttpRequest described = each.operation().requests().get(0);
            NottableString path = described.getPath();
            OutgoingResponse response = each.response();
            ObjectNode result = results.addObject()
                    .put("operationId", each.operation().id())
                    .put("method", described.getMethod("GET"))
                    .put("path", path == null ? "/" : path.getValue())
                    .put("statusCodeReceived", response == null ? 0 : response.status())
                    .put("passed", errors.isEmpty());
            errors.forEach(result.putArray("validationErrors")::add);
        }
        ObjectNode report = Json.object()
                .put("baseUrl", baseUrl)
                .put("totalOperations", tried.size())
                .put("passed", passed)
                .put("failed", tried.size() - passed)
                .put("allPassed", !tried.isEmpty() && passed == tried.size());
        if (tried.isEmpty()) {
            report.put("error", "the specification has no such operation, so nothing was compared");
        }
        report.set("results", results);
        return report;
    }

    private List<String> errors(Tried each) {
        if (each.failure() != null) {
            return List.of(each.failure());
        }
        HttpRequest request = each.request();
        OutgoingResponse response = each.response();
        return request == null || response == null
                ? List.of("there is no response")
                : rules.objections(RequestExample.of(request), response);
    }
}
