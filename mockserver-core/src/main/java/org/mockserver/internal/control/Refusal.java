package org.mockserver.internal.control;

/** A request that an endpoint cannot fulfil; carries the response that says why. Has no stack trace. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Reply reply;

    private Refusal(Reply reply, String message) {
        super(message, null, false, false);
        this.reply = reply;
    }

    /**
     * A refusal in plain text.
     *
     * @param status 400 or above
     * @param message the body
     * @return to be thrown
     */
    static Refusal text(int status, String message) {
        return new Refusal(Reply.text(status, message), message);
    }

    /**
     * A refusal as a JSON object with the single member {@code error}.
     *
     * @param status 400 or above
     * @param message the value of the member
     * @return to be thrown
     */
    static Refusal json(int status, String message) {
        return new Refusal(Reply.json(status, JsonObjects.error(message)), message);
    }

    Reply reply() {
        return reply;
    }
}
