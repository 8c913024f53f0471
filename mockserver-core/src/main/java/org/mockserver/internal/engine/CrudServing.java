package org.mockserver.internal.engine;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.state.CrudStore;
import org.mockserver.internal.state.CrudStores;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Answers requests for the objects of stores: lists, reads, adds, replaces, merges and removes them. */
final class CrudServing {

    private static final Pairs JSON = Pairs.of("content-type", "application/json; charset=utf-8");
    private static final Set<String> ON_LIST = Set.of("GET", "POST");
    private static final Set<String> ON_ITEM = Set.of("GET", "PUT", "PATCH", "DELETE");

    private final CrudStores stores;

    CrudServing(CrudStores stores) {
        this.stores = stores;
    }

    /** Null when the request is for no store, or its method has no meaning there. */
    @Nullable
    OutgoingResponse answer(RequestView request) {
        if (stores.isEmpty()) {
            return null;
        }
        String path = request.path();
        String trimmed = path.endsWith("/") && path.length() > 1 ? path.substring(0, path.length() - 1) : path;
        CrudStore store = stores.find(trimmed);
        if (store != null) {
            return ON_LIST.contains(request.method()) ? onList(request, store) : null;
        }
        int slash = path.lastIndexOf('/');
        CrudStore holder = slash <= 0 ? null : stores.find(path.substring(0, slash));
        return holder == null || !ON_ITEM.contains(request.method())
                ? null
                : onItem(request, holder, decoded(path.substring(slash + 1)));
    }

    private static String decoded(String segment) {
        try {
            return URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return segment;
        }
    }

    private static OutgoingResponse onList(RequestView request, CrudStore store) {
        if (request.method().equals("GET")) {
            ArrayNode list = Json.array();
            store.all().forEach(list::add);
            return json(200, list);
        }
        ObjectNode item = body(request);
        if (item == null) {
            return error(400, "invalid request body");
        }
        return switch (store.add(item)) {
            case STORED -> json(201, item);
            case TAKEN -> error(409, "there is an object of this id");
            case FULL -> error(507, "the store holds " + CrudStore.MOST_ITEMS + " objects, which is the most");
        };
    }

    private static OutgoingResponse onItem(RequestView request, CrudStore store, String id) {
        switch (request.method()) {
            case "GET" -> {
                return found(store.find(id));
            }
            case "DELETE" -> {
                return store.remove(id) ? OutgoingResponse.status(204).build() : found(null);
            }
            default -> {
                ObjectNode sent = body(request);
                if (sent == null) {
                    return error(400, "invalid request body");
                }
                return found(request.method().equals("PUT") ? store.replace(id, sent) : store.merge(id, sent));
            }
        }
    }

    /* A copy, because the tree that belongs to the request is also read by the journal. */
    private static @Nullable ObjectNode body(RequestView request) {
        return request.json() instanceof ObjectNode object ? object.deepCopy() : null;
    }

    private static OutgoingResponse found(@Nullable ObjectNode item) {
        return item == null ? error(404, "not found") : json(200, item);
    }

    private static OutgoingResponse error(int status, String message) {
        return json(status, Json.object().put("error", message));
    }

    private static OutgoingResponse json(int status, JsonNode body) {
        return OutgoingResponse.status(status)
                .headers(JSON)
                .body(Json.compact(body))
                .build();
    }
}
