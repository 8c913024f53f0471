package org.mockserver.llm;

/** A message of a conversation with a language model. */
public final class ParsedMessage {

    private ParsedMessage() {}

    /** Whose turn it was. */
    public enum Role {
        /** The user. */
        USER,
        /** The language model. */
        ASSISTANT,
        /** A tool, which the model had asked for. */
        TOOL,
        /** Whoever instructs the model. */
        SYSTEM
    }
}
