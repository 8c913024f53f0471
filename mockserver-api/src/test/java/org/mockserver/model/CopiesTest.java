package org.mockserver.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CopiesTest {

    @Test
    void aCopyOfARequestSharesNothingThatCanBeChanged() {
        HttpRequest original = HttpRequest.post("/a")
                .withHeader("h", "1", "2")
                .withQueryStringParameter("q", "1")
                .withPathParameter("p", "1")
                .withCookie("c", "1")
                .withBody("text");
        String before = original.toString();
        HttpRequest copy = original.clone();
        assertThat(copy).isEqualTo(original).isNotSameAs(original);

        copy.withHeader("h", "3")
                .removeHeader("h")
                .withQueryStringParameter("q", "2")
                .withPathParameter("p", "2")
                .withCookie("c", "2")
                .withBody("other");

        assertThat(original).hasToString(before);
        assertThat(HttpRequest.request().clone()).isEqualTo(HttpRequest.request());
    }

    @Test
    void aCopyOfAResponseSharesNothingThatCanBeChanged() {
        HttpResponse original = HttpResponse.response("text")
                .withHeaders(new Headers().withEntry("h", "1").withKeyMatchStyle(KeyMatchStyle.MATCHING_KEY))
                .withTrailer("t", "1")
                .withCookie("c", "1");
        String before = original.toString();
        HttpResponse copy = original.clone();
        assertThat(copy).isEqualTo(original).isNotSameAs(original);

        copy.withHeader("h", "3").withTrailer("t", "2").withCookie("c", "2").withStatusCode(500);

        assertThat(original).hasToString(before);
        assertThat(HttpResponse.response().clone()).isEqualTo(HttpResponse.response());
    }
}
