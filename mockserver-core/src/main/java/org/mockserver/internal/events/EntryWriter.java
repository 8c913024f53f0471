package org.mockserver.internal.events;

import static org.mockserver.internal.events.EntryLayout.putInt;
import static org.mockserver.internal.events.EntryLayout.putLong;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.model.HttpResponse;

/** Makes the stored form of one entry after the other. Used by the consumer's thread only. */
final class EntryWriter {

    private static final int ANSWER_UNKNOWN = Integer.MIN_VALUE;

    private final Output out = new Output();
    private EntryKind kind = EntryKind.NOTE;
    private int flags;
    private int answer;
    private @Nullable Served served;
    private @Nullable Object reference;
    private @Nullable HttpResponse previousOther;

    /** Starts a request whose answer comes later. */
    void received(Slot slot, long sequence, int maxBodyBytes) {
        RequestView request = slot.request();
        start(EntryKind.RECEIVED, sequence, request.origin().receivedAtMillis(), slot.detailed);
        header(slot, request);
        out.bytes()[EntryLayout.WEIGHT] = 1;
        RequestCodec.write(request, maxBodyBytes, out);
    }

    /** Starts a request with its answer. */
    void exchange(Slot slot, long sequence, int maxBodyBytes) {
        RequestView request = slot.request();
        start(EntryKind.EXCHANGE, sequence, request.origin().receivedAtMillis(), slot.detailed);
        header(slot, request);
        RequestCodec.write(request, maxBodyBytes, out);
        answer(slot, request, maxBodyBytes, 1);
    }

    /** Starts an answer; a negative location means that its request is not stored any more and is stored again. */
    void answered(Slot slot, long location, int maxBodyBytes) {
        RequestView request = slot.request();
        start(EntryKind.ANSWERED, slot.ticket, request.origin().receivedAtMillis(), slot.detailed);
        header(slot, request);
        if (location < 0) {
            RequestCodec.write(request, maxBodyBytes, out);
        } else {
            flags |= EntryLayout.FLAG_REQUEST_ELSEWHERE;
            out.fixedLong(location);
        }
        answer(slot, request, maxBodyBytes, 0);
    }

    /** Starts a note. */
    void note(Note note, long sequence, long atMillis) {
        start(EntryKind.NOTE, sequence, atMillis, false);
        out.bytes()[EntryLayout.WEIGHT] = 1;
        answer = 0;
        reference = note;
    }

    private void start(EntryKind entryKind, long sequence, long atMillis, boolean detailed) {
        out.restart(EntryLayout.PAYLOAD);
        kind = entryKind;
        flags = detailed ? EntryLayout.FLAG_DETAILED : 0;
        answer = EntryLayout.ANSWER_NONE;
        served = null;
        reference = null;
        byte[] bytes = out.bytes();
        bytes[EntryLayout.KIND] = (byte) entryKind.ordinal();
        bytes[EntryLayout.ANSWER_KIND] = -1;
        putLong(bytes, EntryLayout.SEQUENCE, sequence);
        putLong(bytes, EntryLayout.RECEIVED_AT, atMillis);
    }

    private void header(Slot slot, RequestView request) {
        byte[] bytes = out.bytes();
        putInt(bytes, EntryLayout.PATH_HASH, request.pathHashIgnoringCase());
        putLong(bytes, EntryLayout.RULE_VERSION, slot.ruleVersion);
        if (Patterns.mayMatchOthers(request.path())) {
            flags |= EntryLayout.FLAG_PATTERN_PATH;
        }
    }

    private void answer(Slot slot, RequestView request, int maxBodyBytes, int requestWeight) {
        served = slot.served;
        byte[] bytes = out.bytes();
        bytes[EntryLayout.ANSWER_KIND] = (byte) slot.answer.ordinal();
        bytes[EntryLayout.WEIGHT] = (byte) (requestWeight + answerWeight(slot));
        long after = slot.answeredAtMillis - request.origin().receivedAtMillis();
        putInt(bytes, EntryLayout.ANSWERED_AFTER, (int) Math.max(0, Math.min(after, Integer.MAX_VALUE)));
        if (slot.error != null) {
            boolean own = slot.served != null && slot.served.expectation().getHttpError() == slot.error;
            answer = own ? EntryLayout.ANSWER_OF_EXPECTATION : 0;
            reference = own ? null : slot.error;
        } else if (slot.response != null) {
            response(slot.served, slot.response, maxBodyBytes);
        }
    }

    /* The contract counts log entries. With details an answer is "matched" and "returning"; without, it is one entry if
     * an expectation made it and none otherwise. */
    private static int answerWeight(Slot slot) {
        boolean mocked = slot.answer != AnswerKind.NO_MATCH;
        int matched = slot.detailed && slot.served != null ? 1 : 0;
        return matched + (mocked || slot.detailed ? 1 : 0);
    }

    private void response(@Nullable Served by, OutgoingResponse response, int maxBodyBytes) {
        boolean cut = maxBodyBytes > 0 && response.body().length > maxBodyBytes;
        HttpResponse spec = response.spec();
        if (spec == null) {
            answer = EntryLayout.ANSWER_INLINE;
            ResponseCodec.write(response, cut ? maxBodyBytes : 0, out);
            return;
        }
        answer = by == null ? ANSWER_UNKNOWN : placeInExpectation(by, spec);
        if (answer == ANSWER_UNKNOWN) {
            other(spec, cut ? ResponseCodec.cut(spec, maxBodyBytes) : spec);
        }
        if (cut) {
            flags |= EntryLayout.FLAG_CUT_RESPONSE;
            out.number(maxBodyBytes);
        }
    }

    /* A specification that comes twice in a row is one that many exchanges share, the automatic 404 for instance: it is
     * referred to. Any other was made for one exchange; as text it takes a fraction of what its objects take. */
    private void other(HttpResponse spec, HttpResponse shortened) {
        if (spec == previousOther) {
            answer = 0;
            reference = spec;
        } else {
            answer = EntryLayout.ANSWER_JSON;
            byte[] json = ResponseWire.write(shortened).getBytes(StandardCharsets.UTF_8);
            out.block(json, json.length);
        }
        previousOther = spec;
    }

    /* A response of the expectation itself needs no reference of its own. */
    private static int placeInExpectation(Served by, HttpResponse spec) {
        if (by.expectation().getHttpResponse() == spec) {
            return EntryLayout.ANSWER_OF_EXPECTATION;
        }
        List<HttpResponse> list = by.expectation().getHttpResponses();
        if (list != null) {
            for (int i = 0; i < list.size(); i++) {
                if (list.get(i) == spec) {
                    return EntryLayout.ANSWER_FIRST_OF_LIST - i;
                }
            }
        }
        return ANSWER_UNKNOWN;
    }

    /** Completes the header once the references have their places in the segment. */
    void finish(int servedIndex, int referenceIndex) {
        byte[] bytes = out.bytes();
        bytes[EntryLayout.FLAGS] = (byte) flags;
        putInt(bytes, EntryLayout.LENGTH, out.length());
        putInt(bytes, EntryLayout.SERVED, servedIndex);
        putInt(bytes, EntryLayout.ANSWER, reference == null ? answer : referenceIndex);
    }

    byte[] bytes() {
        return out.bytes();
    }

    int length() {
        return out.length();
    }

    int weight() {
        return out.bytes()[EntryLayout.WEIGHT];
    }

    int pathHash() {
        return EntryLayout.intAt(out.bytes(), EntryLayout.PATH_HASH);
    }

    boolean hasPatternPath() {
        return (flags & EntryLayout.FLAG_PATTERN_PATH) != 0;
    }

    EntryKind kind() {
        return kind;
    }

    long sequence() {
        return EntryLayout.longAt(out.bytes(), EntryLayout.SEQUENCE);
    }

    @Nullable
    Object served() {
        return served;
    }

    @Nullable
    Object reference() {
        return reference;
    }
}
