package org.mockserver.internal.action.template;

import org.jspecify.annotations.Nullable;

/** A template that cannot be compiled or rendered. The message is a sentence for the author of the template. */
public class TemplateException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;

    /**
     * A failure of which the place is not known.
     *
     * @param message what went wrong
     */
    public TemplateException(String message) {
        this(message, 0, 0, null);
    }

    /**
     * A failure at a place.
     *
     * @param message what went wrong
     * @param line counted from 1, 0 if unknown
     * @param column counted from 1, 0 if unknown
     * @param cause null for none
     */
    public TemplateException(String message, int line, int column, @Nullable Throwable cause) {
        super(message, cause);
        this.line = Math.max(0, line);
        this.column = Math.max(0, column);
    }

    /**
     * The line of the template.
     *
     * @return counted from 1, 0 if unknown
     */
    public int line() {
        return line;
    }

    /**
     * The column in that line.
     *
     * @return counted from 1, 0 if unknown
     */
    public int column() {
        return column;
    }

    /**
     * Message and place in one line.
     *
     * @return for example {@code unexpected end at line 2, column 7}
     */
    public String withPlace() {
        String where = line == 0 ? "" : " at line " + line + (column == 0 ? "" : ", column " + column);
        return getMessage() + where;
    }

    /** What ends a rendering whatever the template does about it. */
    static final class OverLimit extends TemplateException {

        private static final long serialVersionUID = 1;

        OverLimit(String message) {
            super(message);
        }
    }
}
