package org.mockserver.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchIndex;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does it take to find the rule for a request as the number of rules grows, compared with trying one after the
 * other?
 *
 * <p>Each measured request is fresh, so decoding on first use is part of the time; {@code requestAlone} is the part of
 * making the request. Run it, with CPU time and allocation for each operation, with
 * {@code mockserver-benchmark/jmh.sh MatchIndexBenchmark -prof gc -prof org.mockserver.benchmark.CpuTime}; {@code mockserver-benchmark/match-chart.sh} makes the
 * chart. Results are kept in docs/performance.md.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MatchIndexBenchmark {
    /** What tells the rules apart. */
    @Param
    public RuleKind kind = RuleKind.LITERAL;

    /** How many rules there are. */
    @Param({"1", "10", "100", "1000", "5000", "10000", "100000"})
    public int count = 1;

    /** Which rule matches. */
    @Param({"first", "last", "none"})
    public String match = "first";

    private MatchIndex<FixedRule> index = MatchIndex.empty();
    private FixedRule[] inOrder = {};
    private int number;

    /** Stores the rules and picks the one to find. */
    @Setup
    public void store() {
        List<FixedRule> all = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            all.add(FixedRule.of(i, kind.definition(i)));
        }
        index = MatchIndex.<FixedRule>empty().withAll(all);
        inOrder = all.toArray(FixedRule[]::new);
        number = match.equals("first") ? 0 : match.equals("last") ? count - 1 : count;
        if ((index() == null) != match.equals("none") || index() != scan()) {
            throw new IllegalStateException("the rules of the benchmark are wrong");
        }
    }

    /** Makes the request and nothing else. */
    @Benchmark
    public Object requestAlone() {
        return kind.request(number);
    }

    /** Finds the rule. */
    @Benchmark
    public @Nullable Object index() {
        return index.first(kind.request(number));
    }

    /** Tries one rule after the other. */
    @Benchmark
    public @Nullable Object scan() {
        RequestView request = kind.request(number);
        for (FixedRule rule : inOrder) {
            if (rule.predicate().test(request) && rule.admit(request)) {
                return rule;
            }
        }
        return null;
    }
}
