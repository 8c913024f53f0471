package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A response body read from a file each time it is served; its value is the path. */
public class FileBody extends BodyWithContentType<String> {

    private final String filePath;
    private final HttpTemplate.@Nullable TemplateType templateType;
    private @Nullable Boolean templatedFilePath;

    /** The file at that path. */
    public FileBody(String filePath) {
        this(filePath, null);
    }

    /** The file at that path, sent with a content type. */
    public FileBody(String filePath, @Nullable MediaType contentType) {
        this(filePath, contentType, null);
    }

    /** The file at that path, rendered as a template if a language is given, sent with a content type. */
    public FileBody(
            String filePath, @Nullable MediaType contentType, HttpTemplate.@Nullable TemplateType templateType) {
        super(Type.FILE, contentType);
        this.filePath = filePath;
        this.templateType = templateType;
    }

    /** The file at that path. */
    public static FileBody file(String filePath) {
        return new FileBody(filePath);
    }

    /** The file at that path, sent with a content type. */
    public static FileBody file(String filePath, @Nullable MediaType contentType) {
        return new FileBody(filePath, contentType);
    }

    /** The file at that path, rendered as a template, sent with a content type. */
    public static FileBody file(
            String filePath, @Nullable MediaType contentType, HttpTemplate.@Nullable TemplateType templateType) {
        return new FileBody(filePath, contentType, templateType);
    }

    /** The file at that path, rendered as a template. */
    public static FileBody file(String filePath, HttpTemplate.TemplateType templateType) {
        return new FileBody(filePath, null, templateType);
    }

    @Override
    public String getValue() {
        return filePath;
    }

    /** The language in which the file is a template; null to send it as it is. */
    public HttpTemplate.@Nullable TemplateType getTemplateType() {
        return templateType;
    }

    /** Sets whether the path itself is a template; null for unset. */
    public FileBody withTemplatedFilePath(@Nullable Boolean templatedFilePath) {
        this.templatedFilePath = templatedFilePath;
        return this;
    }

    /** Whether the path itself is a template; null if unset. */
    public @Nullable Boolean getTemplatedFilePath() {
        return templatedFilePath;
    }

    /** The path as configured. */
    public String getFilePath() {
        return filePath;
    }

    /** Always empty: this type does not read the file. */
    @Override
    public byte[] getRawBytes() {
        return new byte[0];
    }
}
