package org.mockserver.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.settings.SettingsFiles;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;

/** {@code import}: sends the expectations in a file to a running server, which checks them and takes all or none. */
final class ImportCommand {
    static final Option PORT = new Option(List.of("-p", "--port"), "<port>", "The port of the server.");
    static final Option HOST =
            new Option(List.of("-H", "--host"), "<host>", "The host of the server, localhost by default.");
    static final List<Option> OPTIONS = List.of(PORT, HOST, Option.HELP);

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);
    private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(60);

    private final Terminal terminal;

    ImportCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs the command and returns the exit code. */
    int run(Arguments arguments) throws UsageException {
        if (arguments.operands().size() != 1) {
            throw new UsageException("command import takes the name of one file");
        }
        String file = arguments.operands().get(0);
        String server = server(arguments);
        try {
            String json = SettingsFiles.ofProcess().read(file);
            if (json == null) {
                return failed(file, server, "the file does not exist");
            }
            HttpResponse<String> answer = send(URI.create("http://" + server + "/mockserver/expectation"), json);
            if (answer.statusCode() != 201) {
                return failed(file, server, "the server answered " + answer.statusCode() + ": " + answer.body());
            }
            terminal.out()
                    .println("Imported " + count(answer.body()) + " expectation(s) from " + file + " into " + server);
            return CommandLine.FINE;
        } catch (IOException unreachable) {
            String reason = unreachable.getMessage();
            return failed(file, server, reason == null ? "the server cannot be reached" : reason);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return failed(file, server, "interrupted");
        }
    }

    private static String server(Arguments arguments) throws UsageException {
        String port = arguments.value(PORT);
        if (port == null) {
            throw new UsageException("option --port is needed: --port <port>");
        }
        String host = arguments.value(HOST);
        String server = (host == null ? "localhost" : host) + ":" + port;
        if (!isPort(port) || !isServer(server)) {
            throw new UsageException("there can be no server at " + server
                    + ": --port takes a number from 1 to 65535, --host a host name or an address");
        }
        return server;
    }

    private static boolean isServer(String server) {
        try {
            return URI.create("http://" + server + "/").getHost() != null;
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }

    private static boolean isPort(String text) {
        try {
            int port = Integer.parseInt(text);
            return port > 0 && port <= 65535;
        } catch (NumberFormatException notANumber) {
            return false;
        }
    }

    private static HttpResponse<String> send(URI target, String json) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(CONNECT_TIMEOUT)
                .build();
        HttpRequest request = HttpRequest.newBuilder(target)
                .timeout(ANSWER_TIMEOUT)
                .header("content-type", "application/json; charset=utf-8")
                .PUT(HttpRequest.BodyPublishers.ofString(json))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static int count(@Nullable String expectations) {
        try {
            return expectations == null ? 0 : Json.parse(expectations).size();
        } catch (WireException unreadable) {
            return 0;
        }
    }

    private int failed(String file, String server, String reason) {
        terminal.error(" could not import expectations from " + file + " into " + server + " — " + reason);
        return CommandLine.FAILED;
    }
}
