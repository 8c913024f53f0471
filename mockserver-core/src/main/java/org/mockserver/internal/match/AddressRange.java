package org.mockserver.internal.match;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An IP address or a range of them in CIDR notation (RFC 4632, RFC 4291). Names are never looked up. */
final class AddressRange {

    private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");
    private static final Pattern IPV6 = Pattern.compile("[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");

    private final byte[] network;
    private final int prefixBits;

    private AddressRange(byte[] network, int prefixBits) {
        this.network = network;
        this.prefixBits = prefixBits;
    }

    /** Null when the text is neither an address nor a range. */
    static @Nullable AddressRange parse(String text) {
        int slash = text.indexOf('/');
        byte[] network = address(slash < 0 ? text : text.substring(0, slash));
        if (network == null) {
            return null;
        }
        int allBits = network.length * Byte.SIZE;
        int bits = slash < 0 ? allBits : bits(text.substring(slash + 1));
        return bits < 0 || bits > allBits ? null : new AddressRange(network, bits);
    }

    private static int bits(String text) {
        return text.isEmpty() || text.length() > 3 || !text.chars().allMatch(c -> c >= '0' && c <= '9')
                ? -1
                : Integer.parseInt(text);
    }

    private static byte @Nullable [] address(String text) {
        if (!IPV4.matcher(text).matches() && !IPV6.matcher(text).matches()) {
            return null;
        }
        try {
            /* Only literals come here, for which nothing is looked up. */
            return InetAddress.getByName(text).getAddress();
        } catch (UnknownHostException malformed) {
            return null;
        }
    }

    boolean contains(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length != network.length) {
            return false;
        }
        int whole = prefixBits / Byte.SIZE;
        for (int i = 0; i < whole; i++) {
            if (bytes[i] != network[i]) {
                return false;
            }
        }
        int rest = prefixBits % Byte.SIZE;
        return rest == 0 || ((bytes[whole] ^ network[whole]) & 0xFF) >>> (Byte.SIZE - rest) == 0;
    }
}
