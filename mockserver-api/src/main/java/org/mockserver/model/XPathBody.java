package org.mockserver.model;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** An XML body for which an XPath expression is true. */
public class XPathBody extends Body<String> {

    private final String xpath;
    private final @Nullable Map<String, String> namespacePrefixes;
    private final @Nullable NottableDateTimeString dateTime;

    /** A body for which that expression is true. */
    public XPathBody(String xpath) {
        this(xpath, null);
    }

    /** A body for which that expression is true; the map gives the namespace URI of each prefix. */
    public XPathBody(String xpath, @Nullable Map<String, String> namespacePrefixes) {
        this(xpath, namespacePrefixes, null);
    }

    /** A body in which that expression finds such a date and time; null for one that is true. */
    public XPathBody(
            String xpath, @Nullable Map<String, String> namespacePrefixes, @Nullable NottableDateTimeString dateTime) {
        super(Type.XPATH);
        this.dateTime = dateTime;
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

    /** A body in which that expression finds such a date and time. */
    public static XPathBody xpath(String xpath, @Nullable NottableDateTimeString dateTime) {
        return new XPathBody(xpath, null, dateTime);
    }

    /** A body in which that expression finds such a date and time. */
    public static XPathBody xpath(
            String xpath, @Nullable Map<String, String> namespacePrefixes, @Nullable NottableDateTimeString dateTime) {
        return new XPathBody(xpath, namespacePrefixes, dateTime);
    }

    /** The date and time that must be found, or null if the expression must be true. */
    public @Nullable NottableDateTimeString getDateTime() {
        return dateTime;
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
        return append(super.namedFields(), "namespacePrefixes", namespacePrefixes, "dateTime", dateTime);
    }
}
