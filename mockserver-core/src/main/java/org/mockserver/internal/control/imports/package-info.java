/**
 * Documents of other tools as expectations.
 *
 * <p>Starting points: {@link org.mockserver.internal.control.imports.Imports} (the table: one row per kind of document,
 * saying how one is recognised and read) and {@link org.mockserver.internal.control.imports.Imported} (an expectation while
 * it is put together). A new kind of document is one class and one row.
 */
@NullMarked
package org.mockserver.internal.control.imports;

import org.jspecify.annotations.NullMarked;
