/** What a server logged, as clients retrieve it. Starting point: {@link org.mockserver.log.model.LogEntry}. */
package org.mockserver.log.model;
