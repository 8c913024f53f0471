/**
 * Conversations with language models.
 *
 * <p>Starting point: {@link org.mockserver.llm.ParsedMessage.Role}.
 */
package org.mockserver.llm;
