/**
 * SCIM directories that a server imitates.
 *
 * <p>Starting point: {@link org.mockserver.scim.ScimProviderConfiguration}.
 */
@NullMarked
package org.mockserver.scim;

import org.jspecify.annotations.NullMarked;
