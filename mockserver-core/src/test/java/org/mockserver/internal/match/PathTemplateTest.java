package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.model.HttpRequest;

class PathTemplateTest {

    private static final String[] TEMPLATE_SEGMENTS = {"{id}", "{x}", "a", "B", "v1.0", "l[ab]", "", "\u00e4", "a|b"};
    private static final String[] PATH_SEGMENTS = {"a", "A", "b", "v1x0", "v1.0", "la", "", " ", "\u00c4", ".*", "a=1,b"
    };

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void comparingSegmentsDecidesLikeTheRegularExpression(long seed) {
        Random random = new Random(seed);
        int matches = 0;
        for (int i = 0; i < 20_000; i++) {
            String template = path(random, TEMPLATE_SEGMENTS);
            String path = path(random, PATH_SEGMENTS);
            boolean exactCase = random.nextBoolean();
            MatchOptions options = new MatchOptions(exactCase, 1_000, 1_000, warning -> {});
            HttpRequest expected = HttpRequest.request(template).withPathParameter("?none", ".*");
            boolean found = Matchers.compile(expected, options).test(Requests.get(path));

            assertThat(found).as("%s for %s", path, template).isEqualTo(matches(template, path, exactCase));
            matches += found ? 1 : 0;
        }
        assertThat(matches).isGreaterThan(500);
    }

    private static String path(Random random, String[] segments) {
        StringBuilder path = new StringBuilder();
        for (int i = random.nextInt(3); i >= 0; i--) {
            path.append('/').append(segments[random.nextInt(segments.length)]);
        }
        return path.toString();
    }

    private static boolean matches(String template, String path, boolean exactCase) {
        String regex = template.replaceAll("\\{\\w+}", ".*");
        int flags = exactCase ? Pattern.DOTALL : Pattern.DOTALL | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
        boolean same = exactCase ? path.equals(regex) : path.equalsIgnoreCase(regex);
        return PathTemplate.depth(path) == PathTemplate.depth(regex)
                && (same || Pattern.compile(regex, flags).matcher(path).matches());
    }
}
