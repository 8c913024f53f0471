package org.mockserver.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.Indexed;
import org.mockserver.internal.match.MatchIndex;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonBody;
import org.mockserver.model.RequestDefinition;
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
 * How long does it take to find the rule for a request as the number and kind of rules grows?
 *
 * <p>Each measured request is fresh, so decoding on first use is part of the time. Run it with
 * {@code mockserver-benchmark/jmh.sh MatchIndexBenchmark}. Results are kept in docs/performance.md.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MatchIndexBenchmark {
    /** What tells the rules apart: {@code literal}, {@code regex} or {@code json}, and how many there are. */
    @Param({"literal-1", "literal-5000", "literal-100000", "regex-1000", "json-1000"})
    public String rules = "literal-1";

    private MatchIndex<FixedRule> index = MatchIndex.empty();
    private String target = "/";
    private String body = "";
    private final Pairs headers = Pairs.of("host", "localhost", "content-type", "application/json");

    /** Stores the rules and picks the one in the middle as the one to find. */
    @Setup
    public void store() {
        String kind = rules.substring(0, rules.indexOf('-'));
        int count = Integer.parseInt(rules.substring(rules.indexOf('-') + 1));
        List<FixedRule> all = new ArrayList<>(count);
        for (int number = 0; number < count; number++) {
            all.add(FixedRule.of(number, definition(kind, number)));
        }
        index = MatchIndex.<FixedRule>empty().withAll(all);
        int middle = count / 2;
        target = kind.equals("json") ? "/orders" : "/orders/" + middle + "/lines";
        body = kind.equals("json") ? json(middle) : "";
    }

    private static HttpRequest definition(String kind, int number) {
        return switch (kind) {
            case "literal" -> HttpRequest.request("/orders/" + number + "/lines");
            case "regex" -> HttpRequest.request("/orders/" + number + "/[a-z]+");
            default -> HttpRequest.request("/orders").withBody(JsonBody.json(json(number)));
        };
    }

    private static String json(int number) {
        return "{\"order\":" + number + ",\"state\":\"open\"}";
    }

    /** Finds the rule. */
    @Benchmark
    public @Nullable Object first() {
        return index.first(RequestView.of("GET", target, headers, body));
    }

    private record FixedRule(String id, long position, RequestDefinition definition, RequestPredicate predicate)
            implements Indexed {
        static FixedRule of(int number, HttpRequest definition) {
            return new FixedRule(
                    "rule-" + number, number, definition, Matchers.compile(definition, MatchOptions.standard()));
        }

        @Override
        public int priority() {
            return 0;
        }

        @Override
        public boolean admit(RequestView request) {
            return true;
        }
    }
}
