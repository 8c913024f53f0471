package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.CONNECTION;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.UUID;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/** The endpoint that shows which servers share their state. This server shares it with none. */
final class ClusterEndpoints {

    private final String nodeId = UUID.randomUUID().toString();

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "GET", "/cluster", READ, CONNECTION, "Shows the servers that share their state.", this::cluster));
    }

    Reply cluster(ControlCall call) {
        ObjectNode body = JsonObjects.object()
                .put("clustered", false)
                .put("nodeId", nodeId)
                .put("coordinator", nodeId)
                .put("memberCount", 1);
        body.putArray("members")
                .addObject()
                .put("id", nodeId)
                .put("coordinator", true)
                .put("local", true);
        return Reply.json(200, Json.compact(body));
    }
}
