package org.mockserver.internal.match;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;

/** Looks for the module that reads OpenAPI specifications, once, when the first specification is used. */
final class InstalledOpenApi {

    private static final @Nullable OpenApi FOUND = find(OpenApi.class.getClassLoader());

    private InstalledOpenApi() {}

    static OpenApi get() {
        return orRefuse(FOUND);
    }

    static @Nullable OpenApi find(ClassLoader from) {
        return ServiceLoader.load(OpenApi.class, from).findFirst().orElse(null);
    }

    static OpenApi orRefuse(@Nullable OpenApi found) {
        if (found == null) {
            throw new WireException("OpenAPI specifications are read by the artifact org.mockserver:mockserver-openapi,"
                    + " which is not on the class path");
        }
        return found;
    }
}
