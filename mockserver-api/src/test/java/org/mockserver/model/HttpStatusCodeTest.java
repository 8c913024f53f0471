package org.mockserver.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HttpStatusCodeTest {

    @Test
    void aNumberHasAConstantOrNot() {
        assertThat(HttpStatusCode.code(404)).isEqualTo(HttpStatusCode.NOT_FOUND_404);
        assertThat(HttpStatusCode.code(299)).isNull();
    }

    @Test
    void namesEndWithTheirNumbers() {
        assertThat(HttpStatusCode.values()).allSatisfy(each -> {
            assertThat(each.name()).endsWith(String.format("_%03d", each.code()));
            assertThat(each.reasonPhrase()).isNotBlank();
        });
        assertThat(HttpStatusCode.UNPROCESSABLE_ENTITY_422.reasonPhrase()).isEqualTo("Unprocessable Entity");
    }
}
