package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** An action that accepts a WebSocket, sends messages and answers those of the client. */
public class HttpWebSocketResponse extends Action<HttpWebSocketResponse> {

    private @Nullable String subprotocol;
    private @Nullable List<WebSocketMessage> messages;
    private @Nullable List<WebSocketMessageMatcher> matchers;
    private @Nullable Boolean closeConnection;
    private HttpTemplate.@Nullable TemplateType templateType;
    private @Nullable GraphQLBody graphqlSubscriptionFilter;

    /** A WebSocket over which nothing is sent. */
    public static HttpWebSocketResponse webSocketResponse() {
        return new HttpWebSocketResponse();
    }

    @Override
    public Type getType() {
        return Type.WEBSOCKET_RESPONSE;
    }

    /** Sets the sub-protocol that is agreed upon if the client offers it; null for none. */
    public HttpWebSocketResponse withSubprotocol(@Nullable String subprotocol) {
        this.subprotocol = subprotocol;
        return this;
    }

    /** The sub-protocol that is agreed upon if the client offers it, or null. */
    public @Nullable String getSubprotocol() {
        return subprotocol;
    }

    /** Sets what is sent at first, in order; null for nothing. */
    public HttpWebSocketResponse withMessages(@Nullable List<WebSocketMessage> messages) {
        this.messages = messages == null ? null : new ArrayList<>(messages);
        return this;
    }

    /** Sets what is sent at first, in order. */
    public HttpWebSocketResponse withMessages(WebSocketMessage... messages) {
        return withMessages(List.of(messages));
    }

    /** Adds a message that is sent at first. */
    public HttpWebSocketResponse withMessage(WebSocketMessage message) {
        List<WebSocketMessage> known = messages == null ? new ArrayList<>() : messages;
        known.add(message);
        messages = known;
        return this;
    }

    /** What is sent at first, in order, or null. */
    public @Nullable List<WebSocketMessage> getMessages() {
        return messages;
    }

    /** Sets what messages of the client are answered with; the first that takes one answers. Null for nothing. */
    public HttpWebSocketResponse withMatchers(@Nullable List<WebSocketMessageMatcher> matchers) {
        this.matchers = matchers == null ? null : new ArrayList<>(matchers);
        return this;
    }

    /** Sets what messages of the client are answered with; the first that takes one answers. */
    public HttpWebSocketResponse withMatchers(WebSocketMessageMatcher... matchers) {
        return withMatchers(List.of(matchers));
    }

    /** Adds something that messages of the client are answered with. */
    public HttpWebSocketResponse withMatcher(WebSocketMessageMatcher matcher) {
        List<WebSocketMessageMatcher> known = matchers == null ? new ArrayList<>() : matchers;
        known.add(matcher);
        matchers = known;
        return this;
    }

    /** What messages of the client are answered with, or null. */
    public @Nullable List<WebSocketMessageMatcher> getMatchers() {
        return matchers;
    }

    /** Sets whether the WebSocket is closed after the first messages; null to close it unless there are matchers. */
    public HttpWebSocketResponse withCloseConnection(@Nullable Boolean closeConnection) {
        this.closeConnection = closeConnection;
        return this;
    }

    /** Whether the WebSocket is closed after the first messages; null if unset. */
    public @Nullable Boolean getCloseConnection() {
        return closeConnection;
    }

    /**
     * Makes the messages the events of a GraphQL subscription, and sets which subscriptions get them; null for messages
     * that are sent as they are.
     */
    public HttpWebSocketResponse withGraphqlSubscriptionFilter(@Nullable GraphQLBody graphqlSubscriptionFilter) {
        this.graphqlSubscriptionFilter = graphqlSubscriptionFilter;
        return this;
    }

    /** Which GraphQL subscriptions get the messages as their events; null if the messages are sent as they are. */
    public @Nullable GraphQLBody getGraphqlSubscriptionFilter() {
        return graphqlSubscriptionFilter;
    }

    /** Sets the language in which the texts of the messages are templates; null if they are none. */
    public HttpWebSocketResponse withTemplateType(HttpTemplate.@Nullable TemplateType templateType) {
        this.templateType = templateType;
        return this;
    }

    /** The language in which the texts of the messages are templates; null if they are none. */
    public HttpTemplate.@Nullable TemplateType getTemplateType() {
        return templateType;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "subprotocol",
            subprotocol,
            "messages",
            messages,
            "matchers",
            matchers,
            "closeConnection",
            closeConnection,
            "templateType",
            templateType,
            "graphqlSubscriptionFilter",
            graphqlSubscriptionFilter
        };
        return append(super.namedFields(), own);
    }
}
