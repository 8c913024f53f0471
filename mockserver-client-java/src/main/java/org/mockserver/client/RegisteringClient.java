package org.mockserver.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.OpenApiWire;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.ExpectationFilter;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.ClearType;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.node.ArrayNode;

/** What puts expectations into the server and takes them out. */
abstract class RegisteringClient extends LifecycleClient {

    static final String TYPE = "type";
    static final String EXPECTATIONS = "expectations";

    RegisteringClient(Remote remote) {
        super(remote);
    }

    /** Begins an expectation without limits; {@code respond}, {@code forward} or {@code error} completes it. */
    public ForwardChainExpectation when(@Nullable RequestDefinition request) {
        return when(request, Times.unlimited());
    }

    /** Begins an expectation that matches some times only. */
    public ForwardChainExpectation when(@Nullable RequestDefinition request, @Nullable Times times) {
        return when(request, times, TimeToLive.unlimited());
    }

    /** Begins an expectation that matches some times and for some time only. */
    public ForwardChainExpectation when(
            @Nullable RequestDefinition request, @Nullable Times times, @Nullable TimeToLive timeToLive) {
        return when(request, times, timeToLive, 0);
    }

    /** Begins an expectation; of several that match, the one with the highest priority acts. */
    public ForwardChainExpectation when(
            @Nullable RequestDefinition request,
            @Nullable Times times,
            @Nullable TimeToLive timeToLive,
            @Nullable Integer priority) {
        return new ForwardChainExpectation(
                self(), new Expectation(request, times, timeToLive, priority == null ? 0 : priority));
    }

    /** Stores expectations, or replaces those of the same id. Returns what the server has stored; nothing for none. */
    public Expectation[] upsert(Expectation... expectations) {
        if (expectations == null || expectations.length == 0) {
            return new Expectation[0];
        }
        for (Expectation expectation : expectations) {
            required(expectation, "an expectation");
        }
        String document = expectations.length == 1
                ? ExpectationWire.write(expectations[0])
                : ExpectationWire.write(List.of(expectations));
        return stored(remote().create(Call.put("/expectation").json(document)));
    }

    /** Connects for a closure, and stores the expectation that was made with the id of the connection. */
    final Expectation[] upsertAsking(Closure closure, Function<String, Expectation> made) {
        remote();
        String clientId = callbacks().open(closure);
        boolean stored = false;
        try {
            Expectation[] answer = upsert(made.apply(clientId));
            stored = true;
            return answer;
        } finally {
            if (!stored) {
                callbacks().close(clientId);
            }
        }
    }

    /** As {@link #upsert(Expectation...)}. */
    public Expectation[] sendExpectation(Expectation... expectations) {
        return upsert(expectations);
    }

    /** Stores an expectation for each operation of specifications. Returns what the server has stored. */
    public Expectation[] upsert(OpenAPIExpectation... specifications) {
        if (specifications == null || specifications.length == 0) {
            return new Expectation[0];
        }
        ArrayNode all = Json.array();
        for (OpenAPIExpectation specification : specifications) {
            all.add(OpenApiWire.tree(required(specification, "a specification")));
        }
        String document = Json.pretty(all.size() == 1 ? all.get(0) : all);
        return stored(remote().create(Call.put("/openapi").json(document)));
    }

    /** Stores expectations given as JSON, one or an array. Returns what the server has stored. */
    public Expectation[] importExpectations(String json) {
        return stored(remote().create(Call.put("/expectation").json(json)));
    }

    /** Stores the expectations of a JSON file. Returns what the server has stored. */
    public Expectation[] importExpectationsFromFile(String path) {
        try {
            return importExpectations(Files.readString(Path.of(path)));
        } catch (IOException unreadable) {
            throw new ClientException("the file " + path + " cannot be read", unreadable);
        }
    }

    /** Makes expectations from an HTTP archive. Returns what the server has stored. */
    public Expectation[] importHar(String document) {
        return importDocument(document, "har");
    }

    /** Makes expectations from a Postman collection. Returns what the server has stored. */
    public Expectation[] importPostmanCollection(String document) {
        return importDocument(document, "postman");
    }

    /** Makes expectations from a document of another tool, for example {@code wiremock}. Returns what is stored. */
    public Expectation[] importDocument(String document, String format) {
        return stored(remote().create(Call.put("/import").with("format", format).json(document)));
    }

    /** Forgets all expectations and everything recorded, and ends the callbacks of this client. */
    public MockServerClient reset() {
        remote().call(Call.put("/reset"));
        callbacks().close();
        return self();
    }

    /** Removes the expectations for such requests and what was recorded of them; null for everything. */
    public MockServerClient clear(@Nullable RequestDefinition request) {
        return clear(Call.put("/clear").json(filter(request)));
    }

    /** Removes the expectations for such requests, what was recorded of them, or both; null for all requests. */
    public MockServerClient clear(@Nullable RequestDefinition request, ClearType type) {
        return clear(Call.put("/clear").with(TYPE, lower(type)).json(filter(request)));
    }

    /**
     * Removes the expectations for such requests that the filter means; null for all requests. What was recorded stays.
     *
     * @throws IllegalArgumentException if the filter means all expectations, or a number of them
     */
    public MockServerClient clear(@Nullable RequestDefinition request, ExpectationFilter filter) {
        if (!filter.hasSelection() || filter.hasPaging()) {
            throw new IllegalArgumentException("a filter for clear needs metadata or unmatched, and no limit and no"
                    + " offset; to clear everything, use clear(request, ClearType.EXPECTATIONS)");
        }
        return clear(selecting(Call.put("/clear").with(TYPE, EXPECTATIONS).json(filter(request)), filter));
    }

    /** The call with the conditions of a filter. */
    final Call selecting(Call call, ExpectationFilter filter) {
        Call selecting = parameter(call, "metadataKey", filter.getMetadataKey());
        selecting = parameter(selecting, "metadataValue", filter.getMetadataValue());
        selecting = parameter(selecting, "metadataJsonPath", filter.getMetadataJsonPath());
        selecting = parameter(selecting, "unmatched", filter.isUnmatched() ? true : null);
        selecting = parameter(selecting, "limit", filter.getLimit());
        selecting = parameter(selecting, "offset", filter.getOffset());
        if (filter.hasMetadata()) {
            remote().knowing(Ability.METADATA, selecting);
        }
        if (filter.isUnmatched()) {
            remote().knowing(Ability.UNMATCHED, selecting);
        }
        if (filter.hasPaging()) {
            remote().knowing(Ability.PAGES, selecting);
        }
        return selecting;
    }

    private static Call parameter(Call call, String name, @Nullable Object value) {
        return value == null ? call : call.with(name, value.toString());
    }

    /** Removes an expectation, and what was recorded of requests it matches. */
    public MockServerClient clear(String expectationId) {
        return clear(Call.put("/clear").json(idDocument(expectationId)));
    }

    /** As {@link #clear(String)}. */
    public MockServerClient clear(ExpectationId expectationId) {
        return clear(idOf(expectationId));
    }

    /** Removes an expectation, what was recorded of requests it matches, or both. */
    public MockServerClient clear(String expectationId, ClearType type) {
        return clear(Call.put("/clear").with(TYPE, lower(type)).json(idDocument(expectationId)));
    }

    /** As {@link #clear(String, ClearType)}. */
    public MockServerClient clear(ExpectationId expectationId, ClearType type) {
        return clear(idOf(expectationId), type);
    }

    /** Removes the expectations of a namespace. */
    public MockServerClient clearByNamespace(String namespace) {
        return clear(Ability.NAMESPACES, expectationsWith("namespace", namespace));
    }

    /** Removes the expectations with a value in their metadata. */
    public MockServerClient clearByMetadata(String key, Object value) {
        return clear(
                Ability.METADATA, expectationsWith("metadataKey", key).with("metadataValue", String.valueOf(value)));
    }

    /** Removes the expectations that have a key in their metadata. */
    public MockServerClient clearByMetadataKey(String key) {
        return clear(Ability.METADATA, expectationsWith("metadataKey", key));
    }

    /** Removes the expectations that have matched no request. */
    public MockServerClient clearUnmatchedExpectations() {
        return clear(Ability.UNMATCHED, expectationsWith("unmatched", "true"));
    }

    private static Call expectationsWith(String name, String value) {
        return Call.put("/clear").with(TYPE, EXPECTATIONS).with(name, value);
    }

    private MockServerClient clear(Ability needed, Call call) {
        return clear(remote().knowing(needed, call));
    }

    private MockServerClient clear(Call call) {
        remote().call(call);
        return self();
    }

    static String lower(@Nullable Enum<?> constant) {
        return required(constant, "a type").name().toLowerCase(java.util.Locale.ROOT);
    }

    /** The argument, unless it is null, which is an IllegalArgumentException that names it. */
    static <T> T required(@Nullable T argument, String what) {
        if (argument == null) {
            throw new IllegalArgumentException(what + " is required but was null");
        }
        return argument;
    }

    static String filter(@Nullable RequestDefinition request) {
        return request == null ? "" : RequestWire.write(request);
    }

    static String idDocument(@Nullable String id) {
        if (id == null || id.isBlank()) {
            throw new IllegalArgumentException("the id of an expectation is required");
        }
        return Json.pretty(Json.object().put("id", id));
    }

    private static String idOf(@Nullable ExpectationId id) {
        String known = id == null ? null : id.getId();
        return known == null ? "" : known;
    }

    static Expectation[] stored(Answer answer) {
        String text = answer.text();
        List<Expectation> read = text.isBlank() ? List.of() : ExpectationWire.readStored(text);
        return new ArrayList<>(read).toArray(new Expectation[0]);
    }
}
