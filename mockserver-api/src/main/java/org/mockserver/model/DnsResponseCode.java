package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** The code of a DNS response (RFC 1035 section 4.1.1). */
public enum DnsResponseCode {
    /** No error. */
    NOERROR(0),
    /** The query was malformed. */
    FORMERR(1),
    /** The server failed. */
    SERVFAIL(2),
    /** The name does not exist. */
    NXDOMAIN(3),
    /** Not implemented. */
    NOTIMP(4),
    /** Refused. */
    REFUSED(5);

    private final int value;

    DnsResponseCode(int value) {
        this.value = value;
    }

    /** The number in a DNS message. */
    public int intValue() {
        return value;
    }

    /** The constant of that number, or null if there is none. */
    public static @Nullable DnsResponseCode fromIntValue(int value) {
        for (DnsResponseCode each : values()) {
            if (each.value == value) {
                return each;
            }
        }
        return null;
    }
}
