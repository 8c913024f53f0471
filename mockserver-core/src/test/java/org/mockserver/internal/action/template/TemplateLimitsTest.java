package org.mockserver.internal.action.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpTemplate.TemplateType.MUSTACHE;
import static org.mockserver.model.HttpTemplate.TemplateType.VELOCITY;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;

@Timeout(30)
class TemplateLimitsTest {

    private static final TemplateOptions SHORT = Rendered.limited(50, 10_000);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#foreach($a in [1..2000000000])#end",
                "#foreach($a in [1..1000000])#foreach($b in [1..1000000])#set($c = $a)#end#end",
                "$regex.matches('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', '(a+)+\\1b')",
                "#set($t = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')$t.matches('(a+)+\\1b')",
                "#set($t = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')$t.replaceAll('(a+)+\\1b', 'x')",
                "#set($t = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')$t.split('(a+)+\\1b').size()",
            })
    void aTemplateThatTakesTooLongEnds(String template) {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, SHORT))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("mockserver.velocityTemplateExecutionTimeout");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#foreach($i in [1..100000])0123456789#end",
                "#set($s = 'x')#foreach($i in [1..60])#set($s = \"$s$s\")#end",
                "#set($s = 'x')#foreach($i in [1..60])#set($s = $s + $s)#end",
                "#set($s = 'xxxxxxxxxx')$s.repeat(1000000)",
                "#set($s = 'xxxxxxxxxx')$s.replace('x', '0123456789012345678901234567890123456789')"
                        + ".replace('0', '0123456789012345678901234567890123456789012345678901234567890123456789')"
                        + ".replace('1', '0123456789012345678901234567890123456789012345678901234567890123456789')",
            })
    void aTemplateThatProducesTooMuchEnds(String template) {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, Rendered.limited(20_000, 10_000)))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("mockserver.maxTemplateOutputCharacters");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#set($l = [])#foreach($i in [1..200000])#set($ignored = $l.add($i))#end",
                "#set($l = [])#set($ignored = $l.addAll([1..2000000000]))",
                "#set($m = {})#foreach($i in [1..200000])#set($ignored = $m.put($i, $i))#end",
                "$display.list([1..2000000000])",
            })
    void whatATemplateCollectsStaysSmall(String template) {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, Rendered.limited(20_000, 1_000_000)))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("has more than 100000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#set($l = [1, 1])#foreach($i in [1..60])#set($l = [$l, $l])#end$l",
                "#set($l = [1, 1])#foreach($i in [1..60])#set($l = [$l, $l])#end#set($m = {})$m.put($l, 1)",
                "#set($l = [1])#set($k = [1])#foreach($i in [1..60])#set($l = [$l, $l])#set($k = [$k, $k])#end#if($l == $k)#end",
                "#set($l = {'a': 1})#foreach($i in [1..60])#set($l = {'a': $l, 'b': $l})#end$l.hashCode()",
                "#set($l = [])#foreach($i in [1..60])#set($k = [])#set($x = $k.add($l))#set($x = $k.add($l))#set($l = $k)#end$l",
            })
    void listsInsideOfListsEnd(String template) {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, Rendered.limited(500, 100_000)))
                .isInstanceOf(TemplateException.OverLimit.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#set($x = 999999999)#foreach($i in [1..60])#set($x = $x * $x)#end",
                "#set($x = $json.parse('{\"a\": 1.5}').a)#foreach($i in [1..60])#set($x = $x * $x)#end",
                "$calc.round('1E999999999', 2)",
                "$calc.format('1E999999999', '0')",
                "$math.add(1, '1E999999999')",
                "$math.mod('1E999999999', 7)",
                "$math.div('1E999999999', '3E-999999999')",
            })
    void numbersStaySmall(String template) {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, Rendered.limited(20_000, 100_000)))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("more digits than a template may compute with");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#set($l = [1..2000000000])$l",
                "#set($m = {})$m.put('a', [1..2000000000])",
                "#set($l = [])$l.add([1..2000000000])",
                "#macro(m $p)#if($p == 'x')#end#end#m([1..2000000000])",
            })
    void rangesThatAreKeptStayShort(String template) {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, Rendered.limited(20_000, 100_000)))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("has more than 100000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#if([1..2000000000] == 'x')#end",
                "#set($s = [1..2000000000] + 'x')",
                "#set($l = [[1..2000000000]])",
            })
    void rangesAreNotComputedWith(String template) {
        assertThatThrownBy(() -> Rendered.velocity(template))
                .hasMessageContaining("a range can be set, walked and passed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#set($s = 'a')#set($s = $s.repeat(5000))$s.replaceAll('(.*)', '$1$1$1$1$1$1$1$1$1$1$1$1')",
                "#set($s = 'a')#set($s = $s.repeat(5000))$s.replaceFirst('(?=(a*))', '$1$1$1$1$1$1$1$1$1$1$1$1')",
                "#set($s = '%')#foreach($i in [1..99])#set($s = $strings.base64Encode($strings.urlEncode($s)))#end",
            })
    void whatFunctionsMakeStaysShort(String template) {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, Rendered.limited(20_000, 10_000)))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("mockserver.maxTemplateOutputCharacters");
    }

    @Test
    void whatATemplateAllocatesStaysSmall() {
        String template = "#set($s = 'x')#set($s = $s.repeat(4000000))#set($l = [])"
                + "#foreach($i in [1..90000])#set($ignored = $l.add($s.substring($foreach.count)))#end";
        assertThatThrownBy(() -> Rendered.render(VELOCITY, template, Rendered.limited(60_000, 10_000_000)))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("MB of memory");
    }

    @Test
    void scenariosHoldNoDocuments() {
        assertThatThrownBy(() -> Rendered.velocity("#set($s = 'x')$scenario.set('a', $s.repeat(20000))"))
                .hasMessageContaining("may have 10000 characters");
    }

    @Test
    void macrosThatCallThemselvesEnd() {
        assertThatThrownBy(() -> Rendered.velocity("#macro(m)#m()#end#m()")).isInstanceOf(TemplateException.class);
    }

    @Test
    void mustacheSectionsInsideSectionsEnd() {
        StringBuilder query = new StringBuilder("/r?q=0");
        for (int i = 1; i < 300; i++) {
            query.append("&q=").append(i);
        }
        RequestView request = RequestView.of("GET", query.toString(), Pairs.EMPTY, "");
        String name = "request.queryStringParameters.q";
        StringBuilder template = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            template.append("{{#").append(name).append("}}");
        }
        for (int i = 0; i < 4; i++) {
            template.append("{{/").append(name).append("}}");
        }
        assertThatThrownBy(() -> Rendered.render(MUSTACHE, template.toString(), SHORT, request))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("took longer");
    }

    @Test
    void aLimitOfZeroIsNone() {
        assertThat(Rendered.render(VELOCITY, "#foreach($i in [1..2000])#end.", Rendered.limited(0, 10)))
                .isEqualTo(".");
    }

    @Test
    void disallowedTextIsRefused() {
        assertThatThrownBy(() -> Rendered.render(VELOCITY, "a forbidden word", SHORT))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("\"forbidden\" is not allowed");
        assertThatThrownBy(() -> Rendered.render(MUSTACHE, "a forbidden word", SHORT))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("\"forbidden\" is not allowed");
    }
}
