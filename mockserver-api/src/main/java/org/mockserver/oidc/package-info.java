/**
 * OpenID Connect providers that a server imitates.
 *
 * <p>Starting point: {@link org.mockserver.oidc.OidcProviderConfiguration}.
 */
@NullMarked
package org.mockserver.oidc;

import org.jspecify.annotations.NullMarked;
