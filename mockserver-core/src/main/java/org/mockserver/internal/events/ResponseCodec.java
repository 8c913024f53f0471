package org.mockserver.internal.events;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.RecordedBody;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.HttpResponse;

/** The stored form of a response that no specification describes. */
final class ResponseCodec {

    private static final int HAS_REASON = 1;
    private static final int HAS_CONTENT_TYPE = 2;
    private static final int CUT = 4;

    private ResponseCodec() {}

    /** Appends status, header lines, trailers and body; a body longer than the limit is cut, 0 for no limit. */
    static void write(OutgoingResponse response, int maxBodyBytes, Output out) {
        byte[] body = response.body();
        boolean cut = maxBodyBytes > 0 && body.length > maxBodyBytes;
        String reason = response.reason();
        String contentType = response.headers().first("content-type") == null ? response.defaultContentType() : null;
        out.octet((reason == null ? 0 : HAS_REASON) | (contentType == null ? 0 : HAS_CONTENT_TYPE) | (cut ? CUT : 0));
        out.number(response.status());
        if (reason != null) {
            out.text(reason);
        }
        if (contentType != null) {
            out.text(contentType);
        }
        RequestCodec.headers(response.headers(), cut ? body.length : -1, out);
        out.number(response.setCookies().size());
        for (String line : response.setCookies()) {
            out.text(line);
        }
        out.pairs(response.trailers());
        out.block(body, cut ? maxBodyBytes : body.length);
    }

    static HttpResponse read(Input in) {
        int flags = in.octet();
        HttpResponse response = new HttpResponse().withStatusCode(in.number());
        if ((flags & HAS_REASON) != 0) {
            response.withReasonPhrase(in.text());
        }
        String contentType = (flags & HAS_CONTENT_TYPE) == 0 ? null : in.text();
        Pairs headers = in.pairs();
        Recorded.addHeaders(headers, response::withHeader);
        if (contentType != null) {
            response.withHeader(Recorded.literal("content-type"), Recorded.literal(contentType));
        }
        for (int i = in.number(); i > 0; i--) {
            response.withHeader(Recorded.literal("set-cookie"), Recorded.literal(in.text()));
        }
        Pairs trailers = in.pairs();
        for (int i = 0; i < trailers.size(); i++) {
            response.withTrailer(trailers.name(i), trailers.value(i));
        }
        byte[] body = in.block();
        String type = contentType == null ? headers.first("content-type") : contentType;
        return response.withBody((flags & CUT) == 0 ? RecordedBody.of(body, type) : new BinaryBody(body));
    }

    /** What is shown of a response: what was configured, or a description of what was sent. */
    static HttpResponse shown(OutgoingResponse response) {
        HttpResponse configured = response.spec();
        return configured == null ? described(response) : configured;
    }

    /** The response as a reader of the journal would see it. */
    static HttpResponse described(OutgoingResponse response) {
        Output out = new Output();
        out.restart(0);
        write(response, 0, out);
        return read(new Input(out.bytes(), 0));
    }

    /** A copy of a specified response with its body cut to a length. */
    static HttpResponse cut(HttpResponse whole, int maxBodyBytes) {
        byte[] body = whole.getBodyAsRawBytes();
        if (body.length <= maxBodyBytes) {
            return whole;
        }
        return copyWithoutBody(whole)
                .withHeader(RequestCodec.CUT_HEADER, Integer.toString(body.length))
                .withBody(new BinaryBody(Arrays.copyOf(body, maxBodyBytes)));
    }

    private static HttpResponse copyWithoutBody(HttpResponse whole) {
        HttpResponse copy = new HttpResponse()
                .withStatusCode(whole.getStatusCode())
                .withReasonPhrase(whole.getReasonPhrase())
                .withHeaders(whole.getHeaderList())
                .withCookies(whole.getCookies())
                .withTrailers(whole.getTrailers())
                .withConnectionOptions(whole.getConnectionOptions());
        copy.withDelay(whole.getDelay());
        return copy;
    }

    /** Whether a stored body says that it was cut. */
    static @Nullable String wholeLength(Pairs headers) {
        return headers.first(RequestCodec.CUT_HEADER);
    }
}
