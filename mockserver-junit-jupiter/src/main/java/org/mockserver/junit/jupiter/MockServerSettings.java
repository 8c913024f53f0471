package org.mockserver.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives a test class a server. Constructors, tests and life-cycle methods may have a parameter of type {@code
 * MockServerClient} (or {@code ClientAndServer}), and fields of type {@code MockServerClient} that are null are filled
 * before each test. Nested classes use the server of the class around them.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
@ExtendWith(MockServerExtension.class)
public @interface MockServerSettings {

    /** The ports the server listens on; none for any free one. */
    int[] ports() default {};

    /** Whether all classes that say so share one server, which stops after the last test of the run. */
    boolean perTestSuite() default false;

    /** Whether the server is reset before each test, ahead of the methods that prepare it. */
    boolean resetBeforeEach() default false;

    /**
     * Whether each test gets an isolated space on the server: expectations, scenarios, clock and log that no other test
     * sees. Clients and addresses that are injected into the test belong to its space, which is closed after it. Such
     * tests may run in parallel, also with {@link #perTestSuite()}.
     */
    boolean isolatedTests() default false;
}
