/** Failures of connections, in the package where existing code looks for them. */
package org.mockserver.httpclient;
