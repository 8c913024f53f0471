package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.mockserver.internal.control.format.Formats;
import org.mockserver.internal.control.format.Sample;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalLog;
import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.events.LogType;
import org.mockserver.internal.events.Note;
import org.mockserver.internal.events.RecordedText;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.exchange.TextSource;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Format;
import org.mockserver.model.RetrieveType;

/** The endpoint that shows expectations and recorded traffic. */
final class RetrieveEndpoints {

    private static final RetrieveType[] TYPES = {
        RetrieveType.LOGS,
        RetrieveType.REQUESTS,
        RetrieveType.REQUEST_RESPONSES,
        RetrieveType.RECORDED_EXPECTATIONS,
        RetrieveType.ACTIVE_EXPECTATIONS,
        RetrieveType.METRICS
    };

    /** Forms that only expectations have, although somebody may look for them in the traffic. */
    private static final Set<Format> CODE = EnumSet.of(
            Format.JAVASCRIPT, Format.PYTHON, Format.GO, Format.CSHARP, Format.RUBY, Format.RUST, Format.PHP);

    private final Engine engine;
    private final ServerControl server;
    private final LiveSettings settings;
    private final RuleSelection selection;

    RetrieveEndpoints(Engine engine, ServerControl server, LiveSettings settings, RuleSelection selection) {
        this.engine = engine;
        this.server = server;
        this.settings = settings;
        this.selection = selection;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "PUT",
                "/retrieve",
                READ,
                WORKER,
                "Shows expectations, recorded requests and responses, or the log; the body selects which.",
                this::retrieve));
    }

    Reply retrieve(ControlCall call) {
        RetrieveType type = Choice.read(call, "type", TYPES, RetrieveType.REQUESTS);
        Format format = Choice.read(call, "format", Format.values(), Format.JSON);
        Window window = Window.read(call, type);
        Selector selector = Selector.read(call, engine.rules());
        return switch (type) {
            case METRICS -> metrics();
            case LOGS -> log(call, type, format, selector);
            default ->
                format == Format.JSON
                        ? json(call, type, selector, window)
                        : other(call, type, format, selector, window);
        };
    }

    private Reply json(ControlCall call, RetrieveType type, Selector selector, Window window) {
        return switch (type) {
            case REQUESTS -> requests(selector);
            case REQUEST_RESPONSES -> exchanges(selector);
            case RECORDED_EXPECTATIONS -> expectations(type, recorded(selector), selector, window);
            default -> expectations(type, active(call, selector), selector, window);
        };
    }

    private Reply other(ControlCall call, RetrieveType type, Format format, Selector selector, Window window) {
        if (format == Format.LOG_ENTRIES && type != RetrieveType.ACTIVE_EXPECTATIONS) {
            return log(call, type, format, selector);
        }
        Formats.Row row = Formats.find(format, type);
        if (row == null) {
            boolean code = type == RetrieveType.REQUESTS && CODE.contains(format);
            return Reply.text(
                    200, format + " not supported for " + type + (code ? " (use RECORDED_EXPECTATIONS)" : ""));
        }
        Samples shown = new Samples(Redactions.ofLog(settings.current()));
        Stream<Sample> samples = switch (type) {
            case REQUESTS ->
                overHttp(engine.journal().view().requests(selector.pathHash()), selector)
                        .map(shown::request);
            case REQUEST_RESPONSES ->
                overHttp(engine.journal().view().answers(selector.pathHash()), selector)
                        .map(shown::exchange);
            case RECORDED_EXPECTATIONS -> window.of(recorded(selector)).stream().map(Sample::expectation);
            default -> window.of(active(call, selector)).stream().map(Sample::expectation);
        };
        note("retrieved " + words(type) + " in " + format.name().toLowerCase(Locale.ROOT) + " that match:{}", selector);
        FormatText text = new FormatText(row.start(server.version()), samples.iterator());
        Reply reply = TextPieces.reply(row.contentType(), text::writeNext, engine.workers());
        return row.fileName() == null
                ? reply
                : reply.with("content-disposition", "attachment; filename=\"" + row.fileName() + '"');
    }

    private static String words(RetrieveType type) {
        return type == RetrieveType.REQUEST_RESPONSES
                ? "requests and responses"
                : type.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private Reply requests(Selector selector) {
        Iterable<JournalEntry> entries = engine.journal().view().requests(selector.pathHash());
        RecordedText recorded = new RecordedText(Redactions.ofLog(settings.current()));
        note("retrieved requests in json that match:{}", selector);
        return array(selected(entries, selector), (entry, text) -> recorded.request(entry.request(), text));
    }

    /* However long the array is, it is made no faster than the client reads it. */
    private <T> Reply array(Stream<T> elements, ArrayText.Element<T> writer) {
        return TextPieces.reply(Reply.JSON, new ArrayText<>(elements.iterator(), writer)::writeNext, engine.workers());
    }

    /* Clients take an answer without a filter for a list of HTTP requests: other messages have to be asked for. */
    private static Stream<JournalEntry> selected(Iterable<JournalEntry> entries, Selector selector) {
        boolean messages = selector.filter().takesMessages();
        return StreamSupport.stream(entries.spliterator(), false)
                .filter(entry -> (messages || !entry.request().isBinary())
                        && selector.filter().test(entry.request()));
    }

    /* The other forms know only HTTP. */
    private static Stream<JournalEntry> overHttp(Iterable<JournalEntry> entries, Selector selector) {
        return selected(entries, selector).filter(entry -> !entry.request().isBinary());
    }

    private Reply exchanges(Selector selector) {
        Iterable<JournalEntry> entries = engine.journal().view().answers(selector.pathHash());
        RecordedText recorded = new RecordedText(Redactions.ofLog(settings.current()));
        note("retrieved requests and responses in json that match:{}", selector);
        return array(selected(entries, selector), recorded::exchange);
    }

    private List<Expectation> recorded(Selector selector) {
        Redaction redaction = Redactions.ofRecordings(settings.current());
        List<Expectation> recorded = RecordedExpectations.of(engine.journal().view(), selector);
        return redaction.isActive()
                ? recorded.stream().map(redaction::expectation).toList()
                : recorded;
    }

    private List<Expectation> active(ControlCall call, Selector selector) {
        Predicate<Rule> chosen = selection.toShow(call);
        List<Expectation> active = new ArrayList<>();
        for (Rule rule : engine.rules().inOrder()) {
            if (selector.selects(rule) && (chosen == null || chosen.test(rule))) {
                active.add(rule.shown());
            }
        }
        return active;
    }

    private Reply expectations(RetrieveType type, List<Expectation> all, Selector selector, Window window) {
        List<Expectation> shown = window.of(all);
        String number = type == RetrieveType.ACTIVE_EXPECTATIONS ? shown.size() + " " : "";
        note("retrieved " + number + words(type) + " in json that match:{}", selector);
        return array(shown.stream(), (expectation, text) -> text.write(ExpectationWire.tree(expectation)));
    }

    private Reply metrics() {
        engine.journal().note(Note.of(LogType.RETRIEVED, Severity.INFO, "retrieved metrics"));
        return Reply.json(200, "{}");
    }

    private Reply log(ControlCall call, RetrieveType type, Format format, Selector selector) {
        JournalLog log = Logs.log(engine.explainer(), settings.current());
        JournalLog.Selected selected = new JournalLog.Selected(selector.entries(), call.parameter("correlationId"));
        JournalView view = engine.journal().view();
        note("retrieved logs that match:{}", selector);
        if (type == RetrieveType.LOGS && format != Format.LOG_ENTRIES) {
            return TextPieces.reply(Reply.TEXT, log.text(view, selected)::writeNext, engine.workers());
        }
        TextSource entries = switch (type) {
            case REQUESTS -> log.requestEntries(view, selected);
            case REQUEST_RESPONSES -> log.answerEntries(view, selected);
            default -> log.entries(view, selected);
        };
        return TextPieces.reply(Reply.JSON, entries::writeNext, engine.workers());
    }

    private void note(String format, Selector selector) {
        engine.journal()
                .note(new Note(
                        LogType.RETRIEVED, Severity.INFO, null, null, format, List.of(selector.definition()), null));
    }

    /** Which part of a list is wanted. */
    private record Window(int offset, int limit) {

        static Window read(ControlCall call, RetrieveType type) {
            Integer offset = Choice.count(call, "offset");
            Integer limit = Choice.count(call, "limit");
            boolean listed = type == RetrieveType.ACTIVE_EXPECTATIONS || type == RetrieveType.RECORDED_EXPECTATIONS;
            if (!listed && (offset != null || limit != null)) {
                throw Refusal.text(
                        400, "limit and offset only apply to active_expectations and recorded_expectations retrieval");
            }
            return new Window(offset == null ? 0 : offset, limit == null ? Integer.MAX_VALUE : limit);
        }

        <T> List<T> of(List<T> all) {
            int from = Math.min(offset, all.size());
            int to = (int) Math.min(all.size(), (long) from + limit);
            return all.subList(from, to);
        }
    }
}
