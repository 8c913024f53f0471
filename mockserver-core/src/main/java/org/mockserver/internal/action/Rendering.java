package org.mockserver.internal.action;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.Template;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.action.template.Variables;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpTemplate;

/**
 * A compiled template together with what its author gave it, and the answers to its failures.
 *
 * @param template the compiled template
 * @param type its language
 * @param parameters what it sees as parameters
 * @param options limits and world
 */
record Rendering(
        Template template, HttpTemplate.TemplateType type, Map<String, Object> parameters, ActionOptions options) {

    static final Pairs FAILED =
            Pairs.of("content-type", "text/plain; charset=utf-8", "x-mockserver-template-error", "true");

    private static final OutgoingResponse NOT_FOUND =
            OutgoingResponse.status(404).build();

    /** Compiles the template of an action; a {@link WireException} names the place of a mistake. */
    static Rendering compile(HttpTemplate spec, String path, ActionOptions options) {
        String inline = spec.getTemplate();
        String file = spec.getTemplateFile();
        boolean isInline = inline != null && !inline.isBlank();
        String place = path + (isInline ? ".template" : ".templateFile");
        if (!isInline && file == null) {
            throw new WireException(path, "template or templateFile is required");
        }
        String text = isInline || file == null
                ? String.valueOf(inline)
                : new FileRoots(options.fileRoots()).text(file, place);
        Map<String, Object> parameters = spec.getParameters();
        return new Rendering(
                compile(spec.getTemplateType(), text, place, options),
                spec.getTemplateType(),
                parameters == null ? Map.of() : parameters,
                options);
    }

    /** Compiles a text that is a template if a language is given; null if it is none. */
    static @Nullable Rendering ofText(
            HttpTemplate.@Nullable TemplateType type, @Nullable String text, String path, ActionOptions options) {
        return type == null || text == null
                ? null
                : new Rendering(compile(type, text, path, options), type, Map.of(), options);
    }

    /** Compiles a text; a {@link WireException} names the place of a mistake. */
    static Template compile(HttpTemplate.TemplateType type, String text, String path, ActionOptions options) {
        try {
            return options.world().templates().compile(type, text, options.templates());
        } catch (TemplateException malformed) {
            throw new WireException(path, "is not a valid " + type + " template: " + malformed.withPlace());
        }
    }

    /** The rendered text; throws {@link TemplateException}. */
    String text(RequestView request, @Nullable OutgoingResponse response) {
        return template.render(new Variables(options.world(), options.templates(), request, response, parameters));
    }

    /** The answer to a template that failed; the log tells of it too. */
    OutgoingResponse failed(ActionCall call, String what, TemplateException failure) {
        String where = failure.line() == 0 ? "" : "\nat template line " + failure.line();
        return refusal(call, type + " " + what + " template failed: " + failure.getMessage() + where);
    }

    /** The answer to a template whose output is not what it should be; the log tells of it too. */
    OutgoingResponse unusable(ActionCall call, String what, String wanted, WireException problem) {
        String text = type + " " + what + " template rendered output that is not a valid " + wanted + ": ";
        return refusal(call, text + problem.getMessage());
    }

    private OutgoingResponse refusal(ActionCall call, String text) {
        call.warn(text, null);
        return options.templates().failureIsServerError()
                ? OutgoingResponse.status(500).headers(FAILED).body(text).build()
                : NOT_FOUND;
    }

    @Override
    public String toString() {
        return type.name().toLowerCase(Locale.ROOT) + " template";
    }
}
