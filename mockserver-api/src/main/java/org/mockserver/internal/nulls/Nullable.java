package org.mockserver.internal.nulls;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * May be null, in the packages that code of users calls. The build checks our own code by it; compilers of users do not
 * know it, so that Kotlin code goes on to decide for itself what it takes for null.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE_USE)
public @interface Nullable {}
