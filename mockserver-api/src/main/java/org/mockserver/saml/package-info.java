/**
 * SAML identity providers that a server imitates.
 *
 * <p>Starting point: {@link org.mockserver.saml.SamlProviderConfiguration}.
 */
@NullMarked
package org.mockserver.saml;

import org.jspecify.annotations.NullMarked;
