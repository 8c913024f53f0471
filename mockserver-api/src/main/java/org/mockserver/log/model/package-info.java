/** What a server logged, as clients retrieve it. Starting point: {@link org.mockserver.log.model.LogEntry}. */
@NullMarked
package org.mockserver.log.model;

import org.jspecify.annotations.NullMarked;
