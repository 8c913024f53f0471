package org.mockserver.internal.tls;

import io.netty.handler.ssl.SslContext;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import org.jspecify.annotations.Nullable;

/** Whom the server says it is. Safe for use by any thread. */
interface Identity {

    /** The context to present under a name if it is at hand. */
    @Nullable
    SslContext find(String name);

    /** The same, made now if need be. */
    SslContext get(String name) throws TlsSetupException;

    /** What clients must trust. */
    X509Certificate trustAnchor();

    /** Where that is kept as a file; null when it is kept nowhere. */
    @Nullable
    Path trustAnchorFile();
}
