/** How tests end servers and clients: {@link org.mockserver.stop.Stop}. */
@NullMarked
package org.mockserver.stop;

import org.jspecify.annotations.NullMarked;
