package org.mockserver.internal.upstream;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.PassThrough;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Destination;

/** Joins connections to other servers as the settings say. Safe for use by any thread. */
final class Joiner implements PassThrough {

    private static final int HTTPS_PORT = 443;

    private final Dialer dialer;
    private final Supplier<UpstreamOptions> dialling;
    private final Supplier<JoinOptions> liveOptions;

    Joiner(Dialer dialer, Supplier<UpstreamOptions> dialling, Supplier<JoinOptions> liveOptions) {
        this.dialer = dialer;
        this.dialling = dialling;
        this.liveOptions = liveOptions;
    }

    /* The name in the handshake is what the client wants to see proven, so it decides; the tunnel says where that is. */
    @Override
    public @Nullable ConnectionStarter tls(@Nullable String serverName, ConnectionOrigin origin) {
        JoinOptions options = liveOptions.get();
        Destination tunnel = origin.tunnelTarget();
        String name = serverName != null || tunnel == null ? serverName : tunnel.host();
        if (options.untouchedHosts().isEmpty() || name == null || !Guard.lists(options.untouchedHosts(), name)) {
            return null;
        }
        Destination to = tunnel == null
                ? new Destination(name, HTTPS_PORT, true)
                : new Destination(tunnel.host(), tunnel.port(), true);
        return joining(to, true, options);
    }

    /* What comes through a tunnel was meant for somebody else than the one server. */
    @Override
    public @Nullable ConnectionStarter unknown(ConnectionOrigin origin) {
        JoinOptions options = liveOptions.get();
        Destination remote = options.remote();
        if (remote == null || origin.tunnelTarget() != null) {
            return null;
        }
        Destination to = new Destination(remote.host(), remote.port(), remote.secure() || origin.secure());
        return joining(to, false, options);
    }

    @Override
    public long silenceMillis() {
        JoinOptions options = liveOptions.get();
        return options.remote() == null ? 0 : options.silenceMillis();
    }

    private ConnectionStarter joining(Destination to, boolean untouched, JoinOptions options) {
        return (pipeline, origin) -> {
            JoinedConnection joined = new JoinedConnection(pipeline.channel(), to, options.idleMillis());
            UpstreamOptions dial = dialling.get();
            joined.begin(
                    pipeline,
                    dialer,
                    new Wish(to, true, untouched, false, false, dial, dial.connectMillis(), joined::isOver));
            return joined;
        };
    }
}
