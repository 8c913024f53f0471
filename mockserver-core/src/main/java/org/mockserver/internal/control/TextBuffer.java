package org.mockserver.internal.control;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Text that is turned into UTF-8 bytes while it is written, so that a large answer exists once and not also as
 * characters. Used by one thread.
 */
final class TextBuffer extends Writer {

    private static final int FIRST_BYTES = 4 * 1024;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(FIRST_BYTES);
    private final Writer writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);

    @Override
    public void write(char[] characters, int offset, int length) throws IOException {
        writer.write(characters, offset, length);
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        writer.write(text, offset, length);
    }

    @Override
    public void flush() throws IOException {
        writer.flush();
    }

    @Override
    public void close() {
        // Nothing is held but memory.
    }

    /** Everything written so far. */
    byte[] toBytes() {
        try {
            writer.flush();
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
