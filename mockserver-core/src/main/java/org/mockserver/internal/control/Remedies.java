package org.mockserver.internal.control;

import java.util.List;
import java.util.Map;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import tools.jackson.databind.node.ObjectNode;

/** What to look at when a field does not match. */
final class Remedies {

    private static final Map<String, String> HINTS = Map.ofEntries(
            Map.entry(
                    "path", "compare the paths, letter case and context path included; a pattern must match all of it"),
            Map.entry("pathParameters", "compare the segments of the path with the values of the parameters"),
            Map.entry("queryParameters", "compare names and values of the query; they are decoded before"),
            Map.entry("headers", "add the header that is missing, or compare its value"),
            Map.entry("cookies", "add the cookie that is missing, or compare its value"),
            Map.entry("body", "compare the bodies, and the kind of body matcher with the content type"),
            Map.entry("secure", "use the other one of HTTP and HTTPS, or leave secure out"),
            Map.entry("keep-alive", "look at the Connection header of the request, or leave keepAlive out"),
            Map.entry("protocol", "use the other version of HTTP, or leave protocol out"),
            Map.entry("jwt", "look at the token in the request: scheme, issuer, audience and claims"),
            Map.entry("clientIp", "compare the address, which may be that of a proxy, with the expected network"),
            Map.entry("clientCertificate", "let the client present the certificate that is expected"));

    private static final String OTHERWISE = "compare what was expected with what was found";

    private Remedies() {}

    /** A hint for each field. */
    static ObjectNode of(Rule rule, List<FieldResult> differing) {
        ObjectNode hints = Json.object();
        for (FieldResult field : differing) {
            hints.put(field.field(), hint(rule, field.field()));
        }
        return hints;
    }

    private static String hint(Rule rule, String field) {
        if (field.equals("method") && rule.definition() instanceof HttpRequest request) {
            NottableString method = request.getMethod();
            return "send the request with the method that is expected" + (method == null ? "" : ": " + method);
        }
        return HINTS.getOrDefault(field, OTHERWISE);
    }
}
