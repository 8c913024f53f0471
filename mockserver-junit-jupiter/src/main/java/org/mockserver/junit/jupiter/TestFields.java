package org.mockserver.junit.jupiter;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.mockserver.client.MockServerClient;
import org.mockserver.internal.nulls.Nullable;

/** The fields of test instances that get a client or an address. */
final class TestFields {

    private TestFields() {}

    static boolean isAddress(Class<?> type) {
        return type == String.class || type == URI.class;
    }

    /** The address behind which requests reach what a client controls. */
    static Object address(MockServerClient client, Class<?> type) {
        String scheme = client.isSecure() ? "https" : "http";
        String address = scheme + "://localhost:" + client.getPort() + client.contextPath();
        return type == URI.class ? URI.create(address) : address;
    }

    /** Fills what is null. */
    static void fill(List<Object> instances, Supplier<MockServerClient> client) {
        for (Object instance : instances) {
            for (Field field : fields(instance)) {
                if (get(field, instance) == null) {
                    set(field, instance, value(field, client.get()));
                }
            }
        }
    }

    /** Empties what was filled for a client. */
    static void clear(List<Object> instances, MockServerClient client) {
        for (Object instance : instances) {
            for (Field field : fields(instance)) {
                if (value(field, client).equals(get(field, instance))) {
                    set(field, instance, null);
                }
            }
        }
    }

    private static Object value(Field field, MockServerClient client) {
        return field.isAnnotationPresent(MockServerUrl.class) ? address(client, field.getType()) : client;
    }

    private static List<Field> fields(Object instance) {
        return ReflectionSupport.findFields(instance.getClass(), TestFields::isWanted, HierarchyTraversalMode.TOP_DOWN);
    }

    private static boolean isWanted(Field field) {
        boolean changeable = !Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers());
        boolean address = field.isAnnotationPresent(MockServerUrl.class) && isAddress(field.getType());
        return changeable && (address || field.getType() == MockServerClient.class);
    }

    private static @Nullable Object get(Field field, Object instance) {
        return ReflectionSupport.tryToReadFieldValue(field, instance)
                .getOrThrow(failure -> new ExtensionConfigurationException("cannot read " + field, failure));
    }

    private static void set(Field field, Object instance, @Nullable Object value) {
        try {
            field.setAccessible(true);
            field.set(instance, value);
        } catch (ReflectiveOperationException | RuntimeException closed) {
            throw new ExtensionConfigurationException(
                    "cannot set " + field + ": open its package to org.junit.platform.commons and this extension",
                    closed);
        }
    }
}
