package org.mockserver.internal.tls;

import io.netty.util.NetUtil;

/** What may stand in a certificate as the name of a host. */
final class HostNames {

    private static final int LONGEST = 253;

    private HostNames() {}

    /* An IP address, or letters, digits, dots, hyphens and the underscores that some people use (RFC 1123). */
    static boolean isAcceptable(String name) {
        if (NetUtil.isValidIpV6Address(name)) {
            return true;
        }
        if (name.isEmpty() || name.length() > LONGEST || name.charAt(0) == '.' || name.contains("..")) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '.' || c == '-' || c == '_')) {
                return false;
            }
        }
        return true;
    }
}
