/**
 * The compiled actions, one file per kind.
 *
 * <p>Starting points: {@link org.mockserver.internal.action.Actions} turns the action of an expectation into an
 * {@link org.mockserver.internal.action.Action}, by the table in {@code ActionKind}; an action answers through an
 * {@link org.mockserver.internal.action.ActionCall}. {@link org.mockserver.internal.action.ResponseAdditions} adds the
 * headers that every response gets.
 */
@NullMarked
package org.mockserver.internal.action;

import org.jspecify.annotations.NullMarked;
