package org.mockserver.internal.events;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpTemplate;

/** Says what happened in an exchange as the lines of the contract's log. */
final class LogLines {

    /* The fields that a request can differ in; the contract reports the closest expectation as "matched 9/10 fields". */
    private static final int FIELDS = 10;
    private static final int NOT_FOUND = 404;

    private final Explainer explainer;
    private final LogDetail detail;

    LogLines(Explainer explainer, LogDetail detail) {
        this.explainer = explainer;
        this.detail = detail;
    }

    /** What the lines of one exchange have in common. */
    record Exchange(
            RequestView request,
            @Nullable String correlationId,
            long receivedAtMillis,
            long answeredAtMillis,
            long ruleVersion,
            @Nullable Expectation expectation) {}

    /** The lines of a stored entry, in order. */
    List<LogLine> of(JournalEntry entry) {
        List<LogLine> lines = new ArrayList<>();
        Note note = entry.note();
        if (note != null) {
            lines.add(line(note, entry.receivedAtMillis(), entry.correlationId(), detail.redaction()));
            return lines;
        }
        Served served = entry.served();
        Exchange exchange = new Exchange(
                entry.request(),
                entry.correlationId(),
                entry.receivedAtMillis(),
                entry.answeredAtMillis(),
                entry.ruleVersion(),
                served == null ? null : served.expectation());
        if (entry.isRequest()) {
            lines.add(received(exchange));
        }
        AnswerKind kind = entry.answerKind();
        if (kind != null) {
            if (entry.isDetailed()) {
                lines.addAll(matching(exchange));
            }
            if (kind == AnswerKind.RESPONSE && entry.isDetailed()) {
                lines.addAll(generated(exchange, entry.response()));
            }
            if (kind != AnswerKind.NO_MATCH || entry.isDetailed()) {
                lines.add(answered(exchange, kind, entry.response(), entry.error()));
            }
        }
        return lines;
    }

    static LogLine line(Note note, long atMillis, @Nullable String correlationId, Redaction redaction) {
        LogLine.Subject subject =
                new LogLine.Subject(correlationId, note.request(), null, null, note.expectationId(), note.failure());
        return new LogLine(
                atMillis, note.severity(), note.type(), subject, note.format(), note.arguments(), null, redaction);
    }

    LogLine received(Exchange exchange) {
        return line(
                exchange,
                exchange.receivedAtMillis(),
                LogType.RECEIVED_REQUEST,
                null,
                null,
                "received request:{}",
                exchange.request());
    }

    /** Which expectations were tried, and which one took the request. */
    private List<LogLine> matching(Exchange exchange) {
        Expectation taker = exchange.expectation();
        List<Attempt> attempts = explainer.attempts(
                exchange.request(),
                exchange.ruleVersion(),
                taker == null ? null : taker.getId(),
                detail.maxMatchFailures());
        List<LogLine> lines = new ArrayList<>();
        attempts.forEach(attempt -> lines.add(notMatched(exchange, attempt)));
        if (taker != null) {
            lines.add(matched(exchange, taker));
        } else if (!attempts.isEmpty()) {
            lines.add(closest(exchange, closestFirst(attempts).get(0)));
        }
        return lines;
    }

    /** The attempts that came nearest first; those that failed for other reasons than a field are nearest of all. */
    static List<Attempt> closestFirst(List<Attempt> attempts) {
        List<Attempt> sorted = new ArrayList<>(attempts);
        sorted.sort(Comparator.comparingInt(LogLines::differing)
                .thenComparing(Comparator.comparingInt(Attempt::matchedFields).reversed()));
        return sorted;
    }

    private static int differing(Attempt attempt) {
        return attempt.results().size() - attempt.matchedFields();
    }

    LogLine notMatched(Exchange exchange, Attempt attempt) {
        Expectation expectation = attempt.expectation();
        String beginning = "request:{}didn't match expectation \"" + expectation.getId() + "\"";
        if (attempt.usedUp()) {
            return line(
                    exchange,
                    exchange.answeredAtMillis(),
                    LogType.EXPECTATION_NOT_MATCHED,
                    expectation,
                    null,
                    beginning,
                    exchange.request());
        }
        String because = because(exchange.request(), attempt);
        LogLine line = line(
                exchange,
                exchange.answeredAtMillis(),
                LogType.EXPECTATION_NOT_MATCHED,
                expectation,
                null,
                beginning + ":{}because:{}",
                exchange.request(),
                expectation,
                because);
        return new LogLine(
                line.atMillis(),
                line.severity(),
                line.type(),
                line.subject(),
                line.format(),
                line.arguments(),
                because,
                line.redaction());
    }

    private String because(RequestView request, Attempt attempt) {
        boolean firstOnly = detail.firstOnly() && !attempt.negated();
        StringBuilder text = new StringBuilder();
        for (FieldResult result : attempt.results()) {
            text.append(text.isEmpty() ? "" : "\n").append(result.field());
            text.append(result.matched() ? " matched" : " didn't match");
            if (!result.matched()
                    && detail.differences()
                    && !result.differences().isEmpty()) {
                text.append(": \n");
                result.differences()
                        .forEach(difference -> text.append('\n')
                                .append(difference.stripTrailing())
                                .append('\n'));
            }
            if (!result.matched() && firstOnly) {
                break;
            }
        }
        String reasons = text.toString().stripTrailing() + "\n";
        return detail.redaction().isActive()
                ? detail.redaction()
                        .text(reasons, List.of(LogValue.recorded(request), ExpectationWire.tree(attempt.expectation())))
                : reasons;
    }

    LogLine matched(Exchange exchange, Expectation taker) {
        return line(
                exchange,
                exchange.answeredAtMillis(),
                LogType.EXPECTATION_MATCHED,
                taker,
                null,
                "request:{}matched expectation:{}",
                exchange.request(),
                taker);
    }

    /** What a template made, for an exchange that a template answered. */
    List<LogLine> generated(Exchange exchange, @Nullable HttpResponse response) {
        Expectation taker = exchange.expectation();
        if (response == null || taker == null || !(taker.getAction() instanceof HttpTemplate template)) {
            return List.of();
        }
        return List.of(line(
                exchange,
                exchange.answeredAtMillis(),
                LogType.TEMPLATE_GENERATED,
                taker,
                response,
                "generated output:{}from template:{}for request:{}",
                response,
                template.getTemplate() == null ? String.valueOf(template.getTemplateFile()) : template.getTemplate(),
                exchange.request()));
    }

    private LogLine closest(Exchange exchange, Attempt attempt) {
        int matched = Math.max(0, FIELDS - differing(attempt));
        return line(
                exchange,
                exchange.answeredAtMillis(),
                LogType.EXPECTATION_NOT_MATCHED,
                attempt.expectation(),
                null,
                "closest expectation:{}matched " + matched + "/" + FIELDS + " fields for request:{}",
                attempt.expectation(),
                exchange.request());
    }

    LogLine answered(Exchange exchange, AnswerKind kind, @Nullable HttpResponse response, @Nullable HttpError error) {
        long at = exchange.answeredAtMillis();
        Expectation taker = exchange.expectation();
        Object id = taker == null ? "" : taker.getId();
        Object sent = response == null ? "" : response;
        if (response != null && exchange.request().isBinary()) {
            sent = Recorded.answer(response);
        }
        return switch (kind) {
            case RESPONSE ->
                line(
                        exchange,
                        at,
                        LogType.EXPECTATION_RESPONSE,
                        taker,
                        sent,
                        "returning response:{}for request:{}for action:{}from expectation:{}",
                        sent,
                        exchange.request(),
                        action(taker, sent),
                        id);
            case ERROR ->
                line(
                        exchange,
                        at,
                        LogType.EXPECTATION_RESPONSE,
                        taker,
                        error,
                        "returning error:{}for request:{}for action:{}from expectation:{}",
                        error == null ? "" : error,
                        exchange.request(),
                        action(taker, error == null ? "" : error),
                        id);
            case FORWARDED -> forwarded(exchange, response);
            case NO_MATCH -> unanswered(exchange, response);
        };
    }

    private LogLine forwarded(Exchange exchange, @Nullable HttpResponse response) {
        Expectation taker = exchange.expectation();
        Object sent = response == null ? "" : response;
        String format = "returning response:{}for forwarded request\n\n in json:{}\n\n in curl:{}";
        List<Object> arguments = new ArrayList<>(List.of(sent, exchange.request(), curl(exchange.request())));
        if (taker != null) {
            format += "for action:{}from expectation:{}";
            arguments.add(action(taker, sent));
            arguments.add(taker.getId());
        }
        return line(
                exchange,
                exchange.answeredAtMillis(),
                LogType.FORWARDED_REQUEST,
                taker,
                response,
                format,
                arguments.toArray());
    }

    private String curl(RequestView request) {
        String command = Curl.command(request);
        Redaction redaction = detail.redaction();
        return redaction.isActive() ? redaction.text(command, List.of(LogValue.recorded(request))) : command;
    }

    /* Only a request that could not be passed on is refused with another status than 404. */
    private LogLine unanswered(Exchange exchange, @Nullable HttpResponse response) {
        Object sent = response == null ? "" : response;
        Integer status = response == null ? null : response.getStatusCode();
        if (response == null || status == null || status == NOT_FOUND) {
            return line(
                    exchange,
                    exchange.answeredAtMillis(),
                    LogType.NO_MATCH_RESPONSE,
                    exchange.expectation(),
                    response,
                    "no expectation for:{}returning response:{}",
                    exchange.request(),
                    sent);
        }
        return line(
                exchange,
                exchange.answeredAtMillis(),
                LogType.NO_MATCH_RESPONSE,
                exchange.expectation(),
                response,
                "failed to forward request:{}error:{}returning response:{}",
                exchange.request(),
                Objects.requireNonNullElse(response.getBodyAsString(), ""),
                sent);
    }

    private static Object action(@Nullable Expectation taker, Object otherwise) {
        Object action = taker == null ? null : taker.getAction();
        return action == null ? otherwise : action;
    }

    private LogLine line(
            Exchange exchange,
            long atMillis,
            LogType type,
            @Nullable Expectation about,
            @Nullable Object answer,
            String format,
            Object... arguments) {
        LogLine.Subject subject = new LogLine.Subject(
                exchange.correlationId(),
                exchange.request(),
                answer,
                about,
                about == null ? null : about.getId(),
                null);
        return new LogLine(
                atMillis, Severity.INFO, type, subject, format, List.of(arguments), null, detail.redaction());
    }
}
