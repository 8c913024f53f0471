package org.mockserver.internal.action.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What templates must not reach. A quiet reference prints nothing when it leads nowhere. */
class SandboxTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$!request.class",
                "$!request.getClass()",
                "$!request.get('class')",
                "$!request.class.forName('java.lang.Runtime')",
                "$!request.getClass().forName('java.lang.Runtime').getRuntime().exec('id')",
                "$!esc.getClass().forName('java.lang.Runtime').getRuntime()",
                "$!math.class.classLoader",
                "$!strings.class.protectionDomain",
                "#set($x = '')$!x.class",
                "#set($x = '')$!x.getClass().forName('java.lang.System').getProperty('user.dir')",
                "#set($x = '')$!x.class.getMethod('valueOf', null)",
                "#set($x = 1)$!x.class.forName('java.lang.Thread').currentThread()",
                "#set($x = [])$!x.class.getConstructor().newInstance()",
                "#set($x = {})$!x.getClass().module",
                "$!request.headers.class",
                "$!request.headers.entrySet().getClass()",
                "$!request.headers.entrySet().iterator()",
                "$!parameters.getClass()",
                "$!json.parse('{}').class",
                "$!foreach.class",
                "#foreach($i in [1])$!foreach.owner#end",
                "#foreach($i in [1])$!foreach.info#end",
                "#foreach($i in [1])$!foreach.getClass()#end",
                "#foreach($i in [1])$!foreach.getInfo()#end",
                "$!context",
                "$!context.internalUserContext",
                "$!engine",
                "$!velocity",
                "$!template.runtimeServices",
                "$!macro",
                "$!Class.forName('java.lang.Runtime')",
                "$!System.getenv('PATH')",
                "$!Runtime",
                "$!request.world",
                "$!request.request",
                "$!strings.variables",
                "$!strings.variables()",
                "$!strings.functions",
                "$!jwt.key",
                "$!faker.random",
                "$!request.wait(1)",
                "$!request.notifyAll()",
                "$!request.body.getBytes()",
                "$!request.body.chars()",
                "$!request.body.intern()",
                "$!request.body.format('%1000000d', 1)",
                "#set($x = 'a')#set($y = $x.describeConstable())$!y",
            })
    void nothingIsFoundBehindVelocityValues(String template) {
        assertThat(Rendered.velocity(template)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{{request.class}}",
                "{{request.getClass}}",
                "{{#request}}{{class.name}}{{/request}}",
                "{{request.body.class}}",
                "{{request.body.bytes}}",
                "{{request.headers.class}}",
                "{{#request.headers.entrySet}}{{class}}{{/request.headers.entrySet}}",
                "{{class}}",
                "{{world}}",
                "{{options}}",
                "{{strings.variables}}",
                "{{strings.functions}}",
                "{{jwt.key}}",
                "{{faker.random}}",
                "{{#dates}}{{variables}}{{class}}{{/dates}}",
                "{{parameters.class}}",
                "{{uuid.class}}",
            })
    void nothingIsFoundBehindMustacheValues(String template) {
        assertThat(Rendered.mustache(template)).isEmpty();
    }

    @Test
    void theRequestCannotBeChanged() {
        assertThatThrownBy(() -> Rendered.velocity("$request.headers.put('a', 'b')"))
                .isInstanceOf(TemplateException.class);
        assertThatThrownBy(() -> Rendered.velocity("$request.headers['X-Name'].add('b')"))
                .isInstanceOf(TemplateException.class);
        assertThatThrownBy(() -> Rendered.velocity("#set($request.headers.x = 'b')"))
                .isInstanceOf(TemplateException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#include('%s')", "#parse('%s')", "#evaluate('%s')", "#if(true)#include('%s')#end"})
    void filesAreOutOfReachOfDirectives(String directive) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "the secret");
        assertThatThrownBy(() -> Rendered.velocity(directive.formatted(secret)))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("is not available in templates");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#include('%s')", "#parse('%s')"})
    void filesAreOutOfReachOfDirectivesInsideTexts(String directive) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "the secret");
        assertThat(Rendered.velocity("#set($x = \"" + directive.formatted(secret) + "\")$x"))
                .doesNotContain("the secret");
    }

    @Test
    void textsAreNotTemplatesOfTheirOwn() {
        assertThat(Rendered.velocity("#set($x = '$request.method')$x")).isEqualTo("$request.method");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{{> other}}", "{{#request}}{{> other}}{{/request}}", "{{<parent}}{{/parent}}"})
    void mustacheLoadsNoOtherTemplates(String template) {
        assertThatThrownBy(() -> Rendered.mustache(template))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("is not available in templates");
    }

    @Test
    void theMacrosOfOneTemplateAreUnknownToOthers() {
        assertThat(Rendered.velocity("#macro(mine $x)<$x>#end#mine('a')")).isEqualTo("<a>");
        assertThat(Rendered.velocity("#mine('a')")).isEqualTo("#mine('a')");
    }
}
