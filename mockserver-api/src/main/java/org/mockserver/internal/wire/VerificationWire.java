package org.mockserver.internal.wire;

import org.mockserver.verify.Verification;
import tools.jackson.databind.JsonNode;

/** Verifications as JSON. */
public final class VerificationWire {

    /** What a refused document should have been, for {@link WireException#toText}. */
    public static final String KIND = "verification";

    private VerificationWire() {}

    /**
     * Reads a verification; without times it means exactly once.
     *
     * @throws WireException with everything that is wrong
     */
    public static Verification read(String json) {
        if (json.isBlank()) {
            throw new WireException("a verification is required but value was \"null\"");
        }
        Problems problems = Problems.ofInstructions();
        Verification verification = VerificationCodec.read(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return verification;
    }

    /** The tree of a verification. */
    public static JsonNode tree(Verification verification) {
        return VerificationCodec.write(verification);
    }

    /** The pretty text of a verification. */
    public static String write(Verification verification) {
        return Json.pretty(tree(verification));
    }
}
