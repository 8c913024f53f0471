package org.mockserver.internal.binary;

/** Says why bytes cannot be cut into messages. */
final class BrokenMessage extends Exception {

    private static final long serialVersionUID = 1L;

    BrokenMessage(String reason) {
        super(reason, null, false, false);
    }

    static BrokenMessage tooLong(long bytes, int maxBytes) {
        return new BrokenMessage("a message of " + Long.toUnsignedString(bytes) + " bytes is longer than the "
                + maxBytes + " of mockserver.maxRequestBodySize");
    }
}
