/**
 * Settings given in code.
 *
 * <p>Starting points: {@link org.mockserver.configuration.Configuration} for one server, {@link
 * org.mockserver.configuration.ConfigurationProperties} for the process, {@link
 * org.mockserver.configuration.ClientConfiguration} for clients.
 */
@NullMarked
package org.mockserver.configuration;

import org.jspecify.annotations.NullMarked;
