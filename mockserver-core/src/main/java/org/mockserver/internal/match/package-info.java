/**
 * Compiles request definitions into predicates and finds the first rule for a request.
 *
 * <p>Starting points: {@link org.mockserver.internal.match.Matchers} (what an expectation matches),
 * {@link org.mockserver.internal.match.Filters} (what a clear, retrieve or verification selects),
 * {@link org.mockserver.internal.match.MatchIndex} (all rules, and the first one for a request). Inside: a string value
 * becomes a {@code TextRule}, a multi-value map a {@code PairsRule}, a body a {@code BodyRule} through the table in
 * {@code BodyMatchers}, and a request definition a list of {@code Criterion}s.
 */
@NullMarked
package org.mockserver.internal.match;

import org.jspecify.annotations.NullMarked;
