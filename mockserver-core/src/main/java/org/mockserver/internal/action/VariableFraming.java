package org.mockserver.internal.action;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.model.ConnectionOptions;

/** Compiled connection options; those with a sampled pause differ from response to response. */
final class VariableFraming {

    private static final VariableFraming ORDINARY = new VariableFraming(Framing.ORDINARY, Pauses.NONE, Pauses.NONE);

    private final Framing framing;
    private final Pause betweenChunks;
    private final Pause beforeClose;

    private VariableFraming(Framing framing, Pause betweenChunks, Pause beforeClose) {
        this.framing = framing;
        this.betweenChunks = betweenChunks;
        this.beforeClose = beforeClose;
    }

    static VariableFraming of(@Nullable ConnectionOptions options, String path, RandomGenerator random) {
        if (options == null) {
            return ORDINARY;
        }
        Pause betweenChunks = Pauses.of(options.getChunkDelay(), path + ".chunkDelay", random);
        Pause beforeClose = Pauses.of(options.getCloseSocketDelay(), path + ".closeSocketDelay", random);
        Framing framing = new Framing(
                Boolean.TRUE.equals(options.getSuppressContentLengthHeader()),
                options.getContentLengthHeaderOverride(),
                options.getSuppressConnectionHeader(),
                options.getKeepAliveOverride(),
                options.getChunkSize(),
                betweenChunks.nanos(),
                options.getCloseSocket(),
                beforeClose.nanos());
        return new VariableFraming(framing, betweenChunks, beforeClose);
    }

    /** Whether {@link #now} always gives the same framing. */
    boolean isConstant() {
        return betweenChunks.isConstant() && beforeClose.isConstant();
    }

    /** The framing for one response. */
    Framing now() {
        if (isConstant()) {
            return framing;
        }
        return new Framing(
                framing.suppressContentLength(),
                framing.contentLengthOverride(),
                framing.suppressConnection(),
                framing.keepAliveOverride(),
                framing.chunkSize(),
                betweenChunks.nanos(),
                framing.closeSocket(),
                beforeClose.nanos());
    }
}
