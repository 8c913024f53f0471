package org.mockserver.internal.control;

import java.util.concurrent.Executor;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/**
 * A browser's preflight on its way through the engine: what an expectation answers is passed on, and the automatic 404
 * becomes the permission the browser asks for. Asking switches {@code enableCORSForAPI} on.
 */
final class PreflightExchange implements Exchange {

    private static final int NOT_FOUND = 404;

    private final Exchange exchange;
    private final LiveSettings settings;

    PreflightExchange(Exchange exchange, LiveSettings settings) {
        this.exchange = exchange;
        this.settings = settings;
    }

    @Override
    public RequestView request() {
        return exchange.request();
    }

    @Override
    public void reply(OutgoingResponse response) {
        // Only the response of an expectation has a spec.
        boolean automatic = response.status() == NOT_FOUND && response.spec() == null;
        exchange.reply(automatic ? permission() : response);
    }

    private OutgoingResponse permission() {
        Settings current = settings.current();
        if (!current.get(SettingKeys.ENABLE_CORS_FOR_API)) {
            current = settings.set(SettingKeys.ENABLE_CORS_FOR_API, true);
        }
        Pairs.Builder headers = new Pairs.Builder(7);
        boolean control = request().path().startsWith(Route.PREFIX + '/');
        if (!control || Cors.allowsControl(request(), current)) {
            Cors.headers(request(), current).appendTo(headers);
        }
        String version = current.get(SettingKeys.VERSION_HEADER);
        if (!version.isBlank()) {
            headers.add("version", version);
        }
        return OutgoingResponse.status(200).headers(headers.build()).build();
    }

    @Override
    public void fail(ConnectionFault fault) {
        exchange.fail(fault);
    }

    @Override
    public void later(long delayNanos, Runnable task) {
        exchange.later(delayNanos, task);
    }

    @Override
    public Executor loop() {
        return exchange.loop();
    }

    @Override
    public boolean mayBePassedOn() {
        return false;
    }
}
