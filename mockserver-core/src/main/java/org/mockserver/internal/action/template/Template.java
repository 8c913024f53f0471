package org.mockserver.internal.action.template;

/** A compiled template. Immutable; used by any number of threads at once. */
@FunctionalInterface
public interface Template {

    /**
     * Renders the text for one request. May take as long as the options of the template allow, so not for threads that
     * must not block.
     *
     * @param variables what the template sees; made for this rendering
     * @return the text
     * @throws TemplateException if it fails, takes too long or becomes too long
     */
    String render(Variables variables);
}
