package org.mockserver.internal.transport;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs the tests of a {@link WireTest} over every {@link Wire} of HTTP/1.1: what they show has no meaning in HTTP/2. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedClass(name = "{0}")
@EnumSource(value = Wire.class, mode = EnumSource.Mode.MATCH_ALL, names = "H1.*")
@interface OverEveryHttp1Wire {}
