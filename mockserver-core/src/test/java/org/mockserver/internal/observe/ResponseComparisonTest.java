package org.mockserver.internal.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.observe.Difference.Kind.BODY;
import static org.mockserver.internal.observe.Difference.Kind.HEADER;
import static org.mockserver.internal.observe.Difference.Kind.STATUS;
import static org.mockserver.internal.observe.Difference.Severity.BREAKING;
import static org.mockserver.internal.observe.Difference.Severity.INFORMATIONAL;
import static org.mockserver.internal.observe.Difference.Severity.WARNING;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.HttpResponse;

class ResponseComparisonTest {

    private static List<Difference> bodies(String stub, String real) {
        return ResponseComparison.of(
                new HttpResponse().withBody(stub),
                OutgoingResponse.status(200).body(real).build(),
                true);
    }

    private static OutgoingResponse real(int status, String... headers) {
        return OutgoingResponse.status(status).headers(Pairs.of(headers)).build();
    }

    @Test
    void whatAgreesIsNotADifference() {
        assertThat(ResponseComparison.of(
                        new HttpResponse().withHeader("a", "1").withHeader("content-type", "text/plain"),
                        real(200, "A", "1", "content-type", "Text/Plain; charset=utf-8", "more", "x"),
                        true))
                .isEmpty();
        assertThat(bodies("{\"a\": 1, \"b\": [{\"c\": \"x\"}]}", "{\"b\": [{\"c\": \"y\"}, {}], \"a\": 2}"))
                .isEmpty();
        assertThat(bodies("plain", "other")).isEmpty();
    }

    @Test
    void anotherClassOfStatusBreaks() {
        assertThat(ResponseComparison.of(new HttpResponse(), real(404), true))
                .containsExactly(new Difference(STATUS, "status", "200", "404", BREAKING));
        assertThat(ResponseComparison.of(new HttpResponse().withStatusCode(201), real(202), true))
                .containsExactly(new Difference(STATUS, "status", "201", "202", WARNING));
    }

    @Test
    void headersAreComparedAsFarAsTheExpectationHasThem() {
        HttpResponse stub = new HttpResponse()
                .withHeader("gone", "1")
                .withHeader("other", "1", "2")
                .withHeader("content-type", "application/json")
                .withHeader("date", "today");
        assertThat(ResponseComparison.of(stub, real(200, "other", "1", "content-type", "text/html"), true))
                .containsExactlyInAnyOrder(
                        new Difference(HEADER, "gone", "1", "missing", WARNING),
                        new Difference(HEADER, "other", "1, 2", "1", INFORMATIONAL),
                        new Difference(HEADER, "content-type", "application/json", "text/html", BREAKING));
    }

    @Test
    void theStructureOfJsonIsCompared() {
        assertThat(bodies(
                        "{\"id\": 1, \"gone\": true, \"list\": [{\"n\": 1}], \"o\": {}}",
                        "{\"id\": \"1\", \"list\": [{\"n\": 1, \"m\": 2}], \"o\": [], \"new\": null}"))
                .containsExactlyInAnyOrder(
                        new Difference(BODY, "$.id", "number", "string", BREAKING),
                        new Difference(BODY, "$.gone", "boolean", "missing", BREAKING),
                        new Difference(BODY, "$.list[0].m", "missing", "number", WARNING),
                        new Difference(BODY, "$.o", "object", "array", BREAKING),
                        new Difference(BODY, "$.new", "missing", "null", WARNING));
    }

    @Test
    void aBodyThatIsNoLongerJsonOrNoLongerThereBreaks() {
        assertThat(bodies("[1]", "sorry")).containsExactly(new Difference(BODY, "$", "array", "not JSON", BREAKING));
        assertThat(bodies("[1]", "")).containsExactly(new Difference(BODY, "$", "a body", "no body", BREAKING));
    }

    @Test
    void aBodyThatIsNotAllThereIsNotCompared() {
        assertThat(ResponseComparison.of(
                        new HttpResponse().withBody("[1]"),
                        OutgoingResponse.status(200).body("[").build(),
                        false))
                .isEmpty();
    }

    @Test
    void theNumberOfDifferencesIsBounded() {
        StringBuilder many = new StringBuilder("{\"f0\": 1");
        for (int i = 1; i < 500; i++) {
            many.append(", \"f").append(i).append("\": 1");
        }
        assertThat(bodies(many + "}", "{}")).hasSize(50);
    }

    @Test
    void theLogKeepsEachDifferenceOnceAndIsBounded() {
        DriftLog log = new DriftLog();
        for (int i = 0; i < DriftLog.MOST + 5; i++) {
            Difference difference = new Difference(BODY, "$.f" + i, "number", "string", BREAKING);
            log.add("e", "GET", "/", List.of(difference, difference), i);
        }
        assertThat(log.newestFirst()).hasSize(DriftLog.MOST);
        assertThat(log.newestFirst().get(0)).satisfies(newest -> {
            assertThat(newest.occurrences()).isEqualTo(2);
            assertThat(newest.difference().field()).isEqualTo("$.f" + (DriftLog.MOST + 4));
        });
        log.clear();
        assertThat(log.newestFirst()).isEmpty();
    }
}
