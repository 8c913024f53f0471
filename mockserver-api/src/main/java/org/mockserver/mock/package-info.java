/**
 * The expectation: what to match, what to do then, how often and in which order.
 *
 * <p>Starting point: {@link org.mockserver.mock.Expectation}.
 */
@NullMarked
package org.mockserver.mock;

import org.jspecify.annotations.NullMarked;
