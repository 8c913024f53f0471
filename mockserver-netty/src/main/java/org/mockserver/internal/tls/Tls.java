package org.mockserver.internal.tls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.Layer;
import org.mockserver.internal.connection.PassThrough;

/**
 * The server's side of TLS. Nothing is read, made or loaded before it is needed: by the first connection, by
 * {@link #check} or by a question for the authority. Safe for use by any thread.
 */
public final class Tls implements AutoCloseable {

    /** Certificates waiting to be made; clients that ask for more at once are refused. */
    private static final int MAX_WAITING = 1000;

    private static final long IDLE_THREAD_SECONDS = 10;

    private final TlsOptions options;
    private final InstantSource clock;
    private final Consumer<String> warner;
    private final ThreadPoolExecutor maker;
    private volatile @Nullable Identity identity;

    /**
     * What clients of this server must trust.
     *
     * @param pem the certificate as text
     * @param file where it is kept; null when it is kept nowhere or belongs to the user
     */
    public record TrustAnchor(String pem, @Nullable Path file) {}

    /**
     * TLS as the settings describe it.
     *
     * @param options how the server presents itself
     * @param clock for lifetimes of certificates
     * @param warner takes sentences about what works but should not stay that way
     */
    public Tls(TlsOptions options, InstantSource clock, Consumer<String> warner) {
        this.options = options;
        this.clock = clock;
        this.warner = warner;
        this.maker = new ThreadPoolExecutor(
                1, 1, IDLE_THREAD_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(MAX_WAITING), task -> {
                    Thread thread = new Thread(task, "mockserver-tls");
                    thread.setDaemon(true);
                    return thread;
                });
        maker.allowCoreThreadTimeOut(true);
    }

    /**
     * Finds mistakes in the settings before a client does. Cheap when there is nothing that could be wrong.
     *
     * @throws TlsSetupException if connections could not be served
     */
    public void check() throws TlsSetupException {
        if (options.needsCheck()) {
            prepare();
        } else if (options.folderRequired()) {
            checkFolder();
        }
    }

    private void checkFolder() throws TlsSetupException {
        Path folder = options.folder().toAbsolutePath();
        try {
            OwnerFiles.createFolder(folder);
        } catch (IOException unusable) {
            throw new TlsSetupException("directoryToSaveDynamicSSLCertificate " + folder + " cannot be made", unusable);
        }
        if (!Files.isWritable(folder)) {
            throw new TlsSetupException("directoryToSaveDynamicSSLCertificate " + folder + " cannot be written to");
        }
    }

    /**
     * Makes now what the first connection would make.
     *
     * @throws TlsSetupException if connections could not be served
     */
    public void prepare() throws TlsSetupException {
        identity().get(Leaves.CONFIGURED);
    }

    /**
     * The certificate that clients must trust; made when there is none. May block.
     *
     * @return the certificate
     * @throws TlsSetupException if there is none and none can be made
     */
    public TrustAnchor trustAnchor() throws TlsSetupException {
        Identity current = identity();
        return new TrustAnchor(Pem.ofCertificate(current.trustAnchor()), current.trustAnchorFile());
    }

    /**
     * Whether the authority of {@link #trustAnchor} was made but is kept nowhere, so that no other server will have it.
     *
     * @throws TlsSetupException as there
     */
    public boolean isForgetful() throws TlsSetupException {
        return !options.hasOwnAuthority()
                && !options.hasFixedCertificate()
                && trustAnchor().file() == null;
    }

    /**
     * Takes connections that begin with a TLS handshake.
     *
     * @param inside takes what comes out of TLS when its protocol was not agreed on
     * @param http2 takes what comes out when HTTP/2 was agreed on
     * @param passThrough which connections belong to another server
     * @param handshakeLimitMillis the most time for a handshake, read when a connection opens; 0 for no limit
     * @return starts connections
     */
    public ConnectionStarter serving(
            ConnectionStarter inside,
            ConnectionStarter http2,
            PassThrough passThrough,
            LongSupplier handshakeLimitMillis) {
        return (pipeline, origin) -> {
            Layer layer = new Layer(pipeline.channel(), handshakeLimitMillis.getAsLong());
            TlsConnection connection = new TlsConnection(layer, origin, inside, http2);
            pipeline.addLast(new ClientHello(this, origin, connection, passThrough), connection);
            return layer;
        };
    }

    /* The name of the certificate for a client: what it asked for, what it believes to be connected to, or where it is
     * connected. */
    String nameFor(@Nullable String asked, @Nullable String tunnelTarget, @Nullable String address) {
        if (options.namesFixed() || options.hasFixedCertificate()) {
            return Leaves.CONFIGURED;
        }
        String name = asked != null ? asked : tunnelTarget != null ? tunnelTarget : address;
        if (name == null
                || options.domains().contains(name)
                || options.addresses().contains(name)) {
            return Leaves.CONFIGURED;
        }
        return HostNames.isAcceptable(name) ? name : Leaves.CONFIGURED;
    }

    /* The identity if it has been made. */
    @Nullable
    Identity identityNow() {
        return identity;
    }

    Identity identity() throws TlsSetupException {
        Identity current = identity;
        if (current == null) {
            synchronized (maker) {
                current = identity;
                if (current == null) {
                    current = new Identities(options, clock, warner).make();
                    identity = current;
                }
            }
        }
        return current;
    }

    /* Runs a task that makes a certificate; false when too many are waiting. */
    boolean later(Runnable task) {
        try {
            maker.execute(task);
            return true;
        } catch (RejectedExecutionException full) {
            return false;
        }
    }

    @Override
    public void close() {
        maker.shutdownNow();
    }
}
