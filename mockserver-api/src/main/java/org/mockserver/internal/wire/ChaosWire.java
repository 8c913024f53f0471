package org.mockserver.internal.wire;

import org.mockserver.model.HttpChaosProfile;
import tools.jackson.databind.JsonNode;

/** Faults in answers as JSON. */
public final class ChaosWire {

    private ChaosWire() {}

    /** The tree of a profile; what is unset is left out. */
    public static JsonNode tree(HttpChaosProfile profile) {
        return ChaosCodec.write(profile);
    }
}
