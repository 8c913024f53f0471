package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.events.Served;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.mock.Expectation;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Disposition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;

/**
 * Answers verifications from the journal. Reads every retained exchange, so it belongs on a worker. Safe for use by any
 * thread.
 */
public final class Verifier {

    private static final String NOTHING_TO_VERIFY =
            "No expectations, requests or responses specified in verification sequence";

    private final Function<String, @Nullable Expectation> expectations;

    /**
     * What the texts and the decision depend on besides the verification itself.
     *
     * @param detailed whether a failure text says how the closest request differs
     * @param failOnEvicted whether an upper bound cannot hold once entries were dropped
     * @param maximumShown a failure text lists the recorded requests if they are fewer
     * @param maxLogEntries the limit of the journal, for the text about dropped entries
     * @param wantsForwarded whether the verification asks for forwarded requests
     * @param redaction what a failure text must not show
     */
    public record Options(
            boolean detailed,
            boolean failOnEvicted,
            int maximumShown,
            int maxLogEntries,
            boolean wantsForwarded,
            Redaction redaction) {

        Options forOne(@Nullable Integer maximum, boolean forwarded) {
            return new Options(
                    detailed,
                    failOnEvicted,
                    maximum == null ? maximumShown : maximum,
                    maxLogEntries,
                    forwarded,
                    redaction);
        }
    }

    /** A verification names an expectation that does not exist. */
    public static final class UnknownExpectation extends RuntimeException {

        private static final long serialVersionUID = 1L;

        UnknownExpectation(String id) {
            super("No expectation found with id " + id, null, false, false);
        }
    }

    /**
     * A verifier.
     *
     * @param expectations finds an expectation by its id, null when there is none
     */
    public Verifier(Function<String, @Nullable Expectation> expectations) {
        this.expectations = expectations;
    }

    /**
     * Decides how often something was recorded.
     *
     * @param verification what and how often
     * @param view the journal at the moment of the question
     * @param options from the settings
     * @return whether it holds
     * @throws UnknownExpectation if it names an expectation that neither exists nor answered a recorded request
     */
    public Verdict verify(Verification verification, JournalView view, Options options) {
        boolean forwarded = verification.getDisposition() == Disposition.FORWARDED;
        ExpectationId id = verification.getExpectationId();
        return new CountVerification(
                        subject(verification),
                        criterion(verification, view),
                        verification.getTimes(),
                        id != null,
                        options.forOne(
                                verification.getMaximumNumberOfRequestToReturnInVerificationFailure(), forwarded))
                .decide(view);
    }

    /**
     * The only path whose requests can change the outcome of a verification.
     *
     * @param verification what and how often
     * @return its hash, or {@link JournalView#ANY_PATH}
     */
    public int pathHash(Verification verification) {
        RequestDefinition request = verification.getHttpRequest();
        boolean byRequest = verification.getHttpResponse() == null && verification.getExpectationId() == null;
        return byRequest && request != null ? OnlyPath.hash(request) : JournalView.ANY_PATH;
    }

    private static Subject subject(Verification verification) {
        if (verification.getHttpResponse() != null) {
            return Subject.RESPONSE;
        }
        boolean anyAnswer = verification.getExpectationId() == null && verification.getDisposition() == null;
        return anyAnswer ? Subject.REQUEST : Subject.ANSWERED_REQUEST;
    }

    private Criterion criterion(Verification verification, JournalView view) {
        HttpResponse response = verification.getHttpResponse();
        ExpectationId id = verification.getExpectationId();
        RequestDefinition request = verification.getHttpRequest();
        if (response != null) {
            return Criterion.response(response, request);
        }
        if (id != null) {
            return Criterion.answeredBy(expectation(id, view));
        }
        return Criterion.request(request == null ? HttpRequest.request() : request, verification.getDisposition());
    }

    /* An expectation that was used up or removed is still known by what it answered. */
    private Expectation expectation(ExpectationId id, JournalView view) {
        String text = String.valueOf(id.getId());
        Expectation registered = expectations.apply(text);
        if (registered != null) {
            return registered;
        }
        for (JournalEntry entry : view.answers()) {
            Served served = entry.served();
            if (served != null && served.expectationId().equals(text)) {
                return served.expectation();
            }
        }
        throw new UnknownExpectation(text);
    }

    /**
     * Decides whether things were recorded one after the other.
     *
     * @param sequence what
     * @param view the journal at the moment of the question
     * @param options from the settings
     * @return whether it holds
     * @throws UnknownExpectation if it names an expectation that neither exists nor answered a recorded request
     */
    public Verdict verify(VerificationSequence sequence, JournalView view, Options options) {
        List<HttpResponse> responses = sequence.getHttpResponses();
        List<RequestDefinition> requests = sequence.getHttpRequests();
        boolean withResponses = !responses.isEmpty();
        if (withResponses && !requests.isEmpty() && requests.size() != responses.size()) {
            return Verdict.failsForGood("Request and response sequences must be the same length for a response-aware"
                    + " verification sequence, found " + requests.size() + " request(s) and " + responses.size()
                    + " response(s)");
        }
        List<Criterion> steps = steps(sequence, view);
        if (steps.isEmpty()) {
            return Verdict.failsForGood(NOTHING_TO_VERIFY);
        }
        boolean byId = !sequence.getExpectationIds().isEmpty();
        Subject subject = byId ? Subject.ANSWERED_REQUEST : withResponses ? Subject.RESPONSE : Subject.REQUEST;
        Options own = options.forOne(sequence.getMaximumNumberOfRequestToReturnInVerificationFailure(), false);
        return new SequenceVerification(subject, steps, own).decide(view);
    }

    private List<Criterion> steps(VerificationSequence sequence, JournalView view) {
        List<Criterion> steps = new ArrayList<>();
        if (!sequence.getExpectationIds().isEmpty()) {
            for (ExpectationId id : sequence.getExpectationIds()) {
                steps.add(Criterion.answeredBy(expectation(id, view)));
            }
        } else if (!sequence.getHttpResponses().isEmpty()) {
            List<RequestDefinition> requests = sequence.getHttpRequests();
            for (int i = 0; i < sequence.getHttpResponses().size(); i++) {
                RequestDefinition request = requests.isEmpty() ? null : requests.get(i);
                steps.add(Criterion.response(sequence.getHttpResponses().get(i), request));
            }
        } else {
            for (RequestDefinition request : sequence.getHttpRequests()) {
                steps.add(Criterion.request(request, null));
            }
        }
        return steps;
    }

    /** {@code 1 time}, {@code 2 times}. */
    static String times(int count) {
        return count + (count == 1 ? " time" : " times");
    }
}
