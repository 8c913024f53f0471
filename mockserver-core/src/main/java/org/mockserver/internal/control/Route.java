package org.mockserver.internal.control;

/**
 * One row of the control plane.
 *
 * @param method the only method it answers
 * @param path below {@code /mockserver}, starting with a slash; one segment may be a variable in braces
 * @param names whether it also answers without the prefix
 * @param access what the caller must be allowed to do
 * @param place where the handler runs
 * @param summary one sentence for the documentation
 * @param endpoint the handler
 */
record Route(String method, String path, Names names, Access access, Place place, String summary, Endpoint endpoint) {

    /** The path prefix of the control plane. */
    static final String PREFIX = "/mockserver";

    /** Under which paths a route answers. */
    enum Names {
        /** Only with the prefix. */
        PREFIXED,
        /** Also without the prefix, which shadows expectations on that path. */
        ALSO_BARE
    }

    /** Which thread runs the handler. */
    enum Place {
        /** The connection's thread, for handlers that take microseconds. */
        CONNECTION,
        /** The connection's thread if the body is small, else a worker: for handlers whose work grows with the body. */
        BY_SIZE,
        /** A worker, for handlers that wait for the journal or scan it. */
        WORKER;

        private static final int SMALL_BODY_BYTES = 16 * 1024;

        boolean mayBlock(int bodyBytes) {
            return this == WORKER || (this == BY_SIZE && bodyBytes > SMALL_BODY_BYTES);
        }
    }

    /** A row that also answers without the prefix, as most do. */
    static Route alsoBare(String method, String path, Access access, Place place, String summary, Endpoint endpoint) {
        return new Route(method, path, Names.ALSO_BARE, access, place, summary, endpoint);
    }

    boolean hasVariable() {
        return path.indexOf('{') >= 0;
    }

    @Override
    public String toString() {
        return method + ' ' + PREFIX + path;
    }
}
