package org.mockserver.internal.control.format;

import static org.mockserver.model.RetrieveType.ACTIVE_EXPECTATIONS;
import static org.mockserver.model.RetrieveType.RECORDED_EXPECTATIONS;
import static org.mockserver.model.RetrieveType.REQUESTS;
import static org.mockserver.model.RetrieveType.REQUEST_RESPONSES;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Format;
import org.mockserver.model.RetrieveType;

/** The table of forms: which of them can show what, and under which content type. */
public final class Formats {

    private static final String UTF_8 = "; charset=utf-8";
    private static final String JSON = "application/json" + UTF_8;

    private static final Set<RetrieveType> TRAFFIC = EnumSet.of(REQUESTS, REQUEST_RESPONSES);
    private static final Set<RetrieveType> EXPECTATIONS = EnumSet.of(ACTIVE_EXPECTATIONS, RECORDED_EXPECTATIONS);
    private static final Set<RetrieveType> ALL =
            EnumSet.of(REQUESTS, REQUEST_RESPONSES, ACTIVE_EXPECTATIONS, RECORDED_EXPECTATIONS);

    private static final List<Row> ROWS = List.of(
            new Row(Format.HAR, ALL, JSON, null, HarDocument::new),
            new Row(Format.OPENAPI, ALL, JSON, null, OpenApiDocument::new),
            new Row(Format.POSTMAN, ALL, JSON, null, version -> new PostmanDocument()),
            new Row(Format.BRUNO, ALL, "application/zip", "mockserver-bruno.zip", version -> new BrunoDocument()),
            new Row(Format.CURL, TRAFFIC, "text/plain" + UTF_8, null, version -> new CurlDocument()),
            new Row(Format.JAVA, EXPECTATIONS, "application/java" + UTF_8, null, version -> new JavaDocument()),
            new Row(
                    Format.JAVA,
                    EnumSet.of(REQUESTS),
                    "application/java" + UTF_8,
                    null,
                    version -> new RequestsDocument()),
            code(Format.JAVASCRIPT, "application/javascript", EmbeddedJson.JAVASCRIPT),
            code(Format.PYTHON, "text/x-python", EmbeddedJson.PYTHON),
            code(Format.GO, "text/x-go", EmbeddedJson.GO),
            code(Format.CSHARP, "text/x-csharp", EmbeddedJson.CSHARP),
            code(Format.RUBY, "text/x-ruby", EmbeddedJson.RUBY),
            code(Format.RUST, "text/x-rust", EmbeddedJson.RUST),
            code(Format.PHP, "application/x-httpd-php", EmbeddedJson.PHP));

    private Formats() {}

    /**
     * One form and what it can show.
     *
     * @param format the form
     * @param types what it can show
     * @param contentType of the document
     * @param fileName the name under which it is to be saved; null for what is read at once
     * @param starter makes a document for a version of the server
     */
    public record Row(
            Format format,
            Set<RetrieveType> types,
            String contentType,
            @Nullable String fileName,
            Function<String, FormatDocument> starter) {

        /**
         * Starts a document.
         *
         * @param serverVersion named where a form names its maker
         * @return to be used once
         */
        public FormatDocument start(String serverVersion) {
            return starter.apply(serverVersion);
        }
    }

    private static Row code(Format format, String mediaType, EmbeddedJson language) {
        return new Row(format, EXPECTATIONS, mediaType + UTF_8, null, version -> language);
    }

    /**
     * The row for a form.
     *
     * @param format the form
     * @param type what it is to show
     * @return null if it cannot
     */
    public static @Nullable Row find(Format format, RetrieveType type) {
        for (Row row : ROWS) {
            if (row.format() == format && row.types().contains(type)) {
                return row;
            }
        }
        return null;
    }
}
