package org.mockserver.internal.server;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Runs the tests of a class once with a client of each protocol. The class has a {@code @Parameter Speech} field, which
 * tells {@link HouseExtension} how the client of the house speaks.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedClass(name = "{0}")
@EnumSource(Speech.class)
@interface OverEveryProtocol {}
