package org.mockserver.internal.match;

import org.mockserver.internal.wire.WireException;

/** An OpenAPI specification that cannot be read. */
public final class UnusableSpecification extends WireException {

    private static final long serialVersionUID = 1;

    private final String reason;

    /**
     * A specification of a definition.
     *
     * @param reason what is wrong with it, without a full stop
     */
    public UnusableSpecification(String reason) {
        super("$.httpRequest.specUrlOrPayload", text(reason));
        this.reason = text(reason);
    }

    private static String text(String reason) {
        return "Unable to load API spec, " + reason;
    }

    /**
     * What is wrong.
     *
     * @return one sentence for the user
     */
    public String reason() {
        return reason;
    }
}
