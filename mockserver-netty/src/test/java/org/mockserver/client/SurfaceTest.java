package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Nothing that code of users calls may get lost. */
class SurfaceTest {

    @Test
    void everythingThatUsersCallIsThere() throws Exception {
        Map<String, Set<String>> known = new HashMap<>();
        Set<String> missing = new HashSet<>();
        for (String line : lines()) {
            String className = line.substring(0, line.indexOf(' '));
            Set<String> callable = known.get(className);
            if (callable == null) {
                callable = callable(Class.forName(className));
                known.put(className, callable);
            }
            if (!callable.contains(line.substring(line.indexOf(' ') + 1))) {
                missing.add(line);
            }
        }
        assertThat(known).hasSizeGreaterThan(40);
        assertThat(missing).isEmpty();
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = SurfaceTest.class.getResourceAsStream("surface.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    private static Set<String> callable(Class<?> type) {
        Set<String> callable = new HashSet<>();
        for (Method method : type.getMethods()) {
            callable.add(method.getName() + parameters(method.getParameterTypes()));
        }
        for (Constructor<?> constructor : type.getConstructors()) {
            callable.add("new" + parameters(constructor.getParameterTypes()));
        }
        return callable;
    }

    private static String parameters(Class<?>[] types) {
        return Arrays.stream(types).map(Class::getSimpleName).collect(Collectors.joining(",", "(", ")"));
    }
}
