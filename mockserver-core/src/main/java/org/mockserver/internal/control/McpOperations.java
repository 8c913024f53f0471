package org.mockserver.internal.control;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.control.mcp.Operations;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalFilter;
import org.mockserver.internal.events.JournalLog;
import org.mockserver.internal.events.JournalLog.Selected;
import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.events.RecordedText;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.WireException;

/** Performs the operations of the control plane for assistants, by the same routes that answer over HTTP. */
final class McpOperations implements Operations {

    /** An assistant can make no use of more, and it is in memory at once. */
    private static final int MOST_BYTES = 8 * 1024 * 1024;

    private static final String TOO_LONG =
            "the answer is longer than " + MOST_BYTES + " bytes: ask for less, for instance for one path";
    private static final String NO_WAITING = "a verification with a timeout cannot be made here: leave the timeout out";

    private final List<Route> rows;
    private final Engine engine;
    private final LiveSettings settings;
    private volatile @Nullable RouteTable table;

    McpOperations(List<Route> rows, Engine engine, LiveSettings settings) {
        this.rows = rows;
        this.engine = engine;
        this.settings = settings;
    }

    @Override
    public Outcome call(String method, String target, String body) {
        RequestView request = RequestView.of(method, Route.PREFIX + target, Pairs.EMPTY, body);
        RouteTable.Found found = table().find(method, request.path());
        if (found == null) {
            throw new IllegalStateException("no route answers " + request);
        }
        return outcome(answer(found.route().endpoint(), new ControlCall(request, found.variable(), System.nanoTime())));
    }

    /* Two threads may make it at the same time; one of the two equal tables stays. */
    private RouteTable table() {
        RouteTable known = table;
        if (known == null) {
            known = new RouteTable(rows);
            table = known;
        }
        return known;
    }

    private static Reply answer(Endpoint endpoint, ControlCall call) {
        try {
            return endpoint.answer(call);
        } catch (Refusal refusal) {
            return refusal.reply();
        } catch (WireException invalid) {
            return Reply.text(400, String.valueOf(invalid.getMessage()));
        }
    }

    private static Outcome outcome(Reply reply) {
        if (reply.awaited() != null || reply.pending() != null) {
            return new Outcome(400, NO_WAITING);
        }
        String text = TextPieces.whole(reply, MOST_BYTES);
        return text == null ? new Outcome(413, TOO_LONG) : new Outcome(reply.status(), text);
    }

    @Override
    public Outcome newest(Traffic what, String filter, int limit) {
        ControlCall call = new ControlCall(RequestView.of("PUT", "/", Pairs.EMPTY, filter), "", System.nanoTime());
        return outcome(answer(unused -> newest(what, Selector.read(call, engine.rules()), limit), call));
    }

    private Reply newest(Traffic what, Selector selector, int limit) {
        JournalView view = engine.journal().view();
        Predicate<JournalEntry> byRequest = entry -> selector.filter().test(entry.request());
        return switch (what) {
            case LOG_ENTRIES, LOG_TEXT -> log(what, newest(view.newestFirst(), selector.entries()::shows, limit));
            case REQUESTS -> requests(newest(view.requestsNewestFirst(), byRequest, limit));
            case ANSWERS ->
                exchanges(newest(view.newestFirst(), entry -> entry.isAnswer() && byRequest.test(entry), limit));
        };
    }

    /** The newest entries that are wanted, oldest of them first. */
    private static List<JournalEntry> newest(
            Iterable<JournalEntry> newestFirst, Predicate<JournalEntry> wanted, int limit) {
        Deque<JournalEntry> newest = new ArrayDeque<>();
        Iterator<JournalEntry> entries = newestFirst.iterator();
        while (newest.size() < limit && entries.hasNext()) {
            JournalEntry entry = entries.next();
            if (wanted.test(entry)) {
                newest.addFirst(entry);
            }
        }
        return List.copyOf(newest);
    }

    private Reply log(Traffic what, List<JournalEntry> entries) {
        JournalLog log = Logs.log(engine.explainer(), settings.current());
        Selected all = new Selected(JournalFilter.EVERYTHING, null);
        return what == Traffic.LOG_TEXT
                ? TextPieces.reply(Reply.TEXT, log.text(entries, all)::writeNext, engine.workers())
                : TextPieces.reply(Reply.JSON, log.entries(entries, all)::writeNext, engine.workers());
    }

    private Reply requests(List<JournalEntry> entries) {
        RecordedText recorded = new RecordedText(Redactions.ofLog(settings.current()));
        return array(entries, (entry, text) -> recorded.request(entry.request(), text));
    }

    private Reply exchanges(List<JournalEntry> entries) {
        return array(entries, new RecordedText(Redactions.ofLog(settings.current()))::exchange);
    }

    private Reply array(List<JournalEntry> entries, ArrayText.Element<JournalEntry> writer) {
        return TextPieces.reply(Reply.JSON, new ArrayText<>(entries.iterator(), writer)::writeNext, engine.workers());
    }
}
