package org.mockserver.internal.server;

import static org.mockserver.internal.settings.SettingKeys.*;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.control.ControlPlane;
import org.mockserver.internal.control.ServerControl;
import org.mockserver.internal.control.Spaces;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.events.Console;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.events.JournalOptions;
import org.mockserver.internal.near.NearServer;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.internal.state.ServerClock;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.transport.Transport;
import org.mockserver.internal.tunnel.ProxyHeaders;
import org.mockserver.internal.upstream.TlsSettings;
import org.mockserver.internal.upstream.UpstreamClient;
import org.mockserver.internal.upstream.UpstreamProxies;
import org.mockserver.internal.websocket.CallbackEndpoint;
import org.mockserver.internal.websocket.CallbackSockets;
import org.mockserver.mock.Expectation;

/**
 * A running server: every component, made from the settings and joined. The only place where components meet their
 * implementations. Safe for use by any thread.
 */
public final class MockServer implements AutoCloseable {

    /* Tasks that may wait for a worker: enough for a burst, little memory; beyond it exchanges are answered with 503. */
    private static final int WAITING_TASKS = 10_000;

    private static final long STOP_GRACE_MILLIS = 5_000;

    private final LiveSettings settings;
    private final BuildStamp stamp;
    private final Followers followers;
    private final Console console;
    private final ScheduledThreadPoolExecutor timer;
    private final Workers workers;
    private final Journal journal;
    /** Marks requests that this process has passed on. */
    private final String marker = "MockServer_" + UUID.randomUUID().toString().replace("-", "");

    private final UpstreamClient upstream;
    private final Engine engine;
    private final CallbackSockets callbacks;
    private final Tls tls;
    private final SpaceMaker spaceMaker;
    private final Spaces spaces;
    private final Transport transport;
    private final AtomicBoolean stopping = new AtomicBoolean();
    private final CountDownLatch stopped = new CountDownLatch(1);
    private volatile @Nullable ExpectationFile persisted;

    private MockServer(
            LiveSettings settings,
            Audience audience,
            ProxyHeaders headers,
            TlsSettings upstreamTls,
            UpstreamProxies upstreamProxies)
            throws StartFailure {
        Settings start = settings.current();
        this.settings = settings;
        this.stamp = BuildStamp.read();
        this.followers = Followers.open(settings, audience, stamp.version());
        this.console = followers.console();
        this.timer = Timers.single();
        this.workers = new Workers(start.get(ACTION_HANDLER_THREAD_COUNT), WAITING_TASKS);
        this.journal = Journal.start(JournalOptions.of(
                start.get(RING_BUFFER_SIZE), Derived.of(settings, OptionsFromSettings::journal), followers.observer()));
        this.upstream = new UpstreamClient(
                Derived.of(settings, UpstreamFromSettings::options),
                port -> ports().contains(port),
                upstreamTls,
                upstreamProxies);
        this.callbacks = OptionsFromSettings.callbacks(settings, workers, timer);
        this.engine = engine(journal, callbacks);
        followers.explainWith(engine.explainer());
        this.tls = new Tls(OptionsFromSettings.tls(start), InstantSource.system(), console::warn);
        Control control = new Control();
        this.spaceMaker = new SpaceMaker(settings, this::engine, callbacks::inSpace, control, this::failed);
        this.spaces = new Spaces(
                name -> spaceMaker.open(name, this::closeSpace),
                System::nanoTime,
                (task, delayNanos) -> timer.schedule(task, delayNanos, TimeUnit.NANOSECONDS),
                this::execute);
        CallbackEndpoint entrance = new CallbackEndpoint(
                callbacks, ControlPlane.doorWithSpaces(engine, control, settings, this::failed, spaces));
        this.transport = Transport.start(
                OptionsFromSettings.transport(start),
                entrance,
                tls,
                headers,
                entrance,
                upstream.joining(Derived.of(settings, UpstreamFromSettings::joining)));
        settings.onChange(this::reconfigure);
    }

    private Engine engine(Journal journal, Callbacks clients) {
        Settings current = settings.current();
        Engine made = new Engine(
                OptionsFromSettings.engine(current, console::warn, marker),
                current.get(MAX_EXPECTATIONS),
                new ServerClock(InstantSource.system()),
                new Scenarios((delayMillis, task) -> timer.schedule(task, delayMillis, TimeUnit.MILLISECONDS)),
                journal,
                workers,
                upstream,
                clients,
                this::failed);
        OptionsFromSettings.observe(made, current);
        return made;
    }

    /* When all workers are busy the timer's thread closes a space, which takes a moment but never long. */
    private void execute(Runnable task) {
        if (!workers.tryExecute(task)) {
            task.run();
        }
    }

    private void closeSpace(String name) {
        spaces.close(name);
    }

    /**
     * Starts a server: loads the initial expectations, then listens. It answers when this returns.
     *
     * @param settings changed by the control plane while the server runs
     * @return the running server, to be closed
     * @throws StartFailure if a port is taken, or the initial expectations or the TLS settings cannot be used; nothing is
     *     left open then
     */
    public static MockServer start(LiveSettings settings) throws StartFailure {
        return start(settings, Audience.atConsole());
    }

    /**
     * Starts loading what serving needs on another thread, for a process that will start a server in a moment.
     */
    public static void prepare() {
        Rehearsal.begin();
    }

    /**
     * Starts a server that tells others what it does than those who read the standard output.
     *
     * @param settings changed by the control plane while the server runs
     * @param audience who is told
     * @return the running server, to be closed
     * @throws StartFailure as above
     */
    public static MockServer start(LiveSettings settings, Audience audience) throws StartFailure {
        MockServer server = new MockServer(
                settings,
                audience,
                TlsStart.proxyHeaders(settings.current()),
                UpstreamFromSettings.tls(settings.current(), ProofsFromSettings.of(settings)),
                UpstreamFromSettings.proxies(settings.current()));
        boolean started = false;
        try {
            server.initialise();
            server.bindAll(settings.current().get(SERVER_PORT));
            started = true;
            return server;
        } finally {
            if (!started) {
                server.close();
            }
        }
    }

    private void initialise() throws StartFailure {
        Settings start = settings.current();
        TlsStart.tellTransparency(start, Transport.isNative(OptionsFromSettings.transport(start)), console::warn);
        TlsStart.initialise(tls, start.get(PROACTIVELY_INITIALISE_TLS) || start.get(PROXY_SETUP));
        new InitialData(start, engine.rules(), console::warn, this::laterAndAgain).load();
        if (start.get(PERSIST_EXPECTATIONS)) {
            ExpectationFile file = new ExpectationFile(
                    start.get(PERSISTED_EXPECTATIONS_PATH), this::expectations, workers, this::warn);
            engine.rules().addListener(file);
            file.write();
            persisted = file;
        }
    }

    private void laterAndAgain(Runnable look, long periodMillis) {
        timer.scheduleWithFixedDelay(look, periodMillis, periodMillis, TimeUnit.MILLISECONDS);
    }

    private void bindAll(List<Integer> ports) throws StartFailure {
        try {
            Ports.bind(transport, ports);
        } catch (IOException taken) {
            throw new StartFailure(String.valueOf(taken.getMessage()), taken);
        }
        console.ports(ports());
        TlsStart.tellProxySetup(settings.current(), tls, ports(), console::info);
    }

    private static String listed(List<Integer> ports) {
        return ports.size() == 1 ? ": " + ports.get(0) : "s: " + ports;
    }

    private void reconfigure(Settings changed) {
        Consumer<Engine> change = OptionsFromSettings.change(changed, console::warn, marker);
        change.accept(engine);
        spaceMaker.configure(change);
        transport.update(OptionsFromSettings.transport(changed));
    }

    private void warn(String what, Exception cause) {
        console.warn(what + ": " + cause.getMessage());
    }

    private void failed(String correlationId, String what, Throwable cause) {
        console.error("failed " + what + ", correlation id: " + correlationId, cause);
    }

    /**
     * The ports the server listens on.
     *
     * @return in the order they were bound
     */
    public List<Integer> ports() {
        return transport.ports();
    }

    /**
     * The expectations that can still match.
     *
     * @return in the order in which they are tried
     */
    public List<Expectation> expectations() {
        return engine.rules().inOrder().stream().map(Rule::shown).collect(Collectors.toList());
    }

    /** This server as clients in the same process see it. */
    public NearServer near() {
        return callbacks;
    }

    /**
     * Tells a listener about changes of the expectations.
     *
     * @param listener gets those that can still match; called by the thread that changed them
     */
    public void onExpectationsChange(Consumer<List<Expectation>> listener) {
        engine.rules().addListener(change -> listener.accept(expectations()));
    }

    /**
     * Listens on more ports, all or none.
     *
     * @param ports 0 for any free one
     * @return those that were bound
     * @throws IOException if one is taken
     */
    public List<Integer> bind(List<Integer> ports) throws IOException {
        return Ports.bind(transport, ports);
    }

    /** Whether the server has stopped, whoever stopped it. */
    public boolean hasStopped() {
        return stopped.getCount() == 0;
    }

    /**
     * Waits until the server has stopped, whoever stopped it.
     *
     * @throws InterruptedException if the waiting thread is interrupted
     */
    public void awaitStopped() throws InterruptedException {
        stopped.await();
    }

    /** Stops listening, finishes the exchanges in progress for as long as {@code stopDrainMillis}, and ends. */
    @Override
    public void close() {
        if (stopping.compareAndSet(false, true)) {
            finish();
        }
        try {
            awaitStopped();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void stopLater() {
        if (stopping.compareAndSet(false, true)) {
            new Thread(this::finish, "mockserver-stop").start();
        }
    }

    private void finish() {
        List<Integer> ports = ports();
        long drainMillis = settings.current().get(STOP_DRAIN_MILLIS);
        CountDownLatch drained = new CountDownLatch(1);
        transport.stop(drainMillis).whenComplete((nothing, failure) -> drained.countDown());
        try {
            if (!drained.await(drainMillis + STOP_GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
                console.warn("connections did not close in time");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        callbacks.stop();
        timer.shutdownNow();
        workers.close();
        ExpectationFile file = persisted;
        if (file != null) {
            file.finish();
        }
        tls.close();
        upstream.close();
        spaces.closeAll();
        journal.close();
        followers.finish();
        if (!ports.isEmpty()) {
            console.info("stopped for port" + listed(ports));
        }
        console.close();
        stopped.countDown();
    }

    /** What the control plane may do with this server. */
    private final class Control implements ServerControl {

        @Override
        public List<Integer> ports() {
            return MockServer.this.ports();
        }

        @Override
        public List<Integer> bind(List<Integer> ports) throws IOException {
            return MockServer.this.bind(ports);
        }

        @Override
        public TrustAnchor trustAnchor() throws IOException {
            return TlsStart.trustAnchor(tls);
        }

        @Override
        public void stop() {
            stopLater();
        }

        @Override
        public boolean isReady() {
            return !hasStopped();
        }

        @Override
        public String version() {
            return stamp.version();
        }

        @Override
        public String gitHash() {
            return stamp.commit();
        }
    }
}
