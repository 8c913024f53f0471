package org.mockserver.model;

/** An XML body that is valid against an XML Schema; its value is the text of the schema. */
public class XmlSchemaBody extends Body<String> {

    private final String xmlSchema;

    /** A body validated by a schema given as XML text. */
    public XmlSchemaBody(String xmlSchema) {
        super(Type.XML_SCHEMA);
        this.xmlSchema = xmlSchema;
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
}
