/**
 * Settings given in code.
 *
 * <p>Starting points: {@link org.mockserver.configuration.Configuration} for one server, {@link
 * org.mockserver.configuration.ConfigurationProperties} for the process, {@link
 * org.mockserver.configuration.ClientConfiguration} for clients.
 */
package org.mockserver.configuration;
