package org.mockserver.internal.engine;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.TemplateProbe;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpTemplate;
import tools.jackson.databind.JsonNode;

/**
 * What came of rendering a template that nobody has registered.
 *
 * @param rendered the response or the request, null after a failure
 * @param problem what went wrong, null for nothing
 * @param line where in the template, counted from 1; 0 if unknown
 * @param column where in the line, counted from 1; 0 if unknown
 * @param tookNanos compiling and rendering together
 */
public record TemplateTrial(
        @Nullable JsonNode rendered, @Nullable String problem, int line, int column, long tookNanos) {

    /**
     * Tries a template out. Blocks.
     *
     * @param engine whose settings, clock and scenarios hold; a template that moves a scenario moves it
     * @param template its type says whether it makes a response or a request
     * @param request what it would answer
     * @return what came of it
     */
    public static TemplateTrial of(Engine engine, HttpTemplate template, RequestView request) {
        long start = System.nanoTime();
        try {
            JsonNode rendered =
                    TemplateProbe.render(template, request, engine.rules().actionOptions());
            return new TemplateTrial(rendered, null, 0, 0, System.nanoTime() - start);
        } catch (TemplateException failed) {
            return new TemplateTrial(
                    null, failed.getMessage(), failed.line(), failed.column(), System.nanoTime() - start);
        } catch (WireException unusable) {
            return new TemplateTrial(null, unusable.getMessage(), 0, 0, System.nanoTime() - start);
        }
    }
}
