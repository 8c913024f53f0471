package org.mockserver.internal.action.template;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.MustacheException;
import com.samskivert.mustache.Template.Fragment;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpTemplate.TemplateType;

/** Compiles Mustache templates. Safe for use by any thread. */
final class MustacheTemplates implements TemplateLanguage {

    private static final String RESULT = "jsonPathResult";

    private final Mustache.Compiler compiler = Mustache.compiler()
            .withCollector(new Members())
            .defaultValue("")
            .withLoader(name -> {
                throw new TemplateException("{{>" + name + "}} is not available in templates");
            });

    @Override
    public TemplateType type() {
        return TemplateType.MUSTACHE;
    }

    @Override
    public Template compile(String text, TemplateOptions options) {
        com.samskivert.mustache.Template parsed;
        try {
            parsed = compiler.compile(text);
            parsed.visit(new NoIncludes());
        } catch (MustacheException malformed) {
            throw ParseMessages.mustache(text, malformed.getMessage(), malformed);
        } catch (IndexOutOfBoundsException nameless) {
            throw new TemplateException("a tag names nothing", 0, 0, nameless);
        } catch (StackOverflowError deep) {
            throw new TemplateException("the template is nested too deeply");
        }
        return variables -> render(parsed, text, variables, options);
    }

    private static String render(
            com.samskivert.mustache.Template parsed, String text, Variables variables, TemplateOptions options) {
        Budget budget = Budget.begin(TemplateType.MUSTACHE, options);
        BoundedWriter writer = new BoundedWriter(budget);
        try {
            parsed.execute(variables, writer);
            return writer.text();
        } catch (MustacheException failed) {
            throw failed.getCause() instanceof TemplateException cause
                    ? cause
                    : ParseMessages.mustache(text, reason(failed), failed);
        } catch (IndexOutOfBoundsException nameless) {
            throw new TemplateException("a tag names nothing", 0, 0, nameless);
        } catch (StackOverflowError deep) {
            throw new TemplateException("the template is nested too deeply");
        } finally {
            budget.end();
        }
    }

    private static @Nullable String reason(MustacheException failed) {
        return failed.getCause() instanceof WireException unusable
                ? unusable.errors().get(0).message()
                : failed.getMessage();
    }

    /** Refuses tags that would load other templates. */
    private static final class NoIncludes implements Mustache.Visitor {

        @Override
        public void visitText(String text) {}

        @Override
        public void visitVariable(String name) {}

        @Override
        public boolean visitInclude(String name) {
            throw new TemplateException("{{>" + name + "}} is not available in templates");
        }

        @Override
        public boolean visitParent(String name) {
            throw new TemplateException("{{<" + name + "}} is not available in templates");
        }

        @Override
        public boolean visitSection(String name) {
            return true;
        }

        @Override
        public boolean visitInvertedSection(String name) {
            return true;
        }
    }

    /** A function that takes the content of a section; prints nothing by itself. */
    private record Section(Mustache.Lambda function) implements Mustache.Lambda {

        @Override
        public void execute(Fragment fragment, Writer out) throws IOException {
            function.execute(fragment, out);
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /** What names lead to: only what the tables say. Takes the place of the engine's reflection. */
    private static final class Members implements Mustache.Collector {

        @Override
        public @Nullable Iterator<?> toIterator(Object value) {
            Budget.current().step();
            return value instanceof Iterable<?> items ? items.iterator() : null;
        }

        @Override
        public Mustache.VariableFetcher createFetcher(Object context, String name) {
            return Members::fetch;
        }

        @Override
        public <K, V> Map<K, V> createFetcherCache() {
            return new ConcurrentHashMap<>();
        }

        private static @Nullable Object fetch(Object context, String name) {
            Budget.current().step();
            Object found = find(context, name);
            return found == null ? com.samskivert.mustache.Template.NO_FETCHER_FOUND : found;
        }

        private static @Nullable Object find(Object context, String name) {
            if (context instanceof Variables variables) {
                return global(variables, name);
            }
            if (context instanceof Tool tool && !tool.has(name, 0) && tool.has(name, 1)) {
                return new Section((fragment, out) -> out.write(Plain.text(called(tool, name, fragment))));
            }
            if (context instanceof View view) {
                return view.member(name);
            }
            if (context instanceof Map<?, ?> map) {
                return inMap(map, name);
            }
            if (context instanceof List<?> list && isIndex(name)) {
                int index = Integer.parseInt(name);
                return index < list.size() ? list.get(index) : null;
            }
            if (context instanceof Map.Entry<?, ?> entry) {
                return inEntry(entry, name);
            }
            if (context instanceof Collection<?> items && name.equals("size")) {
                return items.size();
            }
            return context instanceof String text && name.equals("length") ? text.length() : null;
        }

        private static boolean isIndex(String name) {
            return name.length() <= 6 && name.chars().allMatch(c -> c >= '0' && c <= '9');
        }

        private static @Nullable Object inMap(Map<?, ?> map, String name) {
            Object value = map.get(name);
            if (value != null || map.containsKey(name)) {
                return value == null ? "" : value;
            }
            return switch (name) {
                case "entrySet" -> map.entrySet();
                case "keySet" -> map.keySet();
                case "values" -> map.values();
                case "size" -> map.size();
                default -> null;
            };
        }

        private static @Nullable Object inEntry(Map.Entry<?, ?> entry, String name) {
            return switch (name) {
                case "key" -> entry.getKey();
                case "value" -> entry.getValue();
                default -> null;
            };
        }

        private static @Nullable Object global(Variables variables, String name) {
            return switch (name) {
                case "jsonPath" ->
                    new Section((fragment, out) -> {
                        Object found = DocumentTools.jsonPath(variables, content(fragment));
                        variables.remember(RESULT, found == null ? "" : found);
                    });
                case RESULT -> variables.remembered(RESULT);
                case "xPath" -> new Section((fragment, out) -> xPath(variables, content(fragment), out));
                default -> variables.member(name);
            };
        }

        private static void xPath(Variables variables, String expression, Writer out) throws IOException {
            String found = variables.world().xPath(variables.request().bodyText(), expression.strip());
            out.write(found == null ? "" : found);
        }

        private static @Nullable Object called(Tool tool, String name, Fragment fragment) {
            try {
                return tool.call(name, content(fragment));
            } catch (WireException unusable) {
                throw new TemplateException(unusable.errors().get(0).message(), 0, 0, unusable);
            }
        }

        private static String content(Fragment fragment) {
            BoundedWriter writer = new BoundedWriter(Budget.current());
            fragment.execute(writer);
            return writer.text();
        }
    }
}
