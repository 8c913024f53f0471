package org.mockserver.internal.events;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;

/** Messages with the beginning of their bodies, for people. */
final class Excerpts {

    private Excerpts() {}

    /** The request; a body that is longer than the limit is cut and ends by telling how long it really is. */
    static RequestView of(RequestView request, int maxBodyBytes) {
        if (request.body().length <= maxBodyBytes) {
            return request;
        }
        String query = request.rawQuery();
        return new RequestView(
                request.method(),
                query == null ? request.path() : request.path() + "?" + query,
                request.headers(),
                excerpt(request.body(), maxBodyBytes),
                null,
                request.origin());
    }

    /** The response, with such a body if its own is longer than the limit. */
    static OutgoingResponse of(OutgoingResponse response, int maxBodyBytes) {
        return response.body().length <= maxBodyBytes
                ? response
                : response.toBuilder()
                        .body(excerpt(response.body(), maxBodyBytes))
                        .spec(null)
                        .build();
    }

    private static byte[] excerpt(byte[] body, int maxBodyBytes) {
        byte[] end = (" … (" + body.length + " bytes in all)").getBytes(StandardCharsets.UTF_8);
        byte[] excerpt = Arrays.copyOf(body, maxBodyBytes + end.length);
        System.arraycopy(end, 0, excerpt, maxBodyBytes, end.length);
        return excerpt;
    }
}
