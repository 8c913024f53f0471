/**
 * SAML identity providers that a server imitates.
 *
 * <p>Starting point: {@link org.mockserver.saml.SamlProviderConfiguration}.
 */
package org.mockserver.saml;
