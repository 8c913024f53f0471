/** Proxies between a server, or a client, and other servers. */
@NullMarked
package org.mockserver.proxyconfiguration;

import org.jspecify.annotations.NullMarked;
