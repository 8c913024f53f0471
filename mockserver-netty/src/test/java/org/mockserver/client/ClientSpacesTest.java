package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpClassCallback.callback;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.HttpTemplate.template;
import static org.mockserver.verify.VerificationTimes.once;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpTemplate.TemplateType;

/** Clients of spaces, and the actions that the server works out itself. */
class ClientSpacesTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    @Test
    void aContextPathLeadsIntoASpace() {
        assertThat(SERVER.send("PUT", "/mockserver/space", "{'name': 'red'}").statusCode())
                .isEqualTo(201);
        MockServerClient red = new MockServerClient("localhost", SERVER.port(), "/mockserver/space/red");
        red.when(request("/plain")).respond(response("red"));
        red.when(request("/code")).respond(request -> response("red code"));

        SERVER.answers("/mockserver/space/red/plain", 200, "red");
        SERVER.answers("/mockserver/space/red/code", 200, "red code");
        assertThat(SERVER.get("/plain").statusCode()).isEqualTo(404);
        red.verify(request("/plain"), once()).verify(request("/plain"), request("/code"));
        SERVER.client().verify(request("/plain"), once());
        MockServerClient blue = SERVER.client().openSpace();
        blue.when(request("/code")).respond(request -> response("blue code"));
        SERVER.client().reset();
        blue.reset();
        SERVER.answers("/mockserver/space/red/code", 200, "red code");
        red.stop();
        assertThat(SERVER.get("/mockserver/space/red/plain").statusCode()).isEqualTo(404);
        assertThat(SERVER.client().isRunning()).isTrue();
    }

    @Test
    void templatesAnswer() {
        SERVER.client()
                .when(request("/template"))
                .respond(template(TemplateType.MUSTACHE, "{\"statusCode\": 203, \"body\": \"{{ request.method }}\"}"));

        SERVER.answers("/template", 203, "GET");
    }

    @Test
    void classesAnswer() {
        SERVER.client().when(request("/class")).respond(callback(Greeting.class));
        SERVER.client().when(request("/name")).respond(callback().withCallbackClass(Greeting.class.getName()));

        SERVER.answers("/class", 200, "greetings from /class");
        SERVER.answers("/name", 200, "greetings from /name");
    }

    /** Made by the server. */
    public static class Greeting implements ExpectationResponseCallback {

        @Override
        public HttpResponse handle(HttpRequest httpRequest) {
            return response("greetings from " + httpRequest.getPath());
        }
    }
}
