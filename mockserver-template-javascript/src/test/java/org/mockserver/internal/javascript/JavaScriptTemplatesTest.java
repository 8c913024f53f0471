package org.mockserver.internal.javascript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.action.template.Template;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.action.template.TemplateOptions;
import org.mockserver.internal.action.template.TemplateWorld;
import org.mockserver.internal.action.template.Templates;
import org.mockserver.internal.action.template.Variables;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpTemplate.TemplateType;

@Timeout(60)
class JavaScriptTemplatesTest {

    private static final Templates TEMPLATES = new Templates();

    private static final RequestView REQUEST = RequestView.of(
            "POST", "/shops/7?q=a&q=b", Pairs.of("X-Name", "ann", "Cookie", "sid=abc"), "{\"order\": {\"kg\": 4}}");

    private static Template compile(String text, TemplateOptions options) {
        return TEMPLATES.compile(TemplateType.JAVASCRIPT, text, options);
    }

    private static String render(String text) {
        return render(compile(text, TemplateOptions.STANDARD), TemplateOptions.STANDARD);
    }

    private static String render(Template template, TemplateOptions options) {
        return template.render(new Variables(
                TemplateWorld.of(TEMPLATES), options, REQUEST, null, Map.of("list", List.of(1, 2.5, "x"))));
    }

    private static TemplateOptions limited(long millis, int chars) {
        return new TemplateOptions(Map.of(TemplateType.JAVASCRIPT, millis), chars, Map.of(), true, 0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            return {statusCode: 201, body: request.method + request.path}; | {"statusCode":201,"body":"POST/shops/7"}
            return {body: request.headers['X-Name'][0] + request.headers['x-name'].length}; | {"body":"ann1"}
            return {body: request.queryStringParameters['q'].join('-') + request.cookies['sid']}; | {"body":"a-babc"}
            return {body: JSON.parse(request.body).order.kg + 1}; | {"body":5}
            return {body: {list: parameters.list, n: [...parameters.list].length}}; | {"body":{"list":[1,2.5,"x"],"n":3}}
            return {body: Object.keys(request.headers)}; | {"body":["X-Name","Cookie"]}
            return {body: strings.uppercase('a') + calc.max(3, 5) + crypto.md5('rye')}; | {"body":"A5978c7f86526e2d45e0ae34b2d04c3e73"}
            return {body: jsonTransform.merge({a: 1}, {b: [2]})}; | {"body":"{\\"a\\":1,\\"b\\":[2]}"}
            class A { get x() { return 1; } } const f = ({y = 2} = {}) => y; return {body: new A().x + f()}; | {"body":3}
            undeclared = 1; return {body: undeclared + 1}; | {"body":2}
            return {body: typeof uuid + (uuid === uuid) + typeof now_epoch + rand_int_10.toString().length}; | {"body":"stringfalsenumber1"}
            return {body: response}; // a comment at the end | {"body":null}
            return '{"body": "text"}'; | {"body": "text"}
            """)
    void rendersWhatTheFunctionReturns(String template, String expected) {
        assertThat(render(template)).isEqualTo(expected);
    }

    @Test
    void aSyntaxErrorHasLineAndColumn() {
        TemplateException first =
                catchThrowableOfType(TemplateException.class, () -> compile("return = 1;", TemplateOptions.STANDARD));
        assertThat(first.line()).isEqualTo(1);
        assertThat(first.column()).isEqualTo(8);
        TemplateException second = catchThrowableOfType(
                TemplateException.class, () -> compile("var a;\nvar b = ;", TemplateOptions.STANDARD));
        assertThat(second.line()).isEqualTo(2);
        assertThat(second.column()).isEqualTo(9);
        TemplateException unfinished =
                catchThrowableOfType(TemplateException.class, () -> compile("return {a: 1", TemplateOptions.STANDARD));
        assertThat(unfinished.line()).isEqualTo(1);
    }

    @Test
    void whatAScriptThrowsIsTold() {
        TemplateException failure =
                catchThrowableOfType(TemplateException.class, () -> render("var a;\nthrow new Error('burnt');"));
        assertThat(failure).hasMessage("Error: burnt");
        assertThat(failure.line()).isEqualTo(2);
        assertThatThrownBy(() -> render("return {body: calc.abs('word')};"))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("\"word\" is not a number");
        assertThatThrownBy(() -> render("return {body: nowhere};"))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("nowhere is not defined");
        assertThatThrownBy(() -> render("var x = 1;"))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("returned nothing");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return {body: '' + Java.type('java.lang.System').getProperty('user.dir')};",
                "return {body: java.lang.Runtime.getRuntime()};",
                "return {body: Packages.java.lang.System};",
                "return {body: Polyglot.eval('js', '1')};",
                "return {body: Graal.versionGraalVM};",
                "return {body: load('/etc/hostname')};",
                "return {body: loadWithNewGlobal('/etc/hostname')};",
                "return {body: require('fs')};",
                "return {body: process.env};",
                "return {body: quit()};",
                "return {body: request.getClass()};",
                "return {body: request.class.forName('java.lang.Runtime')};",
                "return {body: strings.trim.getClass()};",
                "return {body: strings.variables.world};",
                "return {body: request.headers.getClass().getName()};",
                "return {body: this.constructor.constructor('return Java')().type('java.lang.System')};",
                "return {body: Function('return Java')().type('java.lang.System')};",
                "return {body: (0, eval)('Java').type('java.lang.System')};",
                "request.headers['X-Name'].push('x'); return {};",
            })
    void nothingIsFoundOutside(String template) {
        assertThatThrownBy(() -> render(template)).isInstanceOf(TemplateException.class);
    }

    @Test
    void theRequestCannotBeChanged() {
        assertThat(render("request.method = 'x'; request.headers['X-Name'] = 'y';"
                        + " return {body: request.method + request.headers['X-Name'][0]};"))
                .isEqualTo("{\"body\":\"POSTann\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "JSON.stringify = () => 'stolen'; return {};",
                "Array.prototype.join = () => 'stolen'; return {};",
                "globalThis.left = 'stolen'; return {};",
                "left = 'stolen'; return {};",
                "String.prototype.left = 'stolen'; return {};",
                "Object.prototype.left = 'stolen'; return {};",
                "JSON = {stringify: () => 'stolen'}; return {};",
                "(function () {}).constructor.prototype.left = 'stolen'; return {};",
            })
    void nothingIsLeftForTheNextScript(String template) {
        for (int i = 0; i < 3; i++) {
            try {
                render(template);
            } catch (TemplateException refused) {
                assertThat(refused).hasMessageStartingWith("TypeError");
            }
            assertThat(render(
                            "return {body: [typeof globalThis.left, typeof ''.left, typeof {}.left, [1, 2].join()]};"))
                    .isEqualTo("{\"body\":[\"undefined\",\"undefined\",\"undefined\",\"1,2\"]}");
            assertThatThrownBy(() -> render("return {body: left};")).hasMessageContaining("left is not defined");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (true) {}",
                "for (;;) { try { while (true) {} } catch (e) {} finally {} }",
                "return {body: regex.matches('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', '(a+)+\\\\1b')};",
            })
    void aScriptThatTakesTooLongEnds(String template) {
        TemplateOptions options = limited(300, 1_000_000);
        Template compiled = compile(template, options);
        assertThatThrownBy(() -> render(compiled, options))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("took longer than mockserver.javascriptTemplateExecutionTimeout allows");
        assertThat(render("return {};")).isEqualTo("{}");
    }

    @Test
    void aScriptThatRunsTooManyStatementsEnds() {
        TemplateOptions options = limited(0, 1_000_000);
        Template compiled = compile("for (let i = 0; i < 1e9; i++) {}", options);
        assertThatThrownBy(() -> render(compiled, options))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("more statements than a template may");
    }

    @Test
    void aScriptThatAllocatesTooMuchEnds() {
        TemplateOptions options = limited(50_000, 1_000_000);
        Template compiled = compile("const a = []; while (true) { a.push(new Array(1000).fill(1)); }", options);
        assertThatThrownBy(() -> render(compiled, options))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("MB of memory");
    }

    @Test
    void aScriptThatProducesTooMuchEnds() {
        TemplateOptions options = limited(50_000, 1_000);
        Template compiled = compile("return {body: 'x'.repeat(2000)};", options);
        assertThatThrownBy(() -> render(compiled, options))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining("mockserver.maxTemplateOutputCharacters");
    }

    @Test
    void scriptsRunSideBySide() throws Exception {
        Template template = compile(
                "let sum = 0; for (let i = 0; i < 1000; i++) { sum += i; } return {body: sum};",
                TemplateOptions.STANDARD);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<String>> results = threads.invokeAll(IntStream.range(0, 40)
                    .mapToObj(i ->
                            (java.util.concurrent.Callable<String>) () -> render(template, TemplateOptions.STANDARD))
                    .toList());
            for (Future<String> result : results) {
                assertThat(result.get()).isEqualTo("{\"body\":499500}");
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
