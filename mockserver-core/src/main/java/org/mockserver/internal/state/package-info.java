/**
 * What the server remembers besides rules and journal: the clock that tests can freeze, and the states of scenarios.
 *
 * <p>Starting points: {@link org.mockserver.internal.state.ServerClock}, {@link org.mockserver.internal.state.Scenarios}.
 */
@NullMarked
package org.mockserver.internal.state;

import org.jspecify.annotations.NullMarked;
