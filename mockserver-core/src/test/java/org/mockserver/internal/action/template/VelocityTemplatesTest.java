package org.mockserver.internal.action.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VelocityTemplatesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            $request.method $request.path | POST /shops/7
            $request.getMethod() | POST
            $request.body.length() | 40
            $request.headers['X-NAME'][0] | ann
            $request.headers.get('x-name').size() | 2
            $request.headers['X-Name'][-1] | bob
            $request.headers.containsKey('absent') | false
            $request.queryStringParameters.q | [a, b]
            $request.queryStringParameters['r'][0] | c d
            $request.cookies.sid $request.cookies['lang'] | abc de
            $request.pathParameters.id[0] | 7
            $request.secure $request.keepAlive $request.protocol | false true HTTP_1_1
            [$request.nothing] [$!request.nothing] | [$request.nothing] []
            $parameters.shop $parameters.list.get(0) | north 3
            $now_epoch $now_rfc_1123 $now | 1904281689 Mon, 6 May 2030 07:08:09 GMT 2030-05-06T07:08:09Z
            $dates $dates.plusMinutes(1) $dates.minusDays(1) | 2030-05-06T07:08:09Z 2030-05-06T07:09:09Z 2030-05-05T07:08:09Z
            $dates.format('yyyy/MM/dd') $dates.epochMillis() $dates.epochSecondsPlus(5) | 2030/05/06 1904281689000 1904281694
            $strings.capitalize('ann') $strings.substringBefore('a=b', '=') $strings.substringAfter('a=b', '=') | Ann a b
            $strings.urlEncode('a b&') $strings.base64Encode('hi') $strings.base64Decode('aGk=') | a+b%26 aGk= hi
            $calc.round(2.345, 2) $calc.ceil(1.2) $calc.max(3, 5) $calc.abs(-4) $calc.format(3.14159, '0.00') | 2.35 2.0 5 4 3.14
            $crypto.hmacSha256('key', 'The quick brown fox jumps over the lazy dog') | f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8
            $regex.group('k=7', 'k=([0-9])', 1) [$regex.group('x', 'k=([0-9])', 1)] | 7 []
            $html.escape('<a href="x">é&</a>') | &lt;a href=&quot;x&quot;&gt;&eacute;&amp;&lt;/a&gt;
            $html.unescape('&lt;&#65;&#x42;&eacute;&nope;&hearts;&alpha;') $html.escape('5 €') | <ABé&nope;♥α 5 &euro;
            $jsonTransform.merge('{"a":1,"b":{"c":2}}', '{"b":{"d":3}}') | {"a":1,"b":{"c":2,"d":3}}
            $jsonTransform.sort('[{"n":2},{"n":1}]', 'n') $jsonTransform.arrayAdd('[1]', '2') | [{"n":1},{"n":2}] [1,2]
            $jsonTransform.remove('{"a":1,"b":2}', 'a') $jsonTransform.size('[1,2,3]') $jsonTransform.field('{"a":9}', 'a') | {"b":2} 3 9
            $csv.parse('a,"b,""c"" d"').get(0).get(1) $csv.row(['x', 'y,z']) | b,"c" d x,"y,z"
            $json.parse($request.body).order.tags.size() $json.parse('{"a": [1, {"b": null}]}') | 2 {"a":[1,{"b":null}]}
            $math.add(1, 2) $math.div(7, 2) $math.mod(7, 3) $math.roundTo(1, 2.25) $math.pow(2, 10) | 3 3.5 1 2.3 1024
            $number.format('0.0', 3) $number.integer(1234.5) $number.percent(0.25) $number.currency(5) | 3.0 1,234 25% ¤5.00
            $display.list(['a', 'b', 'c']) $display.truncate('abcdefgh', 5) $display.plural(2, 'city') $display.plural(2, 'box') $display.plural(2, 'day') | a, b and c ab... cities boxes days
            $esc.html('<') $esc.d $esc.java('a"b') $esc.url('a b') $esc.xml("'") | &lt; $ a\\"b a+b &apos;
            $collection.sort($parameters.list) $collection.split('a, b') | [1, 2, 3] [a, b]
            $date.format('yyyy', 0) $date.difference('2030-05-05T07:08:09Z', '2030-05-06T07:08:09Z') $date.whenIs('2030-05-06T08:08:09Z') | 1970 1 day 1 hour later
            #foreach($x in ['a', 'b'])$foreach.index$foreach.count$x$foreach.hasNext #end. | 01atrue 12bfalse .
            #set($m = {'a': 1})#set($m.b = 2)$m.b $m.keySet() | 2 [a, b]
            #set($p = $request.path.split('/'))$p.get(1) $p.size() | shops 3
            #set($n = 0)$n.parseInt('12') | 12
            #if($request.method == 'POST')yes#{else}no#end | yes
            #set($s = 'abc')$s.substring(1).toUpperCase().concat('!') $s.indexOf('c') $s.empty | BC! 2 false
            [$!json.parse('')] $json.parse('{"a": 1E999999999}').a | [] 1E+999999999
            $scenario.get('any') [$scenario.set('any', 'x')] | Started []
            """)
    void rendersWhatTheContractSays(String template, String expected) {
        assertThat(Rendered.velocity(template)).isEqualTo(expected);
    }

    @Test
    void hyphensBelongToNames() {
        assertThat(Rendered.velocity("$request-x ${request.method}-x")).isEqualTo("$request-x POST-x");
    }

    @Test
    void everyUseOfARandomValueGivesAnother() {
        assertThat(Rendered.velocity("$uuid|$uuid").split("\\|")).doesNotHaveDuplicates();
        assertThat(Rendered.velocity("$rand_bytes_64|$rand_bytes_64").split("\\|"))
                .doesNotHaveDuplicates()
                .allMatch(text -> text.length() == 88);
        assertThat(Rendered.velocity("$calc.randomInt(5, 7)")).isIn("5", "6", "7");
    }

    @Test
    void aTokenIsSignedWithTheKeyThatIsShown() {
        String[] parts =
                Rendered.velocity("$jwt.generate({'sub': 'ann'})|$jwt.jwks()").split("\\|");
        assertThat(parts[0]).matches("[\\w-]+\\.[\\w-]+\\.[\\w-]+");
        String claims = new String(java.util.Base64.getUrlDecoder().decode(parts[0].split("\\.")[1]));
        assertThat(claims).contains("\"sub\":\"ann\"", "\"iat\":1904281689", "\"exp\":1904285289");
        assertThat(parts[1]).contains("\"kty\":\"RSA\"", "\"n\":\"");
    }

    @Test
    void inventedDataRepeatsWithASeed() {
        TemplateOptions seeded = new TemplateOptions(java.util.Map.of(), 1_000, java.util.Map.of(), true, 42);
        String template = "$faker.name().firstName() $faker.internet().emailAddress() $faker.number().digits(4)";
        String first = Rendered.render(org.mockserver.model.HttpTemplate.TemplateType.VELOCITY, template, seeded);
        assertThat(first).matches("\\S+ \\S+@example\\.\\w+ \\d{4}");
        assertThat(Rendered.render(org.mockserver.model.HttpTemplate.TemplateType.VELOCITY, template, seeded))
                .isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            #if (               | 1
            line one~#foreach($x | 2
            a~b~  #set($x = )   | 3
            """)
    void aSyntaxErrorHasLineAndColumn(String template, int line) {
        TemplateException failure =
                catchThrowableOfType(TemplateException.class, () -> Rendered.velocity(template.replace('~', '\n')));
        assertThat(failure.line()).isEqualTo(line);
        assertThat(failure.column()).isPositive();
        assertThat(failure.withPlace()).contains("line " + line + ", column ");
    }

    @Test
    void aFailingFunctionHasItsLine() {
        TemplateException failure =
                catchThrowableOfType(TemplateException.class, () -> Rendered.velocity("a\n$calc.abs('word')"));
        assertThat(failure).hasMessage("\"word\" is not a number");
        assertThat(failure.line()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$json.parse('{')",
                "$dates.format('QQQQQQQ!')",
                "$math.div(1, 0)",
                "$regex.matches('a', '(')",
                "$strings.base64Decode('%%%=')",
                "$csv.row()$calc.randomInt(3, 1)",
                "#set($s = 'abc')$s.substring(9)"
            })
    void whatAFunctionCannotDoIsAFailure(String template) {
        TemplateException failure = catchThrowableOfType(TemplateException.class, () -> Rendered.velocity(template));
        assertThat(failure).as(template).isNotNull();
        assertThat(failure.line()).isEqualTo(1);
    }
}
