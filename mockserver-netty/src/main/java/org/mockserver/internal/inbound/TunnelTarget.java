package org.mockserver.internal.inbound;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.RequestView;

/** What a CONNECT request asks for, in every version of HTTP. */
public final class TunnelTarget {

    private TunnelTarget() {}

    /**
     * Where the client wants to go.
     *
     * @param connect a request whose target is an authority
     * @return null if it is not the host and port that RFC 9110 section 9.3.6 asks for
     */
    public static @Nullable Destination of(RequestView connect) {
        String target = connect.path();
        int portStart = target.lastIndexOf(':') + 1;
        boolean hasPort = connect.rawQuery() == null
                && portStart > 1
                && portStart < target.length()
                && target.indexOf(']', portStart) < 0;
        return hasPort ? Destination.parse(target, false) : null;
    }
}
