/** {@link org.mockserver.logging.MockServerLogger}, in the package where existing code looks for it. */
@NullMarked
package org.mockserver.logging;

import org.jspecify.annotations.NullMarked;
