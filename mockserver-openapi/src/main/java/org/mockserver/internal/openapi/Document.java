package org.mockserver.internal.openapi;

import java.net.URI;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One file of a specification.
 *
 * @param root its tree, never changed
 * @param location where it was found, null for a text that was given as it is
 * @param name what messages call it
 */
record Document(JsonNode root, @Nullable URI location, String name) {}
