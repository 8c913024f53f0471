package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class JsonTest {

    @Test
    void thePrettyFormHasSpacesAroundColonsAndInlineArrays() {
        JsonNode node = Json.parse("{\"a\":[1,\"b\",[]],\"o\":{},\"l\":[{\"x\":null},{\"y\":true}]}");
        assertThat(Json.pretty(node)).isEqualTo("""
                {
                  "a" : [ 1, "b", [ ] ],
                  "o" : { },
                  "l" : [ {
                    "x" : null
                  }, {
                    "y" : true
                  } ]
                }""");
    }

    @Test
    void theCompactFormHasNoWhiteSpace() {
        assertThat(Json.compact(Json.parse("{ a : [ 1 , { } ] }"))).isEqualTo("{\"a\":[1,{}]}");
    }

    @Test
    void onlyQuotesBackslashesAndControlCharactersAreEscaped() {
        JsonNode node = Json.string("\"\\/\n\r\t\b\f\u0001\u001fé日\u007f");
        assertThat(Json.compact(node)).isEqualTo("\"\\\"\\\\/\\n\\r\\t\\b\\f\\u0001\\u001Fé日\u007f\"");
        assertThat(Json.parse(Json.compact(node))).isEqualTo(node);
    }

    @Test
    void aNumberWithAnExponentOutOfRangeIsNotJson() {
        assertThatThrownBy(() -> Json.parse("{\"a\": 1E9999999999}"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("line 1")
                .hasMessageContaining("exponent that is out of range");
        assertThat(Json.parseStrict("{\"a\": -1E-9999999999}")).isNull();
    }

    @Test
    void numbersKeepTheirDigits() {
        assertThat(Json.compact(Json.parse("[1.0,1,0.10,12345678901234567890,-0.5]")))
                .isEqualTo("[1.0,1,0.10,12345678901234567890,-0.5]");
        assertThat(Json.parseStrict("1.0")).isNotEqualTo(Json.parseStrict("1"));
    }

    @Test
    void lenientReadingAcceptsWhatPeopleWriteByHand() {
        JsonNode node = Json.parse("// first\n{'a': 'it\\'s', b: [1, 2,], /* c */ \"d\": \"two\nlines\",}");
        assertThat(Json.compact(node)).isEqualTo("{\"a\":\"it's\",\"b\":[1,2],\"d\":\"two\\nlines\"}");
    }

    @Test
    void strictReadingRefusesWhatTheStandardRefuses() {
        for (String text : new String[] {"{'a':1}", "{a:1}", "[1,]", "// x\n1", "{} {}", "", " ", "{", "NaN", "01"}) {
            assertThat(Json.parseStrict(text)).as(text).isNull();
        }
        assertThat(Json.parseStrict("{\"a\":1}".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(Json.parse("{a:1}"));
    }

    @Test
    void errorsNameLineAndColumn() {
        assertThatThrownBy(() -> Json.parse("{\n  \"a\": x\n}"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("line 2, column ");
    }

    @Test
    void nestingIsBounded() {
        String deep = "[".repeat(100_000) + "]".repeat(100_000);
        assertThatThrownBy(() -> Json.parse(deep))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("depth");
        assertThat(Json.parseStrict(deep)).isNull();
        String allowed = "[".repeat(400) + "]".repeat(400);
        assertThat(Json.compact(Json.parse(allowed))).isEqualTo(allowed);
    }

    @Test
    void theLengthOfNumbersIsBounded() {
        assertThatThrownBy(() -> Json.parse("1".repeat(2000)))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("length");
    }

    @Test
    void anEmptyArrayIsWrittenWithoutSpace() {
        StringBuilder text = new StringBuilder();
        new JsonArrayWriter(text).close();
        assertThat(text).hasToString("[]");
    }

    @Test
    void anArrayIsWrittenElementByElement() {
        StringBuilder text = new StringBuilder();
        try (JsonArrayWriter array = new JsonArrayWriter(text)) {
            array.add(Json.object().put("a", 1));
            assertThat(text).hasToString("[ {\n  \"a\" : 1\n}");
            array.add(Json.object());
        }
        assertThat(text).hasToString("[ {\n  \"a\" : 1\n}, { } ]");
        assertThat(text).hasToString(Json.pretty(Json.parse("[{a:1},{}]")));
    }
}
