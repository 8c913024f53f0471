/**
 * What services must reach, and whether they did.
 *
 * <p>Starting points: {@link org.mockserver.slo.SloCriteria} is asked, {@link org.mockserver.slo.SloVerdict} answered.
 */
package org.mockserver.slo;
