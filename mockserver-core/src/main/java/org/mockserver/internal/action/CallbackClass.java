package org.mockserver.internal.action;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.action.ExpectationCallback;
import org.mockserver.model.HttpClassCallback;

/**
 * A class of the user that decides about requests. It is found when the expectation is registered; whether it may be
 * used is decided before any of its code runs. Immutable.
 */
final class CallbackClass {

    private static final String ALL = "*";

    private final String name;
    private final @Nullable Class<? extends ExpectationCallback<?>> type;
    private final @Nullable Failure missing;

    private CallbackClass(
            String name, @Nullable Class<? extends ExpectationCallback<?>> type, @Nullable Failure missing) {
        this.name = name;
        this.type = type;
        this.missing = missing;
    }

    /** Why the class gave no decision. */
    static final class Failure extends Exception {

        private static final long serialVersionUID = 1;

        Failure(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }

    /** What is asked of an instance. */
    @FunctionalInterface
    interface Use<T> {

        /** Runs code of the user. */
        @Nullable
        Object of(T instance) throws Exception;
    }

    /** The class of a callback; one that is not to be used is as good as missing, and none of it is loaded. */
    static CallbackClass of(HttpClassCallback spec, ActionOptions options) {
        String name = spec.getCallbackClass() == null ? "" : spec.getCallbackClass();
        if (!isAllowed(name, options.callbackPackages())) {
            String text = "the class " + name
                    + " may not be called back: name its package in mockserver.callbackClassPackages";
            return new CallbackClass(name, null, new Failure(text, null));
        }
        try {
            return new CallbackClass(name, find(name), null);
        } catch (Failure missing) {
            return new CallbackClass(name, null, missing);
        }
    }

    private static boolean isAllowed(String name, List<String> packages) {
        return packages.stream().anyMatch(allowed -> allowed.equals(ALL) || name.startsWith(allowed + "."));
    }

    @SuppressWarnings("unchecked") // the type parameter is looked at when a decision is there
    private static Class<? extends ExpectationCallback<?>> find(String name) throws Failure {
        ClassLoader ofThread = Thread.currentThread().getContextClassLoader();
        ClassLoader loader = ofThread == null ? CallbackClass.class.getClassLoader() : ofThread;
        try {
            Class<?> found = Class.forName(name, false, loader);
            if (ExpectationCallback.class.isAssignableFrom(found)) {
                return (Class<? extends ExpectationCallback<?>>) found.asSubclass(ExpectationCallback.class);
            }
            throw new Failure("the class " + name + " implements no callback interface", null);
        } catch (ClassNotFoundException | LinkageError unusable) {
            throw new Failure("the class " + name + " is not on the class path of the server: " + unusable, unusable);
        }
    }

    /** Why there is no such class; null if there is one. */
    @Nullable
    Failure missing() {
        return missing;
    }

    /** Whether the class also decides about responses. */
    boolean is(Class<?> kind) {
        return type != null && kind.isAssignableFrom(type);
    }

    /**
     * Lets a new instance decide. May block for as long as the user's code does.
     *
     * @param kind the interface to use
     * @param wanted what the decision must be
     */
    <T, R> R decide(Class<T> kind, Use<T> use, Class<R> wanted) throws Failure {
        if (missing != null || type == null) {
            throw missing == null ? new Failure("there is no class " + name, null) : missing;
        }
        Object decision;
        try {
            decision = use.of(kind.cast(type.getConstructor().newInstance()));
        } catch (InvocationTargetException failed) {
            throw new Failure("the class " + name + " cannot be made: " + failed.getCause(), failed.getCause());
        } catch (ReflectiveOperationException unusable) {
            throw new Failure(
                    "the class " + name + " has no public constructor without parameters: " + unusable, unusable);
        } catch (Exception | LinkageError thrown) {
            throw new Failure("the class " + name + " failed: " + thrown, thrown);
        }
        if (!wanted.isInstance(decision)) {
            String instead = decision == null ? "nothing" : decision.getClass().getSimpleName();
            throw new Failure("the class " + name + " gave " + instead + " instead of " + wanted.getSimpleName(), null);
        }
        return wanted.cast(decision);
    }
}
