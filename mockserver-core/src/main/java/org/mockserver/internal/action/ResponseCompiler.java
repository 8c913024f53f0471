package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.Header;
import org.mockserver.model.Headers;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;

/** Turns the spec of a response into bytes and header lines. */
final class ResponseCompiler {

    private static final int DEFAULT_STATUS = 200;

    private ResponseCompiler() {}

    /**
     * The response with its body encoded.
     *
     * @param path where the response stands, for errors
     */
    static OutgoingResponse compile(HttpResponse spec, String path, Framing framing) {
        Pairs headers = lines(spec.getHeaders());
        ResponseBody body = ResponseBody.of(spec, headers.first("content-type"), path);
        return head(spec, headers, framing)
                .defaultContentType(body.contentType())
                .body(body.bytes())
                .spec(body.generated() ? null : spec)
                .build();
    }

    /** Everything but the body. */
    static OutgoingResponse.Builder head(HttpResponse spec, Pairs headers, Framing framing) {
        Integer status = spec.getStatusCode();
        return OutgoingResponse.status(status == null ? DEFAULT_STATUS : status)
                .reason(spec.getReasonPhrase())
                .headers(headers)
                .setCookies(setCookies(spec.getCookies()))
                .trailers(lines(spec.getTrailers()))
                .framing(framing);
    }

    /** The response with its HTTP/1.1 bytes beside it where its framing allows that. */
    static OutgoingResponse prepared(OutgoingResponse response) {
        return Http1Image.attach(response);
    }

    /* A negated name says what not to send; the other marks of matching have no meaning in a response. */
    static Pairs lines(@Nullable Headers headers) {
        if (headers == null || headers.isEmpty()) {
            return Pairs.EMPTY;
        }
        Pairs.Builder lines = new Pairs.Builder(headers.getEntries().size());
        for (Header header : headers.getEntries()) {
            String name = clean(header.getName().getValue());
            if (!header.getName().isNot() && !name.isEmpty()) {
                for (NottableString value : header.getValues()) {
                    lines.add(name, clean(value.getValue()));
                }
            }
        }
        return lines.build();
    }

    static List<String> setCookies(@Nullable Cookies cookies) {
        if (cookies == null || cookies.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(cookies.getEntries().size());
        for (Cookie cookie : cookies.getEntries()) {
            if (!cookie.getName().isNot()) {
                lines.add(clean(cookie.getName().getValue()) + "="
                        + clean(cookie.getValue().getValue()));
            }
        }
        return lines;
    }

    /* A line break inside a value would let it add header lines or a body (RFC 9110 section 5.5). */
    private static String clean(String text) {
        boolean dirty = text.indexOf('\r') >= 0 || text.indexOf('\n') >= 0 || text.indexOf('\0') >= 0;
        return dirty ? text.replace("\r", "").replace("\n", "").replace("\0", "") : text;
    }
}
