/**
 * Templates in JavaScript, run by GraalJS.
 *
 * <p>Starting points: {@link org.mockserver.internal.javascript.JavaScriptTemplates} is found by the core; {@code Realm}
 * is one isolated world in which scripts run, {@code Guard} ends those that take too much.
 */
@NullMarked
package org.mockserver.internal.javascript;

import org.jspecify.annotations.NullMarked;
