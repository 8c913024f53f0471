package org.mockserver.internal.match;

import java.util.List;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.AllOfBody;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.FuzzyBody;
import org.mockserver.model.GraphQLBody;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonRpcBody;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.MultipartBody;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.WasmBody;
import org.mockserver.model.XPathBody;
import org.mockserver.model.XmlBody;
import org.mockserver.model.XmlSchemaBody;

/** The kinds of body a request can be matched by: one row each. */
final class BodyMatchers {

    private static final List<Row<?>> ROWS = List.of(
            new Row<>(StringBody.class, StringBodyRule::compile),
            new Row<>(RegexBody.class, RegexBodyRule::compile),
            new Row<>(JsonBody.class, JsonBodyRule::compile),
            new Row<>(JsonPathBody.class, JsonPathBodyRule::compile),
            new Row<>(JsonSchemaBody.class, JsonSchemaBodyRule::compile),
            new Row<>(ParameterBody.class, ParametersBodyRule::compile),
            new Row<>(BinaryBody.class, BinaryBodyRule::compile),
            new Row<>(XmlBody.class, XmlBodyRule::compile),
            new Row<>(XPathBody.class, XPathBodyRule::compile),
            new Row<>(XmlSchemaBody.class, XmlSchemaBodyRule::compile),
            new Row<>(MultipartBody.class, MultipartBodyRule::compile),
            new Row<>(GraphQLBody.class, GraphQlBodyRule::compile),
            new Row<>(JsonRpcBody.class, JsonRpcBodyRule::compile),
            new Row<>(FuzzyBody.class, FuzzyBodyRule::compile),
            new Row<>(AllOfBody.class, AllOfBodyRule::compile),
            new Row<>(WasmBody.class, WasmBodyRule::compile));

    private BodyMatchers() {}

    /** Makes a rule from a body; the path names the body in errors. */
    @FunctionalInterface
    private interface Compiler<B extends Body<?>> {
        BodyRule compile(B body, String path, Compilation with);
    }

    private record Row<B extends Body<?>>(Class<B> kind, Compiler<B> compiler) {

        BodyRule compile(Body<?> body, String path, Compilation with) {
            return compiler.compile(kind.cast(body), path, with);
        }
    }

    /** Throws WireException when a request cannot be matched by such a body. */
    static BodyRule compile(Body<?> body, String path, Compilation with) {
        for (Row<?> row : ROWS) {
            if (row.kind().isInstance(body)) {
                return row.compile(body, path, with);
            }
        }
        throw new WireException(path, "a body of type " + body.getType() + " cannot match requests in this version");
    }
}
