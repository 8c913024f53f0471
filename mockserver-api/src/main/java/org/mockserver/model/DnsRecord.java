package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A DNS record. */
public class DnsRecord extends ValueObject {

    private @Nullable String name;
    private @Nullable DnsRecordType type;
    private @Nullable DnsRecordClass dnsClass;
    private @Nullable Integer ttl;
    private @Nullable String value;
    private @Nullable Integer priority;
    private @Nullable Integer weight;
    private @Nullable Integer port;

    /** The IPv4 address of a name. */
    public static DnsRecord aRecord(String name, String address) {
        return dnsRecord().withName(name).withType(DnsRecordType.A).withValue(address);
    }

    /** The IPv6 address of a name. */
    public static DnsRecord aaaaRecord(String name, String address) {
        return dnsRecord().withName(name).withType(DnsRecordType.AAAA).withValue(address);
    }

    /** The canonical name of a name. */
    public static DnsRecord cnameRecord(String name, String canonicalName) {
        return dnsRecord().withName(name).withType(DnsRecordType.CNAME).withValue(canonicalName);
    }

    /** A mail exchange of a name. */
    public static DnsRecord mxRecord(String name, int priority, String exchange) {
        return dnsRecord()
                .withName(name)
                .withType(DnsRecordType.MX)
                .withPriority(priority)
                .withValue(exchange);
    }

    /** The place of a service. */
    public static DnsRecord srvRecord(String name, int priority, int weight, int port, String target) {
        return dnsRecord()
                .withName(name)
                .withType(DnsRecordType.SRV)
                .withPriority(priority)
                .withWeight(weight)
                .withPort(port)
                .withValue(target);
    }

    /** A text about a name. */
    public static DnsRecord txtRecord(String name, String text) {
        return dnsRecord().withName(name).withType(DnsRecordType.TXT).withValue(text);
    }

    /** A pointer from a name to another. */
    public static DnsRecord ptrRecord(String name, String target) {
        return dnsRecord().withName(name).withType(DnsRecordType.PTR).withValue(target);
    }

    /** An empty one, to be filled. */
    public static DnsRecord dnsRecord() {
        return new DnsRecord();
    }

    /** Sets the name it is about; null for none. */
    public DnsRecord withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** The name it is about, or null. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets its type; null for none. */
    public DnsRecord withType(@Nullable DnsRecordType type) {
        this.type = type;
        return this;
    }

    /** Its type, or null. */
    public @Nullable DnsRecordType getType() {
        return type;
    }

    /** Sets its class; null for IN. */
    public DnsRecord withDnsClass(@Nullable DnsRecordClass dnsClass) {
        this.dnsClass = dnsClass;
        return this;
    }

    /** Its class, or null. */
    public @Nullable DnsRecordClass getDnsClass() {
        return dnsClass;
    }

    /** Sets how long it may be kept, in seconds; null for the default of the server. */
    public DnsRecord withTtl(@Nullable Integer ttl) {
        this.ttl = ttl;
        return this;
    }

    /** How long it may be kept, in seconds, or null. */
    public @Nullable Integer getTtl() {
        return ttl;
    }

    /** Sets what it says: an address, a name or a text; null for none. */
    public DnsRecord withValue(@Nullable String value) {
        this.value = value;
        return this;
    }

    /** What it says: an address, a name or a text, or null. */
    public @Nullable String getValue() {
        return value;
    }

    /** Sets its priority (MX, SRV); null for none. */
    public DnsRecord withPriority(@Nullable Integer priority) {
        this.priority = priority;
        return this;
    }

    /** Its priority (MX, SRV), or null. */
    public @Nullable Integer getPriority() {
        return priority;
    }

    /** Sets its weight (SRV); null for none. */
    public DnsRecord withWeight(@Nullable Integer weight) {
        this.weight = weight;
        return this;
    }

    /** Its weight (SRV), or null. */
    public @Nullable Integer getWeight() {
        return weight;
    }

    /** Sets its port (SRV); null for none. */
    public DnsRecord withPort(@Nullable Integer port) {
        this.port = port;
        return this;
    }

    /** Its port (SRV), or null. */
    public @Nullable Integer getPort() {
        return port;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "name", name,
            "type", type,
            "dnsClass", dnsClass,
            "ttl", ttl,
            "value", value,
            "priority", priority,
            "weight", weight,
            "port", port
        };
    }
}
