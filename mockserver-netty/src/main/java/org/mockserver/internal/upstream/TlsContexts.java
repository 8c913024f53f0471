package org.mockserver.internal.upstream;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.io.File;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiConsumer;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;

/** What TLS to other servers needs, made when the first connection asks for it. Safe for use by any thread. */
final class TlsContexts {

    /** What is offered while TLS is agreed on (RFC 9113 section 3.2); a server that does not answer speaks HTTP/1.1. */
    private static final ApplicationProtocolConfig HTTP2_OR_1 = new ApplicationProtocolConfig(
            ApplicationProtocolConfig.Protocol.ALPN,
            ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
            ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
            ApplicationProtocolNames.HTTP_2,
            ApplicationProtocolNames.HTTP_1_1);

    private final TlsSettings settings;
    private final Executor blocking;
    private final Object lock = new Object();
    private final Made withoutProof = new Made();
    /** What belongs to a proof goes with it. */
    private final Map<ClientProof, Made> withProof = new WeakHashMap<>();

    /** The contexts for one proof; used under the lock. */
    private static final class Made {

        private @Nullable CompletableFuture<Ready> plain;
        private @Nullable CompletableFuture<Ready> offering;
    }

    /**
     * A usable context.
     *
     * @param context trusts and proves what the settings say
     * @param verifiesHosts whether the certificate must name the host
     */
    record Ready(SslContext context, boolean verifiesHosts) {

        /* The name is sent along, so that a server with many names presents the right certificate (RFC 6066 section
         * 3), and compared with the certificate (RFC 9110 section 4.3.4). */
        SslHandler newHandler(Channel channel, Destination to) {
            SslHandler handler = context.newHandler(channel.alloc(), to.host(), to.port());
            SSLParameters parameters = handler.engine().getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm(verifiesHosts ? "HTTPS" : "");
            handler.engine().setSSLParameters(parameters);
            return handler;
        }
    }

    TlsContexts(TlsSettings settings, Executor blocking) {
        this.settings = settings;
        this.blocking = blocking;
    }

    /* Calls the user on the event loop with a context, or with what is wrong. */
    void withContext(
            EventLoop loop,
            @Nullable ClientProof proof,
            boolean offersHttp2,
            BiConsumer<@Nullable Ready, String> user) {
        context(proof, offersHttp2).whenComplete((ready, failure) -> {
            Runnable task = () -> user.accept(ready, failure == null ? "" : String.valueOf(message(failure)));
            if (loop.inEventLoop()) {
                task.run();
            } else {
                loop.execute(task);
            }
        });
    }

    /* The proof for a server now; null for none. */
    @Nullable
    ClientProof proof(Destination to) {
        return to.secure() ? settings.proofs().of(to.host()) : null;
    }

    private CompletableFuture<Ready> context(@Nullable ClientProof proof, boolean offersHttp2) {
        synchronized (lock) {
            Made made = proof == null ? withoutProof : withProof.computeIfAbsent(proof, unused -> new Made());
            CompletableFuture<Ready> known = offersHttp2 ? made.offering : made.plain;
            if (known == null || known.isCompletedExceptionally()) {
                known = make(proof, offersHttp2);
                if (offersHttp2) {
                    made.offering = known;
                } else {
                    made.plain = known;
                }
            }
            return known;
        }
    }

    private static @Nullable String message(Throwable failure) {
        Throwable cause = failure.getCause();
        return cause == null ? failure.getMessage() : cause.getMessage();
    }

    private CompletableFuture<Ready> make(@Nullable ClientProof proof, boolean offersHttp2) {
        try {
            return CompletableFuture.supplyAsync(() -> ready(proof, offersHttp2), blocking);
        } catch (RejectedExecutionException busy) {
            return CompletableFuture.failedFuture(new IllegalStateException("too much is being resolved", busy));
        }
    }

    private Ready ready(@Nullable ClientProof proof, boolean offersHttp2) {
        try {
            boolean any = settings.trust() == TlsSettings.Trust.ANY;
            SslContextBuilder builder = SslContextBuilder.forClient();
            if (any) {
                builder.trustManager(InsecureTrustManagerFactory.INSTANCE);
            } else if (settings.trust() == TlsSettings.Trust.CUSTOM && settings.trustFile() != null) {
                builder.trustManager(new File(settings.trustFile()));
            }
            if (proof != null) {
                builder.keyManager(proof.key(), proof.chain());
            }
            if (offersHttp2) {
                builder.applicationProtocolConfig(HTTP2_OR_1);
            }
            return new Ready(builder.build(), settings.verifiesHosts() && !any);
        } catch (SSLException | IllegalArgumentException unusable) {
            throw new IllegalStateException(unusable.getMessage(), unusable);
        }
    }
}
