/**
 * Conversations with language models.
 *
 * <p>Starting point: {@link org.mockserver.llm.ParsedMessage.Role}.
 */
@NullMarked
package org.mockserver.llm;

import org.jspecify.annotations.NullMarked;
