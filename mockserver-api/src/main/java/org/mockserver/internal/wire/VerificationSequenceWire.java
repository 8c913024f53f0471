package org.mockserver.internal.wire;

import org.mockserver.verify.VerificationSequence;
import tools.jackson.databind.JsonNode;

/** Verifications of a sequence as JSON. */
public final class VerificationSequenceWire {

    /** What a refused document should have been, for {@link WireException#toText}. */
    public static final String KIND = "verification sequence";

    private VerificationSequenceWire() {}

    /**
     * Reads a sequence; it may be empty.
     *
     * @throws WireException with everything that is wrong
     */
    public static VerificationSequence read(String json) {
        if (json.isBlank()) {
            throw new WireException("a verification sequence is required but value was \"null\"");
        }
        Problems problems = Problems.ofInstructions();
        VerificationSequence sequence = VerificationCodec.readSequence(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return sequence;
    }

    /** The tree of a sequence. */
    public static JsonNode tree(VerificationSequence sequence) {
        return VerificationCodec.writeSequence(sequence);
    }

    /** The pretty text of a sequence. */
    public static String write(VerificationSequence sequence) {
        return Json.pretty(tree(sequence));
    }
}
