package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** What the server answers to messages of a client over a WebSocket. */
public class WebSocketMessageMatcher extends ValueObject {

    private @Nullable WebSocketFrameType frameType;
    private @Nullable NottableString textMatcher;
    private @Nullable List<WebSocketMessage> responses;

    /** A matcher in which nothing is set: it takes every message and answers nothing. */
    public static WebSocketMessageMatcher webSocketMessageMatcher() {
        return new WebSocketMessageMatcher();
    }

    /** Sets the kind of frames it takes; null for any. */
    public WebSocketMessageMatcher withFrameType(@Nullable WebSocketFrameType frameType) {
        this.frameType = frameType;
        return this;
    }

    /** The kind of frames it takes, or null. */
    public @Nullable WebSocketFrameType getFrameType() {
        return frameType;
    }

    /** Sets the text that it takes. */
    public WebSocketMessageMatcher withText(String text) {
        return withTextMatcher(NottableString.string(text));
    }

    /** Sets the regular expression for the texts that it takes. */
    public WebSocketMessageMatcher withTextRegex(String regex) {
        return withTextMatcher(NottableString.string(regex));
    }

    /** Sets the text, or the regular expression for the texts, that it takes; null for any. */
    public WebSocketMessageMatcher withTextMatcher(@Nullable NottableString textMatcher) {
        this.textMatcher = textMatcher;
        return this;
    }

    /** The text, or the regular expression for the texts, that it takes; null for any. */
    public @Nullable NottableString getTextMatcher() {
        return textMatcher;
    }

    /** Sets what is answered, in order; null for nothing. */
    public WebSocketMessageMatcher withResponses(@Nullable List<WebSocketMessage> responses) {
        this.responses = responses == null ? null : new ArrayList<>(responses);
        return this;
    }

    /** Sets what is answered, in order. */
    public WebSocketMessageMatcher withResponses(WebSocketMessage... responses) {
        return withResponses(List.of(responses));
    }

    /** Adds an answer. */
    public WebSocketMessageMatcher withResponse(WebSocketMessage response) {
        List<WebSocketMessage> known = responses == null ? new ArrayList<>() : responses;
        known.add(response);
        responses = known;
        return this;
    }

    /** What is answered, in order, or null. */
    public @Nullable List<WebSocketMessage> getResponses() {
        return responses;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"frameType", frameType, "textMatcher", textMatcher, "responses", responses};
    }
}
