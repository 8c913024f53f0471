package org.mockserver.internal.server;

import static org.mockserver.internal.settings.SettingKeys.*;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.action.ForwardRules;
import org.mockserver.internal.action.ProxyRules;
import org.mockserver.internal.action.ResponseAdditions;
import org.mockserver.internal.binary.BinaryOptions;
import org.mockserver.internal.control.Logs;
import org.mockserver.internal.control.Redactions;
import org.mockserver.internal.engine.DriftWatch;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.EngineOptions;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.events.ConsoleSettings;
import org.mockserver.internal.events.JournalLimits;
import org.mockserver.internal.events.LevelOverrides;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.MatchWarner;
import org.mockserver.internal.observe.ForwardSamples;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.LogLevel;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.tls.TlsOptions;
import org.mockserver.internal.transport.TransportOptions;
import org.mockserver.internal.websocket.CallbackSockets;

/** Hands each component the settings it works with, in the form it works with them. */
final class OptionsFromSettings {

    /* How many requests of one connection are read ahead while an earlier one is unanswered. */
    private static final int MAX_PARSED_AHEAD = 64;

    private OptionsFromSettings() {}

    static TransportOptions transport(Settings settings) {
        TransportOptions defaults = TransportOptions.defaults();
        String address = settings.get(LOCAL_BOUND_IP);
        Http1Options http1 = http1(settings);
        return new TransportOptions(
                address.isBlank() ? null : address,
                settings.get(NIO_EVENT_LOOP_THREAD_COUNT),
                settings.get(USE_NATIVE_TRANSPORT),
                settings.get(SO_BACKLOG),
                settings.get(MAX_INBOUND_CONNECTIONS),
                settings.get(CONNECTION_DELAY_MILLIS),
                defaults.writeLowWaterBytes(),
                defaults.writeHighWaterBytes(),
                http1,
                settings.get(HTTP2_ENABLED),
                TransportOptions.http2(http1, settings.get(HTTP2_MAX_CONCURRENT_STREAMS)),
                binary(settings),
                settings.get(USE_SEMICOLON_AS_QUERY_PARAMETER_SEPARATOR));
    }

    private static BinaryOptions binary(Settings settings) {
        return new BinaryOptions(
                BinaryOptions.Kind.valueOf(settings.get(BINARY_MESSAGE_FRAMING)),
                new BinaryOptions.Prefix(
                        settings.get(BINARY_MESSAGE_LENGTH_PREFIX_BYTES),
                        settings.get(BINARY_MESSAGE_LENGTH_PREFIX_OFFSET),
                        settings.get(BINARY_MESSAGE_LENGTH_PREFIX_BYTE_ORDER).equals("BIG_ENDIAN"),
                        settings.get(BINARY_MESSAGE_LENGTH_INCLUDES_PREFIX)),
                settings.get(MAX_REQUEST_BODY_SIZE),
                settings.get(MATCH_BINARY_EXPECTATIONS_WHEN_PROXYING),
                settings.get(REQUEST_READ_TIMEOUT_MILLIS),
                settings.get(INBOUND_CONNECTION_IDLE_TIMEOUT_MILLIS),
                settings.get(RESPONSE_WRITE_STALL_TIMEOUT_MILLIS));
    }

    private static Http1Options http1(Settings settings) {
        return new Http1Options(
                settings.get(MAX_INITIAL_LINE_LENGTH),
                settings.get(MAX_HEADER_SIZE),
                settings.get(MAX_CHUNK_SIZE),
                settings.get(MAX_REQUEST_BODY_SIZE),
                settings.get(MAX_DECOMPRESSED_REQUEST_BODY_SIZE),
                settings.get(REQUEST_READ_TIMEOUT_MILLIS),
                settings.get(INBOUND_CONNECTION_IDLE_TIMEOUT_MILLIS),
                settings.get(RESPONSE_WRITE_STALL_TIMEOUT_MILLIS),
                MAX_PARSED_AHEAD,
                settings.get(HTTP1_PIPELINING_IN_ORDER),
                settings.get(ASSUME_ALL_REQUESTS_ARE_HTTP),
                settings.get(ALWAYS_CLOSE_SOCKET_CONNECTIONS));
    }

    static TlsOptions tls(Settings settings) {
        boolean folderGiven = !settings.isDefault(DIRECTORY_TO_SAVE_DYNAMIC_SSL_CERTIFICATE)
                || settings.get(DYNAMICALLY_CREATE_CERTIFICATE_AUTHORITY_CERTIFICATE)
                || settings.get(PROXY_SETUP);
        return new TlsOptions(
                settings.get(TLS_PROTOCOLS),
                settings.get(TLS_ALLOW_INSECURE_PROTOCOLS),
                settings.get(USE_NATIVE_TLS),
                settings.get(HTTP2_ENABLED),
                Path.of(settings.get(DIRECTORY_TO_SAVE_DYNAMIC_SSL_CERTIFICATE)),
                folderGiven,
                settings.get(CERTIFICATE_AUTHORITY_CERTIFICATE),
                settings.get(CERTIFICATE_AUTHORITY_PRIVATE_KEY),
                settings.get(X509_CERTIFICATE_PATH),
                settings.get(PRIVATE_KEY_PATH),
                settings.get(SSL_CERTIFICATE_DOMAIN_NAME),
                settings.get(SSL_SUBJECT_ALTERNATIVE_NAME_DOMAINS),
                settings.get(SSL_SUBJECT_ALTERNATIVE_NAME_IPS),
                settings.get(SSL_CERTIFICATE_LEAF_VALIDITY_IN_DAYS),
                settings.get(PREVENT_CERTIFICATE_DYNAMIC_UPDATE),
                settings.get(TLS_MUTUAL_AUTHENTICATION_REQUIRED),
                settings.get(TLS_MUTUAL_AUTHENTICATION_CERTIFICATE_CHAIN));
    }

    /** What the engine watches in the answers of other servers. */
    static void observe(Engine engine, Settings settings) {
        engine.samples()
                .keep(new ForwardSamples.Limits(
                        settings.get(SLO_TRACKING_ENABLED),
                        settings.get(SLO_WINDOW_RETENTION_MILLIS),
                        settings.get(SLO_WINDOW_MAX_SAMPLES)));
        engine.drift()
                .configure(
                        new DriftWatch.Options(settings.get(DRIFT_DETECTION_ENABLED), settings.get(DRIFT_SAMPLE_RATE)));
    }

    /** What changed settings change in an engine. */
    static Consumer<Engine> change(Settings changed, MatchWarner warner, String marker) {
        EngineOptions options = engine(changed, warner, marker);
        return engine -> {
            engine.configure(options);
            observe(engine, changed);
        };
    }

    static EngineOptions engine(Settings settings, MatchWarner warner, String marker) {
        ResponseAdditions additions = ResponseAdditions.of(settings);
        EngineOptions.@Nullable Decorator decorator = additions == null ? null : additions::addTo;
        MatchOptions match = new MatchOptions(
                settings.get(MATCH_EXACT_CASE),
                settings.get(REGEX_MATCHING_TIMEOUT_MILLIS),
                settings.get(XPATH_MATCHING_TIMEOUT_MILLIS),
                warner);
        return new EngineOptions(
                match,
                ActionOptions.of(settings),
                settings.get(MATCH_NAMESPACE_HEADER),
                TimeUnit.MILLISECONDS.toNanos(Math.max(0, settings.get(GLOBAL_RESPONSE_DELAY_MILLIS))),
                decorator,
                settings.get(CLOSEST_MATCH_HINT_ENABLED),
                settings.get(ATTACH_MISMATCH_DIAGNOSTIC_TO_RESPONSE),
                Redactions.ofLog(settings),
                ForwardRules.of(settings, marker),
                ProxyRules.of(settings));
    }

    static CallbackSockets callbacks(LiveSettings settings, Workers workers, ScheduledExecutorService timer) {
        Settings start = settings.current();
        return new CallbackSockets(
                start.get(MAX_WEB_SOCKET_EXPECTATIONS),
                new CallbackSockets.Options(
                        () -> settings.current().get(MAX_FUTURE_TIMEOUT),
                        start.get(RESPONSE_WRITE_STALL_TIMEOUT_MILLIS),
                        workers::tryExecute,
                        timer));
    }

    static JournalLimits journal(Settings settings) {
        return new JournalLimits(
                settings.get(MAX_LOG_ENTRIES),
                settings.get(MAX_EVENT_LOG_SIZE_IN_BYTES),
                settings.get(MAX_LOGGED_BODY_BYTES),
                severity(settings.get(LOG_LEVEL)));
    }

    static ConsoleSettings console(Settings settings) {
        return new ConsoleSettings(
                settings.get(DISABLE_LOGGING)
                        || settings.get(DISABLE_SYSTEM_OUT)
                        || settings.get(LOG_LEVEL) == LogLevel.OFF,
                severity(settings.get(LOG_LEVEL)),
                settings.get(COMPACT_LOG_FORMAT),
                settings.get(MAX_NARRATIVE_ENTRIES_PER_SECOND),
                Logs.detail(settings),
                overrides(settings));
    }

    private static LevelOverrides overrides(Settings settings) {
        Map<String, @Nullable Severity> levels = new HashMap<>();
        settings.get(LOG_LEVEL_OVERRIDES)
                .forEach((name, level) -> levels.put(name, level == LogLevel.OFF ? null : severity(level)));
        return LevelOverrides.of(levels);
    }

    /* OFF silences the console; the journal keeps what verification needs, as at ERROR. */
    private static Severity severity(LogLevel level) {
        return switch (level) {
            case TRACE -> Severity.TRACE;
            case DEBUG -> Severity.DEBUG;
            case INFO -> Severity.INFO;
            case WARN -> Severity.WARN;
            case ERROR, OFF -> Severity.ERROR;
        };
    }
}
