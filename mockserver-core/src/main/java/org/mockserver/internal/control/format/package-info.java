/**
 * The forms in which retrieve shows expectations and recorded traffic to other tools: archives, collections, shell
 * commands and code.
 *
 * <p>Starting points: {@link org.mockserver.internal.control.format.Formats} (the table: one row per form, saying what it
 * can show) and {@link org.mockserver.internal.control.format.Sample} (what every form is given, one at a time). A new
 * form is one class that writes samples and one row.
 */
@NullMarked
package org.mockserver.internal.control.format;

import org.jspecify.annotations.NullMarked;
