package org.mockserver.internal.events;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpResponse;

/** Messages with the beginning of their bodies, for people. */
final class Excerpts {

    private Excerpts() {}

    /** The request with a body that ends by telling how long it really is. */
    static RequestView of(RequestView request, int maxBodyBytes) {
        String query = request.rawQuery();
        return new RequestView(
                request.method(),
                query == null ? request.path() : request.path() + "?" + query,
                request.headers(),
                excerpt(request.body(), maxBodyBytes),
                null,
                request.origin());
    }

    /** What the journal shows of the response, with a body cut to a length. */
    static HttpResponse of(OutgoingResponse response, int maxBodyBytes) {
        boolean isLong = response.body().length > maxBodyBytes;
        HttpResponse configured = response.spec();
        if (configured != null && !isLong) {
            return configured;
        }
        OutgoingResponse shown = response;
        if (isLong) {
            shown = response.toBuilder()
                    .body(excerpt(response.body(), maxBodyBytes))
                    .spec(null)
                    .build();
        }
        return ResponseCodec.described(shown);
    }

    private static byte[] excerpt(byte[] body, int maxBodyBytes) {
        byte[] end = (" … (" + body.length + " bytes in all)").getBytes(StandardCharsets.UTF_8);
        byte[] excerpt = Arrays.copyOf(body, maxBodyBytes + end.length);
        System.arraycopy(end, 0, excerpt, maxBodyBytes, end.length);
        return excerpt;
    }
}
