/**
 * The composition root: makes every component from the settings and joins them.
 *
 * <p>Starting point: {@link org.mockserver.internal.server.MockServer}.
 */
@NullMarked
package org.mockserver.internal.server;

import org.jspecify.annotations.NullMarked;
