/**
 * Joins matching, actions, journal and state: what happens to a request that is not for the control plane.
 *
 * <p>Starting points: {@link org.mockserver.internal.engine.Engine} (one request from arrival to answer), {@link
 * org.mockserver.internal.engine.RuleStore} (registering and removing expectations) and {@link
 * org.mockserver.internal.engine.Diagnostics} (why a request did not match).
 */
@NullMarked
package org.mockserver.internal.engine;

import org.jspecify.annotations.NullMarked;
