package org.mockserver.internal.wire;

import org.mockserver.model.SocketAddress;
import tools.jackson.databind.JsonNode;

/** Where a request is sent: the table of its members. */
final class SocketAddressCodec {

    private static final ObjectCodec<SocketAddress> TABLE = new ObjectCodec<SocketAddress>()
            .row("host", (address, at) -> address.withHost(at.text()), address -> Write.text(address.getHost()))
            .row("port", (address, at) -> address.withPort(at.integer(0, 65535)), a -> Write.number(a.getPort()))
            .row(
                    "scheme",
                    (address, at) -> address.withScheme(at.oneOf(SocketAddress.Scheme.class)),
                    address -> Write.constant(address.getScheme()));

    private SocketAddressCodec() {}

    static SocketAddress read(At at) {
        return TABLE.read(at, new SocketAddress());
    }

    static JsonNode write(SocketAddress address) {
        return TABLE.write(address);
    }
}
