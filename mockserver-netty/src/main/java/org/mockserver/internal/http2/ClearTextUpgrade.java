package org.mockserver.internal.http2;

import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http2.Http2Settings;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Protocol;

/**
 * The way from HTTP/1.1 to HTTP/2 on a plain connection (RFC 7540 section 3.2), which RFC 9113 no longer describes and
 * clients still go. The request becomes the one on stream 1.
 */
final class ClearTextUpgrade implements ConnectionUpgrade {

    private static final String PROTOCOL = "h2c";
    private static final int SETTING_BYTES = 6;
    private static final Set<String> OF_THE_UPGRADE = Set.of("connection", "upgrade", "http2-settings");

    private final ExchangeHandler handler;
    private final StreamProtocols protocols;
    private final Supplier<Http2Options> options;

    ClearTextUpgrade(ExchangeHandler handler, StreamProtocols protocols, Supplier<Http2Options> options) {
        this.protocols = protocols;
        this.handler = handler;
        this.options = options;
    }

    /* A wish that does not follow the rules is no wish. Nor is that of a request to a proxy: further requests would no
     * longer say that they are meant for somebody else. */
    @Override
    public @Nullable Accepted accept(RequestView request) {
        Pairs headers = request.headers();
        if (headers.first("http2-settings") == null
                || request.isAbsoluteForm()
                || !names(headers, "upgrade", PROTOCOL)
                || !names(headers, "connection", "upgrade")
                || !names(headers, "connection", "http2-settings")
                || request.origin().secure()) {
            return null;
        }
        Http2Settings settings =
                headers.all("http2-settings").size() == 1 ? settings(headers.first("http2-settings")) : null;
        return settings == null ? null : new Begun(request, settings);
    }

    private static boolean names(Pairs headers, String list, String token) {
        for (String line : headers.all(list)) {
            for (String element : line.split(",", -1)) {
                if (element.strip().equalsIgnoreCase(token)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static @Nullable Http2Settings settings(@Nullable String encoded) {
        if (encoded == null) {
            return null;
        }
        try {
            ByteBuffer payload = ByteBuffer.wrap(Base64.getUrlDecoder().decode(encoded.strip()));
            if (payload.remaining() % SETTING_BYTES != 0) {
                return null;
            }
            Http2Settings settings = new Http2Settings();
            while (payload.hasRemaining()) {
                settings.put((char) payload.getShort(), Long.valueOf(payload.getInt() & 0xffff_ffffL));
            }
            return settings;
        } catch (IllegalArgumentException notSettings) {
            return null;
        }
    }

    /** A client on its way to HTTP/2. */
    private final class Begun implements Accepted {

        private final RequestView request;
        private final Http2Settings settings;

        Begun(RequestView request, Http2Settings settings) {
            this.request = request;
            this.settings = settings;
        }

        @Override
        public String protocol() {
            return PROTOCOL;
        }

        @Override
        public Supervised start(ChannelPipeline pipeline, ConnectionOrigin origin) {
            ServerConnection connection = CodecBuilder.install(pipeline, handler, protocols, options, origin);
            connection.takeOver(asStream(), settings);
            return connection;
        }

        private RequestView asStream() {
            RequestView.Origin before = request.origin();
            String query = request.rawQuery() == null ? "" : "?" + request.rawQuery();
            return new RequestView(
                    request.method(),
                    request.path() + query,
                    withoutUpgrade(request.headers()),
                    request.body(),
                    null,
                    new RequestView.Origin(Protocol.HTTP_2, true, before.connection(), before.receivedAtMillis()));
        }

        private static Pairs withoutUpgrade(Pairs headers) {
            Pairs.Builder kept = new Pairs.Builder(headers.size());
            for (int i = 0; i < headers.size(); i++) {
                if (!OF_THE_UPGRADE.contains(headers.name(i).toLowerCase(Locale.ROOT))) {
                    kept.add(headers.name(i), headers.value(i));
                }
            }
            return kept.build();
        }
    }
}
