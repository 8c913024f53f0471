package org.mockserver.internal.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.TextSource;
import org.mockserver.internal.wire.JsonText;

/**
 * A JSON array in the pretty form, one element a step; {@code []} without elements. Always written to the same target.
 *
 * @param <T> what an element is made from
 */
final class ArrayText<T> implements TextSource {

    /** Writes one element. */
    @FunctionalInterface
    interface Element<T> {

        void write(T value, JsonText target) throws IOException;
    }

    private final Iterator<? extends T> elements;
    private final Element<T> writer;
    private @Nullable JsonText array;

    ArrayText(Iterator<? extends T> elements, Element<T> writer) {
        this.elements = elements;
        this.writer = writer;
    }

    @Override
    public boolean writeNext(Appendable target) {
        try {
            return writeNextTo(target);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private boolean writeNextTo(Appendable target) throws IOException {
        boolean more = elements.hasNext();
        JsonText text = array;
        if (text == null && !more) {
            target.append("[]");
            return false;
        }
        if (text == null) {
            text = new JsonText(target);
            text.startArray();
            array = text;
        }
        if (!more) {
            text.endArray();
            text.flush();
            return false;
        }
        text.item();
        writer.write(elements.next(), text);
        return true;
    }
}
