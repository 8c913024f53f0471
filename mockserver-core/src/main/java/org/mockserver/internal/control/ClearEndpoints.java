package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.function.Predicate;
import org.mockserver.internal.engine.Breakpoints;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.events.LogType;
import org.mockserver.internal.events.Note;
import org.mockserver.internal.events.Severity;
import org.mockserver.model.ClearType;

/** The endpoints that forget expectations and recorded traffic. */
final class ClearEndpoints {

    private static final ClearType[] TYPES = {ClearType.LOG, ClearType.EXPECTATIONS, ClearType.ALL};

    private final Engine engine;
    private final Breakpoints breakpoints;
    private final RuleSelection selection;

    ClearEndpoints(Engine engine, Breakpoints breakpoints, RuleSelection selection) {
        this.engine = engine;
        this.breakpoints = breakpoints;
        this.selection = selection;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "PUT",
                        "/clear",
                        MUTATE,
                        WORKER,
                        "Forgets expectations, recorded traffic or both; the body selects which.",
                        this::clear),
                alsoBare(
                        "PUT",
                        "/reset",
                        MUTATE,
                        WORKER,
                        "Forgets all expectations, recorded traffic and scenario states.",
                        this::reset));
    }

    Reply clear(ControlCall call) {
        ClearType type = Choice.read(call, "type", TYPES, ClearType.ALL);
        if (call.parameter("limit") != null || call.parameter("offset") != null) {
            throw Refusal.text(400, "limit and offset are not supported for clear");
        }
        Predicate<Rule> chosen = selection.toClear(call);
        Selector selector = Selector.read(call, engine.rules());
        if (chosen != null) {
            engine.rules().removeIf(chosen.and(selector::selects));
            note("cleared expectations that match:{}", selector);
            return Reply.empty(200);
        }
        if (type != ClearType.EXPECTATIONS) {
            engine.journal().clear(selector.given() ? selector.entries() : null);
            note("cleared logs that match:{}", selector);
        }
        if (type != ClearType.LOG) {
            clearExpectations(selector);
            note("cleared expectations that match:{}", selector);
        }
        return Reply.empty(200);
    }

    private void clearExpectations(Selector selector) {
        Rule only = selector.rule();
        if (only != null) {
            engine.rules().remove(only.id());
        } else if (selector.given()) {
            engine.rules().removeIf(selector::selects);
        } else {
            engine.rules().clear();
            engine.scenarios().clear();
        }
    }

    private void note(String format, Selector selector) {
        engine.journal()
                .note(new Note(
                        LogType.CLEARED,
                        Severity.INFO,
                        selector.definition(),
                        null,
                        format,
                        List.of(selector.definition()),
                        null));
    }

    Reply reset(ControlCall call) {
        engine.reset();
        breakpoints.clear();
        engine.journal().note(Note.of(LogType.CLEARED, Severity.INFO, "resetting all expectations and request logs"));
        return Reply.empty(200);
    }
}
