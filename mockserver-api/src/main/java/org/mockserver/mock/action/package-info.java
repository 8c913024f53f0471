/**
 * What users implement to decide about requests in code.
 *
 * <p>Starting points: {@link org.mockserver.mock.action.ExpectationResponseCallback} answers,
 * {@link org.mockserver.mock.action.ExpectationForwardCallback} changes what is passed on.
 */
package org.mockserver.mock.action;
