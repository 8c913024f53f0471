package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.TrafficRules;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/** What a specification demands of requests and responses, compiled. */
public final class OpenApiTraffic implements TrafficRules {

    private final List<Known> operations;

    private OpenApiTraffic(List<Known> operations) {
        this.operations = operations;
    }

    /**
     * One operation.
     *
     * @param name method and path
     * @param requests any of them must match
     * @param responses by status, range or {@code default}: any of them must match what is made of the response
     */
    private record Known(String name, List<OpenApiRequest> requests, Map<String, List<RequestRule>> responses) {

        boolean isAskedBy(RequestView request) {
            return requests.get(0).head().test(request);
        }

        boolean accepts(RequestView request) {
            return requests.stream().anyMatch(each -> each.rule().test(request));
        }

        /* OpenAPI 3.0.3, 4.7.16: the code itself before its range, and what is left last. */
        @Nullable
        List<RequestRule> shapes(int status) {
            char first = (char) ('0' + status / 100);
            for (String key : List.of(String.valueOf(status), first + "XX", first + "xx", "default")) {
                List<RequestRule> shapes = responses.get(key);
                if (shapes != null) {
                    return shapes;
                }
            }
            return null;
        }
    }

    /**
     * Compiles a specification.
     *
     * @param specification its text, or where it is
     * @param place where it stands in the expectation, for errors
     * @param options how to compile
     * @return the rules
     * @throws WireException naming the place, if it cannot be used
     */
    public static TrafficRules compile(String specification, String place, MatchOptions options) {
        Compilation with = Compilation.ofExpectation(options);
        List<Known> operations = new ArrayList<>();
        try {
            for (OpenApi.Contract contract : OpenApi.installed().contracts(specification)) {
                Map<String, List<RequestRule>> responses = new LinkedHashMap<>();
                contract.responses().forEach((status, shapes) -> responses.put(status, compiled(shapes, with)));
                List<OpenApiRequest> requests = contract.requests().stream()
                        .map(request -> OpenApiRequest.compile(request, with))
                        .toList();
                operations.add(new Known(name(contract.requests().get(0)), requests, responses));
            }
        } catch (UnusableSpecification unusable) {
            throw new WireException(place, unusable.reason());
        }
        return new OpenApiTraffic(List.copyOf(operations));
    }

    private static String name(HttpRequest request) {
        NottableString path = request.getPath();
        return request.getMethod("GET") + ' ' + (path == null ? "" : path.getValue());
    }

    @Override
    public @Nullable String operation(RequestView request) {
        Known known = known(request);
        return known == null ? null : known.name();
    }

    private static List<RequestRule> compiled(List<HttpRequest> shapes, Compilation with) {
        return shapes.stream()
                .map(shape -> RequestCompiler.compile(shape, with))
                .toList();
    }

    @Override
    public List<String> objections(RequestView request) {
        List<RequestRule> candidates = new ArrayList<>();
        for (Known operation : operations) {
            if (operation.isAskedBy(request)) {
                if (operation.accepts(request)) {
                    return List.of();
                }
                operation.requests().forEach(each -> candidates.add(each.rule()));
            }
        }
        return candidates.isEmpty() ? unknown(request) : closest(candidates, request);
    }

    private static List<String> unknown(RequestView request) {
        return List.of("there is no operation for " + request.method() + " " + request.path());
    }

    @Override
    public List<String> objections(RequestView request, OutgoingResponse response) {
        Known operation = known(request);
        if (operation == null) {
            return unknown(request);
        }
        List<RequestRule> shapes = operation.shapes(response.status());
        if (shapes == null) {
            return List.of("there is no response with status " + response.status());
        }
        /* What is encoded cannot be read, and what has no body has no type either (RFC 9110 section 6.4.1). */
        boolean bodyless = request.method().equals("HEAD") || !Http1Format.bodyAllowed(response.status());
        if (bodyless || shapes.isEmpty() || response.headers().first("content-encoding") != null) {
            return List.of();
        }
        RequestView shown = shown(request, response);
        boolean fits = shapes.stream().anyMatch(shape -> shape.test(shown));
        return fits ? List.of() : closest(shapes, shown);
    }

    private @Nullable Known known(RequestView request) {
        Known asked = null;
        for (Known operation : operations) {
            if (operation.isAskedBy(request)) {
                if (operation.accepts(request)) {
                    return operation;
                }
                asked = asked == null ? operation : asked;
            }
        }
        return asked;
    }

    /* Headers and body are compared in the same way whoever sent them. */
    private static RequestView shown(RequestView request, OutgoingResponse response) {
        Pairs headers = response.headers();
        String type = response.defaultContentType();
        if (type != null && headers.first("content-type") == null) {
            Pairs.Builder more = new Pairs.Builder(headers.size() + 1);
            headers.appendTo(more);
            headers = more.add("content-type", type).build();
        }
        return new RequestView("GET", "/", headers, response.body(), null, request.origin());
    }

    private static List<String> closest(List<RequestRule> rules, RequestView request) {
        List<String> fewest = List.of();
        for (RequestRule rule : rules) {
            List<String> objections = new ArrayList<>();
            for (FieldResult field : rule.explain(request)) {
                if (!field.matched()) {
                    objections.add(field.field() + ": " + String.join(" ", field.differences()));
                }
            }
            if (fewest.isEmpty() || objections.size() < fewest.size()) {
                fewest = objections;
            }
        }
        return fewest.isEmpty() ? List.of("it does not fit the specification") : fewest;
    }
}
