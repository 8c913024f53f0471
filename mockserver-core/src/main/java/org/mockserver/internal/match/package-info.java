/** Compiles request definitions into predicates and finds the first rule for a request. */
@NullMarked
package org.mockserver.internal.match;

import org.jspecify.annotations.NullMarked;
