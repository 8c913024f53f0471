package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;

/** Collects everything that is wrong with one document, so that all of it is reported together. */
final class Problems {

    /** Beyond this many the rest adds nothing for the reader and only costs memory. */
    private static final int MAX_KEPT = 200;

    private final List<WireError> errors = new ArrayList<>();
    private final boolean recorded;
    private final boolean lenient;

    private Problems(boolean recorded, boolean lenient) {
        this.recorded = recorded;
        this.lenient = lenient;
    }

    /** For a document that says what to do: names and values must make sense. */
    static Problems ofInstructions() {
        return new Problems(false, false);
    }

    /** For a document that says what was received: whatever a peer sent is accepted, and no prefix is read. */
    static Problems ofRecording() {
        return new Problems(true, true);
    }

    /** For instructions that another server accepted: what it knows beyond this version is passed over. */
    static Problems ofAccepted() {
        return new Problems(false, true);
    }

    boolean recorded() {
        return recorded;
    }

    /** Whether members and actions that this version does not know are passed over. */
    boolean lenient() {
        return lenient;
    }

    void add(String path, String message) {
        if (errors.size() < MAX_KEPT) {
            errors.add(new WireError(path, message));
        }
    }

    int count() {
        return errors.size();
    }

    /** Throws a {@link WireException} if anything was wrong. */
    void throwIfAny() {
        if (!errors.isEmpty()) {
            throw new WireException(errors);
        }
    }
}
