package org.mockserver.internal.control;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

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
        /**
         * The connection's thread if the body is small and names no specification, else a worker: for handlers whose
         * work grows with the body.
         */
        BY_BODY,
        /** A worker, for handlers that wait for the journal or scan it. */
        WORKER;

        private static final int SMALL_BODY_BYTES = 16 * 1024;

        /** What may have to be fetched before the handler can answer. */
        private static final byte[] SPECIFICATION = "specUrlOrPayload".getBytes(StandardCharsets.US_ASCII);

        boolean mayBlock(byte[] body) {
            return this == WORKER || (this == BY_BODY && (body.length > SMALL_BODY_BYTES || namesSpecification(body)));
        }

        private static boolean namesSpecification(byte[] body) {
            for (int i = 0; i <= body.length - SPECIFICATION.length; i++) {
                if (body[i] == SPECIFICATION[0]
                        && Arrays.equals(body, i, i + SPECIFICATION.length, SPECIFICATION, 0, SPECIFICATION.length)) {
                    return true;
                }
            }
            return false;
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
