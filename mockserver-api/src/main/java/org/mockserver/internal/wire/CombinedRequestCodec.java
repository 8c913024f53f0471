package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.model.AnyOfRequestDefinition;
import org.mockserver.model.ConditionalRequestDefinition;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;

/** Request definitions made of others: alternatives and conditions. */
final class CombinedRequestCodec {

    static final String ANY_OF = "anyOf";
    static final String IF = "if";

    private static final ObjectCodec<AnyOfRequestDefinition> ALTERNATIVES = new ObjectCodec<AnyOfRequestDefinition>()
            .row("not", (target, at) -> target.setNot(at.bool()), source -> Write.flag(source.isNot()))
            .row(
                    ANY_OF,
                    (target, at) -> target.withAnyOf(readList(at)),
                    source -> Write.array(source.getAnyOf(), RequestCodec::write));

    private static final ObjectCodec<ConditionalRequestDefinition> CONDITION = new ObjectCodec<
                    ConditionalRequestDefinition>()
            .row("not", (target, at) -> target.setNot(at.bool()), source -> Write.flag(source.isNot()))
            .row(
                    IF,
                    (target, at) -> target.withIf(RequestCodec.read(at)),
                    source -> Write.ifSet(source.getIf(), RequestCodec::write))
            .row(
                    "then",
                    (target, at) -> target.withThen(RequestCodec.read(at)),
                    source -> Write.ifSet(source.getThen(), RequestCodec::write))
            .row(
                    "else",
                    (target, at) -> target.withElse(RequestCodec.read(at)),
                    source -> Write.ifSet(source.getElse(), RequestCodec::write));

    private CombinedRequestCodec() {}

    static RequestDefinition read(At at) {
        return at.node().has(ANY_OF)
                ? ALTERNATIVES.read(at, new AnyOfRequestDefinition())
                : CONDITION.read(at, new ConditionalRequestDefinition());
    }

    private static List<RequestDefinition> readList(At at) {
        List<RequestDefinition> definitions = new ArrayList<>();
        if (at.expectArray()) {
            for (At item : at.items()) {
                RequestDefinition definition = RequestCodec.read(item);
                if (definition != null) {
                    definitions.add(definition);
                }
            }
            if (at.items().isEmpty()) {
                at.problem("at least one request definition is required");
            }
        }
        return definitions;
    }

    static JsonNode write(RequestDefinition definition) {
        return definition instanceof AnyOfRequestDefinition alternatives
                ? ALTERNATIVES.write(alternatives)
                : CONDITION.write((ConditionalRequestDefinition) definition);
    }
}
