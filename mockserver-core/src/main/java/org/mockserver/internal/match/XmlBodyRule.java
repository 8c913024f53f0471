package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.XmlBody;
import org.w3c.dom.Document;
import org.xmlunit.builder.DiffBuilder;
import org.xmlunit.builder.Input;
import org.xmlunit.diff.ComparisonControllers;
import org.xmlunit.diff.DefaultNodeMatcher;
import org.xmlunit.diff.Diff;
import org.xmlunit.diff.DifferenceEvaluators;
import org.xmlunit.diff.ElementSelectors;
import org.xmlunit.placeholder.PlaceholderDifferenceEvaluator;

/**
 * XML that is similar: comments, white space around text, prefixes and the order of attributes and of siblings do not
 * matter; elements of the same name are compared in their order.
 */
final class XmlBodyRule implements BodyRule {

    /* A DOM tree may not even be read by two threads at once, so each thread in here has its own expected tree. */

    private final String expected;
    private final Pool<Comparison> comparisons;

    private XmlBodyRule(String expected) {
        this.expected = expected;
        this.comparisons = new Pool<>(() -> new Comparison(expected));
    }

    static XmlBodyRule compile(XmlBody body, String path, Compilation with) {
        XmlBodyRule rule = new XmlBodyRule(body.getValue());
        boolean wellFormed = rule.comparisons.use(comparison -> comparison.expected != null);
        if (!wellFormed) {
            throw new WireException(path + ".xml", "is not well-formed XML without a document type");
        }
        return rule;
    }

    @Override
    public boolean matches(RequestView request) {
        return comparisons.use(comparison -> comparison.isSimilar(request.bodyText()));
    }

    @Override
    public String difference(RequestView request) {
        List<String> reasons = comparisons.use(comparison -> comparison.differences(request.bodyText()));
        return Difference.of("xml match failed", expected, request.bodyText(), reasons);
    }

    /** One thread's tools. */
    private static final class Comparison {

        private final XmlReader reader = new XmlReader();
        private final @Nullable Document expected;

        Comparison(String xml) {
            this.expected = reader.read(xml);
        }

        boolean isSimilar(String text) {
            Document actual = reader.read(text);
            return actual != null && !diff(actual, true).hasDifferences();
        }

        List<String> differences(String text) {
            Document actual = reader.read(text);
            if (actual == null) {
                return List.of("the body is not well-formed XML");
            }
            List<String> texts = new ArrayList<>();
            diff(actual, false).getDifferences().forEach(difference -> texts.add(difference.toString()));
            return texts;
        }

        private Diff diff(Document actual, boolean stopAtFirst) {
            return DiffBuilder.compare(Input.fromNode(expected))
                    .withTest(Input.fromNode(actual))
                    .normalizeWhitespace()
                    .withNodeMatcher(new DefaultNodeMatcher(ElementSelectors.byName))
                    .withDifferenceEvaluator(DifferenceEvaluators.chain(
                            DifferenceEvaluators.Default, new PlaceholderDifferenceEvaluator()))
                    .withComparisonController(
                            stopAtFirst ? ComparisonControllers.StopWhenDifferent : ComparisonControllers.Default)
                    .checkForSimilar()
                    .build();
        }
    }
}
