package org.mockserver.internal.control;

import java.util.Iterator;
import org.mockserver.internal.control.format.FormatDocument;
import org.mockserver.internal.control.format.FormatOutput;
import org.mockserver.internal.control.format.Sample;

/** A document of a form, one sample a step. */
final class FormatText {

    private final FormatDocument document;
    private final Iterator<Sample> samples;
    private boolean begun;

    FormatText(FormatDocument document, Iterator<Sample> samples) {
        this.document = document;
        this.samples = samples;
    }

    /** Writes the next part, always to the same output; false if the document is complete now. */
    boolean writeNext(FormatOutput output) {
        if (!begun) {
            begun = true;
            document.begin(output);
        }
        if (!samples.hasNext()) {
            document.end(output);
            return false;
        }
        document.add(samples.next(), output);
        return true;
    }
}
