package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.control.imports.ImportException;
import org.mockserver.internal.control.imports.Imports;
import org.mockserver.internal.control.imports.PactExport;
import org.mockserver.internal.control.imports.PactReport;
import org.mockserver.internal.control.imports.Redaction;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.RequestExample;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that turn documents of other tools, and recorded traffic, into expectations. */
final class ImportEndpoints {

    private static final String PACT = "pact";
    private static final String RECORDING = "recording";

    private final Engine engine;
    private final LiveSettings settings;

    ImportEndpoints(Engine engine, LiveSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "PUT",
                        "/import",
                        MUTATE,
                        WORKER,
                        "Registers expectations made from an archive or collection of another tool, or restores recorded"
                                + " traffic.",
                        this::importDocument),
                alsoBare(
                        "PUT",
                        "/pact/import",
                        MUTATE,
                        WORKER,
                        "Registers expectations made from a pact.",
                        call -> imported(call, PACT)),
                alsoBare(
                        "PUT",
                        "/pact",
                        READ,
                        WORKER,
                        "Shows the active expectations as a pact between the consumer and provider of the query.",
                        this::exportPact),
                alsoBare(
                        "PUT",
                        "/pact/verify",
                        READ,
                        WORKER,
                        "Compares what the active expectations answer with a pact.",
                        this::verifyPact),
                new Route(
                        "PUT",
                        "/recordings/promote",
                        Route.Names.PREFIXED,
                        MUTATE,
                        WORKER,
                        "Registers expectations without limits made from the forwarded traffic that the body selects.",
                        this::promote));
    }

    Reply importDocument(ControlCall call) {
        String format = call.parameter("format");
        if (format != null && format.equalsIgnoreCase(RECORDING)) {
            return Recording.restore(call, engine.journal(), settings.current());
        }
        return imported(call, format == null || format.isBlank() ? null : format);
    }

    private Reply imported(ControlCall call, @Nullable String format) {
        if (call.hasNoBody()) {
            throw Refusal.text(400, "a document to import is required but the request body is empty");
        }
        JsonNode document;
        try {
            document = Json.parse(call.body());
        } catch (WireException malformed) {
            throw Refusal.text(400, "the document to import is " + malformed.getMessage());
        }
        List<Expectation> expectations;
        try {
            expectations = Imports.read(document, format, options(call));
        } catch (ImportException unusable) {
            throw Refusal.text(400, String.valueOf(unusable.getMessage()));
        }
        return Reply.json(201, ExpectationWire.write(engine.rules().upsert(expectations)));
    }

    private static Imports.Options options(ControlCall call) {
        boolean redact = !"false".equalsIgnoreCase(call.parameter("redactSensitiveData"));
        Redaction redaction = new Redaction(
                redact, list(call, "additionalRedactedHeaders"), list(call, "additionalRedactedBodyFields"));
        return new Imports.Options(
                redaction,
                Boolean.parseBoolean(call.parameter("consolidate")),
                Boolean.parseBoolean(call.parameter("parameterize")),
                Objects.requireNonNullElse(call.parameter("filesDirectory"), ""));
    }

    private static List<String> list(ControlCall call, String parameter) {
        String given = Objects.requireNonNullElse(call.parameter(parameter), "");
        return Arrays.stream(given.split(",", -1))
                .map(String::trim)
                .filter(name -> !name.isEmpty())
                .toList();
    }

    Reply exportPact(ControlCall call) {
        List<Expectation> active =
                engine.rules().inOrder().stream().map(Rule::shown).toList();
        String consumer = Objects.requireNonNullElse(call.parameter("consumer"), "consumer");
        String provider = Objects.requireNonNullElse(call.parameter("provider"), "provider");
        return Reply.json(200, Json.pretty(PactExport.of(active, consumer, provider)));
    }

    Reply verifyPact(ControlCall call) {
        if (call.hasNoBody()) {
            throw Refusal.json(400, "Pact contract JSON must not be empty");
        }
        try {
            ObjectNode report = PactReport.of(Json.parse(call.body()), this::taker);
            return Reply.json(report.path("verified").booleanValue(false) ? 202 : 406, Json.pretty(report));
        } catch (WireException malformed) {
            throw Refusal.json(400, "Pact contract JSON is malformed: " + malformed.getMessage());
        } catch (ImportException unusable) {
            throw Refusal.json(400, String.valueOf(unusable.getMessage()));
        }
    }

    private @Nullable Expectation taker(HttpRequest request) {
        RequestView asked = RequestExample.of(request);
        for (Rule rule : engine.rules().inOrder()) {
            if (rule.predicate().test(asked)) {
                return rule.expectation();
            }
        }
        return null;
    }

    Reply promote(ControlCall call) {
        Selector selector = Selector.read(call, engine.rules());
        List<Expectation> recorded = RecordedExpectations.of(engine.journal().view(), selector);
        for (Expectation expectation : recorded) {
            expectation.withTimes(Times.unlimited());
        }
        return recorded.isEmpty()
                ? Reply.json(201, "[]")
                : Reply.json(201, ExpectationWire.write(engine.rules().upsert(recorded)));
    }
}
