/** Failures of authentication, in the package where existing code looks for them. */
@NullMarked
package org.mockserver.authentication;

import org.jspecify.annotations.NullMarked;
