package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.ADMIN;
import static org.mockserver.internal.control.Access.OPEN;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.CONNECTION;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.RestView;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsReport;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.PortBindingWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.PortBinding;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints about the server itself: status, ports, its life, settings and mode. */
final class ServerEndpoints {

    private static final String MODES = "SIMULATE, SPY, CAPTURE";

    private final ServerControl server;
    private final LiveSettings settings;

    // CAPTURE and SPY are the same setting; which of the two was asked for is only remembered to be told again.
    private volatile boolean capturing;

    ServerEndpoints(ServerControl server, LiveSettings settings) {
        this.server = server;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare("PUT", "/status", READ, CONNECTION, "Shows version and ports.", this::status),
                alsoBare(
                        "GET",
                        "/ready",
                        OPEN,
                        CONNECTION,
                        "Answers 200 once the server is initialised, 503 before.",
                        this::ready),
                alsoBare("PUT", "/bind", ADMIN, WORKER, "Listens on further ports.", this::bind),
                alsoBare(
                        "PUT",
                        "/stop",
                        ADMIN,
                        CONNECTION,
                        "Stops the server after exchanges in progress are finished.",
                        this::stop),
                alsoBare(
                        "GET",
                        "/configuration",
                        READ,
                        CONNECTION,
                        "Shows the settings, without secrets.",
                        this::configuration),
                alsoBare(
                        "PUT",
                        "/configuration",
                        ADMIN,
                        WORKER,
                        "Changes settings, all or none of those given.",
                        this::configure),
                alsoBare(
                        "GET",
                        "/config",
                        READ,
                        CONNECTION,
                        "Shows where the value of each setting came from.",
                        this::provenance),
                alsoBare("GET", "/mode", READ, CONNECTION, "Shows what happens to unmatched requests.", this::mode),
                alsoBare(
                        "PUT",
                        "/mode",
                        ADMIN,
                        CONNECTION,
                        "Chooses what happens to unmatched requests: SIMULATE, SPY or CAPTURE.",
                        this::setMode));
    }

    Reply status(ControlCall call) {
        return Reply.json(200, identity(server.ports()));
    }

    private String identity(List<Integer> ports) {
        Map<String, String> about = Map.of(
                "artifactId",
                "mockserver-core",
                "gitHash",
                server.gitHash(),
                "groupId",
                "org.mock-server",
                "version",
                server.version());
        return PortBindingWire.write(PortBinding.portBinding(ports), about);
    }

    Reply ready(ControlCall call) {
        boolean ready = server.isReady();
        ObjectNode body = JsonObjects.object().put("status", ready ? "READY" : "NOT_READY");
        return Reply.json(ready ? 200 : 503, Json.pretty(body));
    }

    Reply bind(ControlCall call) {
        if (call.hasNoBody()) {
            throw Refusal.text(400, "invalid or missing port binding");
        }
        List<Integer> wanted = ports(call.body());
        try {
            return Reply.json(200, identity(server.bind(wanted)));
        } catch (IOException refused) {
            throw Refusal.text(400, String.valueOf(refused.getMessage()));
        }
    }

    private static List<Integer> ports(String body) {
        try {
            return PortBindingWire.read(body).getPorts();
        } catch (WireException invalid) {
            throw Refusal.text(400, "exception while parsing PortBinding for [" + body + "] " + invalid.getMessage());
        }
    }

    private static @Nullable JsonNode parseOrNull(String text) {
        try {
            return Json.parse(text);
        } catch (WireException malformed) {
            return null;
        }
    }

    Reply stop(ControlCall call) {
        server.stop();
        return Reply.empty(200);
    }

    Reply configuration(ControlCall call) {
        return Reply.json(200, Json.pretty(JsonObjects.of(RestView.of(settings))));
    }

    Reply configure(ControlCall call) {
        if (call.hasNoBody()) {
            throw Refusal.text(400, "a configuration is required but the request body is empty");
        }
        JsonNode changes = parseOrNull(call.body());
        if (changes == null || !changes.isObject()) {
            throw Refusal.text(400, "Invalid configuration JSON");
        }
        try {
            settings.update(JsonObjects.plainMembers(changes));
        } catch (SettingsException invalid) {
            throw Refusal.text(400, String.valueOf(invalid.getMessage()));
        }
        return configuration(call);
    }

    Reply provenance(ControlCall call) {
        boolean nonDefault = Boolean.parseBoolean(call.parameter("nonDefault"));
        List<Map<String, Object>> entries = SettingsReport.entries(settings, nonDefault);
        return Reply.json(200, Json.compact(JsonObjects.of(entries)));
    }

    Reply mode(ControlCall call) {
        boolean proxying = settings.current().get(SettingKeys.ATTEMPT_TO_PROXY_IF_NO_MATCHING_EXPECTATION);
        String mode = !proxying ? "SIMULATE" : capturing ? "CAPTURE" : "SPY";
        ObjectNode body = JsonObjects.object().put("mode", mode).put("proxyUnmatchedRequests", proxying);
        return Reply.json(200, Json.compact(body));
    }

    Reply setMode(ControlCall call) {
        String wanted = call.parameter("mode");
        if (wanted == null || wanted.isBlank()) {
            throw Refusal.text(400, "mode is required (one of " + MODES + ")");
        }
        switch (wanted.toUpperCase(Locale.ROOT)) {
            case "SIMULATE" -> choose(false, false);
            case "SPY" -> choose(true, false);
            case "CAPTURE" -> choose(true, true);
            default -> throw Refusal.text(400, "unknown mode '" + wanted + "' (expected one of " + MODES + ")");
        }
        return mode(call);
    }

    private void choose(boolean proxying, boolean capture) {
        capturing = capture;
        settings.set(SettingKeys.ATTEMPT_TO_PROXY_IF_NO_MATCHING_EXPECTATION, proxying);
    }
}
