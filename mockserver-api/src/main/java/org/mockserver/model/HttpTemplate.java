package org.mockserver.model;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** An action whose response, or whose request to another server, is rendered from a template for each request. */
public class HttpTemplate extends Action<HttpTemplate> {

    private final TemplateType templateType;
    private Type actionType = Type.RESPONSE_TEMPLATE;
    private @Nullable String template;
    private @Nullable String templateFile;
    private @Nullable HttpResponse responseOverride;
    private @Nullable HttpResponseModifier responseModifier;
    private @Nullable Map<String, Object> parameters;

    /** The languages in which templates are written. */
    public enum TemplateType {
        /** The body of a JavaScript function that returns an object. */
        JAVASCRIPT,
        /** Apache Velocity. */
        VELOCITY,
        /** Mustache. */
        MUSTACHE
    }

    /** A template without text. */
    public HttpTemplate(TemplateType templateType) {
        this.templateType = templateType;
    }

    /** A template without text. */
    public static HttpTemplate template(TemplateType templateType) {
        return new HttpTemplate(templateType);
    }

    /** A template with its text. */
    public static HttpTemplate template(TemplateType templateType, @Nullable String template) {
        return new HttpTemplate(templateType).withTemplate(template);
    }

    /** Whether the template makes a response or a request to pass on; decided by where an expectation holds it. */
    @Override
    public Type getType() {
        return actionType;
    }

    /** Sets what the template makes; called by the expectation that holds it. */
    public HttpTemplate withActionType(Type actionType) {
        this.actionType = actionType;
        return this;
    }

    /** The language of the template. */
    public TemplateType getTemplateType() {
        return templateType;
    }

    /** Sets the text; null to read it from the file. */
    public HttpTemplate withTemplate(@Nullable String template) {
        this.template = template;
        return this;
    }

    /** The text, which wins over the file; null if unset. */
    public @Nullable String getTemplate() {
        return template;
    }

    /** Sets the file that holds the text; null for none. */
    public HttpTemplate withTemplateFile(@Nullable String templateFile) {
        this.templateFile = templateFile;
        return this;
    }

    /** The file that holds the text; null if unset. */
    public @Nullable String getTemplateFile() {
        return templateFile;
    }

    /** Sets the parts that replace those of the response to a forwarded request; null for none. */
    public HttpTemplate withResponseOverride(@Nullable HttpResponse responseOverride) {
        this.responseOverride = responseOverride;
        return this;
    }

    /** The parts that replace those of the response to a forwarded request; null if unset. */
    public @Nullable HttpResponse getResponseOverride() {
        return responseOverride;
    }

    /** Sets the change of the response to a forwarded request; null for none. */
    public HttpTemplate withResponseModifier(@Nullable HttpResponseModifier responseModifier) {
        this.responseModifier = responseModifier;
        return this;
    }

    /** The change of the response to a forwarded request; null if unset. */
    public @Nullable HttpResponseModifier getResponseModifier() {
        return responseModifier;
    }

    /** Sets what the template sees as {@code parameters}: maps, lists, texts, numbers and booleans; null for none. */
    public HttpTemplate withParameters(@Nullable Map<String, Object> parameters) {
        this.parameters = parameters == null ? null : new LinkedHashMap<>(parameters);
        return this;
    }

    /** Sets one of the values that the template sees as {@code parameters}. */
    public HttpTemplate withParameter(String name, Object value) {
        Map<String, Object> all = parameters == null ? new LinkedHashMap<>() : parameters;
        all.put(name, value);
        parameters = all;
        return this;
    }

    /** What the template sees as {@code parameters}; null if unset. */
    public @Nullable Map<String, Object> getParameters() {
        return parameters;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "templateType", templateType,
            "template", template,
            "templateFile", templateFile,
            "responseOverride", responseOverride,
            "responseModifier", responseModifier,
            "parameters", parameters
        };
        return append(super.namedFields(), own);
    }
}
