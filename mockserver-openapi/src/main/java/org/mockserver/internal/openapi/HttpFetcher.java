package org.mockserver.internal.openapi;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Fetches over HTTP, bounded in time and size. Makes a client for each fetch, because there are few. */
final class HttpFetcher implements Fetcher {

    private static final int OK = 200;

    private final long limitMillis;

    HttpFetcher(long limitMillis) {
        this.limitMillis = limitMillis;
    }

    @Override
    public byte[] fetch(URI url, int maxBytes) throws IOException {
        CompletableFuture<HttpResponse<byte[]>> answer;
        try {
            HttpRequest request = HttpRequest.newBuilder(url)
                    .header("accept", "application/json, application/yaml, text/yaml, */*")
                    .timeout(Duration.ofMillis(limitMillis))
                    .build();
            answer = HttpClient.newBuilder()
                    .followRedirects(HttpClient.Redirect.NORMAL)
                    .connectTimeout(Duration.ofMillis(limitMillis))
                    .build()
                    .sendAsync(request, head -> new Bounded(maxBytes));
        } catch (IllegalArgumentException unusable) {
            throw new IOException(unusable.getMessage(), unusable);
        }
        return body(answer);
    }

    /* The client's own limit ends with the head of the response; a body that trickles in is bounded here. */
    private byte[] body(CompletableFuture<HttpResponse<byte[]>> answer) throws IOException {
        try {
            HttpResponse<byte[]> response = answer.get(limitMillis, TimeUnit.MILLISECONDS);
            if (response.statusCode() != OK) {
                throw new IOException("the status was " + response.statusCode());
            }
            return response.body();
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            throw new IOException(cause.getMessage() == null ? cause.toString() : cause.getMessage(), cause);
        } catch (TimeoutException late) {
            throw new IOException("it took longer than " + limitMillis + " milliseconds", late);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        } finally {
            answer.cancel(true);
        }
    }

    /** Collects the body and gives up when it is too long. */
    private static final class Bounded implements BodySubscriber<byte[]> {

        private final int maxBytes;
        private final ByteArrayOutputStream received = new ByteArrayOutputStream();
        private final CompletableFuture<byte[]> body = new CompletableFuture<>();
        private Flow.@org.jspecify.annotations.Nullable Subscription subscription;

        Bounded(int maxBytes) {
            this.maxBytes = maxBytes;
        }

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscription = given;
            given.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(List<ByteBuffer> buffers) {
            for (ByteBuffer buffer : buffers) {
                if (received.size() + buffer.remaining() > maxBytes) {
                    body.completeExceptionally(new IOException("there are more than " + maxBytes + " bytes"));
                    if (subscription != null) {
                        subscription.cancel();
                    }
                    return;
                }
                byte[] bytes = new byte[buffer.remaining()];
                buffer.get(bytes);
                received.writeBytes(bytes);
            }
        }

        @Override
        public void onError(Throwable failure) {
            body.completeExceptionally(failure);
        }

        @Override
        public void onComplete() {
            body.complete(received.toByteArray());
        }

        @Override
        public CompletionStage<byte[]> getBody() {
            return body;
        }
    }
}
