/** Failures of connections, in the package where existing code looks for them. */
@NullMarked
package org.mockserver.httpclient;

import org.jspecify.annotations.NullMarked;
