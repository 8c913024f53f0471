/**
 * SCIM directories that a server imitates.
 *
 * <p>Starting point: {@link org.mockserver.scim.ScimProviderConfiguration}.
 */
package org.mockserver.scim;
