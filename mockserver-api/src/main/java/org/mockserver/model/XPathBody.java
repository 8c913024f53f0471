package org.mockserver.model;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An XML body for which an XPath expression is true. */
public class XPathBody extends Body<String> {

    private final String xpath;
    private final @Nullable Map<String, String> namespacePrefixes;

    /** A body for which that expression is true. */
    public XPathBody(String xpath) {
        this(xpath, null);
    }

    /** A body for which that expression is true; the map gives the namespace URI of each prefix. */
    public XPathBody(String xpath, @Nullable Map<String, String> namespacePrefixes) {
        super(Type.XPATH);
        this.xpath = xpath;
        this.namespacePrefixes = namespacePrefixes == null ? null : new LinkedHashMap<>(namespacePrefixes);
    }

    /** A body for which that expression is true. */
    public static XPathBody xpath(String xpath) {
        return new XPathBody(xpath);
    }

    /** A body for which that expression is true; the map gives the namespace URI of each prefix. */
    public static XPathBody xpath(String xpath, @Nullable Map<String, String> namespacePrefixes) {
        return new XPathBody(xpath, namespacePrefixes);
    }

    @Override
    public String getValue() {
        return xpath;
    }

    /** The namespace URI of each prefix, or null if none were given. */
    public @Nullable Map<String, String> getNamespacePrefixes() {
        return namespacePrefixes;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "namespacePrefixes", namespacePrefixes);
    }
}
