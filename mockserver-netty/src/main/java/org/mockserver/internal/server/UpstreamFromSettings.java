package org.mockserver.internal.server;

import static org.mockserver.internal.settings.SettingKeys.*;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.settings.Setting;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.upstream.ClientProofs;
import org.mockserver.internal.upstream.Guard;
import org.mockserver.internal.upstream.JoinOptions;
import org.mockserver.internal.upstream.TlsSettings;
import org.mockserver.internal.upstream.UpstreamOptions;
import org.mockserver.internal.upstream.UpstreamProxies;

/** The settings about requests to other servers, in the form the upstream client works with them. */
final class UpstreamFromSettings {

    private UpstreamFromSettings() {}

    /* The limits of the pool are those of one event loop. */
    static UpstreamOptions options(Settings settings) {
        int loops = settings.get(NIO_EVENT_LOOP_THREAD_COUNT);
        int maxTotal = settings.get(FORWARD_CONNECTION_POOL_MAX_TOTAL_PER_KEY);
        boolean keepWarm = settings.get(FORWARD_CONNECTION_POOL_KEEP_ALIVE);
        int maxIdle = keepWarm ? maxTotal : settings.get(FORWARD_CONNECTION_POOL_MAX_IDLE_PER_KEY);
        return new UpstreamOptions(
                settings.get(SOCKET_CONNECTION_TIMEOUT),
                settings.get(MAX_SOCKET_TIMEOUT),
                settings.get(MAX_RESPONSE_BODY_SIZE),
                settings.get(MAX_INITIAL_LINE_LENGTH),
                settings.get(MAX_HEADER_SIZE),
                http2(settings),
                settings.get(FORWARD_KEEP_CONTENT_ENCODING),
                new UpstreamOptions.Streaming(
                        settings.get(STREAMING_RESPONSES_ENABLED),
                        settings.get(FORWARD_STREAMING_THRESHOLD_BYTES),
                        TimeUnit.SECONDS.toMillis(settings.get(STREAM_IDLE_TIMEOUT_SECONDS))),
                new UpstreamOptions.Pool(
                        settings.get(FORWARD_CONNECTION_POOL_ENABLED),
                        share(maxIdle, loops),
                        share(maxTotal, loops),
                        settings.get(FORWARD_CONNECTION_POOL_IDLE_TIMEOUT_MILLIS)),
                new UpstreamOptions.TcpKeepAlive(
                        settings.get(FORWARD_SOCKET_KEEP_ALIVE),
                        settings.get(FORWARD_SOCKET_KEEP_ALIVE_IDLE_SECONDS),
                        settings.get(FORWARD_SOCKET_KEEP_ALIVE_INTERVAL_SECONDS),
                        settings.get(FORWARD_SOCKET_KEEP_ALIVE_COUNT)),
                new Guard(
                        settings.get(FORWARD_PROXY_BLOCK_PRIVATE_NETWORKS),
                        settings.get(FORWARD_PROXY_ALLOW_LINK_LOCAL),
                        settings.get(FORWARD_PROXY_ALLOWED_HOSTS),
                        settings.get(FORWARD_PROXY_DENIED_HOSTS)),
                new UpstreamOptions.Persistence(
                        settings.get(FORWARD_PROXY_RETRY_COUNT),
                        settings.get(FORWARD_PROXY_RETRY_BACKOFF_MILLIS),
                        new UpstreamOptions.Breaker(
                                settings.get(FORWARD_PROXY_CIRCUIT_BREAKER_ENABLED),
                                settings.get(FORWARD_PROXY_CIRCUIT_BREAKER_FAILURE_THRESHOLD),
                                settings.get(FORWARD_PROXY_CIRCUIT_BREAKER_WINDOW_MILLIS))));
    }

    static JoinOptions joining(Settings settings) {
        String host = settings.get(PROXY_REMOTE_HOST).strip();
        int port = settings.get(PROXY_REMOTE_PORT);
        return new JoinOptions(
                settings.get(TLS_PASS_THROUGH_HOSTS),
                host.isEmpty() || port == 0 ? null : new Destination(host, port, false),
                settings.get(FORWARD_BINARY_SERVER_FIRST_WAIT_MILLIS),
                settings.get(INBOUND_CONNECTION_IDLE_TIMEOUT_MILLIS));
    }

    private static UpstreamOptions.Http2Use http2(Settings settings) {
        if (settings.get(FORWARD_PROXY_HTTP2_UPGRADE)) {
            return UpstreamOptions.Http2Use.ALL;
        }
        return settings.get(FORWARD_PROXY_HTTP2_ENABLED)
                ? UpstreamOptions.Http2Use.AS_RECEIVED
                : UpstreamOptions.Http2Use.NONE;
    }

    private static int share(int limit, int loops) {
        return (limit + loops - 1) / loops;
    }

    static TlsSettings tls(Settings settings, ClientProofs proofs) throws StartFailure {
        String trust = settings.get(FORWARD_PROXY_TLS_X509_CERTIFICATES_TRUST_MANAGER_TYPE)
                .strip()
                .toUpperCase(Locale.ROOT);
        boolean known = Arrays.stream(TlsSettings.Trust.values())
                .anyMatch(each -> each.name().equals(trust));
        String roots = existing(settings, FORWARD_PROXY_TLS_CUSTOM_TRUST_X509_CERTIFICATES);
        if (!known) {
            throw new StartFailure(
                    "forwardProxyTLSX509CertificatesTrustManagerType is one of ANY, JVM and CUSTOM", null);
        }
        if (trust.equals("CUSTOM") && roots == null) {
            throw new StartFailure(
                    "forwardProxyTLSX509CertificatesTrustManagerType CUSTOM needs"
                            + " forwardProxyTLSCustomTrustX509Certificates",
                    null);
        }
        return new TlsSettings(
                TlsSettings.Trust.valueOf(trust),
                roots,
                settings.get(FORWARD_PROXY_TLS_HOSTNAME_VERIFICATION_ENABLED),
                proofs);
    }

    static UpstreamProxies proxies(Settings settings) throws StartFailure {
        Destination http = proxy(settings, FORWARD_HTTP_PROXY);
        Destination https = proxy(settings, FORWARD_HTTPS_PROXY);
        Destination socks = proxy(settings, FORWARD_SOCKS_PROXY);
        if (socks != null && (http != null || https != null)) {
            throw new StartFailure(
                    "forwardSocksProxy is used for all servers and cannot be combined with forwardHttpProxy or"
                            + " forwardHttpsProxy",
                    null);
        }
        String user = settings.get(FORWARD_PROXY_AUTHENTICATION_USERNAME);
        return new UpstreamProxies(
                http,
                https,
                socks,
                user.isBlank()
                        ? null
                        : new UpstreamProxies.Credentials(user, settings.get(FORWARD_PROXY_AUTHENTICATION_PASSWORD)),
                settings.get(NO_PROXY_HOSTS));
    }

    private static @Nullable Destination proxy(Settings settings, Setting<String> setting) {
        String text = settings.get(setting);
        return text.isEmpty() ? null : Destination.parse(text, false);
    }

    private static @Nullable String existing(Settings settings, Setting<String> setting) throws StartFailure {
        String file = settings.get(setting).strip();
        if (!file.isEmpty() && !Files.isReadable(Path.of(file))) {
            throw new StartFailure("cannot read " + file + ", which " + setting.name() + " names", null);
        }
        return file.isEmpty() ? null : file;
    }
}
