package org.mockserver.internal.events;

/**
 * What the journal keeps; the part of its settings that can change while it runs.
 *
 * @param maxEntries most entries kept, counted as the contract counts them: an exchange is several
 * @param maxBytes most bytes of entries kept, 0 for no bound
 * @param maxBodyBytes longer bodies are cut to this length, 0 for never
 * @param threshold the log level: less serious notes and the details of unmatched requests are not recorded
 */
public record JournalLimits(int maxEntries, long maxBytes, int maxBodyBytes, Severity threshold) {

    /**
     * Whether unmatched requests and the steps of matching are part of the record.
     *
     * @return true at INFO and below
     */
    public boolean detailed() {
        return threshold.compareTo(Severity.INFO) <= 0;
    }
}
