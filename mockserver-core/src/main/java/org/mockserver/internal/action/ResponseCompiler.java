package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.Header;
import org.mockserver.model.Headers;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;

/** Turns the spec of a response into bytes and header lines. */
final class ResponseCompiler {

    private static final int DEFAULT_STATUS = 200;

    /* Its content must be empty (RFC 9110 section 15.3.6), which clients that go by the length rely on. */
    private static final int RESET_CONTENT = 205;

    private static final byte[] NO_BYTES = {};

    /* What names may hold beside letters and digits (RFC 9110 section 5.6.2). */
    private static final String NAME_MARKS = "!#$%&'*+-.^_`|~";

    private ResponseCompiler() {}

    /**
     * The response with its body encoded.
     *
     * @param path where the response stands, for errors
     */
    static OutgoingResponse compile(HttpResponse spec, String path, Framing framing) {
        Pairs headers = lines(spec.getHeaders());
        checkNames(headers, path + ".headers");
        checkNames(lines(spec.getTrailers()), path + ".trailers");
        ResponseBody body = ResponseBody.of(spec, headers.first("content-type"), path);
        return head(spec, headers, framing)
                .defaultContentType(body.contentType())
                .body(Integer.valueOf(RESET_CONTENT).equals(spec.getStatusCode()) ? NO_BYTES : body.bytes())
                .spec(body.generated() ? null : spec)
                .build();
    }

    /** Everything but the body. */
    static OutgoingResponse.Builder head(HttpResponse spec, Pairs headers, Framing framing) {
        Integer status = spec.getStatusCode();
        String reason = spec.getReasonPhrase();
        return OutgoingResponse.status(status == null ? DEFAULT_STATUS : status)
                .reason(reason == null || reason.isEmpty() ? null : reason)
                .headers(headers)
                .setCookies(setCookies(spec.getCookies()))
                .trailers(lines(spec.getTrailers()))
                .framing(framing);
    }

    /* A client would lose the response over a name that is none. */
    static void checkNames(Pairs lines, String path) {
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.name(i);
            if (!name.chars().allMatch(ResponseCompiler::isOfName)) {
                throw new WireException(path, "\"" + name + "\" is not a name that a header can have");
            }
        }
    }

    private static boolean isOfName(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || NAME_MARKS.indexOf(c) >= 0;
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

    /* The value of a cookie may begin with what marks a value in matching, and goes out with it. */
    static List<String> setCookies(@Nullable Cookies cookies) {
        if (cookies == null || cookies.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(cookies.getEntries().size());
        for (Cookie cookie : cookies.getEntries()) {
            if (!cookie.getName().isNot()) {
                lines.add(clean(cookie.getName().getValue()) + "="
                        + clean(NottableString.serialiseNottableString(cookie.getValue())));
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
