/** How tests end servers and clients: {@link org.mockserver.stop.Stop}. */
package org.mockserver.stop;
