package org.mockserver.cli;

import java.io.PrintStream;

/**
 * Where the command line writes.
 *
 * @param out what was asked for
 * @param err what went wrong
 */
record Terminal(PrintStream out, PrintStream err) {
    void error(String message) {
        err.println("ERROR: " + message);
        err.flush();
    }

    void warn(String message) {
        err.println("WARN: " + message);
    }
}
