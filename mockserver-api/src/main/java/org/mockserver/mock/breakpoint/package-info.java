/**
 * When exchanges are held for somebody to decide about them.
 *
 * <p>Starting point: {@link org.mockserver.mock.breakpoint.BreakpointPhase}.
 */
package org.mockserver.mock.breakpoint;
