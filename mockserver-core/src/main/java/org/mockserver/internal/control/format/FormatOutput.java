package org.mockserver.internal.control.format;

/** Where a form is written to, piece by piece: text, which becomes UTF-8, and bytes. Used by one thread. */
public interface FormatOutput extends Appendable {

    @Override
    FormatOutput append(CharSequence text);

    @Override
    FormatOutput append(CharSequence text, int start, int end);

    @Override
    FormatOutput append(char character);

    /**
     * Writes bytes as they are, behind the text written before.
     *
     * @param bytes copied
     * @param offset index of the first
     * @param length how many
     */
    void write(byte[] bytes, int offset, int length);
}
