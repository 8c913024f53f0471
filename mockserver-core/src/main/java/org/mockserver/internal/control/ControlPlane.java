package org.mockserver.internal.control;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.control.Route.Names;
import org.mockserver.internal.control.Route.Place;
import org.mockserver.internal.engine.Breakpoints;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.FailureLog;
import org.mockserver.internal.engine.Registration;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.engine.Verifier;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/** Puts the control plane together. A new endpoint is one row and one handler in the class of its subject. */
public final class ControlPlane {

    private static final String YAML = "application/yaml; charset=utf-8";

    private ControlPlane() {}

    /**
     * Makes the door in front of an engine, and lets the journal note changes of its expectations.
     *
     * @param engine takes what no route answers and no breakpoint holds
     * @param server the server around it
     * @param settings read on each request
     * @param failures where unexpected failures are written down
     * @return the door
     */
    public static Door door(Engine engine, ServerControl server, LiveSettings settings, FailureLog failures) {
        Breakpoints breakpoints = breakpoints(engine, settings);
        List<Route> rows = rows(engine, server, settings, breakpoints, List.of());
        return door(engine, breakpoints, server, settings, failures, rows);
    }

    /**
     * As {@link #door}, with isolated spaces beside the engine.
     *
     * @param spaces opened by clients
     * @return leads requests to the engine or into a space
     */
    public static SpaceDoor doorWithSpaces(
            Engine engine, ServerControl server, LiveSettings settings, FailureLog failures, Spaces spaces) {
        Breakpoints breakpoints = breakpoints(engine, settings);
        List<Route> more = new SpaceEndpoints(spaces, settings).rows();
        List<Route> rows = rows(engine, server, settings, breakpoints, more);
        return new SpaceDoor(door(engine, breakpoints, server, settings, failures, rows), spaces);
    }

    static Breakpoints breakpoints(Engine engine, LiveSettings settings) {
        return new Breakpoints(engine, () -> {
            Settings current = settings.current();
            return new Breakpoints.Options(
                    current.get(SettingKeys.BREAKPOINT_TIMEOUT_MILLIS), current.get(SettingKeys.BREAKPOINT_MAX_HELD));
        });
    }

    private static Door door(
            Engine engine,
            Breakpoints breakpoints,
            ServerControl server,
            LiveSettings settings,
            FailureLog failures,
            List<Route> rows) {
        engine.rules().addListener(new RuleNotes(engine.journal()));
        RouteTable table = new RouteTable(rows);
        Route liveness = new Route(
                "GET",
                "",
                Names.PREFIXED,
                Access.OPEN,
                Place.CONNECTION,
                "The status of the server, on the path that livenessHttpGetPath names.",
                new ServerEndpoints(server, settings)::status);
        return new Door(table, liveness, breakpoints, settings, engine.workers(), failures);
    }

    /** The rows, in the order in which the documentation lists them. */
    static List<Route> rows(
            Engine engine, ServerControl server, LiveSettings settings, Breakpoints breakpoints, List<Route> more) {
        RuleSelection selection = new RuleSelection(settings);
        Verifier verifier = new Verifier(id -> {
            Rule rule = engine.rules().known(id);
            return rule == null ? null : rule.expectation();
        });
        List<Route> rows = new ArrayList<>();
        String prefix = settings.current().get(SettingKeys.OPEN_API_CONTEXT_PATH_PREFIX);
        rows.addAll(new ExpectationEndpoints(new Registration(engine.rules(), prefix)).rows());
        rows.addAll(new ImportEndpoints(engine, settings).rows());
        rows.addAll(new GeneratorEndpoints(engine, settings).rows());
        rows.addAll(new ContractEndpoints(engine, settings).rows());
        rows.addAll(new ClearEndpoints(engine, breakpoints, selection).rows());
        rows.addAll(new RetrieveEndpoints(engine, server, settings, selection).rows());
        rows.addAll(new VerifyEndpoints(verifier, engine.journal(), settings).rows());
        rows.addAll(new ReplayEndpoints(engine).rows());
        rows.addAll(new SloEndpoints(engine.samples()).rows());
        rows.addAll(new DriftEndpoints(engine.drift(), settings).rows());
        rows.addAll(new DiagnosticEndpoints(engine, settings).rows());
        rows.addAll(new ExplainEndpoints(engine, settings).rows());
        rows.addAll(new LogBodyEndpoints(engine, settings).rows());
        rows.addAll(new LintEndpoints(engine.rules()).rows());
        rows.addAll(new DiffEndpoints().rows());
        rows.addAll(new BreakpointEndpoints(breakpoints).rows());
        rows.addAll(new ScenarioEndpoints(engine.scenarios()).rows());
        rows.addAll(new ClockEndpoints(engine.clock()).rows());
        rows.addAll(new TemplateEndpoints(engine).rows());
        rows.addAll(new CrudEndpoints(engine.crudStores()).rows());
        rows.addAll(new FileEndpoints(engine.files()).rows());
        rows.addAll(new ServerEndpoints(server, settings).rows());
        rows.addAll(more);
        rows.addAll(new TrustEndpoints(server).rows());
        rows.addAll(new ClusterEndpoints().rows());
        rows.addAll(new McpEndpoints(rows, engine, server, settings).rows());
        rows.add(new Route(
                "GET",
                "/openapi.yaml",
                Names.PREFIXED,
                Access.OPEN,
                Place.CONNECTION,
                "Describes this table as an OpenAPI document.",
                call -> Reply.of(200, YAML, RouteDocs.openApi(rows, server.version()))));
        return rows;
    }
}
