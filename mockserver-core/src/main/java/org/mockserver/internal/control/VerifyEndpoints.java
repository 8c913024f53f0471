package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
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
import org.mockserver.model.ExpectationId;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;

/** The endpoints that say whether the recorded traffic is as a test expects it. */
final class VerifyEndpoints {

    private static final long MAX_TIMEOUT_MILLIS = 60_000;

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
        ExpectationId id = verification.getExpectationId();
        JournalView view = journal.view(id == null ? null : id.getId());
        Verdict verdict = judge(() -> verifier.verify(verification, view, options()));
        if (mayChange(verdict, verification.getTimeout(), call)) {
            return notYet(view, verifier.pathHash(verification), verification.getTimeout(), call);
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
        JournalView view = journal.view();
        Verdict verdict = judge(() -> verifier.verify(sequence, view, options()));
        if (mayChange(verdict, sequence.getTimeout(), call)) {
            return notYet(view, JournalView.ANY_PATH, sequence.getTimeout(), call);
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

    private Reply notYet(JournalView seen, int pathHash, @Nullable Long timeoutMillis, ControlCall call) {
        long patienceNanos = TimeUnit.MILLISECONDS.toNanos(patienceMillis(timeoutMillis));
        return Reply.notYet(new Awaited(journal, seen, pathHash, call.startedNanos() + patienceNanos));
    }

    private static long patienceMillis(@Nullable Long timeoutMillis) {
        return timeoutMillis == null ? 0 : Math.min(timeoutMillis, MAX_TIMEOUT_MILLIS);
    }

    private static Verdict judge(Supplier<Verdict> question) {
        try {
            return question.get();
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
                false,
                Redactions.ofLog(current));
    }

    private static boolean mayChange(Verdict verdict, @Nullable Long timeoutMillis, ControlCall call) {
        return !verdict.holds() && verdict.canChange() && call.elapsedMillis() < patienceMillis(timeoutMillis);
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
