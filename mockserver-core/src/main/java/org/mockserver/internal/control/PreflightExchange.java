package org.mockserver.internal.control;

import org.mockserver.internal.exchange.DelegatingExchange;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/**
 * A browser's preflight on its way through the engine: what an expectation answers is passed on, and the automatic 404
 * becomes the permission the browser asks for. Asking switches {@code enableCORSForAPI} on.
 */
final class PreflightExchange extends DelegatingExchange {

    private static final int NOT_FOUND = 404;

    private final LiveSettings settings;

    PreflightExchange(Exchange exchange, LiveSettings settings) {
        super(exchange);
        this.settings = settings;
    }

    @Override
    public void reply(OutgoingResponse response) {
        // Only the response of an expectation has a spec.
        boolean automatic = response.status() == NOT_FOUND && response.spec() == null;
        super.reply(automatic ? permission() : response);
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
    public boolean mayBePassedOn() {
        return false;
    }
}
