package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A DNS query. */
public class DnsRequestDefinition extends RequestDefinition {

    private @Nullable String dnsName;
    private @Nullable DnsRecordType dnsType;
    private @Nullable DnsRecordClass dnsClass;

    /** A query about that name. */
    public static DnsRequestDefinition dnsRequest(String dnsName) {
        return new DnsRequestDefinition().withDnsName(dnsName);
    }

    /** A query about that name for records of that type. */
    public static DnsRequestDefinition dnsRequest(String dnsName, DnsRecordType dnsType) {
        return dnsRequest(dnsName).withDnsType(dnsType);
    }

    /** An empty one, to be filled. */
    public static DnsRequestDefinition dnsRequest() {
        return new DnsRequestDefinition();
    }

    /** Sets the name that is asked about; null for every name. */
    public DnsRequestDefinition withDnsName(@Nullable String dnsName) {
        this.dnsName = dnsName;
        return this;
    }

    /** The name that is asked about, or null. */
    public @Nullable String getDnsName() {
        return dnsName;
    }

    /** Sets the type of record that is asked for; null for every type. */
    public DnsRequestDefinition withDnsType(@Nullable DnsRecordType dnsType) {
        this.dnsType = dnsType;
        return this;
    }

    /** The type of record that is asked for, or null. */
    public @Nullable DnsRecordType getDnsType() {
        return dnsType;
    }

    /** Sets the class of record that is asked for; null for every class. */
    public DnsRequestDefinition withDnsClass(@Nullable DnsRecordClass dnsClass) {
        this.dnsClass = dnsClass;
        return this;
    }

    /** The class of record that is asked for, or null. */
    public @Nullable DnsRecordClass getDnsClass() {
        return dnsClass;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "dnsName", dnsName,
            "dnsType", dnsType,
            "dnsClass", dnsClass
        };
        return append(super.namedFields(), own);
    }
}
