package org.mockserver.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/** A command that shows the server at work: it asks for the first expectation that a plain request satisfies. */
final class TryLine {
    private static final String STATUS = "/mockserver/status";

    private TryLine() {}

    static String of(List<Expectation> expectations, String boundAddress, int port) {
        String origin = "http://" + host(boundAddress) + ":" + port;
        for (Expectation expectation : expectations) {
            HttpRequest request = plainRequest(expectation);
            if (request != null) {
                String method = value(request.getMethod());
                String path = value(request.getPath());
                boolean implied = method.isEmpty() || method.equals("GET");
                return "curl " + (implied ? "" : "-X " + method + " ") + origin + (path.isEmpty() ? "/" : path);
            }
        }
        return "curl -X PUT " + origin + STATUS;
    }

    /** The request of an expectation when method and path are all it asks for and both are literal; else null. */
    private static @Nullable HttpRequest plainRequest(Expectation expectation) {
        if (!(expectation.getHttpRequest() instanceof HttpRequest request)
                || expectation.getScenarioName() != null
                || expectation.getPercentage() != null
                || expectation.getHttpError() != null) {
            return null;
        }
        boolean onlyMethodAndPath =
                request.equals(new HttpRequest().withMethod(request.getMethod()).withPath(request.getPath()));
        boolean literal = isLiteral(request.getMethod()) && isLiteral(request.getPath());
        return onlyMethodAndPath && literal ? request : null;
    }

    private static boolean isLiteral(@Nullable NottableString criterion) {
        if (criterion == null) {
            return true;
        }
        if (criterion.isNot() || criterion.isOptional()) {
            return false;
        }
        String text = criterion.getValue();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "/-_.".indexOf(c) >= 0)) {
                return false;
            }
        }
        return true;
    }

    private static String value(@Nullable NottableString criterion) {
        return criterion == null ? "" : criterion.getValue();
    }

    private static String host(String boundAddress) {
        if (boundAddress.isBlank() || boundAddress.equals("0.0.0.0") || boundAddress.equals("::")) {
            return "localhost";
        }
        return boundAddress.indexOf(':') >= 0 ? "[" + boundAddress + "]" : boundAddress;
    }
}
