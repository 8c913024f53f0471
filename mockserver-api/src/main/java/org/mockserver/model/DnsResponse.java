package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** Answers a DNS query. */
public class DnsResponse extends Action<DnsResponse> {

    private @Nullable List<DnsRecord> answerRecords;
    private @Nullable List<DnsRecord> authorityRecords;
    private @Nullable List<DnsRecord> additionalRecords;
    private @Nullable DnsResponseCode responseCode;

    /** An empty one, to be filled. */
    public static DnsResponse dnsResponse() {
        return new DnsResponse();
    }

    /** Sets the records that answer; null for none. */
    public DnsResponse withAnswerRecords(@Nullable List<DnsRecord> answerRecords) {
        this.answerRecords = answerRecords == null ? null : new ArrayList<>(answerRecords);
        return this;
    }

    /** Sets the records that answer. */
    public DnsResponse withAnswerRecords(DnsRecord... answerRecords) {
        return withAnswerRecords(List.of(answerRecords));
    }

    /** Adds to the records that answer. */
    public DnsResponse withAnswerRecord(DnsRecord answerRecord) {
        List<DnsRecord> all = answerRecords == null ? new ArrayList<>() : new ArrayList<>(answerRecords);
        all.add(answerRecord);
        return withAnswerRecords(all);
    }

    /** The records that answer, or null. */
    public @Nullable List<DnsRecord> getAnswerRecords() {
        return answerRecords;
    }

    /** Sets the records about who is responsible; null for none. */
    public DnsResponse withAuthorityRecords(@Nullable List<DnsRecord> authorityRecords) {
        this.authorityRecords = authorityRecords == null ? null : new ArrayList<>(authorityRecords);
        return this;
    }

    /** Sets the records about who is responsible. */
    public DnsResponse withAuthorityRecords(DnsRecord... authorityRecords) {
        return withAuthorityRecords(List.of(authorityRecords));
    }

    /** The records about who is responsible, or null. */
    public @Nullable List<DnsRecord> getAuthorityRecords() {
        return authorityRecords;
    }

    /** Sets further records; null for none. */
    public DnsResponse withAdditionalRecords(@Nullable List<DnsRecord> additionalRecords) {
        this.additionalRecords = additionalRecords == null ? null : new ArrayList<>(additionalRecords);
        return this;
    }

    /** Sets further records. */
    public DnsResponse withAdditionalRecords(DnsRecord... additionalRecords) {
        return withAdditionalRecords(List.of(additionalRecords));
    }

    /** Further records, or null. */
    public @Nullable List<DnsRecord> getAdditionalRecords() {
        return additionalRecords;
    }

    /** Sets the code of the response; null for NOERROR. */
    public DnsResponse withResponseCode(@Nullable DnsResponseCode responseCode) {
        this.responseCode = responseCode;
        return this;
    }

    /** The code of the response, or null. */
    public @Nullable DnsResponseCode getResponseCode() {
        return responseCode;
    }

    @Override
    public Type getType() {
        return Type.DNS_RESPONSE;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "answerRecords", answerRecords,
            "authorityRecords", authorityRecords,
            "additionalRecords", additionalRecords,
            "responseCode", responseCode
        };
        return append(super.namedFields(), own);
    }
}
