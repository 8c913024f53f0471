package org.mockserver.internal.action.template;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;

/** Everything that one rendering can name. Used by one thread; values are made when they are asked for. */
public final class Variables implements View {

    private static final Map<String, Function<Variables, @Nullable Object>> VALUES = values();

    private final TemplateWorld world;
    private final TemplateOptions options;
    private final RequestView request;
    private final @Nullable OutgoingResponse response;
    private final Map<String, Object> parameters;
    private final Map<String, Object> kept = new HashMap<>(4);

    /**
     * The variables of a rendering.
     *
     * @param world what the template can reach of the server
     * @param options limits of this rendering
     * @param request what is answered
     * @param response what another server answered, null where there is none
     * @param parameters what the author of the expectation passes
     */
    public Variables(
            TemplateWorld world,
            TemplateOptions options,
            RequestView request,
            @Nullable OutgoingResponse response,
            Map<String, Object> parameters) {
        this.world = world;
        this.options = options;
        this.request = request;
        this.response = response;
        this.parameters = parameters;
    }

    private static Map<String, Function<Variables, @Nullable Object>> values() {
        Map<String, Function<Variables, @Nullable Object>> values = new HashMap<>();
        values.put("request", variables -> variables.keep("request", Variables::requestMembers));
        values.put(
                "response", variables -> variables.response == null ? null : new ResponseMembers(variables.response));
        values.put("parameters", variables -> variables.parameters);
        values.put("now", variables -> variables.now().toString());
        values.put("now_iso_8601", variables -> variables.now().toString());
        values.put("now_epoch", variables -> variables.now().getEpochSecond());
        values.put(
                "now_rfc_1123",
                variables -> DateTimeFormatter.RFC_1123_DATE_TIME.format(
                        variables.now().atOffset(ZoneOffset.UTC)));
        values.put("uuid", variables -> UUID.randomUUID().toString());
        values.put("rand_int", variables -> ThreadLocalRandom.current().nextInt(10));
        values.put("rand_int_10", variables -> ThreadLocalRandom.current().nextInt(10));
        values.put("rand_int_100", variables -> ThreadLocalRandom.current().nextInt(100));
        values.put("rand_bytes", variables -> randomBytes(16));
        for (int length : new int[] {16, 32, 64, 128}) {
            values.put("rand_bytes_" + length, variables -> randomBytes(length));
        }
        Helpers.addTo(values);
        return values;
    }

    private Object requestMembers() {
        return new RequestMembers(request, world);
    }

    private static String randomBytes(int length) {
        byte[] bytes = new byte[length];
        new SecureRandom().nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** The same object each time in this rendering. */
    Object keep(String name, Function<Variables, Object> maker) {
        Object known = kept.get(name);
        if (known == null) {
            known = maker.apply(this);
            kept.put(name, known);
        }
        return known;
    }

    /** What an earlier part of this rendering left under a name. */
    @Nullable
    Object remembered(String name) {
        return kept.get(name);
    }

    void remember(String name, Object value) {
        kept.put(name, value);
    }

    TemplateWorld world() {
        return world;
    }

    TemplateOptions options() {
        return options;
    }

    RequestView request() {
        return request;
    }

    Instant now() {
        return world.clock().instant();
    }

    @Override
    public @Nullable Object member(String name) {
        Function<Variables, @Nullable Object> maker = VALUES.get(name);
        return maker == null ? null : maker.apply(this);
    }

    @Override
    public String toString() {
        return "";
    }

    /**
     * The names of the contract.
     *
     * @return variables, functions and helpers
     */
    @Override
    public Collection<String> names() {
        List<String> names = new ArrayList<>(VALUES.keySet());
        names.sort(null);
        return names;
    }
}
