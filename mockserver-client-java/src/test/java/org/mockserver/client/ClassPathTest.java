package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the client brings onto the class path of its users; this module has nothing there but the client and the test tools. */
class ClassPathTest {

    private static final long MOST_BYTES = 5_000_000;

    private static final List<String> TEST_TOOLS = List.of(
            "junit",
            "opentest4j",
            "apiguardian",
            "open-test-reporting",
            "assertj",
            "byte-buddy",
            "awaitility",
            "hamcrest",
            "surefire",
            "test-classes",
            "jacoco");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "com.fasterxml.jackson.databind.ObjectMapper",
                "com.fasterxml.jackson.core.JsonFactory",
                "com.google.common.collect.Multimap",
                "org.apache.commons.lang3.StringUtils",
                "org.apache.commons.io.IOUtils",
                "org.slf4j.LoggerFactory",
                "io.netty.channel.Channel",
            })
    void itLeavesThePlaceOfOthersAlone(String className) {
        ClassLoader loader = MockServerClient.class.getClassLoader();
        assertThat(loader.getResource(className.replace('.', '/') + ".class")).isNull();
    }

    @Test
    void itIsSmall() {
        long bytes = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> TEST_TOOLS.stream().noneMatch(entry::contains))
                .mapToLong(entry -> sizeOf(Path.of(entry)))
                .sum();

        assertThat(bytes).isBetween(1_000_000L, MOST_BYTES);
    }

    private static long sizeOf(Path entry) {
        try (Stream<Path> files = Files.walk(entry)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(ClassPathTest::length)
                    .sum();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static long length(Path file) {
        try {
            return Files.size(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
