/**
 * What is said about null in the packages that code of users calls.
 *
 * <p>Starting point: {@link org.mockserver.internal.nulls.Nullable}.
 */
@NullMarked
package org.mockserver.internal.nulls;

import org.jspecify.annotations.NullMarked;
