/** The journal of what arrived and how it was answered. */
@NullMarked
package org.mockserver.internal.events;

import org.jspecify.annotations.NullMarked;
