package org.mockserver.internal.match;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathFactoryConfigurationException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.NottableDateTimeString;
import org.mockserver.model.XPathBody;
import org.w3c.dom.Document;

/** An XPath whose boolean value must be true. One that does not compile never matches. */
final class XPathBodyRule implements BodyRule {

    /* Without predicates the work grows with the document; with them it can grow with a power of it. Below this size
     * even that ends soon. */
    private static final int SHORT_DOCUMENT = 4096;

    private final String xpath;
    private final Pool<Evaluation> evaluations;
    private final TimeLimited limited;

    private XPathBodyRule(String xpath, Map<String, String> namespaces, @Nullable TextRule dateTime, Compilation with) {
        this.xpath = dateTime == null ? xpath : xpath + " " + dateTime.display();
        this.evaluations = new Pool<>(() -> new Evaluation(xpath, namespaces, dateTime));
        this.limited = new TimeLimited(
                with.options().xpathTimeoutMillis(),
                "xpathMatchingTimeoutMillis",
                "XPath \"" + xpath + "\"",
                with.options().warner());
    }

    static XPathBodyRule compile(XPathBody body, String path, Compilation with) {
        Map<String, String> namespaces = body.getNamespacePrefixes();
        NottableDateTimeString dateTime = body.getDateTime();
        return new XPathBodyRule(
                body.getValue(),
                namespaces == null ? Map.of() : Map.copyOf(namespaces),
                dateTime == null ? null : TextRules.plain(dateTime, path + ".dateTime", with),
                with);
    }

    @Override
    public boolean matches(RequestView request) {
        String text = request.bodyText();
        return text.length() <= SHORT_DOCUMENT || xpath.indexOf('[') < 0
                ? isTrue(text)
                : limited.decide(() -> isTrue(text));
    }

    private boolean isTrue(String text) {
        return evaluations.use(evaluation -> evaluation.isTrue(text));
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("xpath match failed", xpath, request.bodyText());
    }

    /** One thread's tools. */
    private static final class Evaluation {

        private final XmlReader reader = new XmlReader();
        private final @Nullable XPathExpression expression;

        private final @Nullable TextRule dateTime;

        Evaluation(String xpath, Map<String, String> namespaces, @Nullable TextRule dateTime) {
            this.dateTime = dateTime;
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

        boolean isTrue(String text) {
            Document document = expression == null ? null : reader.read(text);
            if (document == null || expression == null) {
                return false;
            }
            try {
                if (dateTime == null) {
                    return (boolean) expression.evaluate(document, XPathConstants.BOOLEAN);
                }
                String found = (String) expression.evaluate(document, XPathConstants.STRING);
                return !found.isBlank() && dateTime.matches(found);
            } catch (XPathExpressionException notApplicable) {
                return false;
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
