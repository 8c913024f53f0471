package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.AllOfBody;
import org.mockserver.model.Body;
import org.mockserver.model.FuzzyBody;
import org.mockserver.model.GraphQLBody;
import org.mockserver.model.JsonRpcBody;
import org.mockserver.model.MultipartBody;
import org.mockserver.model.Parameters;
import org.mockserver.model.SelectionSetMatchType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The bodies that say in several members what a request must have: each read and written here. */
final class MatcherBodies {

    /** The members of all kinds while they are being read. */
    private static final class Parts {
        @Nullable
        String query;

        @Nullable
        String operationName;

        @Nullable
        String method;

        @Nullable
        String schema;

        @Nullable
        SelectionSetMatchType selection;

        @Nullable
        List<String> fieldNames;

        @Nullable
        Parameters fields;

        @Nullable
        Parameters filenames;

        @Nullable
        Parameters partContentTypes;

        double threshold = FuzzyBody.DEFAULT_THRESHOLD;
        boolean ignoreCase = FuzzyBody.DEFAULT_IGNORE_CASE;
    }

    private static final ObjectCodec<Parts> GRAPHQL = new ObjectCodec<Parts>()
            .reads("query", (parts, at) -> parts.query = at.text())
            .reads("operationName", (parts, at) -> parts.operationName = at.text())
            .reads("variablesSchema", (parts, at) -> parts.schema = SchemaText.readPretty(at))
            .reads("selectionSetMatchType", (parts, at) -> parts.selection = at.oneOf(SelectionSetMatchType.class))
            .reads("fields", (parts, at) -> parts.fieldNames = texts(at))
            .refused("schema");

    private static final ObjectCodec<Parts> JSON_RPC = new ObjectCodec<Parts>()
            .reads("method", (parts, at) -> parts.method = at.text())
            .reads("paramsSchema", (parts, at) -> parts.schema = SchemaText.readPretty(at));

    private static final ObjectCodec<Parts> MULTIPART = new ObjectCodec<Parts>()
            .reads("fields", (parts, at) -> parts.fields = MultiMapCodec.readParameters(at))
            .reads("filenames", (parts, at) -> parts.filenames = MultiMapCodec.readParameters(at))
            .reads("partContentTypes", (parts, at) -> parts.partContentTypes = MultiMapCodec.readParameters(at));

    private static final ObjectCodec<Parts> FUZZY = new ObjectCodec<Parts>()
            .reads("threshold", MatcherBodies::readThreshold)
            .reads("ignoreCase", (parts, at) -> parts.ignoreCase = Boolean.TRUE.equals(at.bool()));

    private MatcherBodies() {}

    /** From an object with the members of the query. */
    static @Nullable Body<?> graphQl(BodyFlags flags, At value) {
        int before = value.problemCount();
        Parts parts = GRAPHQL.readKnown(value, new Parts());
        if (parts.query == null) {
            requireMember(value, "query", before);
            return null;
        }
        return new GraphQLBody(parts.query, parts.operationName, parts.schema)
                .withSelectionSetMatchType(parts.selection)
                .withFields(parts.fieldNames);
    }

    /** From an object that can be nothing else, so that its type need not be said. */
    static @Nullable GraphQLBody graphQlAlone(At at) {
        return at.expectObject() ? (GraphQLBody) graphQl(BodyFlags.read(at), at) : null;
    }

    static JsonNode writeAlone(GraphQLBody body) {
        return write(Json.object().put("type", BodyKind.GRAPHQL.name()), body);
    }

    static JsonNode write(ObjectNode object, GraphQLBody body) {
        object.put("query", body.getQuery());
        putText(object, "operationName", body.getOperationName());
        putText(object, "variablesSchema", body.getVariablesSchema());
        if (body.getSelectionSetMatchType() != SelectionSetMatchType.NORMALISED_STRING) {
            object.put("selectionSetMatchType", body.getSelectionSetMatchType().name());
        }
        if (body.getFields() != null) {
            object.set("fields", Write.array(body.getFields(), Json::string));
        }
        return object;
    }

    /** From an object with the members of the call. */
    static @Nullable Body<?> jsonRpc(BodyFlags flags, At value) {
        int before = value.problemCount();
        Parts parts = JSON_RPC.readKnown(value, new Parts());
        if (parts.method == null) {
            requireMember(value, "method", before);
            return null;
        }
        return new JsonRpcBody(parts.method, parts.schema);
    }

    static JsonNode write(ObjectNode object, JsonRpcBody body) {
        object.put("method", body.getMethod());
        putText(object, "paramsSchema", body.getParamsSchema());
        return object;
    }

    static Body<?> multipart(BodyFlags flags, At value) {
        Parts parts = MULTIPART.readKnown(flags.object, new Parts());
        return new MultipartBody(parts.fields, parts.filenames, parts.partContentTypes);
    }

    static JsonNode write(ObjectNode object, MultipartBody body) {
        putMap(object, "fields", body.getFields());
        putMap(object, "filenames", body.getFilenames());
        putMap(object, "partContentTypes", body.getPartContentTypes());
        return object;
    }

    static @Nullable Body<?> fuzzy(BodyFlags flags, At value) {
        String text = value.text();
        Parts parts = FUZZY.readKnown(flags.object, new Parts());
        return text == null ? null : new FuzzyBody(text, parts.threshold, parts.ignoreCase);
    }

    static JsonNode write(ObjectNode object, FuzzyBody body) {
        object.put("fuzzy", body.getValue());
        object.put("threshold", body.getThreshold());
        if (body.isIgnoreCase()) {
            object.put("ignoreCase", true);
        }
        return object;
    }

    @SuppressWarnings("rawtypes")
    static Body<?> allOf(BodyFlags flags, At value) {
        List<Body> bodies = new ArrayList<>();
        if (value.expectArray()) {
            for (At item : value.items()) {
                Body<?> body = BodyCodec.read(item, BodyRole.REQUEST);
                if (body != null) {
                    bodies.add(body);
                }
            }
            if (value.items().isEmpty()) {
                value.problem("at least one body is required");
            }
        }
        return new AllOfBody(bodies);
    }

    static JsonNode write(ObjectNode object, AllOfBody body) {
        ArrayNode bodies = object.putArray("bodyAllOf");
        for (Body<?> component : body.getValue()) {
            JsonNode written = BodyWriter.write(component, BodyRole.REQUEST, false);
            bodies.add(written == null ? Json.string("") : written);
        }
        return object;
    }

    private static void requireMember(At object, String name, int problemsBefore) {
        if (object.problemCount() == problemsBefore) {
            object.problem(name + " is required");
        }
    }

    private static void readThreshold(Parts parts, At at) {
        double threshold = at.node().isNumber() ? at.node().doubleValue() : -1;
        if (threshold < 0 || threshold > 1) {
            at.wrong("a number between 0 and 1");
        } else {
            parts.threshold = threshold;
        }
    }

    private static @Nullable List<String> texts(At at) {
        if (!at.expectArray()) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        for (At item : at.items()) {
            String text = item.text();
            if (text != null) {
                texts.add(text);
            }
        }
        return texts;
    }

    private static void putText(ObjectNode object, String name, @Nullable String value) {
        if (value != null) {
            object.put(name, value);
        }
    }

    private static void putMap(ObjectNode object, String name, Parameters map) {
        JsonNode written = MultiMapCodec.write(map);
        if (written != null) {
            object.set(name, written);
        }
    }
}
