package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/** Who may use this server as a proxy. Asked on the threads of connections. */
public interface ProxyAccess {

    /** Everybody may. */
    ProxyAccess OPEN = new ProxyAccess() {
        @Override
        public boolean demandsCredentials() {
            return false;
        }

        @Override
        public boolean accepts(String user, String password) {
            return true;
        }

        @Override
        public @Nullable OutgoingResponse refusal(RequestView request) {
            return null;
        }
    };

    /**
     * Whether clients have to say who they are.
     *
     * @return false if everybody may use the proxy
     */
    boolean demandsCredentials();

    /**
     * Whether a user is let in.
     *
     * @param user the name given
     * @param password the password given
     * @return true also if nobody is asked
     */
    boolean accepts(String user, String password);

    /**
     * What to answer a request whose credentials do not suffice (RFC 9110 section 11.7).
     *
     * @param request to a proxy
     * @return null if the request is let in
     */
    @Nullable
    OutgoingResponse refusal(RequestView request);
}
