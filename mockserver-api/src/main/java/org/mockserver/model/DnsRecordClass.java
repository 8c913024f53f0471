package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** The class of a DNS record (RFC 1035 section 3.2.4). */
public enum DnsRecordClass {
    /** The Internet. */
    IN(1),
    /** Chaos. */
    CH(3),
    /** Hesiod. */
    HS(4),
    /** Any class. */
    ANY(255);

    private final int value;

    DnsRecordClass(int value) {
        this.value = value;
    }

    /** The number in a DNS message. */
    public int intValue() {
        return value;
    }

    /** The constant of that number, or null if there is none. */
    public static @Nullable DnsRecordClass fromIntValue(int value) {
        for (DnsRecordClass each : values()) {
            if (each.value == value) {
                return each;
            }
        }
        return null;
    }
}
