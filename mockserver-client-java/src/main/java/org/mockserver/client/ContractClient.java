package org.mockserver.client;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.CrudWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.CrudExpectationsDefinition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What compares servers with specifications, and serves objects that callers change. */
abstract class ContractClient extends BreakingClient {

    ContractClient(Remote remote) {
        super(remote);
    }

    /** Serves objects that callers list, read, add, replace, merge and delete, in place of expectations. */
    public MockServerClient crud(CrudExpectationsDefinition definition) {
        remote().create(Call.put("/crud").json(CrudWire.write(definition)));
        return self();
    }

    /**
     * Sends a request for each operation of a specification to a server, and compares the responses with it.
     *
     * @param specification OpenAPI, or where it is
     * @param baseUrl of the server under test
     */
    public MockServerClient.ContractReport contractTest(String specification, String baseUrl) {
        return contractTest(specification, baseUrl, null);
    }

    /** As {@link #contractTest(String, String)}, for one operation; null for all. */
    public MockServerClient.ContractReport contractTest(
            String specification, String baseUrl, @Nullable String operationId) {
        ObjectNode test = Json.object().put("spec", specification).put("baseUrl", baseUrl);
        if (operationId != null) {
            test.put("operationId", operationId);
        }
        return report(Call.put("/contractTest").json(Json.pretty(test)));
    }

    /**
     * Compares the exchanges that were recorded with a specification.
     *
     * @param specification OpenAPI, or where it is
     */
    public MockServerClient.ContractReport trafficValidate(String specification) {
        return report(
                Call.put("/trafficValidate").json(Json.pretty(Json.object().put("spec", specification))));
    }

    private MockServerClient.ContractReport report(Call call) {
        JsonNode report = Json.parse(remote().call(call).bytes());
        List<MockServerClient.ContractResult> results = new ArrayList<>();
        for (JsonNode each : report.path("results")) {
            List<String> ofResponse = texts(each.path("responseErrors"));
            ofResponse.addAll(texts(each.path("validationErrors")));
            results.add(new MockServerClient.ContractResult(
                    each.path("operationId").asString(""),
                    each.path("method").asString(""),
                    each.path("path").asString(""),
                    each.path("matchedOperation").asString(""),
                    each.path("statusCodeReceived").asInt(0),
                    each.path("passed").asBoolean(false),
                    texts(each.path("requestErrors")),
                    ofResponse));
        }
        int total = report.path("totalOperations")
                .asInt(report.path("totalRequests").asInt(results.size()));
        return new MockServerClient.ContractReport(
                total,
                report.path("passed").asInt(0),
                report.path("failed").asInt(0),
                report.path("allPassed").asBoolean(false),
                results);
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.values().forEach(text -> texts.add(text.asString("")));
        return texts;
    }
}
