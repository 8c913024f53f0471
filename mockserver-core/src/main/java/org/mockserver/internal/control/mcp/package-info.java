/**
 * The control plane for assistants that speak the Model Context Protocol: JSON-RPC messages become calls of the same
 * operations that the REST endpoints offer.
 *
 * <p>Starting points: {@link org.mockserver.internal.control.mcp.McpServer} (one message in, one answer out) and
 * {@link org.mockserver.internal.control.mcp.Operations} (what tools are made of). A new tool is one row in the class of
 * its subject, for instance {@code MockTools}.
 */
@NullMarked
package org.mockserver.internal.control.mcp;

import org.jspecify.annotations.NullMarked;
