package org.mockserver.junit.jupiter;

import java.util.Arrays;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.mockserver.client.MockServerClient;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.internal.nulls.Nullable;

/**
 * Starts a server for a test class and hands its tests clients of it; see {@link MockServerSettings}. Whoever started a
 * server stops it: this extension at the end of the class or of the run, the caller for a server that was passed in.
 */
public class MockServerExtension
        implements ParameterResolver, BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {

    private static final Namespace NAMESPACE = Namespace.create(MockServerExtension.class);
    private static final String SERVER = "server";
    private static final String SUITE_SERVER = "server of the suite";
    private static final String SPACE = "space";

    private final @Nullable ClientAndServer given;

    /** Starts its own servers. */
    public MockServerExtension() {
        this.given = null;
    }

    /** Uses a server that runs already, and leaves it running. */
    public MockServerExtension(ClientAndServer server) {
        this.given = server;
    }

    /** What a test class asks for, in the form of an annotation even where there is none. */
    private record Wanted(int[] ports, boolean perTestSuite, boolean resetBeforeEach, boolean isolatedTests) {

        static final Wanted DEFAULTS = new Wanted(new int[0], false, false, false);

        static Wanted of(ExtensionContext context) {
            for (ExtensionContext at = context; at != null; at = at.getParent().orElse(null)) {
                MockServerSettings settings = AnnotationSupport.findAnnotation(
                                at.getTestClass(), MockServerSettings.class)
                        .orElse(null);
                if (settings != null) {
                    return new Wanted(
                            settings.ports(),
                            settings.perTestSuite(),
                            settings.resetBeforeEach(),
                            settings.isolatedTests());
                }
            }
            return DEFAULTS;
        }
    }

    /** Something that JUnit closes at the end of the context it is stored in. */
    private record Held<C extends MockServerClient>(C client) implements AutoCloseable {

        @Override
        public void close() {
            client.close();
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        server(context);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        Wanted wanted = Wanted.of(context);
        if (wanted.resetBeforeEach() && !wanted.isolatedTests()) {
            server(context).reset();
        }
        TestFields.fill(context.getRequiredTestInstances().getAllInstances(), () -> client(context));
    }

    /* Instances that serve several tests get the client of the next space. */
    @Override
    public void afterEach(ExtensionContext context) {
        if (Wanted.of(context).isolatedTests()) {
            TestFields.clear(context.getRequiredTestInstances().getAllInstances(), client(context));
        }
    }

    /** Nothing is left to do: JUnit closes what belongs to the class. */
    @Override
    public void afterAll(ExtensionContext context) {
        // Servers are closed by the store that they are in.
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return MockServerClient.class.isAssignableFrom(parameter.getParameter().getType())
                || (parameter.isAnnotated(MockServerUrl.class)
                        && TestFields.isAddress(parameter.getParameter().getType()));
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        if (parameter.isAnnotated(MockServerUrl.class)) {
            return TestFields.address(client(context), type);
        }
        MockServerClient client = client(context);
        if (!type.isInstance(client)) {
            throw new ParameterResolutionException("isolated tests share their server, so " + type.getSimpleName()
                    + " cannot be injected: use MockServerClient");
        }
        return client;
    }

    private MockServerClient client(ExtensionContext context) {
        if (!Wanted.of(context).isolatedTests()) {
            return server(context);
        }
        if (context.getTestMethod().isEmpty()) {
            throw new ParameterResolutionException("isolated tests have a space each, so the client cannot be injected"
                    + " into a constructor or a method for the whole class: use @BeforeEach or the test itself");
        }
        return held(context.getStore(NAMESPACE), SPACE, () -> server(context).openSpace());
    }

    /* A store also finds what the contexts around its own have, so nested classes get the server of the outer one, and the
     * server of the suite needs a name of its own. */
    private ClientAndServer server(ExtensionContext context) {
        ClientAndServer running = given;
        if (running != null) {
            return running;
        }
        Wanted wanted = Wanted.of(context);
        ExtensionContext owner = wanted.perTestSuite() ? context.getRoot() : classOf(context);
        Integer[] ports = Arrays.stream(wanted.ports()).boxed().toArray(Integer[]::new);
        String key = wanted.perTestSuite() ? SUITE_SERVER : SERVER;
        return held(owner.getStore(NAMESPACE), key, () -> new ClientAndServer(ports));
    }

    private static ExtensionContext classOf(ExtensionContext context) {
        ExtensionContext at = context;
        while (at.getTestMethod().isPresent() && at.getParent().isPresent()) {
            at = at.getParent().get();
        }
        return at;
    }

    private interface Maker<C> {
        C make();
    }

    @SuppressWarnings("unchecked") // each key has one type
    private static <C extends MockServerClient> C held(Store store, String key, Maker<C> maker) {
        return ((Held<C>) store.getOrComputeIfAbsent(key, unused -> new Held<>(maker.make()))).client();
    }
}
