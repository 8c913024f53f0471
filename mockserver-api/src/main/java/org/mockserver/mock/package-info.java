/**
 * The expectation: what to match, what to do then, how often and in which order.
 *
 * <p>Starting point: {@link org.mockserver.mock.Expectation}.
 */
package org.mockserver.mock;
