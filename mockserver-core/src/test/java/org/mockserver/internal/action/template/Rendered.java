package org.mockserver.internal.action.template;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpTemplate.TemplateType;

/** Renders small templates for a request that has one of everything. */
final class Rendered {

    static final Templates TEMPLATES = new Templates();

    private static final RequestView REQUEST = RequestView.of(
            "POST",
            "/shops/7?q=a&q=b&r=c%20d",
            Pairs.of("Host", "shop", "X-Name", "ann", "x-name", "bob", "Cookie", "sid=abc; lang=de"),
            "{\"order\": {\"kg\": 4, \"tags\": [\"x\", \"y\"]}}");

    /** A world with a frozen clock and a path parameter. */
    private static final TemplateWorld WORLD = new TemplateWorld() {

        @Override
        public Templates templates() {
            return TEMPLATES;
        }

        @Override
        public InstantSource clock() {
            return InstantSource.fixed(Instant.parse("2030-05-06T07:08:09Z"));
        }

        @Override
        public Pairs pathParameters(String path) {
            return Pairs.of("id", path.substring(path.lastIndexOf('/') + 1));
        }
    };

    private Rendered() {}

    static String velocity(String template) {
        return render(TemplateType.VELOCITY, template, TemplateOptions.STANDARD, REQUEST);
    }

    static String mustache(String template) {
        return render(TemplateType.MUSTACHE, template, TemplateOptions.STANDARD, REQUEST);
    }

    static String render(TemplateType type, String template, TemplateOptions options) {
        return render(type, template, options, REQUEST);
    }

    static String render(TemplateType type, String template, TemplateOptions options, RequestView request) {
        Variables variables =
                new Variables(WORLD, options, request, null, Map.of("shop", "north", "list", List.of(3, 1, 2)));
        return TEMPLATES.compile(type, template, options).render(variables);
    }

    /** Options with a short time and little room. */
    static TemplateOptions limited(long timeoutMillis, int maxOutputChars) {
        return new TemplateOptions(
                Map.of(TemplateType.VELOCITY, timeoutMillis, TemplateType.MUSTACHE, timeoutMillis),
                maxOutputChars,
                Map.of(TemplateType.VELOCITY, List.of("forbidden"), TemplateType.MUSTACHE, List.of("forbidden")),
                true,
                0);
    }
}
