package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.wire.ExpectationSource;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;

/** Stores what users register: expectations as they are, and those that are made from specifications. */
public final class Registration {

    private final RuleStore rules;
    private final String contextPathPrefix;

    /**
     * What came of a registration.
     *
     * @param stored the expectations, in order
     * @param problems what of the specifications could not be used
     */
    public record Outcome(List<Expectation> stored, List<String> problems) {}

    /**
     * A registration.
     *
     * @param rules where expectations are stored
     * @param contextPathPrefix what stands before the paths of specifications that name no prefix of their own, may be
     *     blank
     */
    public Registration(RuleStore rules, String contextPathPrefix) {
        this.rules = rules;
        this.contextPathPrefix = contextPathPrefix;
    }

    /**
     * Stores everything or nothing. What an earlier version of a specification had and this one has not is removed.
     * Blocks while specifications are read.
     *
     * @param sources in the order in which they are to be tried
     * @return what was stored
     * @throws org.mockserver.internal.wire.WireException if one of them cannot be used
     */
    public Outcome register(List<ExpectationSource> sources) {
        List<Expectation> expectations = new ArrayList<>(sources.size());
        List<String> problems = new ArrayList<>();
        Map<String, Set<String>> groups = new LinkedHashMap<>();
        Set<String> located = new HashSet<>();
        for (ExpectationSource source : sources) {
            if (source instanceof ExpectationSource.Ready ready) {
                expectations.add(ready.expectation());
            } else if (source instanceof ExpectationSource.FromOpenApi openApi) {
                OpenApi.Generated generated = OpenApi.installed().generate(prefixed(openApi.specification()));
                expectations.addAll(generated.expectations());
                problems.addAll(generated.problems());
                groups.computeIfAbsent(generated.group(), unused -> new HashSet<>())
                        .addAll(generated.ids());
                if (generated.located()) {
                    located.add(generated.group());
                }
            }
        }
        Set<String> vanished = new HashSet<>();
        groups.forEach((group, ids) -> vanished.addAll(vanished(group, ids, located.contains(group))));
        List<Expectation> stored = expectations.isEmpty() ? List.of() : rules.upsert(expectations);
        if (!vanished.isEmpty()) {
            rules.removeIf(rule -> vanished.contains(rule.id()));
        }
        return new Outcome(stored, problems);
    }

    private OpenAPIExpectation prefixed(OpenAPIExpectation specification) {
        String own = specification.getContextPathPrefix();
        return own == null && !contextPathPrefix.isBlank()
                ? specification.withContextPathPrefix(contextPathPrefix)
                : specification;
    }

    /* Two specifications that were given as text may share their title. They are taken for versions of one only if they
     * share an operation. */
    private Set<String> vanished(String group, Set<String> ids, boolean located) {
        Set<String> gone = new HashSet<>();
        boolean sameSpecification = located;
        for (Rule rule : rules.inOrder()) {
            if (ids.contains(rule.id())) {
                sameSpecification = true;
            } else if (rule.id().startsWith(group)) {
                gone.add(rule.id());
            }
        }
        return sameSpecification ? gone : Set.of();
    }
}
