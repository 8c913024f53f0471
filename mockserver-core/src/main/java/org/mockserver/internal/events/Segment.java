package org.mockserver.internal.events;

/** A piece of the journal: entries one after the other in one array, and the objects they refer to. */
final class Segment {

    /* The consumer appends behind `end`; readers stay below the end that their view was made with. */

    final long number;
    final byte[] bytes;
    final References references = new References();
    int end;

    Segment(long number, int capacityBytes) {
        this.number = number;
        this.bytes = new byte[capacityBytes];
    }

    int free() {
        return bytes.length - end;
    }
}
