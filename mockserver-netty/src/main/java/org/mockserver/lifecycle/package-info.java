/** What servers in this process have in common. */
package org.mockserver.lifecycle;
