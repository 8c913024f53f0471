/**
 * How a server and a client in the same process talk without a connection.
 *
 * <p>Starting points: {@link org.mockserver.internal.near.NearServer}, which a server is to clients around it, and {@link
 * org.mockserver.internal.near.NearClient}, which answers its questions.
 */
@NullMarked
package org.mockserver.internal.near;

import org.jspecify.annotations.NullMarked;
