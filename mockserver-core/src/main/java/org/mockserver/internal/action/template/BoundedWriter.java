package org.mockserver.internal.action.template;

import java.io.Writer;

/** Collects the text of one rendering within its budget. */
final class BoundedWriter extends Writer {

    private static final int USUAL_CHARS = 512;

    private final StringBuilder text = new StringBuilder(USUAL_CHARS);
    private final Budget budget;

    BoundedWriter(Budget budget) {
        this.budget = budget;
    }

    @Override
    public void write(int c) {
        budget.admit(text.length() + 1L);
        text.append((char) c);
    }

    @Override
    public void write(String piece) {
        budget.admit((long) text.length() + piece.length());
        text.append(piece);
    }

    @Override
    public void write(String piece, int offset, int length) {
        budget.admit((long) text.length() + length);
        text.append(piece, offset, offset + length);
    }

    @Override
    public void write(char[] chars, int offset, int length) {
        budget.admit((long) text.length() + length);
        text.append(chars, offset, length);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    String text() {
        return text.toString();
    }
}
