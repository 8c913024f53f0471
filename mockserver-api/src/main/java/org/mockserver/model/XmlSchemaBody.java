package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An XML body that is valid against an XML Schema; its value is the text of the schema. */
public class XmlSchemaBody extends Body<String> {

    private final String xmlSchema;
    private final @Nullable String sourceUri;

    /** A body validated by a schema given as XML text. */
    public XmlSchemaBody(String xmlSchema) {
        this(xmlSchema, null);
    }

    /** A body validated by a schema given as XML text, which was read from there; null for nowhere. */
    public XmlSchemaBody(String xmlSchema, @Nullable String sourceUri) {
        super(Type.XML_SCHEMA);
        this.xmlSchema = xmlSchema;
        this.sourceUri = sourceUri;
    }

    /** A body validated by a schema given as XML text. */
    public static XmlSchemaBody xmlSchema(String xmlSchema) {
        return new XmlSchemaBody(xmlSchema);
    }

    /** A body validated by a schema in a resource on the class path of this process. */
    public static XmlSchemaBody xmlSchemaFromResource(String name) {
        return xmlSchema(Resources.text(name));
    }

    @Override
    public String getValue() {
        return xmlSchema;
    }

    /** Where the schema was read from, or null. It is not sent, and of no account for equality. */
    public @Nullable String getSourceUri() {
        return sourceUri;
    }
}
