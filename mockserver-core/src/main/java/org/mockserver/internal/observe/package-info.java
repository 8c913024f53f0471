/**
 * What is learnt about other servers from the requests that were passed on to them.
 *
 * <p>Starting points: {@link org.mockserver.internal.observe.ForwardSamples} (one sample for each request passed on),
 * {@link org.mockserver.internal.observe.Objective} (a judgement about samples) and
 * {@link org.mockserver.internal.observe.ResponseComparison} (an expectation beside a real response).
 */
@NullMarked
package org.mockserver.internal.observe;

import org.jspecify.annotations.NullMarked;
