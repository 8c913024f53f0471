package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.action.ForwardRules;
import org.mockserver.internal.action.ProxyRules;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.EngineOptions;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.events.JournalLimits;
import org.mockserver.internal.events.JournalObserver;
import org.mockserver.internal.events.JournalOptions;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.internal.state.ServerClock;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.Redaction;
import tools.jackson.databind.JsonNode;

/** A whole server but for its sockets: requests are handed to the door, answers are caught. */
final class ControlFixture implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 20;

    final List<Runnable> delayed = new ArrayList<>();
    final List<Throwable> failures = new ArrayList<>();
    final FakeServer server = new FakeServer();
    volatile InstantSource time = InstantSource.system();
    final LiveSettings settings;
    final Engine engine;
    final Door door;
    private final Journal journal;
    private final Workers workers = new Workers(4, 1_000);

    ControlFixture() {
        this(Map.of());
    }

    ControlFixture(Map<String, String> values) {
        try {
            settings = new LiveSettings(SettingsResolver.resolve(SettingsSources.fixed(values)));
        } catch (SettingsException wrong) {
            throw new IllegalArgumentException(wrong);
        }
        int maxEntries = settings.current().get(SettingKeys.MAX_LOG_ENTRIES);
        JournalLimits limits = new JournalLimits(maxEntries, 0, 0, Severity.INFO);
        journal = Journal.start(JournalOptions.of(1_024, () -> limits, JournalObserver.NONE));
        EngineOptions options = new EngineOptions(
                MatchOptions.standard(),
                ActionOptions.of(settings.current()),
                "X-MockServer-Namespace",
                0,
                null,
                false,
                false,
                Redaction.NONE,
                ForwardRules.STANDARD,
                ProxyRules.NONE);
        engine = new Engine(
                options,
                10_000,
                new ServerClock(() -> time.instant()),
                new Scenarios((delayMillis, task) -> delayed.add(task)),
                journal,
                workers,
                Upstream.NONE,
                Callbacks.NONE,
                (correlationId, what, cause) -> failures.add(cause));
        door = ControlPlane.door(engine, server, settings, (correlationId, what, cause) -> failures.add(cause));
    }

    /** Registers expectations. */
    void register(String expectations) {
        Answer answer = put("/expectation", expectations);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    }

    /** Registers one with an id, a path and what it answers. */
    void mock(String id, String path, String response) {
        register("{'id': '" + id + "', 'httpRequest': {'path': '" + path + "'}, 'httpResponse': " + response + "}");
    }

    /** Imports a document; gives the expectations that were made of it. */
    JsonNode imported(String query, String document) {
        Answer answer = put("/import" + query, document);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return Json.parseStrict(answer.text());
    }

    /** Sends a request and waits for its answer. */
    Answer send(String method, String target, Pairs headers, String body) {
        return new Answer(send(door, RequestView.of(method, target, headers, body)));
    }

    static OutgoingResponse send(Door door, String method, String target) {
        return send(door, RequestView.of(method, target, Pairs.EMPTY, ""));
    }

    private static OutgoingResponse send(Door door, RequestView request) {
        FakeExchange exchange = new FakeExchange(request);
        door.handle(exchange);
        try {
            return exchange.answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (Exception noAnswer) {
            throw new AssertionError("no answer to " + request, noAnswer);
        }
    }

    Answer put(String path, String body) {
        return send("PUT", "/mockserver" + path, Pairs.EMPTY, body);
    }

    Answer put(String path) {
        return put(path, "");
    }

    Answer get(String target) {
        return send("GET", target, Pairs.EMPTY, "");
    }

    @Override
    public void close() {
        workers.close();
        journal.close();
    }

    /** A caught response. */
    record Answer(OutgoingResponse response) {

        int status() {
            return response.status();
        }

        String text() {
            return new String(response.body(), java.nio.charset.StandardCharsets.UTF_8);
        }

        String header(String name) {
            return response.headers().first(name);
        }
    }

    /** The server around the control plane. */
    static final class FakeServer implements ServerControl {

        volatile boolean ready = true;
        volatile boolean stopped;

        @Override
        public List<Integer> ports() {
            return List.of(1080);
        }

        @Override
        public List<Integer> bind(List<Integer> ports) throws IOException {
            if (ports.contains(81)) {
                throw new IOException("Exception while binding MockServer to port 81");
            }
            return ports;
        }

        @Override
        public TrustAnchor trustAnchor() throws IOException {
            if (stopped) {
                throw new IOException("no certificate could be made");
            }
            return new TrustAnchor("a certificate", "/keys/ca.pem");
        }

        @Override
        public void stop() {
            stopped = true;
        }

        @Override
        public boolean isReady() {
            return ready;
        }

        @Override
        public String version() {
            return "1.2.3";
        }

        @Override
        public String gitHash() {
            return "abcdef1";
        }
    }

    private static final class FakeExchange implements Exchange {

        final CompletableFuture<OutgoingResponse> answer = new CompletableFuture<>();
        private final RequestView request;

        FakeExchange(RequestView request) {
            this.request = request;
        }

        @Override
        public RequestView request() {
            return request;
        }

        @Override
        public void reply(OutgoingResponse response) {
            answer.complete(response);
        }

        @Override
        public void fail(ConnectionFault fault) {
            answer.completeExceptionally(new IllegalStateException("failed: " + fault));
        }

        @Override
        public void later(long delayNanos, Runnable task) {
            CompletableFuture.delayedExecutor(delayNanos, TimeUnit.NANOSECONDS).execute(task);
        }

        @Override
        public Executor loop() {
            return Runnable::run;
        }
    }
}
