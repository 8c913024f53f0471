package org.mockserver.internal.upstream;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;

/**
 * Which connections are joined to another server, byte by byte.
 *
 * @param untouchedHosts hosts, or {@code *.suffix}, with which clients speak TLS undisturbed
 * @param remote the server that gets what begins like no protocol that is served; null for none
 * @param silenceMillis how long a client may say nothing before that server is let to speak; 0 to wait for the client
 * @param idleMillis most time without a byte in either direction; 0 for no limit
 */
public record JoinOptions(
        List<String> untouchedHosts, @Nullable Destination remote, long silenceMillis, long idleMillis) {}
