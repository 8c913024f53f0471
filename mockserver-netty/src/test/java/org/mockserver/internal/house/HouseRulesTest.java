package org.mockserver.internal.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Rules about the text of the source: how long it is and whether it explains itself. */
class HouseRulesTest {
    private static final int FILE_LINES = 400;
    private static final int FILE_LINES_WITH_REASON = 600;
    private static final int METHOD_LINES = 60;

    /** Files above the limit, each with the reason why it is one thing. */
    private static final Map<String, String> LONG_FILES = Map.of(
            "HttpRequest.java", "one builder method for each field and spelling that clients call",
            "Expectation.java", "one builder method for each field and action that clients call");

    /** Methods above the limit, each with the reason. */
    private static final Map<String, String> LONG_METHODS = Map.of();

    @Test
    void noSourceFileIsLongerThanTheLimit() {
        Map<String, Integer> tooLong = new TreeMap<>();
        for (Path file : sources("src/main/java", "src/test/java")) {
            int lines = lines(file);
            String name = file.getFileName().toString();
            if (lines > (LONG_FILES.containsKey(name) ? FILE_LINES_WITH_REASON : FILE_LINES)) {
                tooLong.put(name, lines);
            }
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void everyExceptionFromTheLimitIsStillNeeded() {
        Set<String> needed = new TreeSet<>();
        for (Path file : sources("src/main/java")) {
            if (lines(file) > FILE_LINES) {
                needed.add(file.getFileName().toString());
            }
        }
        assertThat(needed).isEqualTo(new TreeSet<>(LONG_FILES.keySet()));
    }

    @Test
    void everyPackageSaysWhatItIs() {
        Set<String> silent = new TreeSet<>();
        for (Path file : sources("src/main/java")) {
            Path info = file.resolveSibling("package-info.java");
            if (!Files.exists(info) || !text(info).contains("/**")) {
                silent.add(root().relativize(file.getParent()).toString());
            }
        }
        assertThat(silent).isEmpty();
    }

    /** Kotlin refuses code of users that our null annotations contradict, so users do not get to see them. */
    @Test
    void onlyPackagesThatUsersDoNotCallAreNullMarked() {
        Set<String> wrong = new TreeSet<>();
        for (Path file : sources("src/main/java")) {
            boolean ours = file.toString().matches(".*/org/mockserver/(internal|cli|benchmark)/.*");
            boolean marked = text(file.resolveSibling("package-info.java")).contains("@NullMarked");
            boolean strange = text(file).contains(ours ? "internal.nulls.Nullable;" : "org.jspecify.annotations.");
            if (ours != marked || strange) {
                wrong.add(root().relativize(file).toString());
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyPublicTypeIsDocumented() {
        Set<String> silent = new TreeSet<>();
        eachType((unit, type) -> {
            if (type.isPublic() && type.doc() == null) {
                silent.add(unit + ": " + type.name());
            }
        });
        assertThat(silent).isEmpty();
    }

    @Test
    void noMethodIsLongerThanTheHardLimit() {
        Set<String> tooLong = new TreeSet<>();
        eachType((unit, type) -> type.methodLines().forEach((method, lines) -> {
            String name = type.name() + "." + method;
            if (lines > METHOD_LINES && !LONG_METHODS.containsKey(name)) {
                tooLong.add(name + ": " + lines);
            }
        }));
        assertThat(tooLong).isEmpty();
    }

    /** What the rules need to know of one type; the longest overload stands for its name. */
    private record TypeText(String name, boolean isPublic, String doc, Map<String, Long> methodLines) {}

    private static void eachType(BiConsumer<String, TypeText> rule) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null,
                    files,
                    null,
                    List.of("-proc:none"),
                    null,
                    files.getJavaFileObjectsFromPaths(sources("src/main/java")));
            DocTrees docs = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                new TypeScanner(docs, unit, rule).scan(unit, null);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static final class TypeScanner extends TreePathScanner<Void, Void> {
        private final DocTrees docs;
        private final CompilationUnitTree unit;
        private final BiConsumer<String, TypeText> rule;

        TypeScanner(DocTrees docs, CompilationUnitTree unit, BiConsumer<String, TypeText> rule) {
            this.docs = docs;
            this.unit = unit;
            this.rule = rule;
        }

        @Override
        public Void visitClass(ClassTree type, Void none) {
            Map<String, Long> methods = new TreeMap<>();
            for (Tree member : type.getMembers()) {
                if (member instanceof MethodTree method) {
                    methods.merge(method.getName().toString(), lines(method), Math::max);
                }
            }
            boolean visible = type.getModifiers().getFlags().contains(Modifier.PUBLIC);
            for (TreePath path = getCurrentPath().getParentPath(); path != null; path = path.getParentPath()) {
                visible &= !(path.getLeaf() instanceof ClassTree outer)
                        || outer.getModifiers().getFlags().contains(Modifier.PUBLIC);
            }
            rule.accept(
                    root().relativize(Path.of(unit.getSourceFile().toUri())).toString(),
                    new TypeText(
                            type.getSimpleName().toString(), visible, docs.getDocComment(getCurrentPath()), methods));
            return super.visitClass(type, none);
        }

        private long lines(MethodTree method) {
            SourcePositions positions = docs.getSourcePositions();
            long start = positions.getStartPosition(unit, method);
            long end = positions.getEndPosition(unit, method);
            return end < 0
                    ? 0
                    : unit.getLineMap().getLineNumber(end) - unit.getLineMap().getLineNumber(start) + 1;
        }
    }

    private static List<Path> sources(String... folders) {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(root())) {
            for (Path module : modules.sorted().toList()) {
                for (String folder : folders) {
                    if (Files.isDirectory(module.resolve(folder))) {
                        try (Stream<Path> files = Files.walk(module.resolve(folder))) {
                            files.filter(file -> file.toString().endsWith(".java"))
                                    .forEach(sources::add);
                        }
                    }
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return sources;
    }

    /** The folder of the whole build, recognised by its Maven settings. */
    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve(".mvn"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static int lines(Path file) {
        return (int) text(file).lines().count();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
