package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.control.ControlFixture.Answer;

/** The module that reads specifications is not on the class path of these tests. */
class WithoutOpenApiTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/openapi | {'specUrlOrPayload': 'api.yaml'}",
                "/expectation | {'specUrlOrPayload': 'api.yaml'}",
                "/expectation | {'httpRequest': {'specUrlOrPayload': 'api.yaml'}, 'httpResponse': {}}",
                "/verify | {'httpRequest': {'specUrlOrPayload': 'api.yaml'}}",
                "/clear | {'specUrlOrPayload': 'api.yaml'}",
                "/retrieve?type=requests | {'specUrlOrPayload': 'api.yaml'}",
            })
    void whatNeedsTheModuleNamesIt(String path, String body) {
        Answer answer = server.put(path, body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains("org.mockserver:mockserver-openapi", "not on the class path");
    }

    @Test
    void everythingElseWorks() {
        assertThat(server.put("/expectation", "{'httpResponse': {}}").status()).isEqualTo(201);
        assertThat(server.put("/openapi", "").status()).isEqualTo(400);
        assertThat(server.put("/openapi", "[]").text()).contains("is required");
    }
}
