/**
 * The Java client.
 *
 * <p>Starting points: {@link org.mockserver.client.MockServerClient}, whose methods stand in superclasses by subject, and
 * {@link org.mockserver.client.ForwardChainExpectation}, which completes what {@code when} begins.
 */
package org.mockserver.client;
