package org.mockserver.model;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.nulls.Nullable;

/** An XML body: sent as it is, or compared with the XML of a request. */
public class XmlBody extends BodyWithContentType<String> {

    /** The content type of an XML body when nothing else is said. */
    public static final MediaType DEFAULT_XML_CONTENT_TYPE = MediaType.APPLICATION_XML_UTF_8;

    private final String xml;
    private final byte @Nullable [] rawBytes;

    /** A document given as text. */
    public XmlBody(String xml) {
        this(xml, null, DEFAULT_XML_CONTENT_TYPE);
    }

    /** A document given as text, in the given charset. */
    public XmlBody(String xml, @Nullable Charset charset) {
        this(xml, null, charset == null ? DEFAULT_XML_CONTENT_TYPE : MediaType.APPLICATION_XML.withCharset(charset));
    }

    /** A document given as text, with the given content type. */
    public XmlBody(String xml, @Nullable MediaType contentType) {
        this(xml, null, contentType);
    }

    /** A document given as text, with its bytes (null to encode the text) and content type. */
    public XmlBody(String xml, byte @Nullable [] rawBytes, @Nullable MediaType contentType) {
        super(Type.XML, contentType);
        this.xml = xml;
        this.rawBytes = rawBytes;
    }

    /** A document given as text. */
    public static XmlBody xml(String xml) {
        return new XmlBody(xml);
    }

    /** A document given as text, in the given charset. */
    public static XmlBody xml(String xml, @Nullable Charset charset) {
        return new XmlBody(xml, charset);
    }

    /** A document given as text, with the given content type. */
    public static XmlBody xml(String xml, @Nullable MediaType contentType) {
        return new XmlBody(xml, contentType);
    }

    @Override
    public String getValue() {
        return xml;
    }

    @Override
    public byte[] getRawBytes() {
        return rawBytes == null ? xml.getBytes(getCharset(StandardCharsets.UTF_8)) : rawBytes;
    }
}
