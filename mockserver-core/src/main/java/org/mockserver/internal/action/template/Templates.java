package org.mockserver.internal.action.template;

import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpTemplate.TemplateType;

/**
 * Compiles templates of any language, and holds what is made once for all of them. A language is loaded when its first
 * template is compiled. Safe for use by any thread.
 */
public final class Templates {

    /* Longer templates are refused, because parsers recurse and keep every token. */
    private static final int LONGEST_TEMPLATE = 4 * 1024 * 1024;

    private final Once<TemplateLanguage> velocity = new Once<>(VelocityTemplates::new);
    private final Once<TemplateLanguage> mustache = new Once<>(MustacheTemplates::new);
    private final Once<TemplateLanguage> javaScript = new Once<>(Templates::installedJavaScript);
    private final Once<TokenKey> tokenKey = new Once<>(TokenKey::new);
    private final Once<YamlReader> yaml = new Once<>(Templates::installedYaml);

    /** Something made when it is first asked for. */
    private static final class Once<T> {

        private final Supplier<T> maker;
        private volatile @Nullable T made;

        Once(Supplier<T> maker) {
            this.maker = maker;
        }

        T get() {
            T known = made;
            return known == null ? make() : known;
        }

        private synchronized T make() {
            T known = made;
            if (known == null) {
                known = maker.get();
                made = known;
            }
            return known;
        }
    }

    /** Nothing is loaded yet. */
    public Templates() {}

    /**
     * Compiles a template.
     *
     * @param type its language
     * @param text its text
     * @param options limits of each rendering
     * @return the compiled template
     * @throws TemplateException with the place of a mistake
     */
    public Template compile(TemplateType type, String text, TemplateOptions options) {
        if (text.length() > LONGEST_TEMPLATE) {
            throw new TemplateException("a template may have " + LONGEST_TEMPLATE + " characters");
        }
        for (String forbidden : options.disallowedText().getOrDefault(type, List.of())) {
            if (text.contains(forbidden)) {
                throw new TemplateException("the text \"" + forbidden + "\" is not allowed in " + type + " templates");
            }
        }
        return switch (type) {
            case VELOCITY -> velocity.get().compile(text, options);
            case MUSTACHE -> mustache.get().compile(text, options);
            case JAVASCRIPT -> withinBudget(javaScript.get().compile(text, options), options);
        };
    }

    /* The language limits its own work; helpers that it calls have the same limits as in other languages. */
    private static Template withinBudget(Template template, TemplateOptions options) {
        return variables -> {
            Budget budget = Budget.begin(TemplateType.JAVASCRIPT, options);
            try {
                return template.render(variables);
            } finally {
                budget.end();
            }
        };
    }

    TokenKey tokenKey() {
        return tokenKey.get();
    }

    YamlReader yaml() {
        return yaml.get();
    }

    private static TemplateLanguage installedJavaScript() {
        for (TemplateLanguage language :
                ServiceLoader.load(TemplateLanguage.class, TemplateLanguage.class.getClassLoader())) {
            if (language.type() == TemplateType.JAVASCRIPT) {
                return language;
            }
        }
        throw new TemplateException("JavaScript response templates require the GraalJS engine, which is in the artifact"
                + " org.mockserver:mockserver-template-javascript; it is not on the class path");
    }

    private static YamlReader installedYaml() {
        return ServiceLoader.load(YamlReader.class, YamlReader.class.getClassLoader())
                .findFirst()
                .orElse(text -> {
                    throw new WireException(
                            "YAML is read by the artifact org.mockserver:mockserver-openapi, which is not"
                                    + " on the class path");
                });
    }
}
