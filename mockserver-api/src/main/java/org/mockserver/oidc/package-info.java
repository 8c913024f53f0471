/**
 * OpenID Connect providers that a server imitates.
 *
 * <p>Starting point: {@link org.mockserver.oidc.OidcProviderConfiguration}.
 */
package org.mockserver.oidc;
