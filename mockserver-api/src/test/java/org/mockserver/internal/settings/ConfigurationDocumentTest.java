package org.mockserver.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Run with {@code -Dsettings.write=true} to write the page anew. */
class ConfigurationDocumentTest {
    private static final Path PAGE = Path.of("..", "docs", "configuration.md");

    @Test
    void thePageSaysWhatTheTableSays() throws IOException {
        String text = ConfigurationDocument.text();
        if (Boolean.getBoolean("settings.write")) {
            Files.writeString(PAGE, text);
        }

        assertThat(PAGE).hasContent(text);
    }
}
