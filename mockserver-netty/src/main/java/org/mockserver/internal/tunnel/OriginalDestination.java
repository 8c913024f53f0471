package org.mockserver.internal.tunnel;

import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.unix.RawUnixChannelOption;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Where a connection was meant for before the packet filter of this machine (Linux) redirected it here. */
final class OriginalDestination {

    private static final int LEVEL_IP = 0;
    private static final int LEVEL_IPV6 = 41;

    /** The number of the option is the same for both (linux/netfilter_ipv4.h, linux/netfilter_ipv6/ip6_tables.h). */
    private static final int OPTION = 80;

    private static final int IPV4_BYTES = 4;
    private static final int IPV6_BYTES = 16;

    /* A socket address: family, port, for IPv6 the flow, the address, and what is of no interest. */
    private static final int PORT_AT = 2;
    private static final int IPV4_AT = 4;
    private static final int IPV6_AT = 8;

    private static final RawUnixChannelOption IPV4 = new RawUnixChannelOption("SO_ORIGINAL_DST", LEVEL_IP, OPTION, 16);
    private static final RawUnixChannelOption IPV6 =
            new RawUnixChannelOption("IP6T_SO_ORIGINAL_DST", LEVEL_IPV6, OPTION, 28);

    private OriginalDestination() {}

    /* Asks the system; null when it keeps no track of the connection, or the transport cannot ask. */
    static @Nullable InetSocketAddress of(Channel channel) {
        boolean six =
                channel.localAddress() instanceof InetSocketAddress local && local.getAddress() instanceof Inet6Address;
        try {
            ByteBuffer found = channel.config().getOption(six ? IPV6 : IPV4);
            return found == null ? null : parse(found, six);
        } catch (ChannelException untracked) {
            return null;
        }
    }

    static @Nullable InetSocketAddress parse(ByteBuffer socketAddress, boolean six) {
        byte[] address = new byte[six ? IPV6_BYTES : IPV4_BYTES];
        int start = six ? IPV6_AT : IPV4_AT;
        if (socketAddress.remaining() < start + address.length) {
            return null;
        }
        int port = socketAddress.getShort(socketAddress.position() + PORT_AT) & 0xffff;
        socketAddress.get(socketAddress.position() + start, address);
        try {
            return new InetSocketAddress(InetAddress.getByAddress(address), port);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("an address of " + address.length + " bytes", impossible);
        }
    }
}
