package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Route.Place.BY_BODY;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mockserver.internal.engine.Registration;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.match.UnusableSpecification;
import org.mockserver.internal.wire.ExpectationSource;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.OpenApiWire;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that register expectations. */
final class ExpectationEndpoints {

    private static final String LOAD_PROBLEMS = "x-mockserver-openapi-load-problems";

    private final Registration registration;

    ExpectationEndpoints(Registration registration) {
        this.registration = registration;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "PUT",
                        "/expectation",
                        MUTATE,
                        BY_BODY,
                        "Registers one expectation or an array of them; an id that is taken is replaced in its place.",
                        this::upsert),
                alsoBare(
                        "PUT",
                        "/openapi",
                        MUTATE,
                        WORKER,
                        "Registers an expectation for each operation of an OpenAPI specification, or of several.",
                        this::importOpenApi));
    }

    Reply upsert(ControlCall call) {
        try {
            Registration.Outcome outcome = registration.register(ExpectationWire.readSources(call.body()));
            Reply reply = Reply.json(201, ExpectationWire.write(outcome.stored()));
            int warnings = Lint.warnings(outcome.stored());
            if (warnings > 0) {
                reply = reply.with("x-mockserver-lint-warnings", Integer.toString(warnings));
            }
            return withProblems(reply, outcome);
        } catch (WireException invalid) {
            throw Refusal.text(400, invalid.toText(ExpectationWire.KIND, call.body()));
        }
    }

    Reply importOpenApi(ControlCall call) {
        try {
            String type = call.request().contentType();
            boolean yaml = type != null && type.toLowerCase(Locale.ROOT).contains("yaml");
            JsonNode document = yaml ? OpenApi.installed().read(call.body()) : Json.parse(call.body());
            List<ExpectationSource> sources = new ArrayList<>();
            OpenApiWire.readMany(document).forEach(each -> sources.add(new ExpectationSource.FromOpenApi(each)));
            Registration.Outcome outcome = registration.register(sources);
            boolean told = "true".equalsIgnoreCase(call.parameter("includeLoadProblems"));
            return withProblems(Reply.json(201, told ? described(outcome) : stored(outcome)), outcome);
        } catch (UnusableSpecification unusable) {
            throw Refusal.text(400, unusable.reason());
        } catch (WireException invalid) {
            throw Refusal.text(400, invalid.toText(OpenApiWire.KIND, call.body()));
        }
    }

    private static String stored(Registration.Outcome outcome) {
        return ExpectationWire.write(outcome.stored());
    }

    private static String described(Registration.Outcome outcome) {
        ObjectNode description = JsonObjects.object();
        outcome.stored()
                .forEach(expectation -> description.withArray("expectations").add(ExpectationWire.tree(expectation)));
        description.set("loadProblems", JsonObjects.of(outcome.problems()));
        return Json.pretty(description);
    }

    private static Reply withProblems(Reply reply, Registration.Outcome outcome) {
        int problems = outcome.problems().size();
        return problems == 0 ? reply : reply.with(LOAD_PROBLEMS, Integer.toString(problems));
    }
}
