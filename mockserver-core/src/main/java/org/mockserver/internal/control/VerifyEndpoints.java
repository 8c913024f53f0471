package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Verdict;
import org.mockserver.internal.engine.Verifier;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.events.LogType;
import org.mockserver.internal.events.Note;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.wire.VerificationSequenceWire;
import org.mockserver.internal.wire.VerificationWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;

/** The endpoints that say whether the recorded traffic is as a test expects it. */
final class VerifyEndpoints {

    private static final long MAX_TIMEOUT_MILLIS = 60_000;
    private static final long SHORTEST_PAUSE_MILLIS = 5;
    private static final long LONGEST_PAUSE_MILLIS = 100;

    private final Verifier verifier;
    private final Journal journal;
    private final LiveSettings settings;

    VerifyEndpoints(Verifier verifier, Journal journal, LiveSettings settings) {
        this.verifier = verifier;
        this.journal = journal;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "PUT",
                        "/verify",
                        READ,
                        WORKER,
                        "Answers 202 if a request was received as often as expected, else 406 with the reason.",
                        this::verify),
                alsoBare(
                        "PUT",
                        "/verifySequence",
                        READ,
                        WORKER,
                        "Answers 202 if requests were received in the given order, else 406 with the reason.",
                        this::verifySequence));
    }

    Reply verify(ControlCall call) {
        Verification verification = read(call, VerificationWire.KIND, VerificationWire::read);
        Verdict verdict = judge(view -> verifier.verify(verification, view, options()));
        if (mayChange(verdict, verification.getTimeout(), call)) {
            return Reply.askAgain(pauseMillis(call));
        }
        RequestDefinition request = verification.getHttpRequest();
        String noun = verification.getHttpResponse() == null ? "request" : "response";
        note(
                request == null ? HttpRequest.request() : request,
                "verifying " + noun + "s that match:{}",
                noun + ":{}found " + verification.getTimes(),
                noun + " not found " + verification.getTimes() + ", expected:{}but was:{}",
                expected(verification),
                verdict);
        return reply(verdict);
    }

    private static Object expected(Verification verification) {
        if (verification.getHttpResponse() != null) {
            return verification.getHttpResponse();
        }
        if (verification.getExpectationId() != null) {
            return "expectation " + verification.getExpectationId().getId();
        }
        return verification.getHttpRequest() == null ? HttpRequest.request() : verification.getHttpRequest();
    }

    Reply verifySequence(ControlCall call) {
        VerificationSequence sequence = read(call, VerificationSequenceWire.KIND, VerificationSequenceWire::read);
        Verdict verdict = judge(view -> verifier.verify(sequence, view, options()));
        if (mayChange(verdict, sequence.getTimeout(), call)) {
            return Reply.askAgain(pauseMillis(call));
        }
        String noun = sequence.getHttpResponses().isEmpty() ? "request" : "response";
        note(
                HttpRequest.request(),
                "verifying sequence that match:{}",
                noun + " sequence found:{}",
                noun + " sequence not found, expected:{}but was:{}",
                sequence,
                verdict);
        return reply(verdict);
    }

    private static <T> T read(ControlCall call, String kind, Function<String, T> reader) {
        try {
            return reader.apply(call.body());
        } catch (WireException invalid) {
            throw Refusal.text(400, invalid.toText(kind, call.body()));
        }
    }

    private Verdict judge(Function<JournalView, Verdict> question) {
        try {
            return question.apply(journal.view());
        } catch (Verifier.UnknownExpectation unknown) {
            throw Refusal.text(400, String.valueOf(unknown.getMessage()));
        }
    }

    private Verifier.Options options() {
        Settings current = settings.current();
        return new Verifier.Options(
                current.get(SettingKeys.DETAILED_VERIFICATION_FAILURES),
                current.get(SettingKeys.FAIL_VERIFICATION_ON_EVICTED_LOG),
                current.get(SettingKeys.MAXIMUM_NUMBER_OF_REQUEST_TO_RETURN_IN_VERIFICATION_FAILURE),
                current.get(SettingKeys.MAX_LOG_ENTRIES),
                false);
    }

    private static boolean mayChange(Verdict verdict, @Nullable Long timeoutMillis, ControlCall call) {
        return !verdict.holds()
                && verdict.canChange()
                && timeoutMillis != null
                && call.elapsedMillis() < Math.min(timeoutMillis, MAX_TIMEOUT_MILLIS);
    }

    /* The longer nothing has changed, the less often it is worth a look. */
    private static long pauseMillis(ControlCall call) {
        return Math.min(LONGEST_PAUSE_MILLIS, Math.max(SHORTEST_PAUSE_MILLIS, call.elapsedMillis() / 4));
    }

    private void note(
            RequestDefinition request,
            String question,
            String success,
            String failure,
            Object expected,
            Verdict verdict) {
        journal.note(note(LogType.VERIFICATION, request, question, expected));
        if (verdict.holds()) {
            journal.note(note(LogType.VERIFICATION_PASSED, request, success, expected));
        } else {
            journal.note(note(LogType.VERIFICATION_FAILED, request, failure, expected, verdict.found()));
        }
    }

    private static Note note(LogType type, RequestDefinition request, String format, Object... arguments) {
        return new Note(type, Severity.INFO, request, null, format, List.of(arguments), null);
    }

    private static Reply reply(Verdict verdict) {
        String failure = verdict.failure();
        return failure == null ? Reply.empty(202) : Reply.text(406, failure);
    }
}
