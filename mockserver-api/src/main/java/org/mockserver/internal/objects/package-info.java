/**
 * Objects of users as JSON. Below the model, which cannot use the wire format that is made of it.
 *
 * <p>Starting point: {@link org.mockserver.internal.objects.ObjectText}.
 */
@NullMarked
package org.mockserver.internal.objects;

import org.jspecify.annotations.NullMarked;
