package org.mockserver.internal.action;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.Template;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.action.template.Variables;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpTemplate.TemplateType;

/** A file whose text is a template, whose name is one, or both. It may change while it is served. */
final class TemplatedFile {

    private final ActionOptions options;
    private final FileRoots roots;
    private final Path file;
    private final @Nullable Template name;
    private final @Nullable TemplateType type;
    private volatile @Nullable Compiled compiled;

    /** What the file last held. */
    private record Compiled(String text, Template template) {}

    private TemplatedFile(
            ActionOptions options, FileRoots roots, Path file, @Nullable Template name, @Nullable TemplateType type) {
        this.options = options;
        this.roots = roots;
        this.file = file;
        this.name = name;
        this.type = type;
    }

    /**
     * Compiles the name, and the text if the file is there.
     *
     * @param path where the body stands, for errors
     */
    static TemplatedFile compile(FileBody body, String path, ActionOptions options) {
        FileRoots roots = new FileRoots(options.fileRoots());
        String given = body.getFilePath();
        TemplateType type = body.getTemplateType();
        if (!Boolean.TRUE.equals(body.getTemplatedFilePath())) {
            Path file = roots.admit(given, path + ".filePath");
            TemplatedFile made = new TemplatedFile(options, roots, file, null, type);
            made.tryOut(path);
            return made;
        }
        Path directory = roots.admit(directory(given), path + ".filePath");
        TemplateType language = type == null ? TemplateType.VELOCITY : type;
        Template name = Rendering.compile(language, given, path + ".filePath", options);
        return new TemplatedFile(options, roots, directory, name, type);
    }

    /* The part of the name before the first sign of a template, up to its last slash, is where the file must lie. */
    private static String directory(String name) {
        int end = name.length();
        for (String sign : new String[] {"$", "#", "{{"}) {
            int at = name.indexOf(sign);
            end = at < 0 ? end : Math.min(end, at);
        }
        int slash = name.lastIndexOf('/', end);
        return slash < 0 ? "." : name.substring(0, slash + 1);
    }

    private void tryOut(String path) {
        try {
            if (type != null && Files.isRegularFile(file)) {
                template(Files.readString(roots.resolve(file), Texts.UTF_8), type);
            }
        } catch (TemplateException malformed) {
            throw new WireException(
                    path + ".filePath", "is not a valid " + type + " template: " + malformed.withPlace());
        } catch (IOException unreadable) {
            /* The file may become readable before it is asked for. */
            return;
        }
    }

    private Template template(String text, TemplateType language) {
        Compiled known = compiled;
        if (known == null || !known.text().equals(text)) {
            known = new Compiled(text, options.world().templates().compile(language, text, options.templates()));
            compiled = known;
        }
        return known.template();
    }

    /** The bytes to send; throws TemplateException when a template fails. Blocks. */
    byte[] read(RequestView request) throws IOException {
        Path real = roots.resolve(name == null ? file : named(name, request));
        if (!Files.isRegularFile(real) || Files.size(real) > FileResponseAction.MAX_FILE_BYTES) {
            throw new IOException("\"" + real + "\" is not a file of usable size");
        }
        if (type == null) {
            return Files.readAllBytes(real);
        }
        String text = Files.readString(real, Texts.UTF_8);
        return template(text, type).render(variables(request)).getBytes(Texts.UTF_8);
    }

    private Variables variables(RequestView request) {
        return new Variables(options.world(), options.templates(), request, null, java.util.Map.of());
    }

    private Path named(Template template, RequestView request) throws IOException {
        String rendered = template.render(variables(request));
        try {
            Path path = Path.of(rendered).toAbsolutePath().normalize();
            Path real = path.toRealPath();
            if (path.startsWith(file) && real.startsWith(file.toRealPath())) {
                return real;
            }
        } catch (InvalidPathException unusable) {
            throw new IOException(unusable);
        }
        throw new AccessDeniedException(rendered, null, "\"" + rendered + "\" lies outside of " + file);
    }
}
