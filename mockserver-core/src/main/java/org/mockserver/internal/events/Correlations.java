package org.mockserver.internal.events;

import java.util.UUID;

/** Makes the correlation ids of one journal from the sequence numbers of its requests, so that none has to be stored. */
final class Correlations {

    private static final long VERSION_4 = 0x4000L;
    private static final long VERSION_MASK = 0xF000L;
    private static final long VARIANT = 0x8000_0000_0000_0000L;
    private static final long VARIANT_MASK = 0xC000_0000_0000_0000L;

    private final long seedHigh;
    private final long seedLow;

    Correlations(long seedHigh, long seedLow) {
        this.seedHigh = seedHigh;
        this.seedLow = seedLow;
    }

    static Correlations random() {
        UUID seed = UUID.randomUUID();
        return new Correlations(seed.getMostSignificantBits(), seed.getLeastSignificantBits());
    }

    String textOf(long sequence) {
        long high = mixed(seedHigh ^ sequence) & ~VERSION_MASK | VERSION_4;
        long low = mixed(seedLow + sequence) & ~VARIANT_MASK | VARIANT;
        return new UUID(high, low).toString();
    }

    /* The finalizer of SplitMix64: neighbours get unrelated values and no two inputs the same one. */
    private static long mixed(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
