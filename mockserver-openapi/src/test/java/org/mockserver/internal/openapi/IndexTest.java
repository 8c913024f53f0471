package org.mockserver.internal.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.openapi.Specs.get;
import static org.mockserver.internal.openapi.Specs.post;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.Indexed;
import org.mockserver.internal.match.MatchIndex;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.model.OpenAPIDefinition;
import org.mockserver.model.RequestDefinition;

/** Rules from specifications are found through the index, and the same ones as without it. */
class IndexTest {

    private record FixedRule(String id, long position, RequestDefinition definition, RequestPredicate predicate)
            implements Indexed {

        static FixedRule of(OpenAPIDefinition definition, int position) {
            RequestPredicate compiled = Matchers.compile(definition, MatchOptions.standard());
            return new FixedRule("r" + position, position, definition, compiled);
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

    private static String spec(int operations) {
        StringBuilder paths = new StringBuilder();
        for (int i = 0; i < operations; i++) {
            String path = i % 3 == 0 ? "/a/" + i : i % 3 == 1 ? "/b/" + i + "/{id}" : "/c/{id}/d" + i;
            String body = i % 2 == 0
                    ? ""
                    : "'requestBody': {'required': true, 'content': {'application/json': {'schema': {'type': 'object'}},"
                            + " 'text/plain': {}}},";
            paths.append(i == 0 ? "" : ",")
                    .append("'" + path + "': {'" + (i % 2 == 0 ? "get" : "post") + "': {'operationId': 'o" + i + "', "
                            + body
                            + "'parameters': [{'name': 'id', 'in': 'path', 'schema': {'type': 'integer'}}],"
                            + " 'responses': {}}}");
        }
        return Specs.api(paths.toString());
    }

    private static RequestView request(Random random, int operations) {
        int i = random.nextInt(operations + 2);
        String id = random.nextInt(4) == 0 ? "x" : String.valueOf(random.nextInt(9));
        String path = switch (random.nextInt(4)) {
            case 0 -> "/a/" + i;
            case 1 -> "/b/" + i + "/" + id;
            case 2 -> "/C/" + id + "/D" + i;
            default -> "/c/" + id + "/d" + i;
        };
        String[] types = {"application/json", "text/plain", "image/png"};
        return random.nextBoolean() ? get(path) : post(path, types[random.nextInt(3)], "{}");
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void theIndexFindsWhatAPlainScanFinds(long seed) {
        Random random = new Random(seed);
        int operations = 60;
        String spec = spec(operations);
        List<FixedRule> rules = new ArrayList<>();
        for (int i = 0; i < operations; i++) {
            String id = "o" + random.nextInt(operations);
            OpenAPIDefinition definition = OpenAPIDefinition.openAPI(spec, random.nextInt(20) == 0 ? null : id);
            definition.setNot(random.nextInt(30) == 0);
            rules.add(FixedRule.of(definition, i));
        }
        MatchIndex<FixedRule> index = MatchIndex.<FixedRule>empty().withAll(rules);
        for (int i = 0; i < 5_000; i++) {
            RequestView request = request(random, operations);
            FixedRule expected = rules.stream()
                    .filter(rule -> rule.predicate().test(request))
                    .findFirst()
                    .orElse(null);
            assertThat(index.first(request)).as(request.toString()).isSameAs(expected);
        }
    }

    @Test
    void aRuleForOneOperationIsNotAskedAboutRequestsOfOthers() {
        String spec = spec(300);
        List<FixedRule> rules = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            FixedRule rule = FixedRule.of(OpenAPIDefinition.openAPI(spec, "o" + i), i);
            rules.add(rule);
        }
        MatchIndex<FixedRule> index = MatchIndex.<FixedRule>empty().withAll(rules);

        assertThat(index.candidates(post("/b/151/5", "application/json", "{}"))).hasSizeLessThan(5);
        assertThat(index.candidates(get("/a/150"))).hasSizeLessThan(5);
        assertThat(index.candidates(get("/c/1/d296"))).hasSizeLessThan(5);
    }
}
