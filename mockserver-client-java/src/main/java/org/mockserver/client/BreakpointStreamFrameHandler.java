package org.mockserver.client;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.serialization.model.PausedStreamFrameDTO;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** Decides about a frame of a response that is held. Runs on a thread of its own and may call the client. */
@FunctionalInterface
public interface BreakpointStreamFrameHandler {

    /**
     * Decides.
     *
     * @param frame a part of a stream
     * @return what becomes of it; null for no change
     */
    @Nullable
    StreamFrameDecisionDTO handle(PausedStreamFrameDTO frame);
}
