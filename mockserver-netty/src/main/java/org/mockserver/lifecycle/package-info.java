/** What servers in this process have in common. */
@NullMarked
package org.mockserver.lifecycle;

import org.jspecify.annotations.NullMarked;
