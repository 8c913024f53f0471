package org.mockserver.internal.server;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Registration;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.server.initialize.ExpectationInitializer;

/** The expectations that a class of the user makes for the start of a server. */
final class InitialClass {

    private static final String SETTING = "initializationClass";

    private final String name;

    InitialClass(String name) {
        this.name = name;
    }

    /** Stores what the class makes, all or nothing, and returns it. Runs code of the user. */
    List<Expectation> loadInto(Registration registration) throws StartFailure {
        Expectation[] made = made();
        try {
            /* The way over JSON checks what the class made as if a client had sent it. */
            return made.length == 0
                    ? List.of()
                    : registration
                            .register(ExpectationWire.readSources(ExpectationWire.write(Arrays.asList(made))))
                            .stored();
        } catch (WireException invalid) {
            throw failure(invalid.errors().get(0).toString(), invalid);
        }
    }

    private Expectation[] made() throws StartFailure {
        ExpectationInitializer initializer = instance();
        @Nullable Expectation @Nullable [] made;
        try {
            made = initializer.initializeExpectations();
        } catch (RuntimeException | LinkageError thrown) {
            throw failure("failed: " + thrown, thrown);
        }
        if (made == null || Arrays.asList(made).contains(null)) {
            throw failure("gave null instead of expectations", null);
        }
        return made;
    }

    private ExpectationInitializer instance() throws StartFailure {
        ClassLoader ofThread = Thread.currentThread().getContextClassLoader();
        ClassLoader loader = ofThread == null ? InitialClass.class.getClassLoader() : ofThread;
        try {
            Class<?> found = Class.forName(name, true, loader);
            if (!ExpectationInitializer.class.isAssignableFrom(found)) {
                throw failure("does not implement " + ExpectationInitializer.class.getName(), null);
            }
            return (ExpectationInitializer) found.getConstructor().newInstance();
        } catch (InvocationTargetException thrown) {
            throw failure("cannot be made: " + thrown.getCause(), thrown.getCause());
        } catch (ClassNotFoundException | LinkageError missing) {
            throw failure("is not on the class path of the server: " + missing, missing);
        } catch (ReflectiveOperationException unusable) {
            throw failure("has no public constructor without parameters: " + unusable, unusable);
        }
    }

    private StartFailure failure(String what, @Nullable Throwable cause) {
        return new StartFailure(SETTING + " " + name + " " + what, cause);
    }
}
