package org.mockserver.serialization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import org.junit.jupiter.api.Test;
import org.mockserver.logging.MockServerLogger;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;

class SerializersTest {

    private final ExpectationSerializer expectations = new ExpectationSerializer(new MockServerLogger());
    private final HttpRequestSerializer requests = new HttpRequestSerializer(null);
    private final HttpResponseSerializer responses = new HttpResponseSerializer(new MockServerLogger());

    @Test
    void whatIsWrittenIsReadAgain() {
        HttpRequest question = request("/a").withMethod("!GET").withHeader("h", "v");
        HttpResponse answer = response("b").withHeader("h", "v");
        Expectation expectation = new Expectation(question).withId("one").thenRespond(answer);

        assertThat(requests.deserialize(requests.serialize(question))).isEqualTo(question);
        assertThat(responses.deserialize(responses.serialize(answer))).isEqualTo(answer);
        assertThat(expectations.deserialize(expectations.serialize(expectation)))
                .isEqualTo(expectation);
        assertThat(expectations.deserializeArray(expectations.serialize(expectation, expectation), false))
                .containsExactly(expectation, expectation);
        assertThat(responses.deserializeArray(responses.serialize(answer, answer)))
                .containsExactly(answer, answer);
    }

    @Test
    void recordedRequestsAreReadLiterally() {
        HttpRequest[] recorded =
                requests.deserializeArray("[{\"method\": \"GET\", \"path\": \"/!a\"}, {\"path\": \"!b\"}]");

        assertThat(recorded).hasSize(2);
        assertThat(recorded[1].getPath()).isEqualTo(NottableString.string("!b", false));
    }

    @Test
    void anEmptyArrayIsAMistakeUnlessItIsAllowed() {
        assertThat(expectations.deserializeArray("[]", true)).isEmpty();
        assertThat(expectations.deserializeArray("", true)).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> expectations.deserializeArray("[]", false));
    }

    @Test
    void whatCannotBeReadIsSaidInTheWordsOfAServer() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> expectations.deserialize("{\"httpRequest\": {}, \"httpResponse\": {\"statusCode\": 7}}"))
                .withMessageStartingWith("incorrect expectation json format for:")
                .withMessageContaining("statusCode");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> requests.deserialize(null))
                .withMessageContaining("request is required");
    }
}
