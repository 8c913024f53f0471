package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** The type of a DNS record (RFC 1035 section 3.2.2). */
public enum DnsRecordType {
    /** An IPv4 address. */
    A(1),
    /** An IPv6 address (RFC 3596). */
    AAAA(28),
    /** The canonical name. */
    CNAME(5),
    /** A mail exchange. */
    MX(15),
    /** The place of a service (RFC 2782). */
    SRV(33),
    /** Text. */
    TXT(16),
    /** A pointer to a name. */
    PTR(12);

    private final int value;

    DnsRecordType(int value) {
        this.value = value;
    }

    /** The number in a DNS message. */
    public int intValue() {
        return value;
    }

    /** The constant of that number, or null if there is none. */
    public static @Nullable DnsRecordType fromIntValue(int value) {
        for (DnsRecordType each : values()) {
            if (each.value == value) {
                return each;
            }
        }
        return null;
    }
}
