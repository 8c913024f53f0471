package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.Locale;
import org.mockserver.internal.state.CrudStore;
import org.mockserver.internal.state.CrudStore.Added;
import org.mockserver.internal.state.CrudStore.IdStrategy;
import org.mockserver.internal.state.CrudStores;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoint that makes stores of objects. */
final class CrudEndpoints {

    private static final String CONTROL_PLANE = "/mockserver";
    private static final String DEFAULT_ID_FIELD = "id";

    private final CrudStores stores;

    CrudEndpoints(CrudStores stores) {
        this.stores = stores;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "PUT",
                "/crud",
                MUTATE,
                WORKER,
                "Makes a path serve objects that clients list, read, add, replace, merge and delete.",
                this::create));
    }

    Reply create(ControlCall call) {
        JsonNode body = JsonObjects.body(call, "request body is required with 'basePath' field");
        CrudStore store = new CrudStore(basePath(body), idField(body), strategy(body));
        fill(store, body.path("initialData"));
        if (!stores.put(store)) {
            throw Refusal.json(507, "there are " + CrudStores.MOST_STORES + " stores, which is the most");
        }
        ObjectNode answer = JsonObjects.object()
                .put("basePath", store.basePath())
                .put("idField", store.idField())
                .put("idStrategy", store.strategy().name())
                .put("itemCount", store.size());
        return Reply.json(201, Json.pretty(answer));
    }

    private static String basePath(JsonNode body) {
        JsonNode member = body.path("basePath");
        String given = member.isString() ? member.stringValue().strip() : "";
        String path = given.startsWith("/") ? given : "/" + given;
        while (path.endsWith("/")) {
            path = path.substring(0, path.length() - 1);
        }
        if (path.isEmpty()) {
            throw Refusal.json(400, "basePath is required");
        }
        if (path.equals(CONTROL_PLANE) || path.startsWith(CONTROL_PLANE + "/")) {
            throw Refusal.json(400, "basePath must not overlap with the " + CONTROL_PLANE + " control plane");
        }
        return path;
    }

    private static String idField(JsonNode body) {
        String given = JsonObjects.text(body, "idField");
        return given.isBlank() ? DEFAULT_ID_FIELD : given;
    }

    private static IdStrategy strategy(JsonNode body) {
        String given = JsonObjects.text(body, "idStrategy");
        if (given.isBlank()) {
            return IdStrategy.AUTO_INCREMENT;
        }
        for (IdStrategy strategy : IdStrategy.values()) {
            if (strategy.name().equals(given.toUpperCase(Locale.ROOT))) {
                return strategy;
            }
        }
        throw Refusal.json(400, "idStrategy must be AUTO_INCREMENT or UUID");
    }

    /* An object without an id is left out; of several with the same id the first stays. */
    private static void fill(CrudStore store, JsonNode initial) {
        if (!initial.isMissingNode() && !initial.isNull() && !initial.isArray()) {
            throw Refusal.json(400, "initialData must be an array");
        }
        for (JsonNode item : initial) {
            if (item instanceof ObjectNode object && store.hasId(object) && store.add(object) == Added.FULL) {
                throw Refusal.json(400, "initialData has more than " + CrudStore.MOST_ITEMS + " objects");
            }
        }
    }
}
