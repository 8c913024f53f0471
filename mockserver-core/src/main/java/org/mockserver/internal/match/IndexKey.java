package org.mockserver.internal.match;

/**
 * Something that each request has that a rule matches.
 *
 * @param place where it is
 * @param value what is there; letter case matters only if it does to the place
 */
record IndexKey(Place place, String value) {}
