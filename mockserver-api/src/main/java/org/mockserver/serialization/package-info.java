/**
 * The JSON of requests, responses and expectations, for code of users that keeps them in files.
 *
 * <p>Starting point: {@link org.mockserver.serialization.ExpectationSerializer}.
 */
package org.mockserver.serialization;
