package org.mockserver.internal.control.format;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.mockserver.mock.Expectation;

/** Compiles generated statements with a client that only collects, runs them, and gives back what they register. */
final class JavaProgram {

    private static final String HEAD = """
            package program;

            import static org.mockserver.model.BinaryBody.binary;
            import static org.mockserver.model.ConnectionOptions.connectionOptions;
            import static org.mockserver.model.HttpError.error;
            import static org.mockserver.model.HttpRequest.request;
            import static org.mockserver.model.HttpResponse.response;
            import static org.mockserver.model.JsonBody.json;
            import static org.mockserver.model.JsonPathBody.jsonPath;
            import static org.mockserver.model.JsonSchemaBody.jsonSchema;
            import static org.mockserver.model.ParameterBody.params;
            import static org.mockserver.model.RegexBody.regex;
            import static org.mockserver.model.StringBody.exact;
            import static org.mockserver.model.StringBody.subString;
            import static org.mockserver.model.XPathBody.xpath;
            import static org.mockserver.model.XmlBody.xml;

            import java.util.*;
            import java.util.concurrent.TimeUnit;
            import org.mockserver.matchers.*;
            import org.mockserver.mock.*;
            import org.mockserver.model.*;

            public class Program implements java.util.concurrent.Callable<List<Expectation>> {
                static final List<Expectation> REGISTERED = new ArrayList<>();

                static class MockServerClient {
                    MockServerClient(String host, int port) {}

                    Chain when(RequestDefinition definition, Times times, TimeToLive timeToLive, Integer priority) {
                        return new Chain(new Expectation(definition, times, timeToLive, priority));
                    }
                }

                record Chain(Expectation made) {
                    Chain withId(String id) { made.withId(id); return this; }
                    Chain withPercentage(Integer value) { made.withPercentage(value); return this; }
                    Chain withScenarioName(String name) { made.withScenarioName(name); return this; }
                    Chain withScenarioState(String name) { made.withScenarioState(name); return this; }
                    Chain withNewScenarioState(String name) { made.withNewScenarioState(name); return this; }
                    Chain withNamespace(String name) { made.withNamespace(name); return this; }
                    Chain withMetadataJson(String key, String json) { made.withMetadata(key, json); return this; }
                    Chain withResponseMode(ResponseMode mode) { made.withResponseMode(mode); return this; }
                    Chain withResponseWeights(List<Integer> weights) { made.withResponseWeights(weights); return this; }
                    Chain withSwitchAfter(Integer value) { made.withSwitchAfter(value); return this; }
                    void respond(HttpResponse response) { REGISTERED.add(made.thenRespond(response)); }
                    void respond(List<HttpResponse> responses) { REGISTERED.add(made.thenRespond(responses)); }
                    void error(HttpError error) { REGISTERED.add(made.thenError(error)); }
                }

                public List<Expectation> call() {
            """;

    private static final String TAIL = "        return REGISTERED;\n    }\n}\n";

    private JavaProgram() {}

    @SuppressWarnings("unchecked")
    static List<Expectation> run(String statements) throws Exception {
        Map<String, ByteArrayOutputStream> classes = compile(HEAD + statements + TAIL);
        ClassLoader loader = new ClassLoader(JavaProgram.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                ByteArrayOutputStream bytes = classes.get(name);
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            }
        };
        Object program = loader.loadClass("program.Program").getConstructor().newInstance();
        return ((java.util.concurrent.Callable<List<Expectation>>) program).call();
    }

    private static Map<String, ByteArrayOutputStream> compile(String source) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Map<String, ByteArrayOutputStream> classes = new HashMap<>();
        StringWriter complaints = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavaFileManager inMemory = new ForwardingJavaFileManager<>(files) {
                @Override
                public JavaFileObject getJavaFileForOutput(
                        Location location, String className, JavaFileObject.Kind kind, javax.tools.FileObject sibling) {
                    return new SimpleJavaFileObject(URI.create("mem:///" + className + ".class"), kind) {
                        @Override
                        public OutputStream openOutputStream() {
                            return classes.computeIfAbsent(className, unused -> new ByteArrayOutputStream());
                        }
                    };
                }
            };
            JavaFileObject program =
                    new SimpleJavaFileObject(URI.create("mem:///Program.java"), JavaFileObject.Kind.SOURCE) {
                        @Override
                        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                            return source;
                        }
                    };
            List<String> options = List.of("-proc:none", "-classpath", System.getProperty("java.class.path"));
            boolean accepted = compiler.getTask(complaints, inMemory, null, options, null, List.of(program))
                    .call();
            if (!accepted) {
                throw new AssertionError(complaints + source);
            }
        }
        return classes;
    }
}
