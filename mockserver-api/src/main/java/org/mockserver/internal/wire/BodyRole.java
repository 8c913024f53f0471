package org.mockserver.internal.wire;

/** Whether a body belongs to a request, where it is compared, or to a response, where it is sent. */
enum BodyRole {
    REQUEST,
    RESPONSE
}
