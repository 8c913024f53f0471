/**
 * How often and how long an expectation may match, and how strictly a JSON body is compared.
 *
 * <p>Starting points: {@link org.mockserver.matchers.Times}, {@link org.mockserver.matchers.TimeToLive}. They hold what
 * was configured; the server counts and measures for itself.
 */
package org.mockserver.matchers;
