package org.mockserver.internal.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between packages: who may depend on whom. A package that is not in the table has no place in the house yet. */
class ArrowsTest {
    private static final String ROOT = "org.mockserver.";

    private static final String CONTRACT =
            "model matchers mock verify configuration llm load oidc saml scim serialization server slo internal.nulls";

    private static final Map<String, Set<String>> ARROWS = arrows();

    private static final JavaClasses HOUSE = HouseClasses.main();

    private static Map<String, Set<String>> arrows() {
        Map<String, Set<String>> arrows = new LinkedHashMap<>();
        arrows.put("internal.objects", words(""));
        arrows.put("internal.nulls", words(""));
        arrows.put("model", words(CONTRACT + " internal.objects"));
        arrows.put("matchers", words(CONTRACT));
        arrows.put("mock", words(CONTRACT + " internal.objects"));
        arrows.put("verify", words(CONTRACT));
        arrows.put("llm", words(CONTRACT));
        arrows.put("load", words(CONTRACT));
        arrows.put("oidc", words(CONTRACT));
        arrows.put("saml", words(CONTRACT));
        arrows.put("scim", words(CONTRACT));
        arrows.put("slo", words(CONTRACT));
        arrows.put("server", words(CONTRACT));
        arrows.put("serialization", words(CONTRACT + " logging internal.wire"));
        arrows.put("configuration", words(CONTRACT + " internal.settings"));
        arrows.put("authentication", words(CONTRACT));
        arrows.put("httpclient", words(CONTRACT));
        arrows.put("proxyconfiguration", words(CONTRACT));
        arrows.put("logging", words(CONTRACT));
        arrows.put("stop", words(CONTRACT));
        arrows.put("socket", words(CONTRACT + " logging internal.server internal.settings"));
        arrows.put(
                "client",
                words(
                        CONTRACT
                                + " authentication httpclient log proxyconfiguration stop internal.near internal.settings internal.wire"));
        arrows.put("lifecycle", words(CONTRACT + " stop"));
        arrows.put("log", words(CONTRACT));
        arrows.put(
                "netty",
                words(CONTRACT
                        + " lifecycle log proxyconfiguration stop internal.near internal.server internal.settings"));
        arrows.put("integration", words(CONTRACT + " client internal.near lifecycle log netty stop"));
        arrows.put("internal.wire", words(CONTRACT + " internal.objects log"));
        arrows.put("internal.near", words(CONTRACT + " internal.wire"));
        arrows.put("internal.settings", words(CONTRACT));
        arrows.put("internal.exchange", words(CONTRACT + " internal.wire"));
        arrows.put("internal.state", words(CONTRACT));
        arrows.put("internal.match", words(CONTRACT + " internal.exchange internal.wire"));
        arrows.put("internal.action", words(CONTRACT + " internal.exchange internal.settings internal.wire"));
        arrows.put("internal.events", words(CONTRACT + " internal.exchange internal.wire log"));
        arrows.put("internal.observe", words(CONTRACT + " internal.exchange internal.wire"));
        arrows.put("internal.telemetry", words(CONTRACT + " internal.events internal.settings"));
        arrows.put("internal.javascript", words(CONTRACT + " internal.action internal.wire"));
        arrows.put("internal.openapi", words(CONTRACT + " internal.match internal.action internal.wire"));
        arrows.put(
                "internal.engine",
                words(
                        CONTRACT
                                + " internal.exchange internal.wire internal.settings internal.match internal.action internal.events internal.observe internal.state"));
        arrows.put(
                "internal.control",
                words(
                        CONTRACT
                                + " internal.exchange internal.wire internal.settings internal.match internal.engine internal.events internal.observe internal.state internal.telemetry"));
        String fromSockets = CONTRACT + " internal.exchange internal.engine internal.control internal.settings";
        arrows.put("internal.connection", words(fromSockets));
        arrows.put("internal.inbound", words(fromSockets));
        arrows.put("internal.binary", words(fromSockets + " internal.connection internal.inbound"));
        arrows.put("internal.tunnel", words(fromSockets + " internal.connection"));
        arrows.put("internal.tls", words(fromSockets + " internal.connection"));
        arrows.put(
                "internal.transport",
                words(
                        fromSockets
                                + " internal.binary internal.connection internal.http1 internal.http2 internal.tls internal.tunnel"));
        arrows.put("internal.http1", words(fromSockets + " internal.connection internal.inbound"));
        arrows.put(
                "internal.upstream",
                words(fromSockets + " internal.connection internal.http1 internal.http2 internal.inbound"));
        arrows.put("internal.http2", words(fromSockets + " internal.connection internal.inbound"));
        arrows.put(
                "internal.websocket",
                words(fromSockets
                        + " internal.connection internal.inbound internal.action internal.near internal.wire"));
        String fromServer = fromSockets
                + " internal.wire internal.near internal.state log internal.match internal.action internal.events internal.observe internal.telemetry internal.binary internal.connection internal.inbound internal.transport internal.upstream internal.http1 internal.http2 internal.tls internal.tunnel internal.websocket";
        arrows.put("internal.server", words(fromServer));
        arrows.put("cli", words(CONTRACT + " internal.exchange internal.server internal.settings internal.wire"));
        return arrows;
    }

    @Test
    void everyDependencyFollowsAnArrow() {
        Set<String> violations = new TreeSet<>();
        for (JavaClass from : HOUSE) {
            String room = room(from);
            Set<String> allowed = ARROWS.getOrDefault(room, Set.of());
            for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                JavaClass to = dependency.getTargetClass().getBaseComponentType();
                if (to.getPackageName().startsWith("org.mockserver")
                        && !room(to).equals(room)
                        && !allowed.contains(room(to))) {
                    violations.add(room + " -> " + room(to) + ": " + dependency.getDescription());
                }
            }
        }
        assertThat(violations).isEmpty();
    }

    @Test
    void everyPackageHasARowInTheTable() {
        Set<String> rooms = HOUSE.stream().map(ArrowsTest::room).collect(Collectors.toCollection(TreeSet::new));
        assertThat(ARROWS.keySet()).containsAll(rooms);
    }

    @Test
    void internalPackagesFormNoCycle() {
        SlicesRuleDefinition.slices()
                .matching("org.mockserver.internal.(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(HOUSE);
    }

    /** The package below the root, with sub-packages counted as part of their parent: {@code internal.match} or {@code model}. */
    private static String room(JavaClass type) {
        String below =
                type.getPackageName().substring(Math.min(type.getPackageName().length(), ROOT.length()));
        String[] parts = below.split("\\.", -1);
        int depth = parts[0].equals("internal") ? 2 : 1;
        return Stream.of(parts).limit(depth).collect(Collectors.joining("."));
    }

    private static Set<String> words(String text) {
        return Set.copyOf(Arrays.asList(text.split(" ", -1)));
    }
}
