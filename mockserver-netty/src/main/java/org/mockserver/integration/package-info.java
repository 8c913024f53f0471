/**
 * A server inside the process of a test, together with a client of it.
 *
 * <p>Starting point: {@link org.mockserver.integration.ClientAndServer}.
 */
package org.mockserver.integration;
