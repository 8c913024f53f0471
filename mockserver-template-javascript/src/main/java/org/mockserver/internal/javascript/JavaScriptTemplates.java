package org.mockserver.internal.javascript;

import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.Template;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.action.template.TemplateLanguage;
import org.mockserver.internal.action.template.TemplateOptions;
import org.mockserver.internal.action.template.Variables;
import org.mockserver.model.HttpTemplate.TemplateType;

/**
 * Compiles templates that are the body of a JavaScript function. Safe for use by any thread; public because it is made by
 * name.
 */
public final class JavaScriptTemplates implements TemplateLanguage {

    private static final String NAME = "template.js";

    /* One line in front of the template, so that only columns of its first line have to be corrected. The line break
     * behind it ends a comment in its last line. */
    private static final String BEFORE =
            "(function(scope) { with (scope) { return (function handle(request, response) { ";
    private static final String AFTER = "\n})(request, response); } })";

    /* Idle realms kept; each holds the built-in objects of the language. */
    private static final int MOST_IDLE = 16;

    private final Engine engine = Engine.newBuilder("js")
            .option("engine.WarnInterpreterOnly", "false")
            .build();
    private final Guard guard = new Guard();
    private final ConcurrentLinkedDeque<Realm> idle = new ConcurrentLinkedDeque<>();
    private final AtomicInteger idleCount = new AtomicInteger();

    /** Called by {@code ServiceLoader}. */
    public JavaScriptTemplates() {}

    @Override
    public TemplateType type() {
        return TemplateType.JAVASCRIPT;
    }

    @Override
    public Template compile(String text, TemplateOptions options) {
        Source source = Source.newBuilder("js", BEFORE + text + AFTER, NAME).buildLiteral();
        Realm realm = take();
        try {
            realm.check(source);
            give(realm);
        } catch (PolyglotException malformed) {
            give(realm);
            throw failure(text, malformed);
        }
        return variables -> render(source, text, variables, options);
    }

    private String render(Source source, String text, Variables variables, TemplateOptions options) {
        Realm realm = take();
        Guard.Watch watch = guard.watch(realm, options.timeoutNanos(TemplateType.JAVASCRIPT));
        boolean reusable = false;
        try {
            String rendered = realm.run(source, variables);
            reusable = true;
            if (rendered == null) {
                throw new TemplateException("the template returned nothing; it must return an object");
            }
            if (rendered.length() > options.maxOutputChars()) {
                throw new TemplateException("produced more than " + options.maxOutputChars()
                        + " characters (mockserver.maxTemplateOutputCharacters)");
            }
            return rendered;
        } catch (PolyglotException failed) {
            String limit = watch.exceeded();
            if (limit != null) {
                throw new TemplateException(limit);
            }
            if (failed.isResourceExhausted() || failed.isCancelled()) {
                throw new TemplateException("ran more statements than a template may");
            }
            reusable = failed.isGuestException() || failed.isHostException();
            throw failure(text, failed);
        } finally {
            if (watch.end() && reusable) {
                give(realm);
            } else {
                realm.close();
            }
        }
    }

    private Realm take() {
        Realm realm = idle.pollFirst();
        if (realm == null) {
            return new Realm(engine);
        }
        idleCount.decrementAndGet();
        return realm;
    }

    private void give(Realm realm) {
        if (idleCount.incrementAndGet() > MOST_IDLE) {
            idleCount.decrementAndGet();
            realm.close();
        } else {
            idle.addFirst(realm);
        }
    }

    private static TemplateException failure(String text, PolyglotException failed) {
        if (failed.isHostException() && failed.asHostException() instanceof TemplateException own) {
            return place(text, String.valueOf(own.getMessage()), failed);
        }
        return place(text, failed.getMessage() == null ? failed.toString() : failed.getMessage(), failed);
    }

    private static TemplateException place(String text, String message, PolyglotException failed) {
        SourceSection section = section(failed);
        String firstLine = message.lines().findFirst().orElse(message);
        if (section == null) {
            return new TemplateException(firstLine, 0, 0, failed);
        }
        int lines = (int) text.lines().count();
        int line = Math.max(1, Math.min(lines, section.getStartLine()));
        int column = section.getStartColumn() - (section.getStartLine() == 1 ? BEFORE.length() : 0);
        return new TemplateException(withoutPlace(firstLine), line, Math.max(1, column), failed);
    }

    /* The innermost place inside the template. */
    private static @Nullable SourceSection section(PolyglotException failed) {
        SourceSection own = failed.getSourceLocation();
        if (isTemplate(own)) {
            return own;
        }
        for (PolyglotException.StackFrame frame : failed.getPolyglotStackTrace()) {
            if (isTemplate(frame.getSourceLocation())) {
                return frame.getSourceLocation();
            }
        }
        return null;
    }

    private static boolean isTemplate(@Nullable SourceSection section) {
        return section != null && section.getSource().getName().equals(NAME);
    }

    /* The engine writes the place in front of what the parser says. */
    private static String withoutPlace(String message) {
        return message.replaceFirst("template\\.js:\\d+:\\d+:? ?", "");
    }
}
