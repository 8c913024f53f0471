package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalLog;
import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.events.LogDetail;
import org.mockserver.internal.events.LogType;
import org.mockserver.internal.events.Note;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.exchange.TextSource;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.RequestAndResponseWire;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Format;
import org.mockserver.model.LogEventRequestAndResponse;
import org.mockserver.model.RetrieveType;
import tools.jackson.databind.JsonNode;

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

    /** Formats for which a type has no form at all. */
    private static final Map<RetrieveType, Set<Format>> SENSELESS = Map.of(
            RetrieveType.ACTIVE_EXPECTATIONS, Set.of(Format.LOG_ENTRIES, Format.CURL),
            RetrieveType.RECORDED_EXPECTATIONS, Set.of(Format.CURL),
            RetrieveType.REQUESTS,
                    Set.of(
                            Format.JAVASCRIPT,
                            Format.PYTHON,
                            Format.GO,
                            Format.CSHARP,
                            Format.RUBY,
                            Format.RUST,
                            Format.PHP),
            RetrieveType.REQUEST_RESPONSES,
                    Set.of(
                            Format.JAVA,
                            Format.JAVASCRIPT,
                            Format.PYTHON,
                            Format.GO,
                            Format.CSHARP,
                            Format.RUBY,
                            Format.RUST,
                            Format.PHP));

    private static final DateTimeFormatter TIMESTAMP =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT);

    private final Engine engine;
    private final LiveSettings settings;
    private final RuleSelection selection;

    RetrieveEndpoints(Engine engine, LiveSettings settings, RuleSelection selection) {
        this.engine = engine;
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
        Reply unsupported = unsupported(type, format);
        if (unsupported != null) {
            return unsupported;
        }
        return switch (type) {
            case REQUESTS -> format == Format.JSON ? requests(selector) : log(call, type, format, selector);
            case REQUEST_RESPONSES -> format == Format.JSON ? exchanges(selector) : log(call, type, format, selector);
            case RECORDED_EXPECTATIONS -> recorded(selector);
            case ACTIVE_EXPECTATIONS -> active(call, selector, window);
            case METRICS -> metrics();
            case LOGS -> log(call, type, format, selector);
        };
    }

    private static @Nullable Reply unsupported(RetrieveType type, Format format) {
        if (type == RetrieveType.METRICS || format == Format.JSON || format == Format.LOG_ENTRIES) {
            boolean senseless = SENSELESS.getOrDefault(type, Set.of()).contains(format);
            return senseless ? Reply.text(200, notSupported(type, format)) : null;
        }
        if (type == RetrieveType.LOGS) {
            return null;
        }
        boolean senseless = SENSELESS.getOrDefault(type, Set.of()).contains(format);
        boolean code = senseless && type == RetrieveType.REQUESTS;
        return senseless
                ? Reply.text(200, notSupported(type, format) + (code ? " (use RECORDED_EXPECTATIONS)" : ""))
                : Reply.text(400, notSupported(type, format) + " by this version (use JSON or LOG_ENTRIES)");
    }

    private static String notSupported(RetrieveType type, Format format) {
        return format + " not supported for " + type;
    }

    private Reply requests(Selector selector) {
        Iterable<JournalEntry> entries = engine.journal().view().requests(selector.pathHash());
        note("retrieved requests in json that match:{}", selector);
        return array(
                selected(entries, selector).map(entry -> RequestWire.alphabetical(Recorded.request(entry.request()))));
    }

    /* However long the array is, it is made no faster than the client reads it. */
    private Reply array(Stream<JsonNode> elements) {
        return TextPieces.reply(Reply.JSON, new ArrayText(elements.iterator()), engine.workers());
    }

    private static Stream<JournalEntry> selected(Iterable<JournalEntry> entries, Selector selector) {
        return StreamSupport.stream(entries.spliterator(), false)
                .filter(entry -> selector.filter().test(entry.request()));
    }

    private Reply exchanges(Selector selector) {
        Iterable<JournalEntry> entries = engine.journal().view().answers(selector.pathHash());
        DateTimeFormatter timestamps = TIMESTAMP.withZone(ZoneId.systemDefault());
        note("retrieved requests and responses in json that match:{}", selector);
        return array(
                selected(entries, selector).map(entry -> RequestAndResponseWire.tree(exchange(entry, timestamps))));
    }

    private static LogEventRequestAndResponse exchange(JournalEntry entry, DateTimeFormatter timestamps) {
        return LogEventRequestAndResponse.logEventRequestAndResponse()
                .withHttpRequest(Recorded.request(entry.request()))
                .withHttpResponse(entry.response())
                .withTimestamp(timestamps.format(Instant.ofEpochMilli(entry.answeredAtMillis())));
    }

    /* Expectations are recorded when requests are forwarded, which this version does not do. */
    private Reply recorded(Selector selector) {
        note("retrieved recorded expectations in json that match:{}", selector);
        return Reply.json(200, "[]");
    }

    private Reply active(ControlCall call, Selector selector, Window window) {
        Predicate<Rule> chosen = selection.read(call);
        List<Expectation> active = new ArrayList<>();
        for (Rule rule : engine.rules().inOrder()) {
            if (selector.selects(rule) && (chosen == null || chosen.test(rule))) {
                active.add(rule.shown());
            }
        }
        List<Expectation> shown = window.of(active);
        note("retrieved " + shown.size() + " active expectations in json that match:{}", selector);
        return array(shown.stream().map(ExpectationWire::tree));
    }

    private Reply metrics() {
        engine.journal().note(Note.of(LogType.RETRIEVED, Severity.INFO, "retrieved metrics"));
        return Reply.json(200, "{}");
    }

    private Reply log(ControlCall call, RetrieveType type, Format format, Selector selector) {
        Settings current = settings.current();
        LogDetail detail = new LogDetail(
                current.get(SettingKeys.MAX_LOGGED_MATCH_FAILURES),
                current.get(SettingKeys.DETAILED_MATCH_FAILURES),
                current.get(SettingKeys.MATCHERS_FAIL_FAST));
        JournalLog log = new JournalLog(engine.explainer(), detail, ZoneId.systemDefault());
        JournalLog.Selected selected = new JournalLog.Selected(selector.entries(), call.parameter("correlationId"));
        JournalView view = engine.journal().view();
        note("retrieved logs that match:{}", selector);
        if (type == RetrieveType.LOGS && format != Format.LOG_ENTRIES) {
            return TextPieces.reply(Reply.TEXT, log.text(view, selected), engine.workers());
        }
        TextSource entries = switch (type) {
            case REQUESTS -> log.requestEntries(view, selected);
            case REQUEST_RESPONSES -> log.answerEntries(view, selected);
            default -> log.entries(view, selected);
        };
        return TextPieces.reply(Reply.JSON, entries, engine.workers());
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
