package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.HttpWebSocketResponse;
import org.mockserver.model.WebSocketFrameType;
import org.mockserver.model.WebSocketMessage;
import org.mockserver.model.WebSocketMessageMatcher;
import tools.jackson.databind.JsonNode;

/** The tables of conversations over WebSockets. */
final class WebSocketCodec {

    private static final ObjectCodec<WebSocketMessage> MESSAGE = new ObjectCodec<WebSocketMessage>()
            .row(
                    "binary",
                    (message, at) -> message.withBinary(Base64Text.read(at)),
                    message -> Write.ifSet(message.getBinary(), Base64Text::write))
            .row(
                    "delay",
                    (message, at) -> message.withDelay(DelayCodec.read(at)),
                    message -> Write.ifSet(message.getDelay(), DelayCodec::write))
            .row(
                    "text",
                    (message, at) -> message.withText(at.text()),
                    message -> Write.ifSet(message.getText(), Json::string));

    private static final ObjectCodec<WebSocketMessageMatcher> MATCHER = new ObjectCodec<WebSocketMessageMatcher>()
            .row(
                    "frameType",
                    (matcher, at) -> matcher.withFrameType(at.oneOf(WebSocketFrameType.class)),
                    matcher -> Write.constant(matcher.getFrameType()))
            .row(
                    "responses",
                    (matcher, at) -> matcher.withResponses(readMessages(at)),
                    matcher -> Write.ifSet(matcher.getResponses(), WebSocketCodec::write))
            .row(
                    "textMatcher",
                    (matcher, at) -> matcher.withTextMatcher(StringCodec.read(at)),
                    matcher -> Write.ifSet(matcher.getTextMatcher(), StringCodec::write));

    private static final ObjectCodec<HttpWebSocketResponse> RESPONSE = new ObjectCodec<HttpWebSocketResponse>()
            .row(
                    "closeConnection",
                    (response, at) -> response.withCloseConnection(at.bool()),
                    response -> Write.bool(response.getCloseConnection()))
            .row(
                    "delay",
                    (response, at) -> response.withDelay(DelayCodec.read(at)),
                    response -> Write.ifSet(response.getDelay(), DelayCodec::write))
            .row(
                    "graphqlSubscriptionFilter",
                    (response, at) -> response.withGraphqlSubscriptionFilter(MatcherBodies.graphQlAlone(at)),
                    response -> Write.ifSet(response.getGraphqlSubscriptionFilter(), MatcherBodies::writeAlone))
            .row(
                    "matchers",
                    WebSocketCodec::readMatchers,
                    response -> Write.ifSet(response.getMatchers(), matchers -> Write.array(matchers, MATCHER::write)))
            .row(
                    "messages",
                    (response, at) -> response.withMessages(readMessages(at)),
                    response -> Write.ifSet(response.getMessages(), WebSocketCodec::write))
            .row(
                    "primary",
                    (response, at) -> response.withPrimary(Boolean.TRUE.equals(at.bool())),
                    response -> Write.flag(response.isPrimary()))
            .row(
                    "subprotocol",
                    (response, at) -> response.withSubprotocol(at.text()),
                    response -> Write.text(response.getSubprotocol()))
            .row(
                    "templateType",
                    (response, at) -> response.withTemplateType(at.oneOf(HttpTemplate.TemplateType.class)),
                    response -> Write.constant(response.getTemplateType()));

    private WebSocketCodec() {}

    static HttpWebSocketResponse read(At at) {
        return RESPONSE.read(at, new HttpWebSocketResponse());
    }

    static JsonNode write(HttpWebSocketResponse response) {
        return RESPONSE.write(response);
    }

    private static List<WebSocketMessage> readMessages(At at) {
        List<WebSocketMessage> messages = new ArrayList<>();
        if (at.expectArray()) {
            for (At item : at.items()) {
                WebSocketMessage message = MESSAGE.read(item, new WebSocketMessage());
                if (item.node().isObject() && (message.getText() == null) == (message.getBinary() == null)) {
                    item.problem("either text or binary is required");
                }
                messages.add(message);
            }
        }
        return messages;
    }

    private static JsonNode write(List<WebSocketMessage> messages) {
        return Write.array(messages, MESSAGE::write);
    }

    private static void readMatchers(HttpWebSocketResponse response, At at) {
        if (at.expectArray()) {
            List<WebSocketMessageMatcher> matchers = new ArrayList<>();
            at.items().forEach(item -> matchers.add(MATCHER.read(item, new WebSocketMessageMatcher())));
            response.withMatchers(matchers);
        }
    }
}
