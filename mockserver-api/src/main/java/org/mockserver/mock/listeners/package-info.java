/** Who wants to know about changes of a server in the same process. */
@NullMarked
package org.mockserver.mock.listeners;

import org.jspecify.annotations.NullMarked;
