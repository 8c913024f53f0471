package org.mockserver.internal.control;

import java.util.List;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.events.LogType;
import org.mockserver.internal.events.Note;
import org.mockserver.internal.events.Severity;

/** Writes changes of the registered expectations into the journal. */
final class RuleNotes implements RuleStore.Listener {

    private final Journal journal;

    RuleNotes(Journal journal) {
        this.journal = journal;
    }

    @Override
    public void changed(RuleStore.Change change) {
        note(LogType.CREATED_EXPECTATION, "creating expectation:{}with id:{}", change.added());
        note(LogType.UPDATED_EXPECTATION, "updated expectation:{}with id:{}", change.replaced());
        note(LogType.REMOVED_EXPECTATION, "removed expectation:{}with id:{}", change.removed());
    }

    private void note(LogType type, String format, List<Rule> rules) {
        for (Rule rule : rules) {
            journal.note(new Note(
                    type,
                    Severity.INFO,
                    rule.definition(),
                    rule.id(),
                    format,
                    List.of(rule.expectation(), rule.id()),
                    null));
        }
    }
}
