package org.mockserver.compatibility.peers;

import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A server that a published server calls and waits for; it answers with the path. Some published servers wait on the thread
 * that would have to answer if they called themselves.
 */
final class OtherServer implements AutoCloseable {
    private final Set<String> received = ConcurrentHashMap.newKeySet();
    private final HttpServer http;

    OtherServer() throws IOException {
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        http.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            received.add(path);
            exchange.sendResponseHeaders(200, path.length());
            exchange.getResponseBody().write(path.getBytes(StandardCharsets.UTF_8));
            exchange.close();
        });
        http.start();
    }

    String hostHeader() {
        return "127.0.0.1:" + http.getAddress().getPort();
    }

    /** Waits for a request. */
    void wasCalledAt(String path) {
        await("a request of " + path).atMost(Duration.ofSeconds(10)).until(() -> received.contains(path));
    }

    @Override
    public void close() {
        http.stop(0);
    }
}
