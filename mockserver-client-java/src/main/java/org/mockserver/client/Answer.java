package org.mockserver.client;

import java.nio.charset.StandardCharsets;

/**
 * What a server answered.
 *
 * @param status the status code
 * @param bytes the body; empty without one
 */
record Answer(int status, byte[] bytes) {

    static final int OK = 200;
    static final int CREATED = 201;

    boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
