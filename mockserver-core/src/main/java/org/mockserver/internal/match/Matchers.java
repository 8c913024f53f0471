package org.mockserver.internal.match;

import java.util.function.Predicate;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Body;
import org.mockserver.model.OpenAPIDefinition;
import org.mockserver.model.RequestDefinition;

/** Compiles the definitions of expectations. */
public final class Matchers {

    private Matchers() {}

    /**
     * Reads what a definition refers to, so that compiling it again, or comparing it with a filter, reads nothing.
     *
     * @param definition not changed afterwards by anyone
     * @return the same definition, or one that is shown the same way
     * @throws org.mockserver.internal.wire.WireException naming the path, when something cannot be read
     */
    public static RequestDefinition resolve(RequestDefinition definition) {
        return definition instanceof OpenAPIDefinition openApi ? ResolvedOpenApi.of(openApi) : definition;
    }

    /**
     * Compiles a body by itself.
     *
     * @param body not changed afterwards by anyone
     * @param place where it stands, for errors
     * @param options how to compile
     * @return a test of the body of any request, for any thread
     * @throws org.mockserver.internal.wire.WireException naming the place, when the body can never work
     */
    public static Predicate<RequestView> body(Body<?> body, String place, MatchOptions options) {
        return BodyMatchers.compile(body, place, Compilation.ofExpectation(options))::matches;
    }

    /**
     * Compiles a definition. Everything that can be prepared is: regular expressions, schemas, paths, documents.
     *
     * @param definition not changed afterwards by anyone
     * @param options how to compile
     * @return a predicate for any thread
     * @throws org.mockserver.internal.wire.WireException naming the path, when the definition can never work
     */
    public static RequestPredicate compile(RequestDefinition definition, MatchOptions options) {
        return RequestCompiler.compile(definition, Compilation.ofExpectation(options));
    }
}
