/**
 * JUnit Jupiter and the server. Starting points: {@link org.mockserver.junit.jupiter.MockServerSettings} on a test class,
 * a parameter of type {@link org.mockserver.client.MockServerClient}.
 */
package org.mockserver.junit.jupiter;
