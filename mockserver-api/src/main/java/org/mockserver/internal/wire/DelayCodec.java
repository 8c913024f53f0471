package org.mockserver.internal.wire;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Delay;
import org.mockserver.model.DelayDistribution;
import org.mockserver.model.HttpTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A delay: a unit with a fixed value or a distribution. */
final class DelayCodec {

    /** The members of a delay while they are being read. */
    private static final class Parts {
        @Nullable
        TimeUnit timeUnit;

        long value;

        @Nullable
        DelayDistribution distribution;

        @Nullable
        String template;

        HttpTemplate.@Nullable TemplateType templateType;
    }

    private static final ObjectCodec<Parts> PARTS = new ObjectCodec<Parts>()
            .row(
                    "distribution",
                    (parts, at) -> parts.distribution = readDistribution(at),
                    parts -> Write.ifSet(parts.distribution, DelayCodec::writeDistribution))
            .row("template", (parts, at) -> parts.template = at.text(), parts -> Write.text(parts.template))
            .row(
                    "templateType",
                    (parts, at) -> parts.templateType = at.oneOf(HttpTemplate.TemplateType.class),
                    parts -> Write.constant(parts.templateType))
            .row(
                    "timeUnit",
                    (parts, at) -> parts.timeUnit = at.oneOf(TimeUnit.class),
                    parts -> Write.constant(parts.timeUnit))
            .row("value", DelayCodec::readValue, parts -> Write.number(parts.value));

    private DelayCodec() {}

    static Delay read(At at) {
        Parts parts = PARTS.read(at, new Parts());
        if (at.node().isObject()
                && at.member("template").isAbsent() != at.member("templateType").isAbsent()) {
            at.problem("template and templateType are only of use together");
        }
        return new Delay(parts.timeUnit, parts.value, parts.distribution, parts.template, parts.templateType);
    }

    static JsonNode write(Delay delay) {
        Parts parts = new Parts();
        parts.timeUnit = delay.getTimeUnit();
        parts.value = delay.getValue();
        parts.distribution = delay.getDistribution();
        parts.template = delay.getTemplate();
        parts.templateType = delay.getTemplateType();
        return PARTS.write(parts);
    }

    private static void readValue(Parts parts, At at) {
        Long value = at.longInteger();
        parts.value = value == null ? 0 : value;
    }

    private static @Nullable DelayDistribution readDistribution(At at) {
        if (!at.expectObject()) {
            return null;
        }
        DelayDistribution.Type type = at.member("type").oneOf(DelayDistribution.Type.class);
        if (type == null) {
            return null;
        }
        for (var member : at.members()) {
            String name = member.getKey();
            if (!name.equals("type") && !name.equals(type.firstName()) && !name.equals(type.secondName())) {
                member.getValue().undefined();
            }
        }
        return new DelayDistribution(type, number(at.member(type.firstName())), number(at.member(type.secondName())));
    }

    private static @Nullable Long number(At at) {
        if (at.isAbsent()) {
            at.problem("is required");
            return null;
        }
        Long value = at.longInteger();
        if (value != null && value < 0) {
            at.wrong("zero or more");
        }
        return value;
    }

    private static JsonNode writeDistribution(DelayDistribution distribution) {
        DelayDistribution.Type type = distribution.getType();
        ObjectNode object = Json.object();
        object.put(type.firstName(), distribution.getFirst());
        object.put(type.secondName(), distribution.getSecond());
        return object.put("type", type.name());
    }
}
