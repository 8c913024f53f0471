/**
 * Questions about recorded traffic: was this request received, how often, in which order.
 *
 * <p>Starting points: {@link org.mockserver.verify.Verification}, {@link org.mockserver.verify.VerificationSequence}.
 */
package org.mockserver.verify;
