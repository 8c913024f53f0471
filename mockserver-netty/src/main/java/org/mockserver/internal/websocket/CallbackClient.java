package org.mockserver.internal.websocket;

import org.mockserver.internal.action.Callbacks;

/** A client that answers by callback, however it is connected. Safe for use by any thread. */
interface CallbackClient {

    /** Under which it can be asked. */
    String id();

    /** The later a client has connected the higher its number. */
    long number();

    /** Asks; the receiver gets exactly one call, possibly at once. */
    void ask(Callbacks.Question question, Callbacks.Receiver receiver);

    /** Ends the connection; whoever waits is told why. */
    void close(String reason);

    /** What whoever waits is told when the client has gone. */
    static Callbacks.Failure left(String id) {
        return new Callbacks.Failure(
                Callbacks.Failure.Kind.DISCONNECTED, "callback client " + id + " disconnected before it answered");
    }

    /** What whoever waits is told when the connection was ended. */
    static Callbacks.Failure ended(String reason) {
        return new Callbacks.Failure(Callbacks.Failure.Kind.DISCONNECTED, reason);
    }

    /** What whoever waits is told when the answer cannot be used. */
    static Callbacks.Failure senseless(String id, String problem) {
        return new Callbacks.Failure(
                Callbacks.Failure.Kind.UNUSABLE,
                "callback client " + id + " sent an answer that makes no sense: " + problem);
    }

    /** What whoever waits is told when the time is up. */
    static Callbacks.Failure late(String id, long limitMillis) {
        return new Callbacks.Failure(
                Callbacks.Failure.Kind.TIMEOUT,
                "callback client " + id + " did not answer within " + limitMillis
                        + " ms, which is as long as mockserver.maxFutureTimeout allows");
    }
}
