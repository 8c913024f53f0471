package org.mockserver.benchmark;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.configuration.Configuration;
import org.mockserver.integration.ClientAndServer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long do starting and stopping a server take inside a JVM that has done it before, as in a suite of tests?
 *
 * <p>Run it with {@code mockserver-benchmark/jmh.sh EmbeddedServerBenchmark}. Results are kept in docs/performance.md.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class EmbeddedServerBenchmark {

    private static ClientAndServer newServer() {
        return new ClientAndServer(Configuration.configuration().disableLogging(true));
    }

    /** A server that is stopped after it was measured how long its start took. */
    @State(Scope.Thread)
    public static class Started {

        @Nullable
        ClientAndServer server;

        /** Stops it. */
        @TearDown(Level.Invocation)
        public void stop() {
            ClientAndServer running = server;
            if (running != null) {
                running.stop();
            }
        }
    }

    /** A server that runs already. */
    @State(Scope.Thread)
    public static class Running {

        @Nullable
        ClientAndServer server;

        /** Starts it. */
        @Setup(Level.Invocation)
        public void start() {
            server = newServer();
        }
    }

    /** Until the server listens. */
    @Benchmark
    public int start(Started started) {
        ClientAndServer server = newServer();
        started.server = server;
        return server.getLocalPort();
    }

    /** Until nothing of the server is left. */
    @Benchmark
    public void stop(Running running) {
        ClientAndServer server = running.server;
        if (server != null) {
            server.stop();
        }
    }
}
