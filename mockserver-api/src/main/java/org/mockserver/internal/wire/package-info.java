/**
 * The JSON of the control plane: lenient reading into spec types and byte-exact writing.
 *
 * <p>Starting points: {@link org.mockserver.internal.wire.Json} for JSON itself,
 * {@link org.mockserver.internal.wire.ExpectationWire}, {@link org.mockserver.internal.wire.RequestWire} and their
 * siblings for the documents. Every object is one table of rows (name, reader, writer) in an {@code ObjectCodec}; unions
 * are chosen by key through {@code BodyKind} and {@code ActionKind}. Refused members stand in the same tables, so
 * enabling one means replacing its row. All types are stateless and thread-safe.
 */
@NullMarked
package org.mockserver.internal.wire;

import org.jspecify.annotations.NullMarked;
