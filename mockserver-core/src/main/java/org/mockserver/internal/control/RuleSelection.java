package org.mockserver.internal.control;

import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.match.Filters;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;

/**
 * The query parameters that select expectations by something other than their request definition: namespace, metadata,
 * never matched. An expectation is selected if it fulfils all that are given.
 */
final class RuleSelection {

    private final LiveSettings settings;

    RuleSelection(LiveSettings settings) {
        this.settings = settings;
    }

    /**
     * What the parameters of a call select to be removed: of a namespace what belongs to it.
     *
     * @param call the request
     * @return null if it has none of these parameters
     * @throws Refusal with status 400 if one is blank or not supported
     */
    @Nullable
    Predicate<Rule> toClear(ControlCall call) {
        String namespace = namespace(call, filled(call, "namespace"));
        return read(
                call,
                namespace == null
                        ? null
                        : rule -> namespace.equals(rule.expectation().getNamespace()));
    }

    /**
     * What the parameters of a call select to be shown: of a namespace what requests of it can meet, so also what belongs
     * to none.
     *
     * @param call the request
     * @return null if it has none of these parameters
     * @throws Refusal with status 400 if one is blank or not supported
     */
    @Nullable
    Predicate<Rule> toShow(ControlCall call) {
        String namespace = namespace(call, call.parameter("namespace"));
        return read(call, namespace == null || namespace.isBlank() ? null : rule -> isMetIn(namespace, rule));
    }

    private static boolean isMetIn(String namespace, Rule rule) {
        String own = rule.expectation().getNamespace();
        return own == null || own.isBlank() || own.equals(namespace);
    }

    private static @Nullable Predicate<Rule> read(ControlCall call, @Nullable Predicate<Rule> ofNamespace) {
        Predicate<Rule> selection = ofNamespace;
        String key = filled(call, "metadataKey");
        String value = filled(call, "metadataValue");
        if (value != null && key == null) {
            throw Refusal.text(400, "metadataValue needs metadataKey");
        }
        if (key != null) {
            selection = and(selection, rule -> hasMetadata(rule, key, value));
        }
        String path = filled(call, "metadataJsonPath");
        if (path != null) {
            selection = and(selection, byPath(path));
        }
        String unmatched = call.parameter("unmatched");
        if (unmatched != null && unmatched.trim().equalsIgnoreCase("true")) {
            selection = and(selection, rule -> rule.matchCount() == 0);
        }
        return selection;
    }

    private @Nullable String namespace(ControlCall call, @Nullable String parameter) {
        String header = settings.current().get(SettingKeys.MATCH_NAMESPACE_HEADER);
        String sent = call.request().headers().first(header);
        return parameter != null || sent == null || sent.isBlank() ? parameter : sent;
    }

    private static @Nullable String filled(ControlCall call, String parameter) {
        String given = call.parameter(parameter);
        if (given != null && given.isBlank()) {
            throw Refusal.text(400, parameter + " must not be blank");
        }
        return given;
    }

    private static Predicate<Rule> and(@Nullable Predicate<Rule> first, Predicate<Rule> second) {
        return first == null ? second : first.and(second);
    }

    private static Predicate<Rule> byPath(String path) {
        try {
            Predicate<JsonNode> test = Filters.jsonPath(path);
            return rule -> {
                Map<String, Object> metadata = rule.expectation().getMetadata();
                return metadata != null && test.test(Json.ofPlainValue(metadata));
            };
        } catch (WireException unusable) {
            throw Refusal.text(
                    400, "metadataJsonPath " + unusable.errors().get(0).message());
        }
    }

    private static boolean hasMetadata(Rule rule, String key, @Nullable String value) {
        Map<String, Object> metadata = rule.expectation().getMetadata();
        Object held = metadata == null ? null : metadata.get(key);
        return held != null && (value == null || value.equals(held.toString()));
    }
}
