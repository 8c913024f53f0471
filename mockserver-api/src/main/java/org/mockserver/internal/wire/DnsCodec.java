package org.mockserver.internal.wire;

import org.mockserver.model.DnsRecord;
import org.mockserver.model.DnsRecordClass;
import org.mockserver.model.DnsRecordType;
import org.mockserver.model.DnsRequestDefinition;
import org.mockserver.model.DnsResponse;
import org.mockserver.model.DnsResponseCode;
import tools.jackson.databind.JsonNode;

/** The tables of DNS queries and their answers, in alphabetical order. */
final class DnsCodec {

    private static final ObjectCodec<DnsRecord> RECORD = new ObjectCodec<DnsRecord>()
            .choice("dnsClass", DnsRecordClass.class, DnsRecord::withDnsClass, DnsRecord::getDnsClass)
            .text("name", DnsRecord::withName, DnsRecord::getName)
            .integer("port", DnsRecord::withPort, DnsRecord::getPort)
            .integer("priority", DnsRecord::withPriority, DnsRecord::getPriority)
            .integer("ttl", DnsRecord::withTtl, DnsRecord::getTtl)
            .choice("type", DnsRecordType.class, DnsRecord::withType, DnsRecord::getType)
            .text("value", DnsRecord::withValue, DnsRecord::getValue)
            .integer("weight", DnsRecord::withWeight, DnsRecord::getWeight);

    private static final ObjectCodec<DnsResponse> RESPONSE = new ObjectCodec<DnsResponse>()
            .objects(
                    "additionalRecords",
                    RECORD,
                    DnsRecord::new,
                    DnsResponse::withAdditionalRecords,
                    DnsResponse::getAdditionalRecords)
            .objects(
                    "answerRecords",
                    RECORD,
                    DnsRecord::new,
                    DnsResponse::withAnswerRecords,
                    DnsResponse::getAnswerRecords)
            .objects(
                    "authorityRecords",
                    RECORD,
                    DnsRecord::new,
                    DnsResponse::withAuthorityRecords,
                    DnsResponse::getAuthorityRecords)
            .delay("delay", DnsResponse::withDelay, DnsResponse::getDelay)
            .bool("primary", DnsResponse::withPrimary, action -> action.isPrimary() ? true : null)
            .choice("responseCode", DnsResponseCode.class, DnsResponse::withResponseCode, DnsResponse::getResponseCode);

    private static final ObjectCodec<DnsRequestDefinition> REQUEST = new ObjectCodec<DnsRequestDefinition>()
            .choice(
                    "dnsClass",
                    DnsRecordClass.class,
                    DnsRequestDefinition::withDnsClass,
                    DnsRequestDefinition::getDnsClass)
            .text("dnsName", DnsRequestDefinition::withDnsName, DnsRequestDefinition::getDnsName)
            .choice("dnsType", DnsRecordType.class, DnsRequestDefinition::withDnsType, DnsRequestDefinition::getDnsType)
            .row("not", (request, at) -> request.setNot(at.bool()), request -> Write.flag(request.isNot()));

    private DnsCodec() {}

    static DnsResponse readResponse(At at) {
        return RESPONSE.read(at, new DnsResponse());
    }

    static JsonNode write(DnsResponse response) {
        return RESPONSE.write(response);
    }

    /** Whether an object is a DNS query. */
    static boolean isRequest(At at) {
        return at.node().has("dnsName") || at.node().has("dnsType") || at.node().has("dnsClass");
    }

    static DnsRequestDefinition readRequest(At at) {
        return REQUEST.read(at, new DnsRequestDefinition());
    }

    static JsonNode write(DnsRequestDefinition request) {
        return REQUEST.write(request);
    }
}
