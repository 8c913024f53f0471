package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlPlaneTest {

    private static List<Route> rows() {
        try (ControlFixture server = new ControlFixture()) {
            Spaces spaces = new Spaces(name -> null, System::nanoTime, (task, delay) -> {}, Runnable::run);
            List<Route> more = new SpaceEndpoints(spaces, server.settings).rows();
            return ControlPlane.rows(
                    server.engine,
                    server.server,
                    server.settings,
                    ControlPlane.breakpoints(server.engine, server.settings),
                    more);
        }
    }

    @Test
    void everyRowHasAnAccessAndASentence() {
        for (Route row : rows()) {
            assertThat(row.access()).as(row.toString()).isNotNull();
            assertThat(row.summary()).as(row.toString()).endsWith(".").doesNotContain("|");
            assertThat(row.path()).as(row.toString()).startsWith("/");
        }
    }

    /** Rewrites the page when run with {@code -Ddocs.write=true}. */
    @Test
    void theDocumentationIsUpToDate() throws IOException {
        Path page = Path.of("..", "docs", "control-plane.md");
        String expected = RouteDocs.markdown(rows());
        if (Boolean.getBoolean("docs.write")) {
            Files.createDirectories(page.getParent());
            Files.writeString(page, expected, StandardCharsets.UTF_8);
        }
        assertThat(Files.readString(page, StandardCharsets.UTF_8)).isEqualTo(expected);
    }

    @Test
    void theOpenApiDocumentHasEveryPath() {
        String document = RouteDocs.openApi(rows(), "1.2.3");
        for (Route row : rows()) {
            assertThat(document).contains("  /mockserver" + row.path() + ":\n");
        }
    }
}
