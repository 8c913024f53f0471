package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Route.Place.BY_SIZE;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;

/** The endpoint that registers expectations. */
final class ExpectationEndpoints {

    private final RuleStore rules;

    ExpectationEndpoints(RuleStore rules) {
        this.rules = rules;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "PUT",
                "/expectation",
                MUTATE,
                BY_SIZE,
                "Registers one expectation or an array of them; an id that is taken is replaced in its place.",
                this::upsert));
    }

    Reply upsert(ControlCall call) {
        List<Expectation> stored;
        try {
            stored = rules.upsert(ExpectationWire.readMany(call.body()));
        } catch (WireException invalid) {
            throw Refusal.text(400, invalid.toText(ExpectationWire.KIND, call.body()));
        }
        Reply reply = Reply.json(201, ExpectationWire.write(stored));
        int warnings = Lint.warnings(stored);
        return warnings == 0 ? reply : reply.with("x-mockserver-lint-warnings", Integer.toString(warnings));
    }
}
