package org.mockserver.internal.control;

import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.FailureLog;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.ProxyAccess;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.wire.WireException;

/**
 * Where every request enters. A request that a route of the control plane answers is handled here and leaves no trace
 * in the journal; every other one goes to the engine. Called on the threads of the connections; never blocks them.
 */
public final class Door implements ExchangeHandler {

    private static final String FOREIGN_ORIGIN =
            "Forbidden for control plane - this browser origin is not allowed" + " (see controlPlaneCorsAllowOrigin)";
    private static final String BUSY =
            "too much work is waiting for a worker thread: raise mockserver.actionHandlerThreadCount";
    private static final String MANY_WAIT = "too many verifications with a timeout are waiting";

    private static final OutgoingResponse TLS_DEMANDED = OutgoingResponse.status(426)
            .headers(Pairs.of("Upgrade", "TLS/1.2, HTTP/1.1"))
            .framing(new Framing(false, null, null, null, null, 0, true, 0))
            .build();

    private final RouteTable routes;
    private final Route liveness;
    private final ExchangeHandler engine;
    private final LiveSettings settings;
    private final Workers workers;
    private final FailureLog failures;
    private final ProxyAccess proxyAccess;

    /**
     * A door.
     *
     * @param routes the control plane
     * @param liveness answers GET on the path that the settings name, if they do
     * @param engine takes what no route answers
     * @param settings read on each request
     * @param workers runs the slow endpoints
     * @param failures where unexpected failures are written down
     */
    Door(
            RouteTable routes,
            Route liveness,
            ExchangeHandler engine,
            LiveSettings settings,
            Workers workers,
            FailureLog failures) {
        this.routes = routes;
        this.liveness = liveness;
        this.engine = engine;
        this.settings = settings;
        this.workers = workers;
        this.failures = failures;
        this.proxyAccess = new ProxyCredentials(settings);
    }

    @Override
    public ProxyAccess proxyAccess() {
        return proxyAccess;
    }

    @Override
    public void handle(Exchange exchange) {
        RequestView request = exchange.request();
        RouteTable.Found found = find(request);
        if (found != null) {
            enter(found, exchange);
            return;
        }
        OutgoingResponse refusal = refusal(request);
        if (refusal != null) {
            exchange.reply(refusal);
        } else if (Cors.isPreflight(request)) {
            engine.handle(new PreflightExchange(exchange, settings));
        } else {
            engine.handle(exchange);
        }
    }

    /* Who must prove itself with a certificate cannot do so in plain text (RFC 9110 section 15.5.22). Who came through a
     * tunnel has said who it is when it asked for the tunnel. */
    private @Nullable OutgoingResponse refusal(RequestView request) {
        if (!request.origin().secure() && settings.current().get(SettingKeys.TLS_MUTUAL_AUTHENTICATION_REQUIRED)) {
            return TLS_DEMANDED;
        }
        boolean tunnelled = request.origin().connection().tunnelTarget() != null;
        return request.isAbsoluteForm() && !tunnelled ? proxyAccess.refusal(request) : null;
    }

    @Override
    public boolean handleMessage(Exchange message) {
        return engine.handleMessage(message);
    }

    @Override
    public boolean answersBeforeBody() {
        return engine.answersBeforeBody();
    }

    @Override
    public boolean handleHead(Exchange exchange) {
        RequestView request = exchange.request();
        return find(request) == null && refusal(request) == null && engine.handleHead(exchange);
    }

    /* The control plane belongs to those who talk to this server, not to those who talk through it: what is on the way
     * to somewhere else must not be able to change expectations, whatever its path says. */
    private RouteTable.@Nullable Found find(RequestView request) {
        if (request.isProxied()) {
            return null;
        }
        RouteTable.Found found = routes.find(request.method(), request.path());
        return found == null && asksForLife(request) ? new RouteTable.Found(liveness, "", false) : found;
    }

    private boolean asksForLife(RequestView request) {
        String path = settings.current().get(SettingKeys.LIVENESS_HTTP_GET_PATH);
        return !path.isEmpty()
                && request.method().equals("GET")
                && request.path().equals(path);
    }

    /**
     * Why a client may not steer the server, whichever way it goes about it.
     *
     * @param request that asks for something that only the control plane may do
     * @return the answer; null if the client may
     */
    public @Nullable OutgoingResponse controlRefusal(RequestView request) {
        return Cors.allowsControl(request, settings.current())
                ? null
                : OutgoingResponse.status(403)
                        .defaultContentType(Reply.TEXT)
                        .body(FOREIGN_ORIGIN)
                        .build();
    }

    private void enter(RouteTable.Found found, Exchange exchange) {
        RequestView request = exchange.request();
        OutgoingResponse refusal = controlRefusal(request);
        if (refusal != null) {
            exchange.reply(refusal);
            return;
        }
        new Visit(found, new ControlCall(request, found.variable(), System.nanoTime()), exchange).start();
    }

    /** One call on its way through an endpoint, which may be run several times. */
    private final class Visit {

        private final RouteTable.Found found;
        private final ControlCall call;
        private final Exchange exchange;
        private final Waiting waiting;

        Visit(RouteTable.Found found, ControlCall call, Exchange exchange) {
            this.found = found;
            this.call = call;
            this.exchange = exchange;
            this.waiting = new Waiting(exchange, this::start);
        }

        void start() {
            if (!found.route().place().mayBlock(call.request().body())) {
                run();
            } else if (!workers.tryExecute(this::run)) {
                send(Reply.text(503, BUSY), found, exchange);
            }
        }

        private void run() {
            long startedNanos = System.nanoTime();
            Reply reply = answer(found.route(), () -> found.route().endpoint().answer(call));
            Awaited awaited = reply.awaited();
            Pending pending = reply.pending();
            if (pending != null) {
                pending.begin(exchange.loop(), this::decided);
            } else if (awaited == null) {
                send(reply, found, exchange);
            } else if (!waiting.start(awaited, startedNanos)) {
                send(Reply.text(503, MANY_WAIT), found, exchange);
            }
        }

        private void decided(Supplier<Reply> reply) {
            if (!workers.tryExecute(() -> send(answer(found.route(), reply), found, exchange))) {
                send(Reply.text(503, BUSY), found, exchange);
            }
        }
    }

    /* The third of the house's doors for errors: a bug in an endpoint must cost one request, not a connection. */
    private Reply answer(Route route, Supplier<Reply> work) {
        try {
            return work.get();
        } catch (Refusal refusal) {
            return refusal.reply();
        } catch (WireException invalid) {
            return Reply.text(400, String.valueOf(invalid.getMessage()));
        } catch (RuntimeException bug) {
            String correlationId = UUID.randomUUID().toString();
            failures.failed(correlationId, "answering " + route, bug);
            return Reply.text(
                    500,
                    "unexpected error processing request, see the MockServer log for correlation id: " + correlationId);
        }
    }

    private void send(Reply reply, RouteTable.Found found, Exchange exchange) {
        Settings current = settings.current();
        Pairs cors = Cors.headers(exchange.request(), current);
        Pairs.Builder headers = new Pairs.Builder(cors.size() + reply.headers().size() + 2);
        cors.appendTo(headers);
        String version = current.get(SettingKeys.VERSION_HEADER);
        if (!version.isBlank()) {
            headers.add("version", version);
        }
        if (found.bare()) {
            String path = exchange.request().path();
            headers.add("deprecated", '"' + path + "\" is deprecated use \"" + Route.PREFIX + path + "\" instead");
        }
        reply.headers().appendTo(headers);
        exchange.reply(OutgoingResponse.status(reply.status())
                .headers(headers.build())
                .defaultContentType(reply.contentType())
                .body(reply.body())
                .bodySource(reply.source())
                .build());
    }
}
