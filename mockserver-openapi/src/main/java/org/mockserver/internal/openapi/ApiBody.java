package org.mockserver.internal.openapi;

import java.util.Map;

/**
 * The body of an operation's requests.
 *
 * @param required whether a request must have one
 * @param content its media types in document order, with their media type objects
 */
record ApiBody(boolean required, Map<String, Located> content) {}
