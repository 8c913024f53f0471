package org.mockserver.internal.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.mockserver.internal.engine.Registration;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.mock.Expectation;

/**
 * Loads the initial expectations again when one of their files has changed. What a file no longer has is removed;
 * a file that is not valid leaves everything as it was. Used by one thread at a time.
 */
final class WatchedExpectations {

    private final InitialExpectations source;
    private final RuleStore rules;
    private final Registration registration;
    private final BiConsumer<String, Exception> failed;
    private Set<String> loadedIds;
    private List<String> seen = List.of();

    WatchedExpectations(
            InitialExpectations source,
            List<Expectation> loaded,
            RuleStore rules,
            Registration registration,
            BiConsumer<String, Exception> failed) {
        this.source = source;
        this.rules = rules;
        this.registration = registration;
        this.failed = failed;
        this.loadedIds = ids(loaded);
        this.seen = fingerprints();
    }

    /** Looks once. */
    void check() {
        List<String> now = fingerprints();
        if (now.equals(seen)) {
            return;
        }
        seen = now;
        try {
            List<Expectation> read = source.loadInto(registration);
            Set<String> present = ids(read);
            Set<String> vanished = new HashSet<>(loadedIds);
            vanished.removeAll(present);
            rules.removeIf(rule -> vanished.contains(rule.id()));
            loadedIds = present;
        } catch (StartFailure invalid) {
            failed.accept(invalid.getMessage() + " (the expectations loaded before are kept)", invalid);
        }
    }

    private static Set<String> ids(List<Expectation> expectations) {
        Set<String> ids = new HashSet<>();
        expectations.forEach(expectation -> ids.add(expectation.getId()));
        return ids;
    }

    /* Name, size and time of change: what a look every few seconds can afford. */
    private List<String> fingerprints() {
        List<String> texts = new ArrayList<>();
        try {
            for (Path file : source.files()) {
                texts.add(file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
            }
        } catch (IOException | StartFailure unreadable) {
            texts.add(String.valueOf(unreadable.getMessage()));
        }
        return texts;
    }
}
