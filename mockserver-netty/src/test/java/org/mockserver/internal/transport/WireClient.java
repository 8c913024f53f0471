package org.mockserver.internal.transport;

import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/**
 * A client whose requests mean the same in every protocol. Requests are sent at once; {@link #read} shows their answers in
 * the order in which they were sent.
 */
interface WireClient extends AutoCloseable {

    /**
     * What came back.
     *
     * @param headers gives the value for a name, empty for none
     * @param trailers the same for what follows the body
     */
    record Answer(int status, UnaryOperator<String> headers, String body, UnaryOperator<String> trailers) {

        String header(String name) {
            return headers.apply(name);
        }

        String trailer(String name) {
            return trailers.apply(name);
        }
    }

    WireClient get(String path);

    WireClient head(String path);

    WireClient post(String path, byte[] body, String... namesAndValues);

    default WireClient post(String path, String body) {
        return post(path, body.getBytes(StandardCharsets.ISO_8859_1));
    }

    /* Sends the head of a request and less of its body than it announces. */
    WireClient half(String path);

    /* Sends a part of what comes before the body of a request. */
    WireClient fragment();

    /* Says that nothing more will be sent. */
    WireClient halfClose();

    /* From now on, nothing that arrives makes room for more. */
    WireClient stopTakingBodies();

    WireClient takeBodiesAgain();

    Answer read();

    /* Whether the next answer can no longer become complete. Waits until that is known. */
    boolean isCut();

    /* Whether the server has said, outside of answers, that it will take no further requests. */
    boolean isLeft();

    /* Waits for the end of the connection; an answer before it is an error. */
    RawClient.Ending ending();

    @Override
    void close();
}
