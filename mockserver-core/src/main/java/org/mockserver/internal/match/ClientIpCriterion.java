package org.mockserver.internal.match;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/**
 * The address from which the request came, whatever its headers say.
 *
 * @param range the expected address or addresses
 * @param expected as the user wrote it
 */
record ClientIpCriterion(AddressRange range, NottableString expected) implements Criterion {

    static ClientIpCriterion compile(NottableString expected, String path) {
        AddressRange range = AddressRange.parse(expected.getValue().strip());
        if (range == null) {
            throw new WireException(
                    path, "\"" + expected.getValue() + "\" is neither an IP address nor a range such as 10.0.0.0/8");
        }
        return new ClientIpCriterion(range, expected);
    }

    @Override
    public Field field() {
        return Field.CLIENT_IP;
    }

    @Override
    public boolean matches(RequestView request) {
        InetAddress address = address(request);
        return (address != null && range.contains(address)) != expected.isNot();
    }

    private static @Nullable InetAddress address(RequestView request) {
        InetSocketAddress remote = request.origin().remoteAddress();
        return remote == null ? null : remote.getAddress();
    }

    @Override
    public String difference(RequestView request) {
        InetAddress address = address(request);
        return Difference.of(
                "client address match failed", expected, address == null ? "unknown" : address.getHostAddress());
    }

    @Override
    public boolean isNegated() {
        return expected.isNot();
    }

    @Override
    public boolean selects(HttpRequest stored) {
        return expected.equals(stored.getClientIp());
    }
}
