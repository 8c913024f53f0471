/** The compiled actions, one file per kind. */
@NullMarked
package org.mockserver.internal.action;

import org.jspecify.annotations.NullMarked;
