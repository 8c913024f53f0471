package org.mockserver.internal.action;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.ResponseMode;
import org.mockserver.model.HttpResponse;

/** Sends one of several responses: {@code httpResponses}. */
final class ResponseListAction implements Action {

    private final Action[] responses;
    private final Selection selection;

    private ResponseListAction(Action[] responses, Selection selection) {
        this.responses = responses;
        this.selection = selection;
    }

    /** Chooses the response for a match. */
    @FunctionalInterface
    private interface Selection {

        /** An index into the responses; the first match has number 1. */
        int index(long matchNumber);
    }

    static ResponseListAction compile(Expectation expectation, ActionOptions options) {
        List<HttpResponse> specs = ActionKind.responses(expectation);
        Action[] responses = new Action[specs.size()];
        for (int i = 0; i < responses.length; i++) {
            responses[i] = ResponseAction.compile(specs.get(i), "$.httpResponses[" + i + "]", options);
        }
        return new ResponseListAction(responses, selection(expectation, responses.length, options.random()));
    }

    private static Selection selection(Expectation expectation, int size, RandomGenerator random) {
        ResponseMode mode = expectation.getResponseMode();
        return switch (mode == null ? ResponseMode.SEQUENTIAL : mode) {
            case SEQUENTIAL -> matchNumber -> (int) ((matchNumber - 1) % size);
            case RANDOM -> matchNumber -> random.nextInt(size);
            case WEIGHTED -> weighted(expectation.getResponseWeights(), size, random);
            case SWITCH -> switching(expectation.getSwitchAfter(), size);
        };
    }

    /* A response without a positive weight of its own has weight 1. */
    private static Selection weighted(@Nullable List<Integer> weights, int size, RandomGenerator random) {
        long[] upTo = new long[size];
        long sum = 0;
        for (int i = 0; i < size; i++) {
            Integer weight = weights != null && i < weights.size() ? weights.get(i) : null;
            sum += weight == null || weight <= 0 ? 1 : weight;
            upTo[i] = sum;
        }
        long total = sum;
        return matchNumber -> {
            long drawn = random.nextLong(total);
            int index = 0;
            while (drawn >= upTo[index]) {
                index++;
            }
            return index;
        };
    }

    private static Selection switching(@Nullable Integer switchAfter, int size) {
        int each = switchAfter == null || switchAfter < 1 ? 1 : switchAfter;
        return matchNumber -> (int) Math.min((matchNumber - 1) / each, size - 1);
    }

    @Override
    public void serve(ActionCall call) {
        responses[selection.index(call.matchNumber())].serve(call);
    }
}
