/** Ports for tests, in the package where existing code looks for them. */
@NullMarked
package org.mockserver.socket;

import org.jspecify.annotations.NullMarked;
