package org.mockserver.internal.action;

import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.CountedText;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.model.NottableString;
import org.mockserver.model.WebSocketFrameType;
import org.mockserver.model.WebSocketMessageMatcher;

/**
 * Which messages of a client are answered, and how. A text is compared literally, ignoring letter case, or as a regular
 * expression.
 *
 * @param type the kind of frames it takes
 * @param text what a text is compared with; null for any message
 * @param pattern the same as a regular expression; null if it is none
 * @param negated whether the comparison must fail
 * @param responses what is answered
 */
record MessageRule(
        WebSocketFrameType type,
        @Nullable String text,
        @Nullable Pattern pattern,
        boolean negated,
        List<WebSocketAction.Line> responses) {

    static MessageRule of(WebSocketMessageMatcher spec, List<WebSocketAction.Line> responses) {
        NottableString matcher = spec.getTextMatcher();
        WebSocketFrameType type = spec.getFrameType() == null ? WebSocketFrameType.ANY : spec.getFrameType();
        return matcher == null || matcher.getValue().isEmpty()
                ? new MessageRule(type, null, null, false, responses)
                : new MessageRule(type, matcher.getValue(), pattern(matcher.getValue()), matcher.isNot(), responses);
    }

    MessageRule withResponses(List<WebSocketAction.Line> others) {
        return new MessageRule(type, text, pattern, negated, others);
    }

    private static @Nullable Pattern pattern(String text) {
        try {
            return Pattern.compile(text, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
        } catch (PatternSyntaxException literal) {
            return null;
        }
    }

    /** Whether it takes a message; throws {@link CountedText.TimedOut} when the comparison takes too long. */
    boolean takes(Conversation.Message message, CountedText.Budget budget) {
        if (type != WebSocketFrameType.ANY && !type.name().equals(message.kind().name())) {
            return false;
        }
        if (text == null) {
            return true;
        }
        if (message.kind() != Conversation.Kind.TEXT) {
            return false;
        }
        String said = new String(message.bytes(), Texts.UTF_8);
        boolean same = said.equalsIgnoreCase(text) || (pattern != null && matches(pattern, said, budget));
        return same != negated;
    }

    private static boolean matches(Pattern pattern, String said, CountedText.Budget budget) {
        try {
            return pattern.matcher(new CountedText(said, budget)).matches();
        } catch (StackOverflowError deep) {
            return false; // repeated groups recurse once for each repetition
        }
    }
}
