/**
 * What the protocols of a connection and whoever accepts connections must agree on, so that neither knows the other.
 *
 * <p>Starting points: {@link org.mockserver.internal.connection.ConnectionStarter} (a protocol that a channel can be
 * given to) and {@link org.mockserver.internal.connection.Supervised} (a connection as its acceptor looks after it).
 */
@NullMarked
package org.mockserver.internal.connection;

import org.jspecify.annotations.NullMarked;
