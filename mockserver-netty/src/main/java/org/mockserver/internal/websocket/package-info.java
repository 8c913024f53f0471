/**
 * WebSocket connections (RFC 6455): of clients that answer by callback, and of those that an expectation talks to.
 *
 * <p>Starting points: {@link org.mockserver.internal.websocket.CallbackEndpoint} (where clients connect) and
 * {@link org.mockserver.internal.websocket.CallbackSockets} (who is connected, and how to ask them).
 */
@NullMarked
package org.mockserver.internal.websocket;

import org.jspecify.annotations.NullMarked;
