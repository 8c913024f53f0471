package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.mock.Expectation;

class ProgramFormatsTest {

    private static final String NASTY = """
            [{'id': 'one', 'httpRequest': {'method': 'POST', 'path': '/a', 'headers': {'X': ['`#"1', "it's"]},
              'body': 'say "# `x` \\"\\"\\" \\'\\'\\' */ EXPECTATION \\u00e9'}, 'httpResponse': {'body': {'n': 1.50, 'type': 'dog'}}},
             {'id': 'two', 'httpResponses': [{'body': [1, 2]}, {'statusCode': 204}], 'times': {'remainingTimes': 2},
              'metadata': {'body': 'free'}}]""";

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private Answer retrieve(String type, String format) {
        return server.put("/retrieve?type=" + type + "&format=" + format);
    }

    @ParameterizedTest
    @CsvSource({
        "javascript, application/javascript",
        "python, text/x-python",
        "go, text/x-go",
        "csharp, text/x-csharp",
        "ruby, text/x-ruby",
        "rust, text/x-rust",
        "php, application/x-httpd-php"
    })
    void aProgramHoldsTheExpectationsWithoutLoss(String format, String contentType) {
        server.register(NASTY);
        Answer answer = retrieve("active_expectations", format);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.response().defaultContentType()).isEqualTo(contentType + "; charset=utf-8");
        String program = answer.text();
        List<Expectation> original = ExpectationWire.readMany(
                server.put("/retrieve?type=active_expectations").text());
        int from = 0;
        for (Expectation expectation : original) {
            int open = program.indexOf("{\n", program.indexOf("\"httpRe", from) - 30);
            String json = objectAt(program, open);
            assertThat(ExpectationWire.readMany(json)).as(json).containsExactly(expectation);
            assertThat(json).contains("\"type\" : \"");
            from = open + json.length();
        }
        assertThat(retrieve("recorded_expectations", format).text()).doesNotContain("httpRe");
    }

    /* The text from a brace to the one that closes it. */
    private static String objectAt(String text, int open) {
        int depth = 0;
        boolean quoted = false;
        for (int i = open; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted) {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                if (depth == 0) {
                    return text.substring(open, i + 1);
                }
            }
        }
        throw new AssertionError("no closing brace in " + text);
    }

    /* Asks the language itself where it is installed; its structure is checked by the test above in any case. */
    @Test
    void aProgramIsAcceptedByItsLanguage() throws IOException, InterruptedException {
        server.register(NASTY);
        assertThat(refusalOf(
                        retrieve("active_expectations", "python").text(),
                        "python3",
                        "-c",
                        "import ast,sys\nast.parse(sys.stdin.buffer.read().decode('utf-8'))"))
                .isEmpty();
        assertThat(refusalOf(retrieve("active_expectations", "javascript").text(), "node", "--check", "-"))
                .isEmpty();
        assertThat(refusalOf(retrieve("active_expectations", "ruby").text(), "ruby", "-c"))
                .isEmpty();
        assertThat(refusalOf(retrieve("active_expectations", "php").text(), "php", "-l"))
                .isEmpty();
        assertThat(refusalOf(retrieve("active_expectations", "go").text(), "gofmt", "-e"))
                .isEmpty();
    }

    private static String refusalOf(String program, String... command) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectErrorStream(false)
                    .start();
        } catch (IOException notInstalled) {
            return "";
        }
        process.getOutputStream().write(program.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String complaint = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return process.exitValue() == 0 ? "" : complaint + program;
    }
}
