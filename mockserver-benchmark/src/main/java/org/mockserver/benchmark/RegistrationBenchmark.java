package org.mockserver.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.match.MatchIndex;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does it take to store or remove all of so many compiled rules, one change after the other, each with a
 * snapshot of its own?
 *
 * <p>Divide by the count for the cost of one change. Run it with
 * {@code mockserver-benchmark/jmh.sh RegistrationBenchmark}. Results are kept in docs/performance.md.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4)
@Measurement(iterations = 5)
@Fork(1)
public class RegistrationBenchmark {
    /** What tells the rules apart. */
    @Param
    public RuleKind kind = RuleKind.LITERAL;

    /** How many rules there are. */
    @Param({"1000", "10000", "100000"})
    public int count = 1_000;

    private final List<FixedRule> rules = new ArrayList<>();
    private MatchIndex<FixedRule> full = MatchIndex.empty();

    /** Compiles the rules. */
    @Setup(Level.Trial)
    public void compile() {
        for (int i = 0; i < count; i++) {
            rules.add(FixedRule.of(i, kind.definition(i)));
        }
        full = MatchIndex.<FixedRule>empty().withAll(rules);
    }

    /** Stores all. */
    @Benchmark
    public Object addAll() {
        MatchIndex<FixedRule> index = MatchIndex.empty();
        for (FixedRule rule : rules) {
            index = index.with(rule);
        }
        return index;
    }

    /** Removes all, the oldest first. */
    @Benchmark
    public Object removeAll() {
        MatchIndex<FixedRule> index = full;
        for (FixedRule rule : rules) {
            index = index.without(List.of(rule));
        }
        return index;
    }
}
