package org.mockserver.model;

import java.util.concurrent.TimeUnit;
import org.mockserver.internal.nulls.Nullable;

/** A message of a gRPC stream. */
public class GrpcStreamMessage extends ValueObject {

    private @Nullable String json;
    private HttpTemplate.@Nullable TemplateType templateType;
    private @Nullable Delay delay;

    /** That message, as JSON. */
    public static GrpcStreamMessage grpcStreamMessage(String json) {
        return new GrpcStreamMessage().withJson(json);
    }

    /** An empty one, to be filled. */
    public static GrpcStreamMessage grpcStreamMessage() {
        return new GrpcStreamMessage();
    }

    /** Sets the message as JSON; null for none. */
    public GrpcStreamMessage withJson(@Nullable String json) {
        this.json = json;
        return this;
    }

    /** The message as JSON, or null. */
    public @Nullable String getJson() {
        return json;
    }

    /** Sets the language of the template that the JSON is; null for no template. */
    public GrpcStreamMessage withTemplateType(HttpTemplate.@Nullable TemplateType templateType) {
        this.templateType = templateType;
        return this;
    }

    /** The language of the template that the JSON is, or null. */
    public HttpTemplate.@Nullable TemplateType getTemplateType() {
        return templateType;
    }

    /** Sets the time to wait before it; null for none. */
    public GrpcStreamMessage withDelay(@Nullable Delay delay) {
        this.delay = delay;
        return this;
    }

    /** The time to wait before it, or null. */
    public @Nullable Delay getDelay() {
        return delay;
    }

    /** Sets the time to wait before it. */
    public GrpcStreamMessage withDelay(TimeUnit timeUnit, long value) {
        return withDelay(new Delay(timeUnit, value));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "json", json,
            "templateType", templateType,
            "delay", delay
        };
    }
}
