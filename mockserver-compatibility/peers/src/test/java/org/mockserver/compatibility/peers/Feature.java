package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.mockserver.client.ClientException;

/**
 * Something that users do with our client, tried with a server.
 *
 * @param name what a table calls it
 * @param since the first version of the server that has it
 * @param trial does it, and asserts what comes of it
 */
record Feature(String name, String since, Trial trial) {

    /** The first server that our client supports. */
    static final String ALWAYS = "5.15";

    /** How a trial ended well. */
    enum Outcome {
        WORKS,
        /** The server is older than the feature, and the client says so clearly. */
        REFUSED
    }

    /** Uses a server. */
    @FunctionalInterface
    interface Trial {
        void with(Peer peer) throws Exception;
    }

    /** Tries it with a server without expectations and recorded requests. */
    Outcome tryWith(Peer peer) throws Exception {
        peer.client().reset();
        if (peer.isAtLeast(since)) {
            trial.with(peer);
            return Outcome.WORKS;
        }
        assertThatThrownBy(() -> trial.with(peer))
                .as("%s needs %s, and the server is older", name, since)
                .satisfiesAnyOf(
                        refusal -> assertThat(refusal)
                                .isInstanceOfAny(ClientException.class, IllegalArgumentException.class)
                                .hasMessageContaining("http://127.0.0.1:" + peer.port() + "/mockserver/"),
                        refusal -> assertThat(refusal)
                                .isInstanceOf(AssertionError.class)
                                .hasMessageStartingWith("incorrect verification json format"));
        return Outcome.REFUSED;
    }
}
