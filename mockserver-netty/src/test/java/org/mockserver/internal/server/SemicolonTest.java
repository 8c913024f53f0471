package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** Whether semicolons separate query parameters. */
@OverEveryProtocol
class SemicolonTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static final String SETTING = "useSemicolonAsQueryParameterSeparator";
    private static final String BOTH = "{'queryStringParameters': {'a': ['1'], 'b': ['2']}}";

    @Parameter
    Speech speech;

    @Test
    void aSemicolonIsPartOfAValueUnlessItIsWanted() throws Exception {
        HOUSE.client().expect("{'httpRequest': " + BOTH + ", 'httpResponse': {'body': 'both'}}");
        assertThat(HOUSE.client().get("/q?a=1;b=2").status()).isEqualTo(404);
        assertThat(HOUSE.client().get("/q?a=1&b=2").body()).isEqualTo("both");

        HOUSE.restartWith(SETTING, "true");
        HOUSE.client().expect("{'httpRequest': " + BOTH + ", 'httpResponse': {'body': 'both'}}");
        assertThat(HOUSE.client().get("/q?a=1;b=2").body()).isEqualTo("both");
        assertThat(HOUSE.client().get("/q?c=0&a=1;;b=2;d").body()).isEqualTo("both");
        assertThat(HOUSE.client().verifies("{'httpRequest': " + BOTH + ", 'times': {'atLeast': 2}}"))
                .isTrue();
    }

    @Test
    void theQueryIsPassedOnAsItCame() throws Exception {
        try (Origin origin = Origin.saying("ok")) {
            HOUSE.restartWith(SETTING, "true");
            HOUSE.client()
                    .expect("{'httpRequest': {}, 'httpForward': {'host': '127.0.0.1', 'port': " + origin.port() + "}}");
            HOUSE.client().get("/q?a=1;b=2");

            assertThat(origin.received().get(0).path()).isEqualTo("/q?a=1;b=2");
        }
    }
}
