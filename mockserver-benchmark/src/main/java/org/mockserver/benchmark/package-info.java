/**
 * What our server is measured against and how.
 *
 * <p>Starting points: {@link org.mockserver.benchmark.BareNettyServer} is the reference; the scripts beside this module's
 * pom run it and ours in turns.
 */
@NullMarked
package org.mockserver.benchmark;

import org.jspecify.annotations.NullMarked;
