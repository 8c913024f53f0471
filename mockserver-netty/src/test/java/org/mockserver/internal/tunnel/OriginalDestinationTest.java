package org.mockserver.internal.tunnel;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** Socket addresses as the system writes them. */
class OriginalDestinationTest {

    @Test
    void anAddressOfIpv4IsRead() {
        ByteBuffer found = ByteBuffer.allocate(16)
                .put(new byte[] {2, 0, 0x1f, (byte) 0x90, (byte) 198, 51, 100, 7})
                .rewind();
        assertThat(OriginalDestination.parse(found, false)).isEqualTo(new InetSocketAddress("198.51.100.7", 8080));
    }

    @Test
    void anAddressOfIpv6IsRead() {
        byte[] address = {0x20, 1, 0xd, (byte) 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7};
        ByteBuffer found = ByteBuffer.allocate(28)
                .put(new byte[] {10, 0, (byte) 0xff, (byte) 0xff, 1, 2, 3, 4})
                .put(address)
                .rewind();
        assertThat(OriginalDestination.parse(found, true)).isEqualTo(new InetSocketAddress("2001:db8::7", 65535));
    }

    @Test
    void anAnswerThatIsTooShortIsNone() {
        assertThat(OriginalDestination.parse(ByteBuffer.allocate(7), false)).isNull();
    }

    @Test
    void aTransportThatCannotAskKnowsNothing() {
        assertThat(OriginalDestination.of(new EmbeddedChannel())).isNull();
    }
}
