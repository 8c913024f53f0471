package org.mockserver.internal.binary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mockserver.internal.binary.BinaryOptions.Kind;
import org.mockserver.internal.binary.BinaryOptions.Prefix;

/** Where messages end, however their bytes arrive. */
class FramingTest {

    private static final int MAX_BYTES = 10_000;

    private static Framing framing(Kind kind, Prefix prefix) {
        return Framing.of(new BinaryOptions(kind, prefix, MAX_BYTES, true, 0, 0, 0));
    }

    private static Framing framing(Kind kind) {
        return framing(kind, new Prefix(4, 0, true, false));
    }

    private static byte[] hex(String text) {
        return ByteBufUtil.decodeHexDump(text.replace(" ", ""));
    }

    /* The messages in bytes that arrive one after the other. */
    private static List<byte[]> cut(Framing framing, byte[] bytes) throws BrokenMessage {
        List<byte[]> messages = new ArrayList<>();
        ByteBuf in = Unpooled.buffer();
        for (byte octet : bytes) {
            in.writeByte(octet);
            for (int length = framing.length(in); length > 0; length = in.isReadable() ? framing.length(in) : 0) {
                messages.add(ByteBufUtil.getBytes(in.readSlice(length)));
            }
        }
        assertThat(in.readableBytes()).isZero();
        return messages;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, true,  false, 02 aabb,             00",
        "2, 0, true,  false, 0002 aabb,           0000",
        "2, 0, false, false, 0200 aabb,           0000",
        "4, 0, true,  true,  00000006 aabb,       00000004",
        "8, 0, true,  false, 0000000000000001 aa, 0000000000000000",
        "2, 3, false, true,  010203 0400 aabb,    ffffff 0200",
    })
    void aLengthSaysWhereAMessageEnds(
            int bytes, int offset, boolean bigEndian, boolean countsItself, String one, String other)
            throws BrokenMessage {
        Framing framing = framing(Kind.LENGTH_PREFIX, new Prefix(bytes, offset, bigEndian, countsItself));

        assertThat(cut(framing, hex(one + other + one))).containsExactly(hex(one), hex(other), hex(one));
    }

    @Test
    void messagesOfPostgresHaveATypeOnceTheSessionHasBegun() throws BrokenMessage {
        String encryption = "00000008 04d2162f";
        String beginning = "00000009 00030000 00";
        String query = "51 00000006 3100";
        String end = "58 00000004";

        assertThat(cut(framing(Kind.POSTGRESQL), hex(encryption + beginning + query + end)))
                .containsExactly(hex(encryption), hex(beginning), hex(query), hex(end));
    }

    @Test
    void packetsOfMysqlHaveANumberBehindTheirLength() throws BrokenMessage {
        assertThat(cut(framing(Kind.MYSQL), hex("020000 00 0e41" + "000000 01")))
                .containsExactly(hex("020000 00 0e41"), hex("000000 01"));
    }

    @ParameterizedTest
    @CsvSource({
        "'*1|$4|PING|'",
        "'*2|$3|GET|$7|a|b|x|'",
        "'PING|'",
        "'*0|'",
        "'*-1|'",
        "'*2|$-1|:7|'",
        "'*2|*2|+a|+b|*1|$0||'",
        "'%1|+a|*1|:1|'",
        "'|1|+a|:1|$1|x|'",
    })
    void aCommandOfRedisIsOneMessage(String command) throws BrokenMessage {
        String shape = command.startsWith("|")
                ? "|" + command.substring(1).replace("|", "\r\n")
                : command.replace("|", "\r\n");
        byte[] one = shape.getBytes(StandardCharsets.US_ASCII);
        byte[] two = ByteBufUtil.getBytes(Unpooled.wrappedBuffer(one, one));

        assertThat(cut(framing(Kind.REDIS), two)).containsExactly(one, one);
    }

    @ParameterizedTest
    @CsvSource({
        "LENGTH_PREFIX, ffffffff,         longer than the 10000",
        "LENGTH_PREFIX, 00002711,         longer than the 10000",
        "POSTGRESQL,    00000003,         less than the 4",
        "POSTGRESQL,    7fffffff,         longer than the 10000",
        "MYSQL,         ffffff00,         longer than the 10000",
        "REDIS,         2a39393939390d0a, longer than the 10000",
        "REDIS,         2439393939390d0a, longer than the 10000",
        "REDIS,         2a780d0a,         'x' is not a length",
        "REDIS,         2a310d0a410d0a,   no value begins with the byte 65",
        "REDIS,         2a31313131313131313131313131313131313131310d0a, too many digits",
    })
    void bytesThatCannotBecomeAMessageAreNotWaitedFor(Kind kind, String bytes, String reason) {
        assertThatThrownBy(() -> cut(framing(kind), hex(bytes)))
                .isInstanceOf(BrokenMessage.class)
                .hasMessageContaining(reason);
    }

    @Test
    void aLineWithoutEndIsNotWaitedFor() {
        ByteBuf in = Unpooled.wrappedBuffer(new byte[70_000]);

        assertThatThrownBy(() -> framing(Kind.REDIS).length(in)).hasMessageContaining("no end of a line");
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void randomBytesAreCutOrRefused(Kind kind) {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            byte[] bytes = new byte[1 + random.nextInt(300)];
            random.nextBytes(bytes);
            ByteBuf in = Unpooled.wrappedBuffer(bytes);
            Framing framing = framing(kind);
            try {
                for (int length = framing.length(in); length > 0; length = in.isReadable() ? framing.length(in) : 0) {
                    assertThat(length).isLessThanOrEqualTo(in.readableBytes());
                    in.skipBytes(length);
                }
            } catch (BrokenMessage refused) {
                assertThat(refused).hasMessageMatching("(?s).+");
            }
        }
    }
}
