package org.mockserver.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a parameter or a field of type {@code String} or {@code URI} that gets the address for the code under test, without
 * a slash at its end: that of the server, or of the test's space if tests are isolated.
 */
@Target({ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface MockServerUrl {}
