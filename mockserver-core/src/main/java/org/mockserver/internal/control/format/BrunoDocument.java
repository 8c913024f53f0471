package org.mockserver.internal.control.format;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;

/** A Bruno collection as a zip archive: {@code bruno.json} and one file for each sample. */
final class BrunoDocument implements FormatDocument {

    /** The oldest time a zip archive knows, so that equal collections are equal archives. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private static final int MAX_NAME_CHARACTERS = 80;

    private @Nullable ZipOutputStream archive;
    private int number;

    @Override
    public void begin(FormatOutput output) {
        archive = new ZipOutputStream(new Bytes(output), StandardCharsets.UTF_8);
        file("bruno.json", """
                {
                  "version" : "1",
                  "name" : "MockServer",
                  "type" : "collection"
                }
                """);
    }

    @Override
    public void add(Sample sample, FormatOutput output) {
        HttpRequest request = sample.request();
        if (request != null) {
            number++;
            String name = Target.method(request) + ' ' + Target.path(request);
            String safe = name.replaceAll("[^A-Za-z0-9]+", "-");
            String brief = safe.substring(0, Math.min(MAX_NAME_CHARACTERS, safe.length()));
            file(number + "-" + brief + ".bru", text(request, name));
        }
    }

    @Override
    public void end(FormatOutput output) {
        try {
            if (archive != null) {
                archive.close();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private void file(String name, String text) {
        ZipOutputStream target = archive;
        if (target == null) {
            throw new IllegalStateException("not begun");
        }
        try {
            ZipEntry entry = new ZipEntry(name);
            entry.setTimeLocal(NO_TIME);
            target.putNextEntry(entry);
            target.write(text.getBytes(StandardCharsets.UTF_8));
            target.closeEntry();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private String text(HttpRequest request, String name) {
        Content content = Content.of(request.getBody(), Target.header(request, "content-type"));
        String kind = content == null ? "none" : kind(content);
        StringBuilder text = new StringBuilder("meta {\n  name: ")
                .append(oneLine(name))
                .append("\n  type: http\n  seq: ")
                .append(number)
                .append("\n}\n\n")
                .append(Target.method(request).toLowerCase(Locale.ROOT))
                .append(" {\n  url: ")
                .append(Target.url(request))
                .append("\n  body: ")
                .append(kind)
                .append("\n  auth: none\n}\n");
        block(text, "params:query", request.getQueryStringParameters());
        block(text, "headers", request.getHeaders());
        if (content != null) {
            text.append("\nbody:")
                    .append(kind)
                    .append(" {\n  ")
                    .append(content.text().replace("\r\n", "\n").replace("\n", "\n  "))
                    .append("\n}\n");
        }
        return text.toString();
    }

    private static String kind(Content content) {
        return content.mimeType().contains("json") ? "json" : content.mimeType().contains("xml") ? "xml" : "text";
    }

    private static void block(StringBuilder text, String name, @Nullable KeysToMultiValues<?, ?> map) {
        if (map == null || map.isEmpty()) {
            return;
        }
        text.append('\n').append(name).append(" {\n");
        for (KeyToMultiValue entry : map.getEntries()) {
            for (NottableString value : entry.getValues()) {
                text.append("  ")
                        .append(oneLine(entry.getName().getValue()))
                        .append(": ")
                        .append(oneLine(value.getValue()))
                        .append('\n');
            }
        }
        text.append("}\n");
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }

    /** The output as the stream that an archive is written to. */
    private static final class Bytes extends OutputStream {

        private final FormatOutput output;

        Bytes(FormatOutput output) {
            this.output = output;
        }

        @Override
        public void write(int octet) {
            output.write(new byte[] {(byte) octet}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            output.write(bytes, offset, length);
        }
    }
}
