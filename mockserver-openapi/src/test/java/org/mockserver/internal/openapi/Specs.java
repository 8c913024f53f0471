package org.mockserver.internal.openapi;

import java.io.IOException;
import java.util.List;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.OpenAPIDefinition;

/** Short ways to write specifications and to ask about them. */
final class Specs {

    static final String BAKERY = api("""
            '/loaves': {
              'get': {'operationId': 'listLoaves',
                'parameters': [{'name': 'limit', 'in': 'query', 'schema': {'type': 'integer', 'maximum': 50}}],
                'responses': {'200': {'description': 'ok', 'headers': {'X-Total': {'schema': {'type': 'integer'}}},
                  'content': {'application/json': {'schema': {'type': 'array', 'items': {'$ref': '#/components/schemas/Loaf'}}}}}}},
              'post': {'operationId': 'createLoaf',
                'requestBody': {'required': true, 'content': {'application/json': {'schema': {'$ref': '#/components/schemas/Loaf'}}}},
                'responses': {'201': {'description': 'made'}}}},
            '/loaves/{loafId}': {
              'parameters': [{'name': 'loafId', 'in': 'path', 'required': true, 'schema': {'type': 'integer'}}],
              'get': {'operationId': 'getLoaf', 'responses': {
                '200': {'description': 'ok', 'content': {'application/json': {'schema': {'$ref': '#/components/schemas/Loaf'}}}},
                '404': {'description': 'none'}}}}""", """
            'Loaf': {'type': 'object', 'required': ['id', 'name'], 'properties': {
              'id': {'type': 'integer'}, 'name': {'type': 'string', 'example': 'rye'}, 'sold': {'type': 'boolean'}}}""");

    static final Fetcher NO_NETWORK = (url, maxBytes) -> {
        throw new IOException("a test must not fetch " + url);
    };

    private Specs() {}

    static OpenApiModule module() {
        return new OpenApiModule(NO_NETWORK);
    }

    static String api(String paths) {
        return api(paths, "");
    }

    /** A specification of OpenAPI 3.0 with these paths and schemas. */
    static String api(String paths, String schemas) {
        return "{'openapi': '3.0.3', 'info': {'title': 'A B', 'version': '1'}, 'paths': {" + paths
                + "}, 'components': {'schemas': {" + schemas + "}}}";
    }

    /** The only operation, on /x with POST for bodies and GET for all else. */
    static String operation(String members) {
        String method = members.contains("requestBody") ? "post" : "get";
        return api("'/x': {'" + method + "': {'operationId': 'x', " + members
                + (members.contains("'responses'") ? "" : ", 'responses': {}") + "}}");
    }

    static String parameter(String members) {
        return operation("'parameters': [{" + members + "}]");
    }

    static RequestView get(String target, String... headers) {
        return RequestView.of("GET", target, Pairs.of(headers), "");
    }

    static RequestView post(String target, String contentType, String body) {
        return RequestView.of("POST", target, Pairs.of("Content-Type", contentType), body);
    }

    /** Whether a request is one of a specification's. */
    static boolean matches(String specification, RequestView request) {
        return matches(OpenAPIDefinition.openAPI(specification), request);
    }

    static boolean matches(OpenAPIDefinition definition, RequestView request) {
        return Matchers.compile(definition, MatchOptions.standard()).test(request);
    }

    static OpenApi.Generated generated(String specification) {
        return module().generate(OpenAPIExpectation.openAPIExpectation(specification));
    }

    static List<Expectation> expectations(String specification) {
        return generated(specification).expectations();
    }

    /** The response of the only operation. */
    static HttpResponse response(String specification) {
        return expectations(specification).get(0).getHttpResponse();
    }

    /** The JSON that the only operation answers with when its first response has such a media type. */
    static String answered(String mediaType) {
        HttpResponse response =
                response(operation("'responses': {'200': {'content': {'application/json': {" + mediaType + "}}}}"));
        return Json.compact(Json.parse(response.getBodyAsString()));
    }
}
