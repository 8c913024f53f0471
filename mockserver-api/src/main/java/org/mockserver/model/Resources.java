package org.mockserver.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts on the class path, as tests keep them. */
final class Resources {

    private Resources() {}

    /** The text of a resource in UTF-8. */
    static String text(String name) {
        String absolute = name.startsWith("/") ? name.substring(1) : name;
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        ClassLoader loader = context == null ? Resources.class.getClassLoader() : context;
        try (InputStream resource = loader.getResourceAsStream(absolute)) {
            if (resource == null) {
                throw new IllegalArgumentException("there is no resource " + name + " on the class path");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the resource " + name + " cannot be read", unreadable);
        }
    }
}
