package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;

class WireExceptionTest {

    @Test
    void theTextShowsTheDocumentAndItsErrors() {
        assertThat(refusal("{httpRequest: {}, zz: 1, httpResponse: {}}")).isEqualTo("""
                incorrect expectation json format for:

                  {
                    "httpRequest" : { },
                    "zz" : 1,
                    "httpResponse" : { }
                  }

                 schema validation errors:

                  1 error:
                   - $.zz: is not defined in the schema and the schema does not allow additional properties""");
    }

    @Test
    void severalErrorsAreCountedAndSorted() {
        assertThat(refusal("{z: 1, b: 2, httpResponse: {}}"))
                .contains("  2 errors:\n   - $.b: ")
                .contains("\n   - $.z: ");
    }

    @Test
    void onlyTheRefusedEntryOfAnArrayIsShown() {
        assertThat(refusal("[{httpResponse: {}}, {httpResponse: {}, zz: 1}]"))
                .startsWith(
                        "incorrect expectation json format for:\n\n  {\n    \"httpResponse\" : { },\n    \"zz\" : 1")
                .contains(" - $[1].zz: ");
    }

    @Test
    void severalRefusedEntriesAreShownAsAnArray() {
        String text = refusal("[{httpResponse: {}, a: 1}, {httpResponse: {}}, {httpResponse: {}, b: 2}]");
        assertThat(text)
                .startsWith("[\n  incorrect expectation json format for:\n  \n    {")
                .contains(
                        "$[0].a: is not defined in the schema and the schema does not allow additional properties,\n\n"
                                + "  incorrect expectation json format for:")
                .endsWith(
                        "$[2].b: is not defined in the schema and the schema does not allow additional properties\n]");
    }

    @Test
    void anUnreadableDocumentIsNotShown() {
        assertThat(refusal("hello")).startsWith("1 error:\n - not valid JSON at line 1, column 1: ");
        assertThat(refusal(""))
                .isEqualTo("1 error:\n - an expectation or expectation array is required but value was \"null\"");
    }

    @Test
    void aLongDocumentIsCut() {
        String text = refusal("{httpResponse: {body: '" + "x".repeat(100_000) + "'}, zz: 1}");
        assertThat(text).hasSizeLessThan(25_000).contains("...[truncated]").contains("$.zz");
    }

    @Test
    void aLongValueIsCutInTheMessage() {
        WireException refused = catchThrowableOfType(
                WireException.class,
                () -> ExpectationWire.readMany("{httpResponse: {}, priority: '" + "9".repeat(500) + "'}"));
        assertThat(refused.errors().get(0).message()).hasSizeLessThan(150).endsWith("... is not an integer");
    }

    private static String refusal(String document) {
        WireException refused = catchThrowableOfType(WireException.class, () -> ExpectationWire.readMany(document));
        return refused.toText(ExpectationWire.KIND, document);
    }
}
