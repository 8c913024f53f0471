package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.util.NetUtil;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.exchange.Destination;

/** Opens a tunnel with SOCKS 5 (RFC 1928), with a password if one is known (RFC 1929). */
final class SocksHandshake extends Handshake {

    private static final int VERSION = 5;
    private static final int NO_AUTHENTICATION = 0;
    private static final int PASSWORD = 2;
    private static final int PASSWORD_VERSION = 1;
    private static final int CONNECT = 1;
    private static final int IPV4 = 1;
    private static final int NAME = 3;
    private static final int IPV6 = 4;
    private static final int MAX_TEXT_BYTES = 255;

    /** What the proxy answers next. */
    private enum Awaiting {
        METHOD,
        PASSWORD_ACCEPTED,
        TUNNEL
    }

    private Awaiting awaiting = Awaiting.METHOD;

    SocksHandshake(Hop hop, Destination to, long mostMillis, Result result) {
        super(hop, to, mostMillis, result);
    }

    @Override
    void begin(ChannelHandlerContext ctx) {
        ByteBuf greeting = ctx.alloc().buffer(4).writeByte(VERSION);
        if (hop().credentials() == null) {
            greeting.writeByte(1).writeByte(NO_AUTHENTICATION);
        } else {
            greeting.writeByte(2).writeByte(NO_AUTHENTICATION).writeByte(PASSWORD);
        }
        ctx.writeAndFlush(greeting);
    }

    @Override
    void read(ChannelHandlerContext ctx, ByteBuf in) {
        switch (awaiting) {
            case METHOD -> readMethod(ctx, in);
            case PASSWORD_ACCEPTED -> readAcceptance(ctx, in);
            case TUNNEL -> readTunnel(ctx, in);
        }
    }

    private void readMethod(ChannelHandlerContext ctx, ByteBuf in) {
        if (in.readableBytes() < 2) {
            return;
        }
        int version = in.readUnsignedByte();
        int method = in.readUnsignedByte();
        UpstreamProxies.Credentials credentials = hop().credentials();
        if (version != VERSION) {
            refuse(ctx, hop() + " does not speak SOCKS 5");
        } else if (method == NO_AUTHENTICATION) {
            askForTunnel(ctx);
        } else if (method == PASSWORD && credentials != null) {
            sendPassword(ctx, credentials);
        } else {
            refuse(ctx, Hop.demandsCredentials(hop()));
        }
    }

    private void sendPassword(ChannelHandlerContext ctx, UpstreamProxies.Credentials credentials) {
        byte[] user = credentials.user().getBytes(StandardCharsets.UTF_8);
        byte[] password = credentials.password().getBytes(StandardCharsets.UTF_8);
        if (user.length > MAX_TEXT_BYTES || password.length > MAX_TEXT_BYTES) {
            refuse(ctx, "user and password for " + hop() + " are longer than SOCKS allows");
            return;
        }
        awaiting = Awaiting.PASSWORD_ACCEPTED;
        ctx.writeAndFlush(ctx.alloc()
                .buffer(3 + user.length + password.length)
                .writeByte(PASSWORD_VERSION)
                .writeByte(user.length)
                .writeBytes(user)
                .writeByte(password.length)
                .writeBytes(password));
    }

    private void readAcceptance(ChannelHandlerContext ctx, ByteBuf in) {
        if (in.readableBytes() < 2) {
            return;
        }
        in.skipBytes(1);
        if (in.readUnsignedByte() == 0) {
            askForTunnel(ctx);
        } else {
            refuse(ctx, Hop.demandsCredentials(hop()));
        }
    }

    /* A name is sent as a name: the proxy may know servers that this machine does not. */
    private void askForTunnel(ChannelHandlerContext ctx) {
        byte[] address = NetUtil.createByteArrayFromIpAddressString(to().host());
        byte[] name = to().host().getBytes(StandardCharsets.UTF_8);
        if (name.length > MAX_TEXT_BYTES) {
            refuse(ctx, "the host name is longer than SOCKS allows");
            return;
        }
        awaiting = Awaiting.TUNNEL;
        ByteBuf request = ctx.alloc()
                .buffer(7 + name.length)
                .writeByte(VERSION)
                .writeByte(CONNECT)
                .writeByte(0);
        if (address == null) {
            request.writeByte(NAME).writeByte(name.length).writeBytes(name);
        } else {
            request.writeByte(address.length == 4 ? IPV4 : IPV6).writeBytes(address);
        }
        ctx.writeAndFlush(request.writeShort(to().port()));
    }

    private void readTunnel(ChannelHandlerContext ctx, ByteBuf in) {
        if (in.readableBytes() < 5) {
            return;
        }
        int start = in.readerIndex();
        int outcome = in.getUnsignedByte(start + 1);
        int length = switch (in.getUnsignedByte(start + 3)) {
            case IPV4 -> 10;
            case IPV6 -> 22;
            default -> 7 + in.getUnsignedByte(start + 4);
        };
        if (outcome != 0) {
            refuse(ctx, hop() + " opened no tunnel to " + to().hostAndPort() + ": " + reason(outcome));
        } else if (in.readableBytes() >= length) {
            in.skipBytes(length);
            open(ctx, in);
        }
    }

    /* RFC 1928 section 6. */
    private static String reason(int outcome) {
        return switch (outcome) {
            case 2 -> "not allowed";
            case 3 -> "network unreachable";
            case 4 -> "host unreachable";
            case 5 -> "connection refused";
            case 6 -> "too many hops";
            case 7 -> "command not supported";
            case 8 -> "kind of address not supported";
            default -> "failure " + outcome;
        };
    }
}
