package org.mockserver.internal.match;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Parses XML of strangers: no document types, hence no entities; nothing is fetched. Used by one thread at a time. */
final class XmlReader {

    /* Trees are walked recursively; deeper ones are refused. */
    private static final int DEEPEST_NESTING = 500;

    private final DocumentBuilder builder;

    XmlReader() {
        this(true);
    }

    /** One that knows no namespaces takes a prefix and its colon for a part of the name. */
    XmlReader(boolean namespaces) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            factory.setAttribute("http://www.oracle.com/xml/jaxp/properties/maxElementDepth", DEEPEST_NESTING);
            factory.setXIncludeAware(false);
            factory.setExpandEntityReferences(false);
            factory.setNamespaceAware(namespaces);
            factory.setIgnoringComments(true);
            factory.setCoalescing(true);
            builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new Silent());
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException("the JDK's XML parser lacks a required feature", impossible);
        }
    }

    /** Null when the text is not well-formed, or declares a document type. */
    @Nullable
    Document read(String text) {
        if (text.isEmpty()) {
            return null;
        }
        try {
            return builder.parse(new InputSource(new StringReader(text)));
        } catch (SAXException | IOException malformed) {
            return null;
        }
    }

    /** The default handler prints to standard error. */
    private static final class Silent implements ErrorHandler {

        @Override
        public void warning(SAXParseException problem) {}

        @Override
        public void error(SAXParseException problem) {}

        @Override
        public void fatalError(SAXParseException problem) throws SAXParseException {
            throw problem;
        }
    }
}
