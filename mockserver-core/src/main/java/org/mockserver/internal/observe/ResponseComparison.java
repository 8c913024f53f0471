package org.mockserver.internal.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.observe.Difference.Kind;
import org.mockserver.internal.observe.Difference.Severity;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.FileBody;
import org.mockserver.model.Header;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;

/**
 * Compares what an expectation answers with what another server answered to the same request. Values in a JSON body are
 * expected to differ from request to request; what is compared is which fields there are and of which type.
 */
public final class ResponseComparison {

    private static final int MOST_DIFFERENCES = 50;
    private static final int DEEPEST = 50;
    private static final int MOST_CHARACTERS = 200;
    private static final int OK = 200;
    private static final int STATUS_CLASS = 100;
    private static final String NOTHING = "missing";

    /** What a server decides anew for each response. */
    private static final Set<String> IGNORED =
            Set.of("date", "content-length", "connection", "keep-alive", "transfer-encoding", "set-cookie");

    private final List<Difference> found = new ArrayList<>();

    private ResponseComparison() {}

    /**
     * Compares.
     *
     * @param stub what the expectation answers
     * @param real what came back
     * @param wholeBody whether the body of the real response is there, complete and not encoded
     * @return at most 50 differences; empty if there are none
     */
    public static List<Difference> of(HttpResponse stub, OutgoingResponse real, boolean wholeBody) {
        ResponseComparison comparison = new ResponseComparison();
        comparison.status(stub.getStatusCode(), real.status());
        for (Header header : stub.getHeaderList()) {
            comparison.header(header, real);
        }
        Body<?> body = stub.getBody();
        if (wholeBody && body != null && !(body instanceof FileBody) && !(body instanceof BinaryBody)) {
            comparison.body(body.getRawBytes(), real.body());
        }
        return comparison.found;
    }

    private void add(Kind kind, String field, String expected, String actual, Severity severity) {
        if (found.size() < MOST_DIFFERENCES) {
            found.add(new Difference(kind, field, shortened(expected), shortened(actual), severity));
        }
    }

    private static String shortened(String text) {
        return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "...";
    }

    private void status(@Nullable Integer configured, int actual) {
        int expected = configured == null ? OK : configured;
        if (expected != actual) {
            boolean sameClass = expected / STATUS_CLASS == actual / STATUS_CLASS;
            add(
                    Kind.STATUS,
                    "status",
                    Integer.toString(expected),
                    Integer.toString(actual),
                    sameClass ? Severity.WARNING : Severity.BREAKING);
        }
    }

    private void header(Header header, OutgoingResponse real) {
        String name = header.getName().getValue();
        if (IGNORED.contains(name.toLowerCase(Locale.ROOT))) {
            return;
        }
        boolean type = name.equalsIgnoreCase("content-type");
        String expected =
                joined(header.getValues().stream().map(NottableString::getValue).toList());
        List<String> values = real.headers().all(name);
        if (values.isEmpty() && type && real.defaultContentType() != null) {
            values = List.of(real.defaultContentType());
        }
        String actual = joined(values);
        if (values.isEmpty()) {
            add(Kind.HEADER, name, expected, NOTHING, type ? Severity.BREAKING : Severity.WARNING);
        } else if (type && !mediaType(expected).equalsIgnoreCase(mediaType(actual))) {
            add(Kind.HEADER, name, expected, actual, Severity.BREAKING);
        } else if (!type && !expected.equals(actual)) {
            add(Kind.HEADER, name, expected, actual, Severity.INFORMATIONAL);
        }
    }

    private static String joined(List<String> values) {
        return String.join(", ", values);
    }

    private static String mediaType(String contentType) {
        int semicolon = contentType.indexOf(';');
        return (semicolon < 0 ? contentType : contentType.substring(0, semicolon)).strip();
    }

    private void body(byte[] stub, byte[] real) {
        if (stub.length == 0) {
            return;
        }
        if (real.length == 0) {
            add(Kind.BODY, "$", "a body", "no body", Severity.BREAKING);
            return;
        }
        JsonNode expected = Json.parseStrict(new String(stub, Texts.UTF_8));
        if (expected == null || !expected.isContainer()) {
            return;
        }
        JsonNode actual = Json.parseStrict(real);
        if (actual == null) {
            add(Kind.BODY, "$", type(expected), "not JSON", Severity.BREAKING);
        } else {
            structure("$", expected, actual, 0);
        }
    }

    private void structure(String place, JsonNode expected, JsonNode actual, int depth) {
        if (depth > DEEPEST || found.size() >= MOST_DIFFERENCES) {
            return;
        }
        if (!type(expected).equals(type(actual))) {
            add(Kind.BODY, place, type(expected), type(actual), Severity.BREAKING);
        } else if (expected.isObject()) {
            members(place, expected, actual, depth);
        } else if (expected.isArray() && !expected.isEmpty() && !actual.isEmpty()) {
            structure(place + "[0]", expected.path(0), actual.path(0), depth + 1);
        }
    }

    private void members(String place, JsonNode expected, JsonNode actual, int depth) {
        for (Map.Entry<String, JsonNode> member : expected.properties()) {
            String inside = place + '.' + member.getKey();
            JsonNode other = actual.path(member.getKey());
            if (other.isMissingNode()) {
                add(Kind.BODY, inside, type(member.getValue()), NOTHING, Severity.BREAKING);
            } else {
                structure(inside, member.getValue(), other, depth + 1);
            }
        }
        for (Map.Entry<String, JsonNode> member : actual.properties()) {
            if (!expected.has(member.getKey())) {
                add(Kind.BODY, place + '.' + member.getKey(), NOTHING, type(member.getValue()), Severity.WARNING);
            }
        }
    }

    private static String type(JsonNode node) {
        return node.getNodeType().name().toLowerCase(Locale.ROOT);
    }
}
