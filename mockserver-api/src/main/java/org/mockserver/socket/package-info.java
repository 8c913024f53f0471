/** Ports for tests, in the package where existing code looks for them. */
package org.mockserver.socket;
