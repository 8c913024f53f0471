package org.mockserver.internal.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;

/**
 * One request of a specification: method and path by themselves, which rule most requests out, and all of it.
 *
 * <p>For an expectation everything is compiled at once. A filter is used once and then thrown away, so the rest is
 * compiled when method and path hold for the first time.
 */
final class OpenApiRequest {

    private final RequestRule head;
    private final HttpRequest spec;
    private final Compilation with;
    private volatile @Nullable RequestRule rule;

    private OpenApiRequest(RequestRule head, HttpRequest spec, Compilation with) {
        this.head = head;
        this.spec = spec;
        this.with = with;
    }

    static OpenApiRequest compile(HttpRequest spec, Compilation with) {
        OpenApiRequest request = new OpenApiRequest(RequestCompiler.compile(headOf(spec), with), spec, with);
        if (!with.filter()) {
            request.rule();
        }
        return request;
    }

    private static HttpRequest headOf(HttpRequest spec) {
        HttpRequest head = new HttpRequest();
        NottableString method = spec.getMethod();
        NottableString path = spec.getPath();
        if (method != null) {
            head.withMethod(method);
        }
        if (path != null) {
            head.withPath(path);
        }
        if (spec.getPathParameters() != null) {
            spec.getPathParameters()
                    .getEntries()
                    .forEach(parameter -> head.withPathParameter(new Parameter(parameter.getName(), List.of())));
        }
        return head;
    }

    /** Method and path. */
    RequestRule head() {
        return head;
    }

    /** Everything. */
    RequestRule rule() {
        RequestRule compiled = rule;
        if (compiled == null) {
            compiled = compileAll();
            rule = compiled;
        }
        return compiled;
    }

    private RequestRule compileAll() {
        try {
            return RequestCompiler.compile(spec, with);
        } catch (WireException unusable) {
            throw new WireException(
                    "$.httpRequest.specUrlOrPayload",
                    spec.getMethod() + " " + spec.getPath() + ": "
                            + unusable.errors().get(0).message());
        }
    }
}
