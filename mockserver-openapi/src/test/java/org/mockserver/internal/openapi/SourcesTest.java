package org.mockserver.internal.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.internal.openapi.Specs.get;
import static org.mockserver.internal.openapi.Specs.matches;
import static org.mockserver.internal.openapi.Specs.post;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.match.UnusableSpecification;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.OpenAPIDefinition;

/** Where specifications come from, and what they may refer to. */
class SourcesTest {

    private static final String YAML = """
            openapi: 3.0.0
            info: {title: mill, version: "1"}
            paths:
              /flour:
                get:
                  operationId: getFlour
                  responses: {}
            """;

    @TempDir
    private Path folder;

    private HttpServer web;
    private final AtomicInteger fetched = new AtomicInteger();

    @BeforeEach
    void serve() throws IOException {
        web = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        web.createContext("/api.yaml", exchange -> {
            fetched.incrementAndGet();
            byte[] body = YAML.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        web.createContext("/moved.yaml", exchange -> {
            exchange.getResponseHeaders().set("location", "/api.yaml");
            exchange.sendResponseHeaders(302, -1);
            exchange.close();
        });
        web.start();
    }

    @AfterEach
    void stop() {
        web.stop(0);
    }

    private String url(String path) {
        return "http://127.0.0.1:" + web.getAddress().getPort() + path;
    }

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static OpenApi.Generated generated(String place) {
        return new OpenApiModule().generate(OpenAPIExpectation.openAPIExpectation(place));
    }

    @Test
    void aFileIsFoundByItsNameAndByItsUrl() throws IOException {
        Path file = file("api.yaml", YAML);

        assertThat(matches(file.toString(), get("/flour"))).isTrue();
        assertThat(matches(file.toUri().toString(), get("/flour"))).isTrue();
        assertThat(generated(file.toString()).located()).isTrue();
    }

    @Test
    void aResourceOnTheClassPathIsFound() {
        assertThat(matches("specs/resource-api.yaml", get("/resource"))).isTrue();
        assertThat(matches("classpath:specs/resource-api.yaml", get("/resource")))
                .isTrue();
    }

    @Test
    void aTextInYamlOrJsonIsTheSpecificationItself() {
        assertThat(matches(YAML, get("/flour"))).isTrue();
        assertThat(matches(Specs.BAKERY, get("/loaves"))).isTrue();
        assertThat(generated(YAML).located()).isFalse();
    }

    @Test
    void aUrlIsFetchedAndRedirectsAreFollowed() {
        assertThat(generated(url("/api.yaml")).expectations()).hasSize(1);
        assertThat(generated(url("/moved.yaml")).expectations()).hasSize(1);
    }

    @Test
    void askingAgainAndAgainDoesNotFetchAgainAndAgain() {
        OpenApiModule module = new OpenApiModule();
        for (int i = 0; i < 5; i++) {
            module.operations(OpenAPIDefinition.openAPI(url("/api.yaml")));
        }

        assertThat(fetched).hasValue(1);
        module.generate(OpenAPIExpectation.openAPIExpectation(url("/api.yaml")));
        assertThat(fetched).hasValue(2);
    }

    @Test
    void whatCannotBeReadIsToldWithItsPlace() {
        assertThatThrownBy(() -> generated(url("/gone.yaml")))
                .isInstanceOf(UnusableSpecification.class)
                .hasMessageContaining("/gone.yaml cannot be fetched: the status was 404");
        assertThatThrownBy(() -> generated("http://127.0.0.1:1/api.yaml")).hasMessageContaining("cannot be fetched");
        assertThatThrownBy(() -> generated(folder + "/gone.yaml"))
                .hasMessageContaining("gone.yaml is neither a file nor a resource");
        assertThatThrownBy(() -> generated("not a spec")).hasMessageContaining("Unable to load API spec, ");
    }

    @Test
    void aUrlThatSendsTooMuchOrTooSlowlyIsGivenUp() {
        web.createContext("/endless", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(new byte[2_000]);
            exchange.getResponseBody().flush();
        });

        assertThatThrownBy(() -> new HttpFetcher(10_000).fetch(URI.create(url("/endless")), 1_000))
                .hasMessageContaining("more than 1000 bytes");
        assertThatThrownBy(() -> new HttpFetcher(200).fetch(URI.create(url("/endless")), 1_000_000))
                .hasMessageContaining("longer than 200 milliseconds");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'openapi': '2.5'} | OpenAPI version 2.5 is not known",
                "{'openapi': '3.0.0'} | attribute paths is missing",
                "{'openapi': '3.0.0', 'paths': []} | attribute paths is not of type object",
                "{'info': {}} | attribute openapi is missing",
                "{'openapi' | not valid JSON at line 1",
                "[1] | is not an OpenAPI specification",
            })
    void whatIsNoSpecificationIsRefusedWithTheReason(String text, String reason) {
        assertThatThrownBy(() -> generated(text))
                .isInstanceOf(UnusableSpecification.class)
                .hasMessageContaining("Unable to load API spec, ")
                .hasMessageContaining(reason);
    }

    private static String referring(String reference) {
        return "openapi: 3.0.0\npaths:\n  /x:\n    post:\n      operationId: x\n      requestBody:\n        required: true\n"
                + "        content:\n          application/json:\n            schema:\n              $ref: '"
                + reference
                + "'\n      responses: {}\n";
    }

    @Test
    void aFileMayReferToFilesBesideItAndBelow() throws IOException {
        Path main = file("api.yaml", referring("schemas/loaf.yaml#/Loaf"));
        file("schemas/loaf.yaml", "Loaf: {type: object, required: [n], properties: {n: {$ref: '../n.json'}}}");
        file("n.json", "{\"type\": \"integer\"}");

        assertThat(matches(main.toString(), post("/x", "application/json", "{\"n\": 1}")))
                .isTrue();
        assertThat(matches(main.toString(), post("/x", "application/json", "{\"n\": \"a\"}")))
                .isFalse();
        assertThat(generated(main.toString()).problems()).isEmpty();
        file("n.json", "{\"type\": \"string\"}");
        assertThat(matches(main.toString(), post("/x", "application/json", "{\"n\": \"a\"}")))
                .isTrue();
    }

    @Test
    void noReferenceLeadsOutOfTheDirectory() throws IOException {
        file("secret.yaml", "type: integer");
        Path main = file("specs/api.yaml", referring("../secret.yaml"));
        Path link = Files.createSymbolicLink(folder.resolve("specs/link.yaml"), folder.resolve("secret.yaml"));
        Path linked = file("specs/linked.yaml", referring(link.getFileName().toString()));

        for (Path each : new Path[] {main, linked}) {
            assertThat(generated(each.toString()).problems())
                    .singleElement()
                    .asString()
                    .contains("outside the directory of the specification");
            assertThat(matches(each.toString(), post("/x", "application/json", "\"text\"")))
                    .isTrue();
        }
    }

    @Test
    void noReferenceCausesARequest() throws IOException {
        Path main = file("api.yaml", referring(url("/api.yaml") + "#/info"));

        assertThat(generated(main.toString()).problems())
                .singleElement()
                .asString()
                .contains("not fetched over the network");
        assertThat(generated(referring(url("/api.yaml"))).problems())
                .singleElement()
                .asString()
                .contains("can only refer to itself");
        assertThat(fetched).hasValue(0);
    }
}
