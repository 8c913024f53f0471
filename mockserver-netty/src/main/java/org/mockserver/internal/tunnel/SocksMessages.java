package org.mockserver.internal.tunnel;

import io.netty.buffer.ByteBuf;
import io.netty.util.NetUtil;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.ProxyAccess;

/**
 * The messages of one SOCKS handshake: version 5 (RFC 1928, passwords RFC 1929), and version 4 with its extension 4a,
 * for which there is no RFC.
 */
final class SocksMessages implements TunnelStarter.Answers {

    private static final int VERSION_4 = 4;
    private static final int VERSION_5 = 5;
    private static final int CONNECT = 1;

    private static final byte NO_CREDENTIALS = 0;
    private static final byte PASSWORD = 2;
    private static final byte NO_METHOD = (byte) 0xff;
    private static final byte PASSWORD_VERSION = 1;

    private static final int IP_V4 = 1;
    private static final int NAME = 3;
    private static final int IP_V6 = 4;

    private static final byte GENERAL_FAILURE = 1;
    private static final byte COMMAND_NOT_SUPPORTED = 7;
    private static final byte ADDRESS_NOT_SUPPORTED = 8;
    private static final byte GRANTED_4 = 0x5a;
    private static final byte REJECTED_4 = 0x5b;

    /** A name of the user or a host in version 4 that goes on after this is none. */
    private static final int LONGEST_TEXT = 256;

    private static final byte[] NOTHING = {};

    private enum Expected {
        GREETING,
        CREDENTIALS,
        REQUEST
    }

    /**
     * What a message leads to.
     *
     * @param answer what to send now
     * @param last whether the connection ends after the answer
     * @param target where the client wants to go, null until it has said so
     */
    record Step(byte[] answer, boolean last, @Nullable Destination target) {

        static Step answer(int... bytes) {
            return new Step(bytes(bytes), false, null);
        }

        static Step end(byte[] answer) {
            return new Step(answer, true, null);
        }
    }

    private final ProxyAccess access;
    private Expected expected = Expected.GREETING;
    private int version;

    SocksMessages(ProxyAccess access) {
        this.access = access;
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    /* Reads the next message; null if a part of it is missing. */
    @Nullable
    Step next(ByteBuf in) {
        if (!in.isReadable()) {
            return null;
        }
        int start = in.readerIndex();
        if (version == 0) {
            version = in.getByte(start);
        }
        Step step = version == VERSION_4 ? request4(in) : next5(in);
        if (step == null) {
            in.readerIndex(start);
        }
        return step;
    }

    private @Nullable Step next5(ByteBuf in) {
        return switch (expected) {
            case GREETING -> greeting(in);
            case CREDENTIALS -> credentials(in);
            case REQUEST -> request5(in);
        };
    }

    private @Nullable Step greeting(ByteBuf in) {
        if (in.readableBytes() < 2 || in.readableBytes() < 2 + in.getUnsignedByte(in.readerIndex() + 1)) {
            return null;
        }
        in.skipBytes(1);
        int count = in.readUnsignedByte();
        boolean none = false;
        boolean password = false;
        for (int i = 0; i < count; i++) {
            byte method = in.readByte();
            none |= method == NO_CREDENTIALS;
            password |= method == PASSWORD;
        }
        if (none && !access.demandsCredentials()) {
            expected = Expected.REQUEST;
            return Step.answer(VERSION_5, NO_CREDENTIALS);
        }
        if (password) {
            expected = Expected.CREDENTIALS;
            return Step.answer(VERSION_5, PASSWORD);
        }
        return Step.end(bytes(VERSION_5, NO_METHOD));
    }

    private @Nullable Step credentials(ByteBuf in) {
        int start = in.readerIndex();
        if (in.readableBytes() < 2) {
            return null;
        }
        int userBytes = in.getUnsignedByte(start + 1);
        if (in.readableBytes() < 3 + userBytes) {
            return null;
        }
        int passwordBytes = in.getUnsignedByte(start + 2 + userBytes);
        if (in.readableBytes() < 3 + userBytes + passwordBytes) {
            return null;
        }
        byte subVersion = in.readByte();
        in.skipBytes(1);
        String user = in.readCharSequence(userBytes, StandardCharsets.UTF_8).toString();
        in.skipBytes(1);
        String password =
                in.readCharSequence(passwordBytes, StandardCharsets.UTF_8).toString();
        if (subVersion != PASSWORD_VERSION || !access.accepts(user, password)) {
            return Step.end(bytes(PASSWORD_VERSION, 1));
        }
        expected = Expected.REQUEST;
        return Step.answer(PASSWORD_VERSION, 0);
    }

    private @Nullable Step request5(ByteBuf in) {
        if (in.readableBytes() < 5) {
            return null;
        }
        int start = in.readerIndex();
        if (in.getByte(start) != VERSION_5) {
            return Step.end(NOTHING);
        }
        int command = in.getByte(start + 1);
        int kind = in.getByte(start + 3);
        int addressBytes = switch (kind) {
            case IP_V4 -> 4;
            case IP_V6 -> 16;
            case NAME -> 1 + in.getUnsignedByte(start + 4);
            default -> 0;
        };
        if (addressBytes == 0) {
            return Step.end(answer5(ADDRESS_NOT_SUPPORTED));
        }
        if (in.readableBytes() < 4 + addressBytes + 2) {
            return null;
        }
        in.skipBytes(4);
        if (command != CONNECT) {
            in.skipBytes(addressBytes + 2);
            return Step.end(answer5(COMMAND_NOT_SUPPORTED));
        }
        return target(kind == NAME ? name(in) : address(in, addressBytes), in.readUnsignedShort());
    }

    private static String name(ByteBuf in) {
        return in.readCharSequence(in.readUnsignedByte(), StandardCharsets.US_ASCII)
                .toString();
    }

    private static String address(ByteBuf in, int length) {
        byte[] address = new byte[length];
        in.readBytes(address);
        return NetUtil.bytesToIpAddress(address);
    }

    private Step target(String host, int port) {
        String bracketed = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        Destination target = Destination.parse(bracketed + ":" + port, false);
        return target == null ? Step.end(failed("")) : new Step(NOTHING, false, target);
    }

    /* An address that begins with three zeros stands for the name after it (4a). A user without a password proves
     * nothing, so version 4 is refused where credentials are demanded. */
    private @Nullable Step request4(ByteBuf in) {
        if (in.readableBytes() < 9) {
            return null;
        }
        in.skipBytes(1);
        int command = in.readByte();
        int port = in.readUnsignedShort();
        byte[] address = new byte[4];
        in.readBytes(address);
        boolean named = address[0] == 0 && address[1] == 0 && address[2] == 0 && address[3] != 0;
        int userEnd = in.bytesBefore((byte) 0);
        if (userEnd < 0) {
            return tooLong(in);
        }
        in.skipBytes(userEnd + 1);
        String host = NetUtil.bytesToIpAddress(address);
        if (named) {
            int hostEnd = in.bytesBefore((byte) 0);
            if (hostEnd < 0) {
                return tooLong(in);
            }
            host = in.readCharSequence(hostEnd, StandardCharsets.US_ASCII).toString();
            in.skipBytes(1);
        }
        if (command != CONNECT || access.demandsCredentials()) {
            return Step.end(failed(""));
        }
        return target(host, port);
    }

    private @Nullable Step tooLong(ByteBuf in) {
        return in.readableBytes() > LONGEST_TEXT ? Step.end(failed("")) : null;
    }

    private static byte[] answer5(byte code) {
        return bytes(VERSION_5, code, 0, IP_V4, 0, 0, 0, 0, 0, 0);
    }

    private static byte[] answer4(byte code) {
        return bytes(0, code, 0, 0, 0, 0, 0, 0);
    }

    @Override
    public byte[] opened() {
        return version == VERSION_4 ? answer4(GRANTED_4) : answer5((byte) 0);
    }

    @Override
    public byte[] failed(String reason) {
        return version == VERSION_4 ? answer4(REJECTED_4) : answer5(GENERAL_FAILURE);
    }
}
