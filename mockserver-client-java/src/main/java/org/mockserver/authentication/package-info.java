/** Failures of authentication, in the package where existing code looks for them. */
package org.mockserver.authentication;
