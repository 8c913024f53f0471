package org.mockserver.model;

import org.jspecify.annotations.Nullable;

/** A response body read from a file each time it is served; its value is the path. */
public class FileBody extends BodyWithContentType<String> {

    private final String filePath;

    /** The file at that path. */
    public FileBody(String filePath) {
        this(filePath, null);
    }

    /** The file at that path, sent with a content type. */
    public FileBody(String filePath, @Nullable MediaType contentType) {
        super(Type.FILE, contentType);
        this.filePath = filePath;
    }

    /** The file at that path. */
    public static FileBody file(String filePath) {
        return new FileBody(filePath);
    }

    /** The file at that path, sent with a content type. */
    public static FileBody file(String filePath, @Nullable MediaType contentType) {
        return new FileBody(filePath, contentType);
    }

    @Override
    public String getValue() {
        return filePath;
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
