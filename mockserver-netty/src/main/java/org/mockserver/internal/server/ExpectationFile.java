package org.mockserver.internal.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.mock.Expectation;

/**
 * Keeps a file equal to the active expectations. The file is replaced as a whole, so a reader never sees half of it;
 * changes that come while it is being written are written together by the next turn.
 */
final class ExpectationFile implements RuleStore.Listener {

    private final Path file;
    private final Supplier<List<Expectation>> active;
    private final Workers workers;
    private final BiConsumer<String, IOException> failed;
    private final AtomicBoolean planned = new AtomicBoolean();
    private final Object writing = new Object();

    // Guarded by writing.
    private boolean finished;

    ExpectationFile(
            String file, Supplier<List<Expectation>> active, Workers workers, BiConsumer<String, IOException> failed) {
        this.file = Path.of(file).toAbsolutePath();
        this.active = active;
        this.workers = workers;
        this.failed = failed;
    }

    @Override
    public void changed(RuleStore.Change change) {
        if (planned.compareAndSet(false, true) && !workers.tryExecute(this::write)) {
            write();
        }
    }

    /** Writes for the last time; a turn that is still planned writes nothing. */
    void finish() {
        synchronized (writing) {
            write();
            finished = true;
        }
    }

    void write() {
        synchronized (writing) {
            planned.set(false);
            if (finished) {
                return;
            }
            try {
                Path parent = file.getParent();
                Path draft = Files.createTempFile(parent, file.getFileName().toString(), ".tmp");
                try {
                    Files.writeString(draft, ExpectationWire.write(active.get()), StandardCharsets.UTF_8);
                    move(draft);
                } finally {
                    Files.deleteIfExists(draft);
                }
            } catch (IOException unwritable) {
                failed.accept("persistedExpectationsPath " + file + " cannot be written", unwritable);
            }
        }
    }

    private void move(Path draft) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException separateFileSystems) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
