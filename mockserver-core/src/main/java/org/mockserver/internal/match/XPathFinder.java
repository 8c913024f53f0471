package org.mockserver.internal.match;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathFactoryConfigurationException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;

/** A compiled XPath. One that does not compile finds nothing. Used by any number of threads at once. */
final class XPathFinder {

    /* Without predicates the work grows with the document; with them it can grow with a power of it. Below this size
     * even that ends soon. */
    private static final int SHORT_DOCUMENT = 4096;

    private final String xpath;
    private final Pool<Evaluation> evaluations;
    private final TimeLimited limited;

    XPathFinder(String xpath, Map<String, String> namespaces, MatchOptions options) {
        this.xpath = xpath;
        this.evaluations = new Pool<>(() -> new Evaluation(xpath, namespaces));
        this.limited = new TimeLimited(
                options.xpathTimeoutMillis(),
                "xpathMatchingTimeoutMillis",
                "XPath \"" + xpath + "\"",
                options.warner());
    }

    /** Its boolean value; false for what is no XML, and when it takes too long. */
    boolean isTrue(String xml) {
        return Boolean.TRUE.equals(evaluate(xml, XPathConstants.BOOLEAN));
    }

    /** Its text; null when there is none or only blanks, for what is no XML, and when it takes too long. */
    @Nullable
    String find(String xml) {
        return evaluate(xml, XPathConstants.STRING) instanceof String found && !found.isBlank() ? found : null;
    }

    private @Nullable Object evaluate(String xml, QName type) {
        if (xml.length() <= SHORT_DOCUMENT || xpath.indexOf('[') < 0) {
            return evaluateNow(xml, type);
        }
        AtomicReference<@Nullable Object> found = new AtomicReference<>();
        boolean decided = limited.decide(() -> {
            found.set(evaluateNow(xml, type));
            return true;
        });
        return decided ? found.get() : null;
    }

    private @Nullable Object evaluateNow(String xml, QName type) {
        AtomicReference<@Nullable Object> found = new AtomicReference<>();
        evaluations.use(evaluation -> {
            found.set(evaluation.evaluate(xml, type));
            return true;
        });
        return found.get();
    }

    /** One thread's tools. */
    private static final class Evaluation {

        private final XmlReader reader;
        private final @Nullable XPathExpression expression;

        /* Without a prefix to name namespaces by, /order finds <order xmlns="…"> and <o:order> too. */
        Evaluation(String xpath, Map<String, String> namespaces) {
            this.reader = new XmlReader(!namespaces.isEmpty());
            this.expression = compiled(xpath, namespaces);
        }

        private static @Nullable XPathExpression compiled(String text, Map<String, String> namespaces) {
            try {
                XPathFactory factory = XPathFactory.newDefaultInstance();
                factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
                XPath xpath = factory.newXPath();
                xpath.setNamespaceContext(new Prefixes(namespaces));
                return xpath.compile(text);
            } catch (XPathExpressionException | XPathFactoryConfigurationException unusable) {
                return null;
            }
        }

        @Nullable
        Object evaluate(String xml, QName type) {
            Document document = expression == null ? null : reader.read(xml);
            if (document == null || expression == null) {
                return null;
            }
            try {
                return expression.evaluate(document, type);
            } catch (XPathExpressionException notApplicable) {
                return null;
            }
        }
    }

    private record Prefixes(Map<String, String> uris) implements NamespaceContext {

        @Override
        public String getNamespaceURI(String prefix) {
            return uris.getOrDefault(prefix, XMLConstants.NULL_NS_URI);
        }

        @Override
        public @Nullable String getPrefix(String uri) {
            Iterator<String> prefixes = getPrefixes(uri);
            return prefixes.hasNext() ? prefixes.next() : null;
        }

        @Override
        public Iterator<String> getPrefixes(String uri) {
            List<String> prefixes = uris.keySet().stream()
                    .filter(prefix -> uri.equals(uris.get(prefix)))
                    .toList();
            return prefixes.iterator();
        }
    }
}
