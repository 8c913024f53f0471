package org.mockserver.internal.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.transform.dom.DOMSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.XmlSchemaBody;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** The body validated against an XML Schema. Schemas import nothing: neither files nor addresses are read. */
final class XmlSchemaBodyRule implements BodyRule {

    private final String text;
    private final Pool<Validation> validations;
    private final List<PatternShape> patterns;
    private final TimeLimited limited;

    private XmlSchemaBodyRule(String text, Schema schema, List<PatternShape> patterns, Compilation with) {
        this.text = text;
        this.validations = new Pool<>(() -> new Validation(schema));
        this.patterns = patterns;
        this.limited = new TimeLimited(
                with.options().regexTimeoutMillis(),
                "regexMatchingTimeoutMillis",
                "a pattern of an XML schema",
                with.options().warner());
    }

    static XmlSchemaBodyRule compile(XmlSchemaBody body, String path, Compilation with) {
        String at = path + ".xmlSchema";
        Document document = new XmlReader().read(body.getValue());
        if (document == null) {
            throw new WireException(at, "is not well-formed XML without a document type");
        }
        try {
            Schema schema = factory().newSchema(new DOMSource(document));
            return new XmlSchemaBodyRule(body.getValue(), schema, patternsIn(document), with);
        } catch (SAXException unusable) {
            throw new WireException(at, "is not a usable XML schema: " + unusable.getMessage());
        }
    }

    private static SchemaFactory factory() throws SAXException {
        SchemaFactory factory = SchemaFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        factory.setErrorHandler(new Errors(null));
        return factory;
    }

    private static List<PatternShape> patternsIn(Document schema) {
        List<PatternShape> shapes = new ArrayList<>();
        NodeList patterns = schema.getElementsByTagNameNS(XMLConstants.W3C_XML_SCHEMA_NS_URI, "pattern");
        for (int i = 0; i < patterns.getLength(); i++) {
            shapes.add(PatternShape.of(((Element) patterns.item(i)).getAttribute("value")));
        }
        return List.copyOf(shapes);
    }

    @Override
    public boolean matches(RequestView request) {
        String body = request.bodyText();
        for (int i = 0; i < patterns.size(); i++) {
            if (!patterns.get(i).isQuickFor(body.length())) {
                return limited.decide(() -> isValid(body));
            }
        }
        return isValid(body);
    }

    private boolean isValid(String body) {
        return validations.use(validation -> validation.isValid(body));
    }

    @Override
    public String difference(RequestView request) {
        List<String> reasons = validations.use(validation -> validation.violations(request.bodyText()));
        return Difference.of("xml schema match failed", text, request.bodyText(), reasons);
    }

    /** One thread's tools. */
    private static final class Validation {

        private final XmlReader reader = new XmlReader();
        private final Validator validator;

        Validation(Schema schema) {
            validator = schema.newValidator();
        }

        boolean isValid(String body) {
            Document document = reader.read(body);
            return document != null && validate(document, null);
        }

        List<String> violations(String body) {
            List<String> messages = new ArrayList<>();
            Document document = reader.read(body);
            if (document == null) {
                messages.add("the body is not well-formed XML");
            } else {
                validate(document, messages);
            }
            return messages;
        }

        private boolean validate(Document document, @Nullable List<String> messages) {
            validator.setErrorHandler(new Errors(messages));
            try {
                validator.validate(new DOMSource(document));
                return true;
            } catch (SAXException invalid) {
                return false;
            } catch (IOException impossible) {
                throw new IllegalStateException("a tree is read without input", impossible);
            }
        }
    }

    /** Stops at the first error, or collects all of them. */
    private record Errors(@Nullable List<String> messages) implements ErrorHandler {

        @Override
        public void warning(SAXParseException problem) {}

        @Override
        public void error(SAXParseException problem) throws SAXParseException {
            if (messages == null) {
                throw problem;
            }
            messages.add(problem.getMessage());
        }

        @Override
        public void fatalError(SAXParseException problem) throws SAXParseException {
            error(problem);
            throw problem;
        }
    }
}
