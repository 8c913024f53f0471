package org.mockserver.internal.action;

import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Action;
import org.mockserver.model.HttpTemplate;
import tools.jackson.databind.JsonNode;

/** Renders templates that nobody has registered. */
public final class TemplateProbe {

    private TemplateProbe() {}

    /**
     * Compiles and renders a template, as the action would that holds it. Blocks.
     *
     * @param spec its type says whether it makes a response or a request
     * @param request what it would answer
     * @param options limits and world
     * @return the response or the request, as JSON
     * @throws TemplateException if it cannot be compiled or rendered, with the place
     * @throws WireException if its output is not what it should be
     */
    public static JsonNode render(HttpTemplate spec, RequestView request, ActionOptions options) {
        String text = spec.getTemplate() == null ? "" : spec.getTemplate();
        Rendering rendering = new Rendering(
                options.world().templates().compile(spec.getTemplateType(), text, options.templates()),
                spec.getTemplateType(),
                spec.getParameters() == null ? java.util.Map.of() : spec.getParameters(),
                options);
        String rendered = rendering.text(request, null);
        return spec.getType() == Action.Type.FORWARD_TEMPLATE
                ? RequestWire.tree(RequestWire.readComplete(rendered))
                : ResponseWire.tree(ResponseWire.read(rendered));
    }
}
