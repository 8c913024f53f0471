package org.mockserver.internal.objects;

import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Gives the types of the contract their text. Found as a service, because the wire format is made of these types and they
 * cannot use it. Safe for use by any thread.
 */
public interface Shown {

    /** The text of an object; null if it is not shown in a special way. */
    @Nullable
    String text(Object shown);

    /** The text of an object from whoever has one; null if nobody has. */
    static @Nullable String of(Object shown) {
        for (Shown each : Installed.ALL) {
            String text = each.text(shown);
            if (text != null) {
                return text;
            }
        }
        return null;
    }

    /** Apart, so that nothing is looked for until something is shown. */
    final class Installed {

        private static final List<Shown> ALL = ServiceLoader.load(Shown.class, Shown.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();

        private Installed() {}
    }
}
