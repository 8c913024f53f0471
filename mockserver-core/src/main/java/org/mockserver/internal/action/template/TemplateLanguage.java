package org.mockserver.internal.action.template;

import org.mockserver.model.HttpTemplate.TemplateType;

/**
 * A language in which templates are written. Those that are no part of the core are found through {@code ServiceLoader}
 * when their first template is registered. Safe for use by any thread.
 */
public interface TemplateLanguage {

    /**
     * Which language this is.
     *
     * @return the same at each call
     */
    TemplateType type();

    /**
     * Compiles a text.
     *
     * @param text as registered
     * @param options limits of each rendering
     * @return renders one text for each call
     * @throws TemplateException with the place of a mistake
     */
    Template compile(String text, TemplateOptions options);
}
