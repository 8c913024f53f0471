package org.mockserver.internal.events;

import java.util.List;

/** Something to be put on the console, put into words by the console's thread. */
interface ConsoleStory {

    /** The entries to show, in order. */
    List<LogLine> lines(LogDetail detail);
}
