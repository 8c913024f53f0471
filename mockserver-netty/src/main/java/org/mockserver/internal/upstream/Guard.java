package org.mockserver.internal.upstream;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which destinations may be reached. An expectation, or whoever names a host, must not turn this server into a way into
 * the network around it.
 *
 * @param blockPrivate whether loopback, private and shared addresses are refused
 * @param allowLinkLocal whether link-local and metadata addresses are reachable
 * @param allowed the only hosts that are, empty for all
 * @param denied hosts that are not
 */
public record Guard(boolean blockPrivate, boolean allowLinkLocal, List<String> allowed, List<String> denied) {

    /* The services from which virtual machines of the large clouds get their credentials and that are not link-local. */
    private static final List<String> METADATA =
            List.of("100.100.100.200", "192.0.0.192", "168.63.129.16", "fd00:ec2:0:0:0:0:0:254");

    /** Why a host may not be reached, by its name alone; null if it may. */
    @Nullable
    String refusesName(String host) {
        if (lists(denied, host)) {
            return host + " is one of mockserver.forwardProxyDeniedHosts";
        }
        return allowed.isEmpty() || lists(allowed, host)
                ? null
                : host + " is none of mockserver.forwardProxyAllowedHosts";
    }

    /** Whether a list of hosts and {@code *.suffix} has a host. */
    static boolean lists(List<String> hosts, String host) {
        for (String each : hosts) {
            String listed = each.toLowerCase(Locale.ROOT);
            if (listed.startsWith("*.") ? host.endsWith(listed.substring(1)) : listed.equals(host)) {
                return true;
            }
        }
        return false;
    }

    /** Why an address may not be reached, whatever it was called; null if it may. */
    @Nullable
    String refusesAddress(InetAddress given) {
        InetAddress address = embedded(given);
        String text = address.getHostAddress();
        if (lists(denied, text)) {
            return text + " is one of mockserver.forwardProxyDeniedHosts";
        }
        if (!allowLinkLocal && (address.isLinkLocalAddress() || METADATA.contains(text))) {
            return text + " is a link-local or metadata address: mockserver.forwardProxyAllowLinkLocal allows it";
        }
        return blockPrivate && isPrivate(address)
                ? text + " is a private address: mockserver.forwardProxyBlockPrivateNetworks refuses it"
                : null;
    }

    private static boolean isPrivate(InetAddress address) {
        byte[] bytes = address.getAddress();
        boolean shared = bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
        boolean uniqueLocal = bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
        boolean thisNetwork = bytes.length == 4 && bytes[0] == 0;
        return shared
                || uniqueLocal
                || thisNetwork
                || address.isLoopbackAddress()
                || address.isSiteLocalAddress()
                || address.isLinkLocalAddress()
                || address.isAnyLocalAddress();
    }

    /* An IPv4 address within one of IPv6 leads to the same place: NAT64 (RFC 6052), 6to4 (RFC 3056) and the outdated
     * compatible form. */
    private static InetAddress embedded(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length != 16) {
            return address;
        }
        if (bytes[0] == 0x20 && bytes[1] == 0x02) {
            return ipv4(bytes, 2);
        }
        boolean nat64 = bytes[0] == 0 && bytes[1] == 0x64 && (bytes[2] & 0xff) == 0xff && (bytes[3] & 0xff) == 0x9b;
        boolean compatible = true;
        for (int i = 0; i < 12; i++) {
            compatible &= bytes[i] == 0;
        }
        boolean special = compatible && bytes[12] == 0 && bytes[13] == 0 && bytes[14] == 0;
        return nat64 || (compatible && !special) ? ipv4(bytes, 12) : address;
    }

    private static InetAddress ipv4(byte[] bytes, int from) {
        try {
            return Inet4Address.getByAddress(
                    new byte[] {bytes[from], bytes[from + 1], bytes[from + 2], bytes[from + 3]});
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("four bytes are an address", impossible);
        }
    }
}
