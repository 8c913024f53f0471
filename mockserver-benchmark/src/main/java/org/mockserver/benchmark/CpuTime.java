package org.mockserver.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * CPU time of the measuring threads for each operation, which other programs on the machine disturb far less than the
 * time on the clock. Use it with {@code -prof org.mockserver.benchmark.CpuTime}.
 */
public class CpuTime implements InternalProfiler {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long beforeNanos;

    @Override
    public String getDescription() {
        return "CPU time of the measuring threads";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        beforeNanos = usedNanos();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        long operations = result.getMetadata().getAllOps();
        double each = operations == 0 ? 0 : (double) (usedNanos() - beforeNanos) / operations;
        return List.of(new ScalarResult("cpu.norm", each, "ns/op", AggregationPolicy.AVG));
    }

    private long usedNanos() {
        long used = 0;
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().contains("jmh-worker")) {
                used += Math.max(0, threads.getThreadCpuTime(thread.getThreadId()));
            }
        }
        return used;
    }
}
