/** What code of users gives a server at its start: {@link org.mockserver.server.initialize.ExpectationInitializer}. */
package org.mockserver.server.initialize;
