package org.mockserver.internal.settings;

/**
 * One header that a setting names.
 *
 * @param name the header name as written, never blank
 * @param value the header value, trimmed, possibly empty
 */
public record HeaderPair(String name, String value) {}
