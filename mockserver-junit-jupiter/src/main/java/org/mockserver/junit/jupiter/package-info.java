/**
 * JUnit Jupiter and the server. Starting points: {@link org.mockserver.junit.jupiter.MockServerSettings} on a test class,
 * a parameter of type {@link org.mockserver.client.MockServerClient}.
 */
@NullMarked
package org.mockserver.junit.jupiter;

import org.jspecify.annotations.NullMarked;
