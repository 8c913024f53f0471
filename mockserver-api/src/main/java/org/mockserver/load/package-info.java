/**
 * Load that a server sends to another.
 *
 * <p>Starting point: {@link org.mockserver.load.LoadScenario}, which is made of {@link org.mockserver.load.LoadStep steps} and a
 * {@link org.mockserver.load.LoadProfile profile}. What is not set is left to the server.
 */
package org.mockserver.load;
