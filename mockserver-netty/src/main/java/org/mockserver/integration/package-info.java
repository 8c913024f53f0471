/**
 * A server inside the process of a test, together with a client of it.
 *
 * <p>Starting point: {@link org.mockserver.integration.ClientAndServer}.
 */
@NullMarked
package org.mockserver.integration;

import org.jspecify.annotations.NullMarked;
