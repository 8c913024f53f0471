package org.mockserver.internal.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpResponseModifier;
import org.mockserver.model.HttpTemplate;
import tools.jackson.databind.JsonNode;

/** The table of the actions that render templates. */
final class TemplateCodec {

    /** The members of a template while they are being read or written. */
    private static final class Parts {
        HttpTemplate.@Nullable TemplateType type;

        @Nullable
        String template;

        @Nullable
        String file;

        @Nullable
        Delay delay;

        @Nullable
        Map<String, Object> parameters;

        @Nullable
        HttpResponse responseOverride;

        @Nullable
        HttpResponseModifier responseModifier;

        boolean primary;
    }

    private static final ObjectCodec<Parts> TABLE = new ObjectCodec<Parts>()
            .row(
                    "delay",
                    (parts, at) -> parts.delay = DelayCodec.read(at),
                    parts -> Write.ifSet(parts.delay, DelayCodec::write))
            .row(
                    "parameters",
                    TemplateCodec::readParameters,
                    parts -> Write.ifSet(parts.parameters, Json::ofPlainValue))
            .row(
                    "primary",
                    (parts, at) -> parts.primary = Boolean.TRUE.equals(at.bool()),
                    parts -> Write.flag(parts.primary))
            .row(
                    "responseModifier",
                    (parts, at) -> parts.responseModifier = OverrideCodec.readResponseModifier(at),
                    parts -> Write.ifSet(parts.responseModifier, OverrideCodec::write))
            .row(
                    "responseOverride",
                    (parts, at) -> parts.responseOverride = ResponseCodec.read(at),
                    parts -> Write.ifSet(parts.responseOverride, ResponseCodec::write))
            .row("template", (parts, at) -> parts.template = at.text(), parts -> Write.text(parts.template))
            .row("templateFile", (parts, at) -> parts.file = at.text(), parts -> Write.text(parts.file))
            .row(
                    "templateType",
                    (parts, at) -> parts.type = at.oneOf(HttpTemplate.TemplateType.class),
                    parts -> Write.constant(parts.type));

    private TemplateCodec() {}

    /** Null after a problem. */
    static @Nullable HttpTemplate read(At at) {
        Parts parts = TABLE.read(at, new Parts());
        if (!at.node().isObject()) {
            return null;
        }
        if (at.member("templateType").isAbsent()) {
            at.problem("templateType is required");
        }
        if (isBlank(parts.template) && isBlank(parts.file)) {
            at.problem("template or templateFile is required");
        }
        return parts.type == null
                ? null
                : new HttpTemplate(parts.type)
                        .withTemplate(parts.template)
                        .withTemplateFile(parts.file)
                        .withParameters(parts.parameters)
                        .withResponseOverride(parts.responseOverride)
                        .withResponseModifier(parts.responseModifier)
                        .withDelay(parts.delay)
                        .withPrimary(parts.primary);
    }

    static JsonNode write(HttpTemplate template) {
        Parts parts = new Parts();
        parts.type = template.getTemplateType();
        parts.template = template.getTemplate();
        parts.file = template.getTemplateFile();
        parts.parameters = template.getParameters();
        parts.responseOverride = template.getResponseOverride();
        parts.responseModifier = template.getResponseModifier();
        parts.delay = template.getDelay();
        parts.primary = template.isPrimary();
        return TABLE.write(parts);
    }

    @SuppressWarnings("unchecked") // the plain value of a JSON object is a map by name
    private static void readParameters(Parts parts, At at) {
        if (at.expectObject()) {
            parts.parameters = (Map<String, Object>) Json.toPlainValue(at.node());
        }
    }

    private static boolean isBlank(@Nullable String text) {
        return text == null || text.isBlank();
    }
}
