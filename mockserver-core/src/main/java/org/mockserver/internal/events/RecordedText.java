package org.mockserver.internal.events;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.JsonText;
import org.mockserver.internal.wire.JsonText.Name;
import org.mockserver.internal.wire.JsonText.Prepared;
import org.mockserver.internal.wire.RecordedBody;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.MediaType;

/**
 * Shows recorded traffic as JSON.
 *
 * <p>An answer may hold a hundred thousand records, so requests are written as they are decoded. Where the general form
 * has more to say, for redaction, cut bodies and texts that a matcher would read as negated, the tree of
 * {@link Recorded} is made. Used by one thread at a time.
 */
public final class RecordedText {

    private static final DateTimeFormatter MILLISECONDS =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT);

    private static final Name BINARY_RESPONSE = new Name("binaryResponse");
    private static final Name COOKIES = new Name("cookies");
    private static final Name HEADERS = new Name("headers");
    private static final Name HTTP_REQUEST = new Name("httpRequest");
    private static final Name HTTP_RESPONSE = new Name("httpResponse");
    private static final Name KEEP_ALIVE = new Name("keepAlive");
    private static final Name LOCAL_ADDRESS = new Name("localAddress");
    private static final Name METHOD = new Name("method");
    private static final Name ORIGINAL_BODY = new Name("originalBody");
    private static final Name PATH = new Name("path");
    private static final Name PROTOCOL = new Name("protocol");
    private static final Name QUERY_STRING_PARAMETERS = new Name("queryStringParameters");
    private static final Name REMOTE_ADDRESS = new Name("remoteAddress");
    private static final Name SECURE = new Name("secure");
    private static final Name TIMESTAMP = new Name("timestamp");

    private final Redaction redaction;
    private final DateTimeFormatter timestamps = MILLISECONDS.withZone(ZoneId.systemDefault());

    /* Neighbours often share the response of one expectation, the content type, the addresses and the millisecond. */
    private final LastAddress local = new LastAddress();
    private final LastAddress remote = new LastAddress();
    private @Nullable HttpResponse lastResponse;
    private @Nullable Prepared lastResponseText;
    private @Nullable String lastContentType;
    private @Nullable MediaType lastType;
    private long lastMillis = -1;
    private String lastTimestamp = "";

    /**
     * Shows records without what is secret.
     *
     * @param redaction what that is
     */
    public RecordedText(Redaction redaction) {
        this.redaction = redaction;
    }

    /**
     * Writes a received request, members in alphabetical order, texts as they came.
     *
     * @param request a recorded request
     * @param text where to
     * @throws IOException when the target fails
     */
    public void request(RequestView request, JsonText text) throws IOException {
        if (request.isBinary()) {
            text.write(RequestWire.tree(Recorded.message(request)));
            return;
        }
        if (redaction.isActive() || Recorded.isCut(request) || isCertified(request)) {
            text.write(redaction.tree(RequestWire.alphabetical(Recorded.request(request))));
            return;
        }
        text.startObject();
        body(request, true, text);
        cookies(request, text);
        multiMap(HEADERS, Recorded.headers(request), text);
        bool(KEEP_ALIVE, request.origin().keepAlive(), text);
        member(METHOD, request.method(), text);
        originalBody(request, text);
        member(PATH, request.path(), text);
        member(PROTOCOL, request.origin().protocol().name(), text);
        multiMap(QUERY_STRING_PARAMETERS, request.queryParameters(), text);
        bool(SECURE, request.origin().secure(), text);
        text.endObject();
    }

    /**
     * Writes a request with its answer and the time of the answer; the request in the order in which matchers are shown.
     *
     * @param entry an answer that has its request
     * @param text where to
     * @throws IOException when the target fails
     */
    public void exchange(JournalEntry entry, JsonText text) throws IOException {
        text.startObject();
        text.name(HTTP_REQUEST);
        matcher(entry.request(), text);
        HttpResponse response = entry.response();
        if (response != null && entry.request().isBinary()) {
            text.name(BINARY_RESPONSE);
            text.write(ResponseWire.tree(Recorded.answer(response)));
        } else if (response != null) {
            text.name(HTTP_RESPONSE);
            text.write(prepared(response, text));
        }
        member(TIMESTAMP, timestamp(entry.answeredAtMillis()), text);
        text.endObject();
    }

    void matcher(RequestView request, JsonText text) throws IOException {
        if (request.isBinary()) {
            request(request, text);
            return;
        }
        Pairs headers = Recorded.headers(request);
        if (redaction.isActive()
                || Recorded.isCut(request)
                || isCertified(request)
                || isMarked(request.method())
                || isMarked(request.path())
                || isMarked(headers)
                || isMarked(request.queryParameters())
                || isMarked(request.cookies())) {
            text.write(redaction.tree(RequestWire.tree(Recorded.request(request))));
            return;
        }
        text.startObject();
        member(METHOD, request.method(), text);
        member(PATH, request.path(), text);
        multiMap(QUERY_STRING_PARAMETERS, descending(request.queryParameters()), text);
        multiMap(HEADERS, descending(headers), text);
        cookies(request, text);
        bool(KEEP_ALIVE, request.origin().keepAlive(), text);
        bool(SECURE, request.origin().secure(), text);
        member(PROTOCOL, request.origin().protocol().name(), text);
        member(LOCAL_ADDRESS, local.text(request.origin().localAddress()), text);
        member(REMOTE_ADDRESS, remote.text(request.origin().remoteAddress()), text);
        body(request, false, text);
        originalBody(request, text);
        text.endObject();
    }

    private static boolean isCertified(RequestView request) {
        return !request.origin().connection().clientCertificates().isEmpty();
    }

    private Prepared prepared(HttpResponse response, JsonText text) throws IOException {
        Prepared prepared = lastResponseText;
        if (prepared == null || response != lastResponse) {
            prepared = text.prepare(redaction.tree(ResponseWire.tree(response)));
            lastResponse = response;
            lastResponseText = prepared;
        }
        return prepared;
    }

    private String timestamp(long millis) {
        if (millis != lastMillis) {
            lastMillis = millis;
            lastTimestamp = timestamps.format(Instant.ofEpochMilli(millis));
        }
        return lastTimestamp;
    }

    /* Read back as a matcher it would say something else. */
    private static boolean isMarked(String text) {
        return !text.isEmpty() && (text.charAt(0) == '!' || text.charAt(0) == '?');
    }

    private static boolean isMarked(Pairs pairs) {
        for (int i = 0; i < pairs.size(); i++) {
            if (isMarked(pairs.name(i)) || isMarked(pairs.value(i))) {
                return true;
            }
        }
        return false;
    }

    /* Sorted by insertion, because there are few and the values of one name have to keep their order. */
    private static Pairs descending(Pairs pairs) {
        String[] sorted = new String[pairs.size() * 2];
        for (int i = 0; i < pairs.size(); i++) {
            String name = pairs.name(i);
            int at = i * 2;
            while (at > 0 && compare(sorted[at - 2], name) < 0) {
                sorted[at] = sorted[at - 2];
                sorted[at + 1] = sorted[at - 1];
                at -= 2;
            }
            sorted[at] = name;
            sorted[at + 1] = pairs.value(i);
        }
        return Pairs.ofFlat(sorted);
    }

    /* By code point, where a string's own order puts the characters beyond the basic plane before some of it. */
    private static int compare(String one, String other) {
        int length = Math.min(one.length(), other.length());
        for (int i = 0; i < length; i++) {
            char a = one.charAt(i);
            char b = other.charAt(i);
            if (a != b) {
                return Character.isSurrogate(a) == Character.isSurrogate(b)
                        ? Character.compare(a, b)
                        : Boolean.compare(Character.isSurrogate(a), Character.isSurrogate(b));
            }
        }
        return Integer.compare(one.length(), other.length());
    }

    private void body(RequestView request, boolean showRawJson, JsonText text) throws IOException {
        RecordedBody.write(request.body(), type(request.contentType()), showRawJson, text);
    }

    private @Nullable MediaType type(@Nullable String contentType) {
        if (!Objects.equals(contentType, lastContentType)) {
            lastContentType = contentType;
            lastType = RecordedBody.type(contentType);
        }
        return lastType;
    }

    private static void originalBody(RequestView request, JsonText text) throws IOException {
        byte[] original = request.originalBody();
        if (original != null) {
            member(ORIGINAL_BODY, Base64.getEncoder().encodeToString(original), text);
        }
    }

    private static void member(Name name, @Nullable String value, JsonText text) throws IOException {
        if (value != null && !value.isBlank()) {
            text.name(name);
            text.string(value);
        }
    }

    private static void bool(Name name, boolean value, JsonText text) throws IOException {
        text.name(name);
        text.bool(value);
    }

    /* The values of one name become one entry, in the order of the name's first line. */
    private static void multiMap(Name name, Pairs pairs, JsonText text) throws IOException {
        if (pairs.size() == 0) {
            return;
        }
        text.name(name);
        text.startObject();
        for (int i = 0; i < pairs.size(); i++) {
            if (find(pairs, pairs.name(i), 0) == i) {
                text.name(pairs.name(i));
                text.startArray();
                for (int j = i; j >= 0; j = find(pairs, pairs.name(i), j + 1)) {
                    text.item();
                    text.string(pairs.value(j));
                }
                text.endArray();
            }
        }
        text.endObject();
    }

    private static void cookies(RequestView request, JsonText text) throws IOException {
        Pairs cookies = request.cookies();
        if (cookies.size() == 0) {
            return;
        }
        text.name(COOKIES);
        text.startObject();
        for (int i = 0; i < cookies.size(); i++) {
            text.name(cookies.name(i));
            text.string(cookies.value(i));
        }
        text.endObject();
    }

    private static int find(Pairs pairs, String name, int from) {
        for (int i = from; i < pairs.size(); i++) {
            if (pairs.name(i).equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private static final class LastAddress {

        private @Nullable InetSocketAddress address;
        private @Nullable String text;

        @Nullable
        String text(@Nullable InetSocketAddress next) {
            if (!Objects.equals(next, address)) {
                address = next;
                text = Recorded.text(next);
            }
            return text;
        }
    }
}
