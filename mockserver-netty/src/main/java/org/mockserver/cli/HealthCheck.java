package org.mockserver.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;

/**
 * Asks the server of this container whether it is well, for images without a shell: exit code 0 when it is, 1 when not.
 * The port is the first one that the settings of the server name, 1080 when they name none.
 */
public final class HealthCheck {
    private static final int USUAL_PORT = 1080;
    private static final Duration TIMEOUT = Duration.ofSeconds(3);

    private HealthCheck() {}

    /** Takes no arguments. */
    public static void main(String[] arguments) {
        System.exit(isHealthy(port(SettingsSources.ofProcess(List.of()))) ? 0 : 1);
    }

    static int port(SettingsSources sources) {
        try {
            List<Integer> ports = SettingsResolver.resolve(sources).settings().get(SettingKeys.SERVER_PORT);
            return ports.isEmpty() ? USUAL_PORT : ports.get(0);
        } catch (SettingsException wrong) {
            return USUAL_PORT; // a server with these settings does not start, so nobody will answer there
        }
    }

    static boolean isHealthy(int port) {
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(TIMEOUT)
                .build();
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/mockserver/status"))
                .timeout(TIMEOUT)
                .PUT(HttpRequest.BodyPublishers.noBody())
                .build();
        try {
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException unreachable) {
            return false;
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
