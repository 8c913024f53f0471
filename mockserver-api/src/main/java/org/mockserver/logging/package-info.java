/** {@link org.mockserver.logging.MockServerLogger}, in the package where existing code looks for it. */
package org.mockserver.logging;
