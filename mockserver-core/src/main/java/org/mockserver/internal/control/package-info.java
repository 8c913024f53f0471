/**
 * The control plane: the REST interface through which tests register expectations, ask what happened and steer the server.
 *
 * <p>Starting points: {@link org.mockserver.internal.control.Door} (every request enters here; it decides whether a
 * request is for the control plane) and {@link org.mockserver.internal.control.ControlPlane} (the table of routes).
 * Each {@code …Endpoints} class holds the handlers of one subject.
 */
@NullMarked
package org.mockserver.internal.control;

import org.jspecify.annotations.NullMarked;
