package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.state.StoredFiles;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** The endpoints that keep files for clients. */
final class FileEndpoints {

    private final StoredFiles files;

    FileEndpoints(StoredFiles files) {
        this.files = files;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare("PUT", "/files/store", MUTATE, WORKER, "Keeps a file in memory.", this::store),
                alsoBare("PUT", "/files/retrieve", READ, WORKER, "Sends the content of a kept file.", this::retrieve),
                alsoBare("PUT", "/files/list", READ, WORKER, "Lists the names of the kept files.", this::list),
                alsoBare("PUT", "/files/delete", MUTATE, WORKER, "Forgets a kept file.", this::delete));
    }

    Reply store(ControlCall call) {
        JsonNode body = body(call);
        JsonNode name = body.path("name");
        JsonNode content = body.path("content");
        if (!name.isString() || name.stringValue().isBlank() || !content.isString()) {
            throw Refusal.text(400, "request body must contain 'name' and 'content' fields");
        }
        byte[] bytes = bytes(content.stringValue(), body.path("base64").asBoolean(false));
        if (!files.put(name.stringValue(), bytes)) {
            throw Refusal.text(
                    507,
                    "no room: at most " + StoredFiles.MOST_FILES + " files and " + StoredFiles.MOST_BYTES
                            + " bytes are kept");
        }
        return Reply.json(
                201,
                Json.compact(
                        JsonObjects.object().put("name", name.stringValue()).put("size", bytes.length)));
    }

    private static byte[] bytes(String content, boolean base64) {
        try {
            return base64 ? Base64.getDecoder().decode(content) : content.getBytes(StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw Refusal.text(400, "content is not base64");
        }
    }

    Reply retrieve(ControlCall call) {
        String name = name(call);
        byte[] content = files.find(name);
        if (content == null) {
            throw missing(name);
        }
        return new Reply(200, null, content, null, Pairs.EMPTY, null, null);
    }

    Reply list(ControlCall call) {
        ArrayNode names = Json.array();
        files.names().forEach(names::add);
        return Reply.json(200, Json.pretty(names));
    }

    Reply delete(ControlCall call) {
        String name = name(call);
        if (!files.remove(name)) {
            throw missing(name);
        }
        return Reply.empty(200);
    }

    private static Refusal missing(String name) {
        return Refusal.text(404, "file not found: " + name);
    }

    private static String name(ControlCall call) {
        JsonNode name = body(call).path("name");
        if (!name.isString() || name.stringValue().isBlank()) {
            throw Refusal.text(400, "request body must contain 'name' field");
        }
        return name.stringValue();
    }

    private static JsonNode body(ControlCall call) {
        if (call.hasNoBody()) {
            throw Refusal.text(400, "request body is empty");
        }
        try {
            return Json.parse(call.body());
        } catch (WireException malformed) {
            throw Refusal.text(400, "request body is not JSON: " + malformed.getMessage());
        }
    }
}
