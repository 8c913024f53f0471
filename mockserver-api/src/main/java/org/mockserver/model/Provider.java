package org.mockserver.model;

/** Whose language models are imitated. */
public enum Provider {
    /** Anthropic. */
    ANTHROPIC,
    /** OpenAI, chat completions. */
    OPENAI,
    /** OpenAI, responses. */
    OPENAI_RESPONSES,
    /** Google Gemini. */
    GEMINI,
    /** Amazon Bedrock. */
    BEDROCK,
    /** OpenAI at Azure. */
    AZURE_OPENAI,
    /** Ollama. */
    OLLAMA,
    /** Cohere. */
    COHERE,
    /** Voyage. */
    VOYAGE,
    /** Mistral. */
    MISTRAL,
    /** xAI. */
    XAI,
    /** DeepSeek. */
    DEEPSEEK,
    /** Groq. */
    GROQ,
    /** OpenRouter. */
    OPENROUTER,
    /** OrcaRouter. */
    ORCAROUTER
}
