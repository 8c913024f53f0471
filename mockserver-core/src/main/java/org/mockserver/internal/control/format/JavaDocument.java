package org.mockserver.internal.control.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/**
 * One statement in Java for each expectation, with the builders of the Java client. What they have no method for stands
 * in a comment before the statement.
 */
final class JavaDocument implements FormatDocument {

    private static final Map<String, Terminal> ACTIONS = actions();
    private static final Map<String, BiFunction<String, JsonNode, List<String>>> PROPERTIES = properties();

    /** The call that ends the statement. */
    private interface Terminal {

        /** Null if the client has no method for this action. */
        @Nullable
        String call(JsonNode action, List<String> leftOut);
    }

    @Override
    public void add(Sample sample, FormatOutput output) {
        if (sample.expectation() != null) {
            output.append('\n').append(statement(ExpectationWire.tree(sample.expectation())));
        }
    }

    static String statement(JsonNode expectation) {
        List<String> leftOut = new ArrayList<>();
        String action = actionOf(expectation);
        Terminal terminal = ACTIONS.get(action);
        String answer = terminal == null ? null : terminal.call(expectation.path(action), leftOut);
        if (answer == null) {
            return JavaText.comment("no method of the client makes this expectation: " + Json.compact(expectation))
                    + '\n';
        }
        List<String> calls = new ArrayList<>();
        calls.add(when(expectation, leftOut));
        for (Map.Entry<String, JsonNode> member : expectation.properties()) {
            String name = member.getKey();
            BiFunction<String, JsonNode, List<String>> property = PROPERTIES.get(name);
            if (property != null) {
                calls.addAll(property.apply(name, member.getValue()));
            } else if (!name.equals(action)
                    && !List.of("httpRequest", "times", "timeToLive", "priority")
                            .contains(name)) {
                leftOut.add(name + " = " + Json.compact(member.getValue()));
            }
        }
        calls.add(answer);
        String comments = leftOut.stream()
                .map(part -> JavaText.comment("the client has no method for " + part) + '\n')
                .collect(Collectors.joining());
        return comments + JavaText.chain("new MockServerClient(\"localhost\", 1080)", calls) + ";\n";
    }

    /* The primary action if one is marked, else the one that wins, a list of responses before the single one. */
    private static String actionOf(JsonNode expectation) {
        String chosen = "";
        for (String key : ACTIONS.keySet()) {
            if (expectation.path(key).path("primary").booleanValue(false)) {
                return key;
            }
            if (chosen.isEmpty() && expectation.has(key)) {
                chosen = key;
            }
        }
        return chosen;
    }

    private static String when(JsonNode expectation, List<String> leftOut) {
        String limits = times(expectation.path("times")) + ", " + timeToLive(expectation.path("timeToLive")) + ", "
                + expectation.path("priority").asInt(0);
        String definition = JavaText.indented(request(expectation.path("httpRequest"), leftOut));
        return ".when(\n" + JavaText.INDENT + definition + ",\n" + JavaText.INDENT + limits + "\n)";
    }

    private static String request(JsonNode definition, List<String> leftOut) {
        if (definition.has("specUrlOrPayload")) {
            JsonNode operation = definition.path("operationId");
            return "openAPI(" + JavaText.literal(JavaValues.json(definition.path("specUrlOrPayload")))
                    + (operation.isString() ? ", " + JavaText.literal(operation.stringValue()) : "") + ')';
        }
        boolean not = definition.path("not").booleanValue(false);
        JsonNode positive = definition;
        if (not) {
            positive = definition.deepCopy().asObject().without("not");
        }
        String request = JavaObject.REQUEST.write(positive, leftOut);
        return not ? "Not.not(" + request + ')' : request;
    }

    private static String times(JsonNode times) {
        if (!times.has("remainingTimes")) {
            return "Times.unlimited()";
        }
        int remaining = times.path("remainingTimes").asInt(0);
        return remaining == 1 ? "Times.once()" : "Times.exactly(" + remaining + ')';
    }

    private static String timeToLive(JsonNode lifetime) {
        return lifetime.has("timeUnit")
                ? "TimeToLive.exactly(TimeUnit." + lifetime.path("timeUnit").asString() + ", "
                        + lifetime.path("timeToLive").asLong(0) + "L)"
                : "TimeToLive.unlimited()";
    }

    private static Map<String, BiFunction<String, JsonNode, List<String>>> properties() {
        Map<String, BiFunction<String, JsonNode, List<String>>> properties = new LinkedHashMap<>();
        for (String name : List.of("id", "scenarioName", "scenarioState", "newScenarioState", "namespace")) {
            properties.put(name, (member, node) -> set(member, JavaText.literal(node.asString(""))));
        }
        for (String name : List.of("percentage", "switchAfter")) {
            properties.put(name, (member, node) -> set(member, node.asString()));
        }
        properties.put("responseMode", (member, node) -> set(member, "ResponseMode." + node.asString()));
        properties.put(
                "responseWeights",
                (member, node) -> set(
                        member,
                        node.values().stream()
                                .map(JsonNode::asString)
                                .collect(Collectors.joining(", ", "List.of(", ")"))));
        properties.put("metadata", (member, node) -> metadata(node));
        return properties;
    }

    private static List<String> set(String member, String value) {
        return List.of(JavaText.call("with" + Character.toUpperCase(member.charAt(0)) + member.substring(1), value));
    }

    /* Metadata is held as a document of its own inside the tree. */
    private static List<String> metadata(JsonNode held) {
        List<String> calls = new ArrayList<>();
        Json.parse(Json.compact(held))
                .properties()
                .forEach(entry -> calls.add(JavaText.call(
                        "withMetadataJson",
                        JavaText.literal(entry.getKey()),
                        JavaText.literal(Json.compact(entry.getValue())))));
        return calls;
    }

    private static Map<String, Terminal> actions() {
        Map<String, Terminal> actions = new LinkedHashMap<>();
        actions.put("httpResponses", (list, leftOut) -> {
            String[] all = list.values().stream()
                    .map(item -> JavaText.indented(JavaObject.RESPONSE.write(item, leftOut)))
                    .toArray(String[]::new);
            String separator = ",\n" + JavaText.INDENT;
            return JavaText.call("respond", "List.of(\n" + JavaText.INDENT + String.join(separator, all) + "\n)");
        });
        actions.put(
                "httpResponse", (node, leftOut) -> JavaText.call("respond", JavaObject.RESPONSE.write(node, leftOut)));
        actions.put("httpError", (node, leftOut) -> JavaText.call("error", JavaObject.ERROR.write(node, leftOut)));
        actions.put(
                "httpForward", (node, leftOut) -> JavaText.call("forward", JavaObject.FORWARD.write(node, leftOut)));
        actions.put(
                "httpOverrideForwardedRequest",
                (node, leftOut) -> JavaText.call("forward", JavaObject.OVERRIDE.write(node, leftOut)));
        actions.put("httpResponseTemplate", (node, leftOut) -> template("respond", node, leftOut));
        actions.put("httpForwardTemplate", (node, leftOut) -> template("forward", node, leftOut));
        actions.put(
                "httpResponseClassCallback",
                (node, leftOut) -> JavaText.call("respond", JavaObject.CALLBACK.write(node, leftOut)));
        actions.put(
                "httpForwardClassCallback",
                (node, leftOut) -> JavaText.call("forward", JavaObject.CALLBACK.write(node, leftOut)));
        return actions;
    }

    private static @Nullable String template(String method, JsonNode node, List<String> leftOut) {
        if (!node.path("template").isString()) {
            return null;
        }
        String type = "HttpTemplate.TemplateType." + node.path("templateType").asString("VELOCITY");
        String template = JavaText.literal(node.path("template").stringValue());
        JsonNode rest = node.deepCopy().asObject().without(List.of("template", "templateType"));
        String made = "template(" + type + ", " + template + ')';
        return JavaText.call(method, JavaObject.TEMPLATE.madeBy(made).write(rest, leftOut));
    }
}
