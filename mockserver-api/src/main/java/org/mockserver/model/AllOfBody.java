package org.mockserver.model;

import java.util.List;

/** A body that several body matchers accept, every one of them. */
@SuppressWarnings("rawtypes")
public class AllOfBody extends Body<List<Body>> {

    /* Raw, because users write List<Body>: with a wildcard their lists would not fit. */
    private final List<Body> bodyAllOf;

    /** A body that all of the given ones accept. */
    public AllOfBody(List<Body> bodies) {
        super(Type.ALL_OF);
        this.bodyAllOf = List.copyOf(bodies);
    }

    /** A body that all of the given ones accept. */
    public static AllOfBody allOf(Body... bodies) {
        return new AllOfBody(List.of(bodies));
    }

    /** A body that all of the given ones accept. */
    public static AllOfBody allOf(List<Body> bodies) {
        return new AllOfBody(bodies);
    }

    @Override
    public List<Body> getValue() {
        return bodyAllOf;
    }
}
