package org.mockserver.benchmark;

import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.util.concurrent.CountDownLatch;
import org.mockserver.client.MockServerClient;

/** Answers the requests for one path of a running server with a lambda, over one connection. */
public final class CallbackClient {

    private CallbackClient() {}

    /**
     * Answers until the process is ended.
     *
     * @param args the port of the server, the path, and the body of the answers
     * @throws InterruptedException when the waiting thread is interrupted
     */
    public static void main(String[] args) throws InterruptedException {
        if (args.length != 3) {
            System.err.println("usage: CallbackClient PORT PATH BODY");
            System.exit(2);
        }
        MockServerClient client = new MockServerClient("127.0.0.1", Integer.parseInt(args[0]));
        String body = args[2];
        client.when(request(args[1])).respond(asked -> response(body));
        System.out.println("answering " + args[1]);
        new CountDownLatch(1).await();
    }
}
