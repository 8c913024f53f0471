/**
 * The command line. Starting points: {@link org.mockserver.cli.Main}, which starts a server, and {@link
 * org.mockserver.cli.CommandLine}, which knows the commands and turns every outcome into an exit code: 0 fine, 1 the
 * server could not start or could not be reached, 2 the user must change what was typed or configured.
 */
@NullMarked
package org.mockserver.cli;

import org.jspecify.annotations.NullMarked;
