package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.mock.action.ExpectationForwardCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

@OverEveryProtocol
class ClassCallbackTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    /** Answers with what it was asked. */
    public static final class Echo implements ExpectationResponseCallback {
        @Override
        public HttpResponse handle(HttpRequest request) {
            return HttpResponse.response(request.getMethod("") + " " + request.getFirstQueryStringParameter("q"))
                    .withStatusCode(201);
        }
    }

    /** Fails. */
    public static final class Failing implements ExpectationResponseCallback {
        @Override
        public HttpResponse handle(HttpRequest request) {
            throw new IllegalStateException("no idea");
        }
    }

    /** Gives nothing. */
    public static final class Silent implements ExpectationResponseCallback {
        @Override
        public HttpResponse handle(HttpRequest request) {
            return null;
        }
    }

    /** Passes on to the port that the request names. */
    public static final class Onward implements ExpectationForwardCallback {
        @Override
        public HttpRequest handle(HttpRequest request) {
            return request.withPath("/onward")
                    .withSocketAddress("127.0.0.1", Integer.valueOf(request.getFirstHeader("x-port")));
        }
    }

    /** Changes what comes back. */
    public static final class Both implements ExpectationForwardAndResponseCallback {
        @Override
        public HttpRequest handle(HttpRequest request) {
            return new Onward().handle(request);
        }

        @Override
        public HttpResponse handle(HttpRequest request, HttpResponse response) {
            return response.withBody(request.getPath().getValue() + " said " + response.getBodyAsString());
        }
    }

    private static HouseClient expect(String action, String type) {
        return HOUSE.client()
                .expect("{'httpRequest': {'path': '/class'}, '" + action + "': {'callbackClass': '" + type + "'}}");
    }

    private static HouseClient expect(String action, Class<?> type) {
        return expect(action, type.getName());
    }

    @Test
    void aClassAnswers() {
        HouseClient.Answer answer =
                expect("httpResponseClassCallback", Echo.class).get("/class?q=7");
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.body()).isEqualTo("GET 7");
    }

    @Test
    void aClassThatFailsIsA404AndALogEntryWithTheCause() {
        HouseClient.Answer answer =
                expect("httpResponseClassCallback", Failing.class).get("/class");
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).isEmpty();
        assertThat(HOUSE.client().retrieve("logs&format=log_entries"))
                .contains("failed: java.lang.IllegalStateException: no idea", "at " + Failing.class.getName());
    }

    @Test
    void aClassThatGivesNothingIsA404() {
        assertThat(expect("httpResponseClassCallback", Silent.class)
                        .get("/class")
                        .status())
                .isEqualTo(404);
        assertThat(expect("httpForwardClassCallback", Silent.class)
                        .get("/class")
                        .status())
                .isEqualTo(404);
        assertThat(HOUSE.client().retrieve("logs")).contains("gave nothing instead of HttpResponse");
    }

    @Test
    void aClassThatIsMissingOrNoCallbackIsA404() {
        HouseClient client = expect("httpResponseClassCallback", "no.such.Callback");
        assertThat(client.get("/class").status()).isEqualTo(404);
        client.control("/clear");
        assertThat(expect("httpResponseClassCallback", Runtime.class)
                        .get("/class")
                        .status())
                .isEqualTo(404);
        assertThat(client.retrieve("logs")).contains("java.lang.Runtime implements no callback interface");
    }

    @Test
    void aClassDecidesWhatIsPassedOn() {
        try (Origin origin = Origin.saying("upstream")) {
            HouseClient.Answer answer = expect("httpForwardClassCallback", Onward.class)
                    .send("POST", "/class", "body", "x-port", "" + origin.port());
            assertThat(answer.body()).isEqualTo("upstream");
            assertThat(origin.received().get(0).line()).isEqualTo("POST /onward HTTP/1.1");
            assertThat(origin.received().get(0).body()).isEqualTo("body");
        }
    }

    @Test
    void aClassDecidesAboutTheResponseToo() {
        try (Origin origin = Origin.saying("upstream")) {
            HouseClient.Answer answer =
                    expect("httpForwardClassCallback", Both.class).get("/class", "x-port", "" + origin.port());
            assertThat(answer.body()).isEqualTo("/onward said upstream");
            assertThat(HOUSE.client().retrieve("recorded_expectations")).contains("said upstream");
        }
    }

    @Test
    void aClassThatFailsToDecideWhatIsPassedOnIsA502() {
        assertThat(expect("httpForwardClassCallback", Onward.class)
                        .get("/class")
                        .status())
                .isEqualTo(502);
    }

    @Test
    void onlyClassesOfTheNamedPackagesAreCalled() throws StartFailure {
        HouseClient client = HOUSE.restartWith("callbackClassPackages", "org.mockserver.internal.server,com.example");
        assertThat(expect("httpResponseClassCallback", Echo.class).get("/class").status())
                .isEqualTo(201);
        client.control("/reset");
        client.expect("{'httpResponseClassCallback': {'callbackClass': 'org.mockserver.internal.serverside.Other'}}");

        assertThat(client.get("/class").status()).isEqualTo(404);
        assertThat(client.retrieve("logs")).contains("mockserver.callbackClassPackages");
    }
}
