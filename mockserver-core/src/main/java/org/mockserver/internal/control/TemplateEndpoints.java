package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.RequestExample;
import org.mockserver.internal.engine.TemplateTrial;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Action;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoint that tries templates out. */
final class TemplateEndpoints {

    private final Engine engine;

    TemplateEndpoints(Engine engine) {
        this.engine = engine;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "PUT",
                "/template/test",
                MUTATE,
                WORKER,
                "Renders a template for a request without registering it.",
                this::test));
    }

    Reply test(ControlCall call) {
        JsonNode body = JsonObjects.body(call, "request body is empty");
        HttpTemplate template = template(body);
        TemplateTrial trial = TemplateTrial.of(engine, template, request(body));
        boolean forward = template.getType() == Action.Type.FORWARD_TEMPLATE;
        ObjectNode reply = Json.object()
                .put("templateType", template.getTemplateType().name())
                .put("actionType", forward ? "FORWARD" : "RESPONSE")
                .put("durationMillis", TimeUnit.NANOSECONDS.toMillis(trial.tookNanos()))
                .put("valid", trial.problem() == null);
        if (trial.problem() == null) {
            reply.set(forward ? "renderedRequest" : "renderedResponse", trial.rendered());
        } else {
            ObjectNode error = reply.putObject("error").put("message", trial.problem());
            if (trial.line() > 0) {
                error.put("line", trial.line());
            }
            if (trial.column() > 0) {
                error.put("column", trial.column());
            }
        }
        return Reply.json(200, Json.pretty(reply));
    }

    private static HttpTemplate template(JsonNode body) {
        HttpTemplate template = new HttpTemplate(type(JsonObjects.text(body, "templateType")))
                .withTemplate(JsonObjects.text(body, "template"));
        if (body.path("parameters").isObject()) {
            template.withParameters(JsonObjects.plainMembers(body.path("parameters")));
        }
        return switch (JsonObjects.text(body, "actionType").toUpperCase(Locale.ROOT)) {
            case "", "RESPONSE", "RESPONSE_TEMPLATE" -> template;
            case "FORWARD", "FORWARD_TEMPLATE" -> template.withActionType(Action.Type.FORWARD_TEMPLATE);
            default -> throw Refusal.json(400, "'actionType' must be one of: RESPONSE, FORWARD");
        };
    }

    private static HttpTemplate.TemplateType type(String name) {
        for (HttpTemplate.TemplateType type : HttpTemplate.TemplateType.values()) {
            if (type.name().equals(name)) {
                return type;
            }
        }
        throw Refusal.json(400, "'templateType' must be one of: VELOCITY, MUSTACHE, JAVASCRIPT");
    }

    private static RequestView request(JsonNode body) {
        JsonNode given = body.path("request");
        if (given.isMissingNode() || given.isNull()) {
            return RequestExample.of(HttpRequest.request());
        }
        try {
            return RequestExample.of(RequestWire.readComplete(Json.compact(given)));
        } catch (WireException invalid) {
            throw Refusal.json(400, "'request' is not a request: " + invalid.getMessage());
        }
    }
}
