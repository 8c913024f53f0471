package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.mockserver.llm.ParsedMessage;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Action;
import org.mockserver.model.Completion;
import org.mockserver.model.ConversationPredicates;
import org.mockserver.model.CrossProtocolScenario;
import org.mockserver.model.Delay;
import org.mockserver.model.DnsRecord;
import org.mockserver.model.DnsRecordClass;
import org.mockserver.model.DnsRecordType;
import org.mockserver.model.DnsRequestDefinition;
import org.mockserver.model.DnsResponse;
import org.mockserver.model.DnsResponseCode;
import org.mockserver.model.EmbeddingResponse;
import org.mockserver.model.GrpcBidiResponse;
import org.mockserver.model.GrpcBidiRule;
import org.mockserver.model.GrpcStreamMessage;
import org.mockserver.model.GrpcStreamResponse;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.model.HttpLlmResponse;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.LlmChaosProfile;
import org.mockserver.model.LlmContentFilter;
import org.mockserver.model.ModerationResponse;
import org.mockserver.model.NormalizationOptions;
import org.mockserver.model.NottableString;
import org.mockserver.model.Provider;
import org.mockserver.model.RerankResponse;
import org.mockserver.model.StreamingPhysics;
import org.mockserver.model.ToolUse;
import org.mockserver.model.Usage;

/** Expectations for what other servers serve; the texts are as MockServer 9.2.0 shows these expectations. */
class OtherAnswersWireTest {

    private static final Delay MILLI = Delay.milliseconds(1);

    private static final List<Expectation> ALL = List.of(
            Expectation.when(request("/chaos")).withChaos(chaos()).thenRespond(response("x")),
            Expectation.when(request("/x"))
                    .withCrossProtocolScenario(CrossProtocolScenario.onHttpPath("/p", "s", "t"))
                    .withCrossProtocolScenario(CrossProtocolScenario.onWebSocketConnect("s2", "t2"))
                    .withCrossProtocolScenario(CrossProtocolScenario.onGrpcRequest("svc", "s3", "t3"))
                    .withCrossProtocolScenario(CrossProtocolScenario.onDnsQuery("dns", "s3", "t3"))
                    .thenRespond(response("x")),
            Expectation.when(request("/llm")).thenRespondWithLlm(completion()),
            Expectation.when(request("/emb"))
                    .thenRespondWithLlm(HttpLlmResponse.llmResponse()
                            .withProvider(Provider.OPENAI)
                            .withEmbedding(EmbeddingResponse.embedding()
                                    .withDimensions(3)
                                    .withDeterministicFromInput(true)
                                    .withSeed(1L))),
            Expectation.when(request("/rer"))
                    .thenRespondWithLlm(HttpLlmResponse.llmResponse()
                            .withProvider(Provider.COHERE)
                            .withRerank(RerankResponse.rerank()
                                    .withTopN(3)
                                    .withDeterministicFromInput(true)
                                    .withSeed(1L))),
            Expectation.when(request("/mod"))
                    .thenRespondWithLlm(HttpLlmResponse.llmResponse()
                            .withProvider(Provider.OPENAI)
                            .withModeration(ModerationResponse.moderationResponse()
                                    .withFlaggedCategory("hate")
                                    .withModel("m"))),
            Expectation.when(request("/grpc"))
                    .thenRespondWithGrpcStream(GrpcStreamResponse.grpcStreamResponse()
                            .withStatusName("OK")
                            .withStatusMessage("m")
                            .withHeader("a", "b")
                            .withMessage("{\"a\":1}")
                            .withMessage("{}", MILLI)
                            .withMessage(GrpcStreamMessage.grpcStreamMessage("{\"b\": \"$x\"}")
                                    .withTemplateType(HttpTemplate.TemplateType.VELOCITY))
                            .withCloseConnection(true)
                            .withDelay(MILLI)
                            .withPrimary(true)),
            Expectation.when(request("/bidi"))
                    .thenRespondWithGrpcBidi(GrpcBidiResponse.grpcBidiResponse()
                            .withStatusName("OK")
                            .withStatusMessage("m")
                            .withHeader("a", "b")
                            .withMessage("{\"a\":1}")
                            .withRule(GrpcBidiRule.grpcBidiRule("{\"n\":1}")
                                    .withResponse("{}")
                                    .withResponse("{}", MILLI))
                            .withRule(GrpcBidiRule.grpcBidiRule().withMatchJson(NottableString.not("x")))
                            .withCloseConnection(false)),
            new Expectation(DnsRequestDefinition.dnsRequest("a.test", DnsRecordType.AAAA)
                            .withDnsClass(DnsRecordClass.IN))
                    .thenRespondWithDns(DnsResponse.dnsResponse()
                            .withAnswerRecords(
                                    DnsRecord.aRecord("a.test", "1.2.3.4"),
                                    DnsRecord.mxRecord("a.test", 5, "mx"),
                                    DnsRecord.srvRecord("a", 1, 2, 3, "t"),
                                    DnsRecord.txtRecord("a", "t"),
                                    DnsRecord.ptrRecord("a", "p"),
                                    DnsRecord.cnameRecord("a", "c"),
                                    DnsRecord.aaaaRecord("a", "::1").withTtl(7))
                            .withAuthorityRecords(DnsRecord.dnsRecord()
                                    .withName("x")
                                    .withType(DnsRecordType.A)
                                    .withDnsClass(DnsRecordClass.CH)
                                    .withValue("1.1.1.1"))
                            .withAdditionalRecords(DnsRecord.aRecord("z", "1.1.1.1"))
                            .withResponseCode(DnsResponseCode.NXDOMAIN)
                            .withDelay(MILLI)));

    private static HttpChaosProfile chaos() {
        return HttpChaosProfile.httpChaosProfile()
                .withErrorStatus(503)
                .withErrorProbability(0.5)
                .withRetryAfter("2")
                .withDropConnectionProbability(0.1)
                .withLatency(Delay.milliseconds(3))
                .withSeed(4L)
                .withSucceedFirst(1)
                .withFailRequestCount(2)
                .withOutageAfterMillis(1L)
                .withOutageDurationMillis(2L)
                .withTruncateBodyAtFraction(0.5)
                .withMalformedBody(true)
                .withSlowResponseChunkSize(1)
                .withSlowResponseChunkDelay(MILLI)
                .withQuotaName("q")
                .withQuotaLimit(1)
                .withQuotaWindowMillis(1L)
                .withQuotaErrorStatus(429)
                .withDegradationRampMillis(1L)
                .withGraphqlErrors(true)
                .withGraphqlErrorMessage("m")
                .withGraphqlErrorCode("c")
                .withGraphqlNullifyData(false);
    }

    private static HttpLlmResponse completion() {
        return HttpLlmResponse.llmResponse()
                .withProvider(Provider.GROQ)
                .withModel("m")
                .withCompletion(Completion.completion()
                        .withToolCalls(ToolUse.toolUse("n").withId("i").withArguments("{\"a\":1}"))
                        .withStopReason("stop")
                        .withUsage(Usage.inputTokens(1)
                                .withOutputTokens(2)
                                .withCachedInputTokens(3)
                                .withCacheCreationTokens(4)
                                .withReasoningTokens(5))
                        .withStreaming(false)
                        .withStreamingPhysics(StreamingPhysics.streamingPhysics()
                                .withTimeToFirstToken(Delay.seconds(1))
                                .withTokensPerSecond(5)
                                .withJitter(0.1)
                                .withSeed(3L)
                                .withSubwordStreaming(false))
                        .withOutputSchema("{\"type\":\"object\"}")
                        .withEnforceOutputSchema(false)
                        .withModel("m")
                        .withToolChoice("auto")
                        .withReasoningText("r")
                        .withReasoningSignature("g"))
                .withContentFilter(LlmContentFilter.llmContentFilter()
                        .withHate("HIGH")
                        .withSexual("LOW")
                        .withViolence("SAFE")
                        .withSelfHarm("MEDIUM"))
                .withConversationPredicates(predicates())
                .withChaos(LlmChaosProfile.llmChaosProfile()
                        .withErrorStatus(500)
                        .withRetryAfter("1")
                        .withErrorProbability(0.5)
                        .withTruncateMode(LlmChaosProfile.TruncateMode.MID_STREAM)
                        .withTruncateAtFraction(0.5)
                        .withMalformedSse(true)
                        .withSeed(1L)
                        .withQuotaName("q")
                        .withQuotaLimit(1)
                        .withQuotaWindowMillis(1L)
                        .withQuotaErrorStatus(429)
                        .withTokenQuotaLimit(1L)
                        .withTokenQuotaWindowMillis(1L)
                        .withErrorKind("k")
                        .withContentFilterBlockProbability(0.5))
                .withDelay(MILLI)
                .withPrimary(true);
    }

    private static ConversationPredicates predicates() {
        return ConversationPredicates.conversationPredicates()
                .withTurnIndex(1)
                .withLatestMessageContains("a")
                .withLatestMessageMatches("b")
                .withLatestMessageRole(ParsedMessage.Role.USER)
                .withContainsToolResultFor("t")
                .withSemanticMatchAgainst("s")
                .withNormalization(NormalizationOptions.normalizationOptions()
                        .withCollapseWhitespace(false)
                        .withLowercase(true)
                        .withSortJsonKeys(false)
                        .withDropBuiltInVolatileFields(true)
                        .withDropVolatileFields(List.of("f")));
    }

    private static String shown() throws IOException {
        try (InputStream in = OtherAnswersWireTest.class.getResourceAsStream("/wire/other-answers.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theyAreWrittenAsTheOtherServerShowsThem() throws IOException {
        for (int i = 0; i < ALL.size(); i++) {
            ALL.get(i).withId(Integer.toString(i + 1));
        }
        assertThat(ExpectationWire.write(ALL)).isEqualTo(Json.pretty(Json.parse(shown())));
    }

    @Test
    void theyAreReadAsTheOtherServerShowsThem() throws IOException {
        List<Expectation> read = ExpectationWire.readStored(shown());

        for (int i = 0; i < ALL.size(); i++) {
            assertThat(read.get(i)).isEqualTo(ALL.get(i).withId(Integer.toString(i + 1)));
        }
        assertThat(read.get(2).getAction().getType()).isEqualTo(Action.Type.LLM_RESPONSE);
        assertThat(read.get(2).getAction().getDelay()).isEqualTo(new Delay(TimeUnit.MILLISECONDS, 1));
    }

    @Test
    void theyAreRefusedByNameWhereTheyAreToBeServed() {
        for (String key :
                List.of("httpLlmResponse", "grpcStreamResponse", "grpcBidiResponse", "dnsResponse", "chaos")) {
            assertThatThrownBy(() ->
                            ExpectationWire.readMany("{\"httpResponse\": {}, \"" + key + "\": {\"whatever\": true}}"))
                    .isInstanceOf(WireException.class)
                    .hasMessageContaining("$." + key + ": " + key + " is not supported by this version yet");
        }
        assertThatThrownBy(
                        () -> ExpectationWire.readMany("{\"httpRequest\": {\"dnsName\": \"a\"}, \"httpResponse\": {}}"))
                .hasMessageContaining("a request definition with dnsName is not supported by this version yet");
    }

    @Test
    void whatTheirTablesDoNotKnowIsRefused() {
        Problems problems = Problems.ofInstructions();
        At at = At.root(
                problems,
                Json.parse("{\"completion\": {\"usage\": {\"inputTokens\": -1}, \"wrong\": 1},"
                        + " \"chaos\": {\"errorProbability\": 2}, \"provider\": \"NOBODY\"}"));

        LlmCodec.read(at);

        assertThatThrownBy(problems::throwIfAny)
                .hasMessageContaining("$.completion.wrong: is not defined")
                .hasMessageContaining("$.completion.usage.inputTokens: inputTokens must be >= 0, got -1")
                .hasMessageContaining("$.chaos.errorProbability: errorProbability must be between 0.0 and 1.0")
                .hasMessageContaining("$.provider: \"NOBODY\" is not one of");
    }

    @Test
    void aSchemaMayBeAnObject() {
        Problems problems = Problems.ofInstructions();
        HttpLlmResponse read = LlmCodec.read(
                At.root(problems, Json.parse("{\"completion\": {\"outputSchema\": {\"type\": \"object\"}}}")));

        problems.throwIfAny();
        assertThat(read.getCompletion().getOutputSchema()).isEqualTo("{\"type\":\"object\"}");
    }
}
