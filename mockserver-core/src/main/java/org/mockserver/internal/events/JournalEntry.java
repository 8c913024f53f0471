package org.mockserver.internal.events;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;

/**
 * One entry of a {@link JournalView}: a request, an answer, both, or a note. Its parts are decoded when they are asked
 * for. Used by one thread.
 */
public final class JournalEntry {

    private static final AnswerKind[] ANSWER_KINDS = AnswerKind.values();

    private final @Nullable JournalView view;
    private final Segment segment;
    private final int offset;
    private @Nullable JournalEntry received;
    private @Nullable RequestView request;
    private @Nullable Input behindRequest;

    /** An entry whose request and correlation id are not asked for. */
    JournalEntry(Segment segment, int offset) {
        this.view = null;
        this.segment = segment;
        this.offset = offset;
    }

    JournalEntry(JournalView view, Segment segment, int offset) {
        this.view = view;
        this.segment = segment;
        this.offset = offset;
    }

    private JournalView view() {
        return Objects.requireNonNull(view);
    }

    int length() {
        return intAt(EntryLayout.LENGTH);
    }

    EntryKind kind() {
        return EntryKind.of(segment.bytes[offset + EntryLayout.KIND]);
    }

    boolean isDeleted() {
        return flag(EntryLayout.FLAG_DELETED);
    }

    boolean hasPatternPath() {
        return flag(EntryLayout.FLAG_PATTERN_PATH);
    }

    int pathHash() {
        return intAt(EntryLayout.PATH_HASH);
    }

    /* The one change that another thread than the consumer makes to a segment: nobody else writes this byte once the
     * entry is stored, and repeating it is harmless. */
    void delete() {
        segment.bytes[offset + EntryLayout.FLAGS] |= EntryLayout.FLAG_DELETED;
    }

    /**
     * Whether the request can be shown: an answer may outlive the request that it belongs to.
     *
     * @return false if {@link #request} would fail because the request was dropped or cleared
     */
    public boolean hasRequest() {
        if (!flag(EntryLayout.FLAG_REQUEST_ELSEWHERE)) {
            return true;
        }
        if (received == null) {
            received = view().at(EntryLayout.longAt(segment.bytes, offset + EntryLayout.PAYLOAD));
        }
        return received != null;
    }

    /**
     * Whether this is the arrival of a request.
     *
     * @return false for notes and for answers that came later than their request
     */
    public boolean isRequest() {
        EntryKind kind = kind();
        return kind == EntryKind.EXCHANGE || kind == EntryKind.RECEIVED;
    }

    /**
     * Whether this is the answer to a request.
     *
     * @return false for notes and for requests that were answered later
     */
    public boolean isAnswer() {
        EntryKind kind = kind();
        return kind == EntryKind.EXCHANGE || kind == EntryKind.ANSWERED;
    }

    /**
     * The note.
     *
     * @return null if this is a request or an answer
     */
    public @Nullable Note note() {
        return kind() == EntryKind.NOTE ? (Note) segment.references.get(intAt(EntryLayout.ANSWER)) : null;
    }

    /**
     * A number shared by the entries of one request and by no other.
     *
     * @return ascending in the order of arrival
     */
    public long sequence() {
        return EntryLayout.longAt(segment.bytes, offset + EntryLayout.SEQUENCE);
    }

    /**
     * The random-looking id shared by the entries of one request.
     *
     * @return in the form of a UUID
     */
    public String correlationId() {
        return view().correlations().textOf(sequence());
    }

    /**
     * When the request arrived or the note was written.
     *
     * @return milliseconds since the epoch
     */
    public long receivedAtMillis() {
        return EntryLayout.longAt(segment.bytes, offset + EntryLayout.RECEIVED_AT);
    }

    /**
     * When the request was answered.
     *
     * @return milliseconds since the epoch; meaningless unless {@link #isAnswer()}
     */
    public long answeredAtMillis() {
        return receivedAtMillis() + intAt(EntryLayout.ANSWERED_AFTER);
    }

    /**
     * Whether the log level was INFO or below when this was recorded.
     *
     * @return false if only the bare exchange was of interest
     */
    public boolean isDetailed() {
        return flag(EntryLayout.FLAG_DETAILED);
    }

    /**
     * How the exchange ended.
     *
     * @return null unless {@link #isAnswer()}
     */
    public @Nullable AnswerKind answerKind() {
        int ordinal = segment.bytes[offset + EntryLayout.ANSWER_KIND];
        return ordinal < 0 ? null : ANSWER_KINDS[ordinal];
    }

    /**
     * The version of the rules the request was matched against.
     *
     * @return as the engine counts them
     */
    public long ruleVersion() {
        return EntryLayout.longAt(segment.bytes, offset + EntryLayout.RULE_VERSION);
    }

    /**
     * The expectation that took the request, in the version that did.
     *
     * @return null when none did and when this is no answer
     */
    public @Nullable Served served() {
        int index = intAt(EntryLayout.SERVED);
        return index == EntryLayout.NO_REFERENCE ? null : (Served) segment.references.get(index);
    }

    /**
     * The id of the expectation that took the request, or that the note is about.
     *
     * @return null for none
     */
    public @Nullable String expectationId() {
        Note note = note();
        Served served = note == null ? served() : null;
        return note != null ? note.expectationId() : served == null ? null : served.expectationId();
    }

    /**
     * The request, decoded once.
     *
     * @return the request
     * @throws IllegalStateException if this is a note
     */
    public RequestView request() {
        RequestView decoded = request;
        if (decoded == null) {
            decoded = flag(EntryLayout.FLAG_REQUEST_ELSEWHERE) ? receivedEntry().request() : decodeRequest();
            request = decoded;
        }
        return decoded;
    }

    private JournalEntry receivedEntry() {
        if (!hasRequest()) {
            throw new IllegalStateException("the request of this answer is gone");
        }
        return Objects.requireNonNull(received);
    }

    private RequestView decodeRequest() {
        if (kind() == EntryKind.NOTE) {
            throw new IllegalStateException("a note has no request");
        }
        Input in = new Input(segment.bytes, offset + EntryLayout.PAYLOAD);
        RequestView decoded = RequestCodec.read(in, receivedAtMillis());
        behindRequest = in;
        return decoded;
    }

    /**
     * The response as retrieve shows it: the one that was configured, or a description of what was sent.
     *
     * @return null when there was none
     */
    public @Nullable HttpResponse response() {
        int answer = intAt(EntryLayout.ANSWER);
        if (!isAnswer() || answerKind() == AnswerKind.ERROR || answer == EntryLayout.ANSWER_NONE) {
            return null;
        }
        if (answer == EntryLayout.ANSWER_INLINE) {
            return ResponseCodec.read(answerInput());
        }
        Input in = answer == EntryLayout.ANSWER_JSON || flag(EntryLayout.FLAG_CUT_RESPONSE) ? answerInput() : null;
        HttpResponse whole = in != null && answer == EntryLayout.ANSWER_JSON
                ? ResponseWire.read(new String(in.block(), StandardCharsets.UTF_8))
                : configured(answer);
        return whole != null && in != null && flag(EntryLayout.FLAG_CUT_RESPONSE)
                ? ResponseCodec.cut(whole, in.number())
                : whole;
    }

    private @Nullable HttpResponse configured(int answer) {
        if (answer >= 0) {
            return (HttpResponse) segment.references.get(answer);
        }
        Expectation expectation = Objects.requireNonNull(served()).expectation();
        if (answer == EntryLayout.ANSWER_OF_EXPECTATION) {
            return expectation.getHttpResponse();
        }
        List<HttpResponse> list = Objects.requireNonNull(expectation.getHttpResponses());
        return list.get(EntryLayout.ANSWER_FIRST_OF_LIST - answer);
    }

    private Input answerInput() {
        if (flag(EntryLayout.FLAG_REQUEST_ELSEWHERE)) {
            return new Input(segment.bytes, offset + EntryLayout.PAYLOAD + Long.BYTES);
        }
        decodeRequest();
        return Objects.requireNonNull(behindRequest);
    }

    /**
     * The error that was performed.
     *
     * @return null when there was none
     */
    public @Nullable HttpError error() {
        int answer = intAt(EntryLayout.ANSWER);
        if (answerKind() != AnswerKind.ERROR || answer == EntryLayout.ANSWER_NONE) {
            return null;
        }
        return answer >= 0
                ? (HttpError) segment.references.get(answer)
                : Objects.requireNonNull(served()).expectation().getHttpError();
    }

    private boolean flag(int flag) {
        return (segment.bytes[offset + EntryLayout.FLAGS] & flag) != 0;
    }

    private int intAt(int part) {
        return EntryLayout.intAt(segment.bytes, offset + part);
    }
}
