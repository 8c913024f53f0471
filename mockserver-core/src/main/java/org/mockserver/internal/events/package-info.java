/**
 * The journal of what arrived and how it was answered, the texts made from it, and the console narrative.
 *
 * <p>Starting points: {@link org.mockserver.internal.events.Journal} (what the engine writes to),
 * {@link org.mockserver.internal.events.JournalView} (what queries read), {@code SegmentStore} (how entries are kept)
 * and {@code EntryLayout} (what an entry looks like in bytes).
 */
@NullMarked
package org.mockserver.internal.events;

import org.jspecify.annotations.NullMarked;
