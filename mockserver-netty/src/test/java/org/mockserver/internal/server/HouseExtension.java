package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.internal.tls.TlsFixture;
import org.mockserver.internal.transport.RawClient;

/**
 * A complete server on a free port for the tests of a class, as new before each of them: it is reset after a test, or
 * stopped when the test changed more than a reset brings back. A test fails when any thread dies of an exception, when
 * the server reports a bug or Netty a failed handler; a class fails when a buffer was lost.
 *
 * <p>Register it in a static field.
 */
final class HouseExtension implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {

    private static final Logger NETTY = Logger.getLogger("io.netty");

    private final Map<String, String> values;
    private final LeakWatch leaks = new LeakWatch();
    private final List<String> accidents = new CopyOnWriteArrayList<>();
    private final ByteArrayOutputStream narrative = new ByteArrayOutputStream();
    private final Handler nettyWarnings = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (entry.getLevel().intValue() >= Level.WARNING.intValue() && entry.getThrown() != null) {
                accidents.add(entry.getMessage() + ": " + entry.getThrown());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    private Thread.UncaughtExceptionHandler before;
    private MockServer server;
    private HouseClient client;
    private Speech speech = Speech.H1;
    private boolean changed;

    private HouseExtension(Map<String, String> values) {
        this.values = values;
    }

    /** A server with settings given as names and values. */
    static HouseExtension with(String... namesAndValues) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("serverPort", "0");
        values.put("localBoundIP", "127.0.0.1");
        values.put("directoryToSaveDynamicSSLCertificate", TlsFixture.FOLDER.toString());
        put(values, namesAndValues);
        return new HouseExtension(values);
    }

    private static void put(Map<String, String> values, String... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put(namesAndValues[i], namesAndValues[i + 1]);
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        leaks.beforeAll(context);
        NETTY.addHandler(nettyWarnings);
        before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, death) -> accidents.add(thread.getName() + ": " + death));
    }

    @Override
    public void beforeEach(ExtensionContext context) throws StartFailure {
        Speech wanted = speechOf(context.getRequiredTestInstance());
        if (wanted != speech && server != null) {
            client = new HouseClient(port(), wanted);
        }
        speech = wanted;
        if (server == null) {
            start(values);
        }
    }

    /* A class that runs over every protocol has a field that says which one it is this time. */
    private static Speech speechOf(Object test) {
        for (Field field : test.getClass().getDeclaredFields()) {
            if (field.getType() == Speech.class) {
                field.setAccessible(true);
                try {
                    return (Speech) field.get(test);
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return Speech.H1;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        if (changed || server == null) {
            stop();
        } else {
            client.control("/reset");
        }
        assertThat(accidents).isEmpty();
        assertThat(console()).doesNotContain("correlation id");
        synchronized (narrative) {
            narrative.reset();
        }
    }

    @Override
    public void afterAll(ExtensionContext context) {
        stop();
        Thread.setDefaultUncaughtExceptionHandler(before);
        NETTY.removeHandler(nettyWarnings);
        leaks.afterAll(context);
    }

    private void start(Map<String, String> given) throws StartFailure {
        try {
            server = MockServer.start(
                    new LiveSettings(SettingsResolver.resolve(SettingsSources.fixed(given))), Audience.at(narrative));
        } catch (SettingsException wrong) {
            throw new IllegalArgumentException(wrong);
        }
        client = new HouseClient(port(), speech);
    }

    /** Puts a server with further settings in the place of this one, until the end of the test. */
    HouseClient restartWith(String... namesAndValues) throws StartFailure {
        stop();
        Map<String, String> given = new LinkedHashMap<>(values);
        put(given, namesAndValues);
        changed = true;
        start(given);
        return client;
    }

    /** Changes settings of the running server, until the end of the test. */
    HouseClient configure(String json) {
        changed = true;
        assertThat(client.control("/configuration", json).status()).isEqualTo(200);
        return client;
    }

    /** Stops the server; a later test gets another one. */
    void stop() {
        if (server != null) {
            server.close();
            server = null;
        }
        changed = false;
    }

    MockServer server() {
        return server;
    }

    HouseClient client() {
        return client;
    }

    int port() {
        return server.ports().get(0);
    }

    RawClient connect() {
        return RawClient.connect(port());
    }

    /** Sends the same request on several connections at the same moment and returns the statuses. */
    List<Integer> together(int connections, String path) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(connections);
        CountDownLatch ready = new CountDownLatch(connections);
        Callable<Integer> one = () -> {
            try (RawClient connection = connect()) {
                ready.countDown();
                ready.await();
                return connection.get(path).read().status();
            }
        };
        try {
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> answer : threads.invokeAll(Collections.nCopies(connections, one))) {
                statuses.add(answer.get());
            }
            return statuses;
        } finally {
            threads.shutdownNow();
        }
    }

    /** What the server told on its console during this test. */
    String console() {
        return narrative.toString(StandardCharsets.UTF_8);
    }
}
