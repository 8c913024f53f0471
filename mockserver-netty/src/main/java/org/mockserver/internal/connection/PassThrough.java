package org.mockserver.internal.connection;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionOrigin;

/** Which connections are joined to another server, byte by byte, because they are not for this server to read. */
public interface PassThrough {

    /** All connections are read here. */
    PassThrough NONE = new PassThrough() {
        @Override
        public @Nullable ConnectionStarter tls(@Nullable String serverName, ConnectionOrigin origin) {
            return null;
        }

        @Override
        public @Nullable ConnectionStarter unknown(ConnectionOrigin origin) {
            return null;
        }

        @Override
        public long silenceMillis() {
            return 0;
        }
    };

    /**
     * Looks at a connection whose client has begun with TLS.
     *
     * @param serverName the server it asks for (RFC 6066 section 3), in lower case; null when it does not say
     * @param origin where the connection comes from, outside of this TLS
     * @return joins the connection to the server, undecrypted; null to serve it here
     */
    @Nullable
    ConnectionStarter tls(@Nullable String serverName, ConnectionOrigin origin);

    /**
     * Looks at a connection that begins like no protocol that is served.
     *
     * @param origin where the connection comes from
     * @return joins the connection to another server; null to refuse it
     */
    @Nullable
    ConnectionStarter unknown(ConnectionOrigin origin);

    /**
     * How long a client may say nothing before its connection counts as {@link #unknown}, because in some protocols the
     * server speaks first.
     *
     * @return 0 to wait for the client
     */
    long silenceMillis();
}
