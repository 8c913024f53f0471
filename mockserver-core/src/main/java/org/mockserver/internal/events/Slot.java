package org.mockserver.internal.events;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpError;

/**
 * One place of the ring. Filled with references by a producer between claim and publish, read and emptied by the
 * consumer.
 */
final class Slot implements JournalObserver.Answered {

    EntryKind kind = EntryKind.TASK;
    boolean detailed;
    long ticket;
    long ruleVersion;
    long answeredAtMillis;
    int heldBytes;

    @Nullable
    RequestView request;

    @Nullable
    Served served;

    AnswerKind answer = AnswerKind.NO_MATCH;

    @Nullable
    OutgoingResponse response;

    @Nullable
    HttpError error;

    @Nullable
    Note note;

    @Nullable
    JournalTask<?> task;

    /* Without this a slot would keep its last exchange alive until the ring comes round. */
    void empty() {
        request = null;
        served = null;
        response = null;
        error = null;
        note = null;
        task = null;
        heldBytes = 0;
    }

    @Override
    public RequestView request() {
        return Objects.requireNonNull(request);
    }

    @Override
    public @Nullable Served served() {
        return served;
    }

    @Override
    public AnswerKind kind() {
        return answer;
    }

    @Override
    public @Nullable OutgoingResponse response() {
        return response;
    }

    @Override
    public @Nullable HttpError error() {
        return error;
    }

    @Override
    public long ruleVersion() {
        return ruleVersion;
    }

    @Override
    public long answeredAtMillis() {
        return answeredAtMillis;
    }
}
