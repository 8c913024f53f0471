package org.mockserver.internal.wire;

import org.mockserver.model.HttpForward;
import tools.jackson.databind.JsonNode;

/** The tables of the actions that pass requests on. */
final class ForwardCodec {

    private static final int MAX_PORT = 65535;

    private static final ObjectCodec<HttpForward> FORWARD = new ObjectCodec<HttpForward>()
            .row(
                    "delay",
                    (forward, at) -> forward.withDelay(DelayCodec.read(at)),
                    forward -> Write.ifSet(forward.getDelay(), DelayCodec::write))
            .row("host", (forward, at) -> forward.withHost(at.text()), forward -> Write.text(forward.getHost()))
            .row(
                    "port",
                    (forward, at) -> forward.withPort(at.integer(0, MAX_PORT)),
                    forward -> Write.number(forward.getPort()))
            .row(
                    "primary",
                    (forward, at) -> forward.withPrimary(Boolean.TRUE.equals(at.bool())),
                    forward -> Write.flag(forward.isPrimary()))
            .row(
                    "scheme",
                    (forward, at) -> forward.withScheme(at.oneOf(HttpForward.Scheme.class)),
                    forward -> Write.constant(forward.getScheme()));

    private ForwardCodec() {}

    static HttpForward readForward(At at) {
        return FORWARD.read(at, new HttpForward());
    }

    static JsonNode writeForward(HttpForward forward) {
        return FORWARD.write(forward);
    }
}
