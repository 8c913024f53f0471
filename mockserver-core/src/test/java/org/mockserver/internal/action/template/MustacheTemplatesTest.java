package org.mockserver.internal.action.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MustacheTemplatesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {{request.method}} {{{request.path}}} | POST /shops/7
            {{request.headers.X-Name.0}} {{request.headers.x-name.1}} | ann bob
            {{request.cookies.sid}} {{request.pathParameters.id.0}} | abc 7
            {{#request.queryStringParameters.q}}{{-index}}{{.}}{{^-last}},{{/-last}}{{/request.queryStringParameters.q}} | 1a,2b
            {{#request.queryStringParameters.entrySet}}{{key}}={{value.0}};{{/request.queryStringParameters.entrySet}} | q=a;r=c d;
            {{#request.cookies.keySet}}{{this}} {{/request.cookies.keySet}}. | sid lang .
            {{request.nothing}}[{{nothing.at.all}}] | []
            {{^nothing}}none{{/nothing}} | none
            {{parameters.shop}} {{parameters.list.1}} | north 1
            {{now_epoch}} {{now_rfc_1123}} | 1904281689 Mon, 6 May 2030 07:08:09 GMT
            {{dates}} {{dates.epochSeconds}} | 2030-05-06T07:08:09Z 1904281689
            {{#scenario.get}}any{{/scenario.get}} | Started
            {{#strings.uppercase}}a{{request.method}}{{/strings.uppercase}} | APOST
            {{strings}} {{calc}} | strings calc
            [{{strings.trim}}{{scenario.get}}{{jsonPath}}{{.}}] | []
            {{request.headers.x-name.size}} {{parameters.size}} {{request.method.length}} | 2 2 4
            """)
    void rendersWhatTheContractSays(String template, String expected) {
        assertThat(Rendered.mustache(template)).isEqualTo(expected);
    }

    @Test
    void valuesAreEscapedForHtmlUnlessTheyAreRaw() {
        assertThat(Rendered.mustache("{{request.body}}")).startsWith("{&quot;order&quot;");
        assertThat(Rendered.mustache("{{{request.body}}}")).startsWith("{\"order\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{{}}", "{{ }}", "{{=}}", "{{..}}"})
    void aTagThatNamesNothingIsRefused(String template) {
        assertThat(catchThrowableOfType(TemplateException.class, () -> Rendered.mustache(template)))
                .hasMessage("a tag names nothing");
    }

    @Test
    void inventedDataNeedsNoArguments() {
        assertThat(Rendered.mustache("{{faker.name.firstName}}")).matches("\\w+");
        assertThat(Rendered.mustache("{{jwt}}")).matches("[\\w-]+\\.[\\w-]+\\.[\\w-]+");
        assertThat(Rendered.mustache("{{rand_int_10}}")).matches("\\d");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {{#a}}never closed       | 1 | 1
            one~  {{/b}}             | 2 | 3
            one~two {{#a}}~{{/b}}    | 3 | 1
            """)
    void aSyntaxErrorHasLineAndColumn(String template, int line, int column) {
        TemplateException failure =
                catchThrowableOfType(TemplateException.class, () -> Rendered.mustache(template.replace('~', '\n')));
        assertThat(failure.line()).isEqualTo(line);
        assertThat(failure.column()).isEqualTo(column);
    }
}
