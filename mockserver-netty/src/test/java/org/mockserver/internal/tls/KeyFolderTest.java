package org.mockserver.internal.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The authority of an installation. */
class KeyFolderTest {

    private static final Instant NOW = Instant.parse("2026-11-21T08:00:00Z");

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void place() {
        folder = temporary.resolve("new/keys");
    }

    private KeyFolder at(Instant now) {
        return new KeyFolder(folder, new CertificateMaker(), InstantSource.fixed(now));
    }

    private String permissions(String name) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name)));
    }

    @Test
    void keysAreForTheirOwnerOnly() throws Exception {
        at(NOW).open();
        assertThat(permissions("")).isEqualTo("rwx------");
        assertThat(permissions(KeyFolder.AUTHORITY_KEY)).isEqualTo("rw-------");
        assertThat(permissions(KeyFolder.SERVER_KEY)).isEqualTo("rw-------");
        assertThat(permissions(KeyFolder.AUTHORITY_CERTIFICATE)).isEqualTo("rw-r--r--");
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".tmp"));
        }
    }

    @Test
    void whatWasMadeIsUsedAgain() throws Exception {
        KeyFolder.Keys first = at(NOW).open();
        KeyFolder.Keys second = at(NOW.plus(Duration.ofDays(3000))).open();
        assertThat(second.authority().certificate()).isEqualTo(first.authority().certificate());
        assertThat(second.authority().key()).isEqualTo(first.authority().key());
        assertThat(second.server().getPublic()).isEqualTo(first.server().getPublic());
    }

    @Test
    void anAuthorityThatHasExpiredIsReplaced() throws Exception {
        KeyFolder.Keys first = at(NOW).open();
        assertThat(first.authority().certificate().getNotAfter()).isAfter(NOW.plus(Duration.ofDays(3640)));
        KeyFolder.Keys second = at(NOW.plus(Duration.ofDays(4000))).open();
        assertThat(second.authority().certificate())
                .isNotEqualTo(first.authority().certificate());
    }

    @Test
    void twoInstallationsHaveDifferentAuthorities() throws Exception {
        KeyFolder.Keys one = at(NOW).open();
        folder = temporary.resolve("other");
        KeyFolder.Keys other = at(NOW).open();
        assertThat(other.authority().certificate().getSubjectX500Principal())
                .isNotEqualTo(one.authority().certificate().getSubjectX500Principal());
    }

    @Test
    void serversThatStartTogetherAgree() {
        List<CompletableFuture<KeyFolder.Keys>> starting = IntStream.range(0, 4)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> {
                    try {
                        return at(NOW).open();
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                }))
                .toList();
        Set<Object> certificates = starting.stream()
                .map(keys -> (Object) keys.join().authority().certificate())
                .collect(Collectors.toSet());
        assertThat(certificates).hasSize(1);
    }

    @Test
    void aKeyThatDoesNotFitIsNotUsed() throws Exception {
        at(NOW).open();
        Files.copy(
                folder.resolve(KeyFolder.SERVER_KEY),
                folder.resolve(KeyFolder.AUTHORITY_KEY),
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(() -> at(NOW).open())
                .isInstanceOf(TlsSetupException.class)
                .hasMessageContaining("does not fit");
    }
}
