package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.Criterion.Field;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.AnyOfRequestDefinition;
import org.mockserver.model.BinaryRequestDefinition;
import org.mockserver.model.Body;
import org.mockserver.model.ClientCertificate;
import org.mockserver.model.ConditionalRequestDefinition;
import org.mockserver.model.Cookies;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;
import org.mockserver.model.OpenAPIDefinition;
import org.mockserver.model.RequestDefinition;

/** Turns the fields of a request definition into criteria. A field that is absent or empty becomes none. */
final class RequestCompiler {

    private static final String ROOT = "$.httpRequest";

    private final HttpRequest spec;
    private final Compilation with;
    private final List<Criterion> criteria = new ArrayList<>();

    private RequestCompiler(HttpRequest spec, Compilation with) {
        this.spec = spec;
        this.with = with;
    }

    static RequestFilter compile(RequestDefinition definition, Compilation with) {
        if (definition instanceof AnyOfRequestDefinition alternatives) {
            return AnyOfRule.compile(alternatives, with);
        }
        if (definition instanceof ConditionalRequestDefinition condition) {
            return ConditionalRule.compile(condition, with);
        }
        if (definition instanceof BinaryRequestDefinition binary) {
            return BinaryRule.compile(binary);
        }
        if (definition instanceof OpenAPIDefinition openApi) {
            return OpenApiRule.compile(openApi, with);
        }
        if (!(definition instanceof HttpRequest spec)) {
            throw new WireException(ROOT, definition.getClass().getSimpleName() + " is not supported by this version");
        }
        return compile(spec, with);
    }

    static RequestRule compile(HttpRequest spec, Compilation with) {
        return new RequestCompiler(spec, with).compile();
    }

    private RequestRule compile() {
        methodAndPath();
        body(spec.getBody());
        pairs(
                Field.HEADERS,
                "headers",
                spec.getHeaders(),
                RequestView::headers,
                other -> StoredPairs.of(other.getHeaders()));
        cookies(spec.getCookies());
        pathParameters();
        pairs(
                Field.QUERY_PARAMETERS,
                "queryStringParameters",
                spec.getQueryStringParameters(),
                RequestView::queryParameters,
                other -> StoredPairs.of(other.getQueryStringParameters()));
        value(Field.KEEP_ALIVE, spec.isKeepAlive(), request -> request.origin().keepAlive(), HttpRequest::isKeepAlive);
        value(Field.SECURE, spec.isSecure(), request -> request.origin().secure(), HttpRequest::isSecure);
        value(Field.PROTOCOL, spec.getProtocol(), request -> request.origin().protocol(), HttpRequest::getProtocol);
        client();
        return new RequestRule(criteria, spec.isNot());
    }

    private void methodAndPath() {
        NottableString method = spec.getMethod();
        if (method != null && !isWildcard(method)) {
            criteria.add(new MethodCriterion(TextRules.plain(method, ROOT + ".method", with)));
        }
        NottableString path = spec.getPath();
        if (path != null && !isWildcard(path)) {
            criteria.add(PathCriterion.compile(path, hasPathParameters(), ROOT + ".path", with));
        }
    }

    private static boolean isWildcard(NottableString value) {
        return value.isBlank() && !value.isNot();
    }

    private boolean hasPathParameters() {
        return spec.getPathParameters() != null && !spec.getPathParameters().isEmpty();
    }

    private void body(@Nullable Body<?> body) {
        if (body != null) {
            criteria.add(new BodyCriterion(body, BodyMatchers.compile(body, ROOT + ".body", with)));
        }
    }

    private void cookies(@Nullable Cookies cookies) {
        if (cookies != null && !cookies.isEmpty()) {
            criteria.add(new PairsCriterion(
                    Field.COOKIES,
                    PairsRule.compile(cookies, ROOT + ".cookies", with),
                    RequestView::cookies,
                    other -> StoredPairs.of(other.getCookies())));
        }
    }

    private void client() {
        JwtCriterion jwt = spec.getJwt() == null ? null : JwtCriterion.compile(spec.getJwt(), ROOT + ".jwt", with);
        if (jwt != null) {
            criteria.add(jwt);
        }
        ClientCertificate expected = spec.getClientCertificate();
        ClientCertificateCriterion certificate = expected == null
                ? null
                : ClientCertificateCriterion.compile(expected, ROOT + ".clientCertificate", with);
        if (certificate != null) {
            criteria.add(certificate);
        }
        NottableString address = spec.getClientIp();
        if (address != null && !isWildcard(address)) {
            criteria.add(ClientIpCriterion.compile(address, ROOT + ".clientIp"));
        }
    }

    private void pathParameters() {
        if (!hasPathParameters()) {
            return;
        }
        NottableString path = spec.getPath();
        PathTemplate template = PathTemplate.parse(path == null ? "" : path.getValue());
        pairs(
                Field.PATH_PARAMETERS,
                "pathParameters",
                spec.getPathParameters(),
                request -> template.parameters(request.path()),
                other -> StoredPairs.of(other.getPathParameters()));
    }

    private void pairs(
            Field field,
            String name,
            @Nullable KeysToMultiValues<?, ?> map,
            Function<RequestView, Pairs> found,
            Function<HttpRequest, @Nullable StoredPairs> stored) {
        if (map == null) {
            return;
        }
        PairsRule rule = PairsRule.compile(map, ROOT + "." + name, with);
        if (!rule.isEmpty()) {
            criteria.add(new PairsCriterion(field, rule, found, stored));
        }
    }

    private void value(
            Field field,
            @Nullable Object expected,
            Function<RequestView, Object> found,
            Function<HttpRequest, @Nullable Object> stored) {
        if (expected != null) {
            criteria.add(new ValueCriterion(field, expected, found, stored));
        }
    }
}
