package org.mockserver.internal.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.beFinal;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.settings.SettingKeys;

/** Who owns what: each library one package, each component one constructor call, no state that nobody owns. */
class OwnershipTest {
    private static final JavaClasses HOUSE = HouseClasses.main();

    /** The classes that may catch whatever comes, with what each of them does about it. */
    private static final Map<String, String> DOORS = Map.of(
            "org.mockserver.client.Closure", "code of users failed: tells the server, which answers for it",
            "org.mockserver.internal.engine.Engine", "an action failed: answers for it and records why",
            "org.mockserver.internal.engine.AsideCall", "an action beside an answer failed: records why",
            "org.mockserver.internal.control.Door", "a bug: answers with a correlation id",
            "org.mockserver.internal.action.CallbackClass", "a class of the user failed: says so with its cause",
            "org.mockserver.internal.server.InitialClass", "a class of the user failed: stops the start with its cause",
            "org.mockserver.internal.events.LogFollower",
                    "a listener of the user failed: says so and tells the next entry",
            "org.mockserver.internal.events.Console", "telling about the journal must not stop the journal");

    private static final Set<String> WHATEVER_COMES =
            Set.of(Exception.class.getName(), RuntimeException.class.getName());

    @ParameterizedTest(name = "{0} is used only in {1}")
    @CsvSource({
        "com.lmax.disruptor.., events",
        "com.jayway.jsonpath.., match",
        "com.networknt.schema.., match",
        "org.graalvm.., javascript",
        "org.apache.velocity.., action.template",
        "com.samskivert.mustache.., action.template",
        "org.snakeyaml.engine.., openapi",
        "org.xmlunit.., match",
        "org.bouncycastle.., tls",
        "io.netty.handler.codec.haproxy.., tunnel",
    })
    void aLibraryLivesInOnePackage(String library, String owner) {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.mockserver.internal." + owner + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(HOUSE);
    }

    @Test
    void jacksonMappersLiveInWireAndObjects() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.mockserver.internal.wire..", "org.mockserver.internal.objects..")
                .should()
                .dependOnClassesThat(JavaClass.Predicates.assignableTo("tools.jackson.databind.ObjectMapper")
                        .or(resideInAnyPackage("tools.jackson.databind.json..")))
                .check(HOUSE);
    }

    @Test
    void theContractTypesKnowNoLibraryButNullAnnotations() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.mockserver.model..",
                        "org.mockserver.matchers..",
                        "org.mockserver.mock..",
                        "org.mockserver.verify..")
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages("java..", "org.mockserver..", "org.jspecify.annotations..")
                .allowEmptyShould(true)
                .check(HOUSE);
    }

    @Test
    void socketsStayOutsideTheCore() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "org.mockserver.internal.binary..",
                        "org.mockserver.internal.connection..",
                        "org.mockserver.internal.tls..",
                        "org.mockserver.internal.tunnel..",
                        "org.mockserver.internal.transport..",
                        "org.mockserver.internal.inbound..",
                        "org.mockserver.internal.http1..",
                        "org.mockserver.internal.upstream..",
                        "org.mockserver.internal.http2..",
                        "org.mockserver.internal.websocket..",
                        "org.mockserver.internal.server..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("io.netty..")
                        .and(DescribedPredicate.not(resideInAnyPackage("io.netty.buffer..", "io.netty.util.."))))
                .check(HOUSE);
    }

    @Test
    void onlySettingsReadThePropertiesAndTheEnvironmentOfTheProcess() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.mockserver.internal.settings..", "org.mockserver.cli..")
                .should()
                .callMethod(System.class, "getenv")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class, String.class)
                .orShould()
                .callMethod(Integer.class, "getInteger", String.class)
                .orShould()
                .callMethod(Boolean.class, "getBoolean", String.class)
                .check(HOUSE);
    }

    @Test
    void everySettingIsReadBySomebody() {
        Set<String> unread = new TreeSet<>();
        for (JavaField key : HOUSE.get(SettingKeys.class).getFields()) {
            boolean read = key.getAccessesToSelf().stream()
                    .anyMatch(access -> !access.getOriginOwner().isEquivalentTo(SettingKeys.class));
            if (!read) {
                unread.add(key.getName());
            }
        }
        assertThat(unread).isEmpty();
    }

    /** A component is something that must be closed; whoever makes it must close it, so one place makes them all. */
    @Test
    void onlyTheCompositionRootConstructsComponentsOfOtherPackages() {
        Set<String> violations = new TreeSet<>();
        for (JavaClass from : HOUSE) {
            if (resideInAnyPackage("org.mockserver.internal.server..", "org.mockserver.cli..")
                    .test(from)) {
                continue;
            }
            for (JavaConstructorCall call : from.getConstructorCallsFromSelf()) {
                JavaClass made = call.getTargetOwner();
                if (isComponent(made) && !made.getPackageName().equals(from.getPackageName())) {
                    violations.add(call.getDescription());
                }
            }
        }
        assertThat(violations).isEmpty();
    }

    private static boolean isComponent(JavaClass type) {
        return type.getPackageName().startsWith("org.mockserver.internal.")
                && (type.isAssignableTo(AutoCloseable.class)
                        || type.getSimpleName().endsWith("Engine")
                        || type.getSimpleName().equals("Journal"));
    }

    @Test
    void staticFieldsAreFinal() {
        fields().that(describe("are static and written by people", OwnershipTest::isWrittenStatic))
                .should(beFinal())
                .check(HOUSE);
    }

    private static boolean isWrittenStatic(JavaField field) {
        return field.getModifiers().contains(JavaModifier.STATIC)
                && !field.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    @Test
    void noFieldIsAnOptional() {
        noFields().should().haveRawType(Optional.class).check(HOUSE);
    }

    @Test
    void noParameterIsAnOptional() {
        Set<String> violations = new TreeSet<>();
        for (JavaClass type : HOUSE) {
            for (JavaCodeUnit unit : type.getCodeUnits()) {
                if (!unit.getModifiers().contains(JavaModifier.SYNTHETIC)
                        && unit.getRawParameterTypes().stream().anyMatch(raw -> raw.isEquivalentTo(Optional.class))) {
                    violations.add(unit.getFullName());
                }
            }
        }
        assertThat(violations).isEmpty();
    }

    @Test
    void whateverComesIsCaughtAtTheDoorsOnly() {
        Set<String> violations = new TreeSet<>();
        for (JavaClass type : HOUSE) {
            if (DOORS.containsKey(type.getFullName())) {
                continue;
            }
            for (JavaCodeUnit unit : type.getCodeUnits()) {
                if (unit.getTryCatchBlocks().stream()
                        .flatMap(block -> block.getCaughtThrowables().stream())
                        .anyMatch(caught -> WHATEVER_COMES.contains(caught.getName()))) {
                    violations.add(unit.getFullName());
                }
            }
        }
        assertThat(violations).isEmpty();
    }
}
