package org.mockserver.benchmark;

import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.util.concurrent.CountDownLatch;
import org.mockserver.integration.ClientAndServer;

/** A server whose requests for one path are answered by a lambda in the same process. */
public final class NearCallbackServer {

    private NearCallbackServer() {}

    /**
     * Serves until the process is ended.
     *
     * @param args the port, the path, and the body of the answers
     * @throws InterruptedException when the waiting thread is interrupted
     */
    public static void main(String[] args) throws InterruptedException {
        if (args.length != 3) {
            System.err.println("usage: NearCallbackServer PORT PATH BODY");
            System.exit(2);
        }
        ClientAndServer server = ClientAndServer.startClientAndServer(Integer.parseInt(args[0]));
        String body = args[2];
        server.when(request(args[1])).respond(asked -> response(body));
        System.out.println("answering " + args[1]);
        new CountDownLatch(1).await();
    }
}
