package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.mockserver.integration.ClientAndServer.startClientAndServer;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.ClearType;
import org.mockserver.model.ExpectationId;
import org.mockserver.proxyconfiguration.ProxyConfiguration;

/** Arguments that are null: what they mean, and how they are refused before anything is sent. */
class ClientArgumentsTest {

    /* Nothing listens there, so that whatever is sent fails in another way. */
    private static final MockServerClient NOWHERE = new MockServerClient("localhost", 1);

    static Stream<Arguments> refused() {
        return Stream.of(
                refused("id", () -> NOWHERE.clear((String) null)),
                refused("id", () -> NOWHERE.clear((ExpectationId) null)),
                refused("id", () -> NOWHERE.clear((ExpectationId) null, ClearType.LOG)),
                refused("type", () -> NOWHERE.clear(request(), (ClearType) null)),
                refused("expectation", () -> NOWHERE.upsert(new Expectation[] {null})),
                refused("specification", () -> NOWHERE.upsert(new OpenAPIExpectation[] {null})),
                refused("ports", () -> NOWHERE.bind((Integer[]) null)),
                refused("port", () -> NOWHERE.bind(new Integer[] {null})),
                refused("port", () -> startClientAndServer(new Integer[] {null})),
                refused("behind.test", () -> startClientAndServer("behind.test", null, 0)));
    }

    private static Arguments refused(String named, ThrowingCallable call) {
        return Arguments.of(named, call);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void whatIsMissingIsNamedBeforeAnythingIsSent(String named, ThrowingCallable call) {
        assertThatIllegalArgumentException().isThrownBy(call).withMessageContaining(named);
    }

    @Test
    void nothingToStoreIsStoredWithoutACall() {
        assertThat(NOWHERE.upsert(new Expectation[0])).isEmpty();
        assertThat(NOWHERE.upsert((Expectation[]) null)).isEmpty();
        assertThat(NOWHERE.upsert(new OpenAPIExpectation[0])).isEmpty();
        assertThat(NOWHERE.sendExpectation()).isEmpty();
    }

    @Test
    void limitsMayBeLeftOutAsNull() {
        try (ClientAndServer server = startClientAndServer((Integer[]) null)) {
            Expectation stored = server.when(request("/a"), null, null, null).respond(response())[0];

            assertThat(stored.getTimes()).isEqualTo(Times.unlimited());
            assertThat(stored.getTimeToLive()).isEqualTo(TimeToLive.unlimited());
            assertThat(stored.getPriority()).isZero();
            assertThat(server.when(null).respond(response())[0].getHttpRequest())
                    .isIn(null, request());
        }
    }

    @Test
    void credentialsAndProxyAreTakenBackWithNull() {
        try (ClientAndServer server = startClientAndServer()) {
            MockServerClient client = new MockServerClient("localhost", server.getPort())
                    .withControlPlaneJWT(" ")
                    .withControlPlaneJWT((Supplier<String>) null)
                    .withProxyConfiguration(
                            ProxyConfiguration.proxyConfiguration(ProxyConfiguration.Type.HTTP, "localhost:1"))
                    .withProxyConfiguration(null);

            assertThat(client.reset()).isSameAs(client);
        }
    }
}
