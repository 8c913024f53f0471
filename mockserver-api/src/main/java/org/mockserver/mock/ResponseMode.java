package org.mockserver.mock;

/** How the next response is chosen from a list. */
public enum ResponseMode {
    /** One after the other, starting again after the last. */
    SEQUENTIAL,
    /** Any, with equal chance. */
    RANDOM,
    /** Any, with the chances given by the weights. */
    WEIGHTED,
    /** The next one after every so many matches; the last one repeats. */
    SWITCH
}
