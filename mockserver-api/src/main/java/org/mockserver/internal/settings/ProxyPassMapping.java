package org.mockserver.internal.settings;

/**
 * Where unmatched requests below a path are passed on to.
 *
 * @param pathPrefix what the path begins with; compared as text, not by segments
 * @param targetUri what takes the place of the prefix: scheme, authority and the beginning of a path
 * @param preserveHost whether the Host header of the client is kept
 */
public record ProxyPassMapping(String pathPrefix, String targetUri, boolean preserveHost) {}
