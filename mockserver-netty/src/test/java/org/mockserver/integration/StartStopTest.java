package org.mockserver.integration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.configuration.Configuration.configuration;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.io.IOException;
import java.net.Socket;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.server.LeakWatch;

/** What is left of servers that were stopped: nothing. */
class StartStopTest {

    private static final int CYCLES = 200;

    @RegisterExtension
    static final LeakWatch LEAKS = new LeakWatch();

    private static List<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("mockserver"))
                .sorted()
                .toList();
    }

    @Test
    void neitherThreadNorPortStaysBehind() {
        List<String> before = threads();
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            ClientAndServer server = new ClientAndServer(configuration().disableLogging(true));
            server.when(request("/cycle")).respond(response("" + cycle));
            int port = server.getPort();
            server.stop();
            assertThatThrownBy(() -> new Socket("127.0.0.1", port).close()).isInstanceOf(IOException.class);
        }
        Awaitility.await().untilAsserted(() -> assertThat(threads()).isEqualTo(before));
    }
}
