/**
 * Connections that speak no protocol the server knows: their bytes are cut into messages, which expectations may answer.
 *
 * <p>Starting points: {@link org.mockserver.internal.binary.Binary} (gives channels to this package) and
 * {@link org.mockserver.internal.binary.BinaryOptions} (where one message ends and the next begins).
 */
@NullMarked
package org.mockserver.internal.binary;

import org.jspecify.annotations.NullMarked;
