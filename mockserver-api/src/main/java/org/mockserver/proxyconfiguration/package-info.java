/** Proxies between a server, or a client, and other servers. */
package org.mockserver.proxyconfiguration;
