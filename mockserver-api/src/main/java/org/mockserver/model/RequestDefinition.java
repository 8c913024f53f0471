package org.mockserver.model;

/** A description of requests: the matcher of an expectation, a filter, or one recorded request. */
public abstract class RequestDefinition extends Not {

    /** For subtypes only. */
    protected RequestDefinition() {}
}
