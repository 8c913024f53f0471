package org.mockserver.internal.match;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Derivation;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Texts;

/**
 * The parts of a multipart form (RFC 7578, RFC 2046 section 5.1.1).
 *
 * @param isForm whether the request holds a well-formed one
 * @param fields part names and texts of the parts without a file name
 * @param filenames part names and file names
 * @param contentTypes part names and content types, of the parts that have one
 */
record MultipartForm(boolean isForm, Pairs fields, Pairs filenames, Pairs contentTypes) {

    /** Of one request. */
    static final Derivation<MultipartForm> OF = MultipartForm::read;

    private static final MultipartForm NONE = new MultipartForm(false, Pairs.EMPTY, Pairs.EMPTY, Pairs.EMPTY);

    /* Bound what one request can make us keep; no honest form comes near. */
    private static final int MOST_PARTS = 1_000;
    private static final int LONGEST_PART_HEAD_BYTES = 16 * 1024;

    /* RFC 2046 allows 70. */
    private static final int LONGEST_BOUNDARY = 200;

    private static MultipartForm read(RequestView request) {
        String type = request.contentType();
        if (type == null || !type.strip().toLowerCase(Locale.ROOT).startsWith("multipart/form-data")) {
            return NONE;
        }
        String boundary = HeaderParameters.find(type, "boundary");
        if (boundary == null || boundary.isEmpty() || boundary.length() > LONGEST_BOUNDARY) {
            return NONE;
        }
        byte[] delimiter = ("--" + boundary).getBytes(StandardCharsets.UTF_8);
        return new Reader(request.body(), delimiter).read();
    }

    /** Walks over the bytes once. Lines may end with a line feed alone. */
    private static final class Reader {

        private final byte[] body;
        private final byte[] delimiter;
        private final Pairs.Builder fields = new Pairs.Builder(4);
        private final Pairs.Builder filenames = new Pairs.Builder(4);
        private final Pairs.Builder contentTypes = new Pairs.Builder(4);

        Reader(byte[] body, byte[] delimiter) {
            this.body = body;
            this.delimiter = delimiter;
        }

        MultipartForm read() {
            int at = delimiterFrom(0);
            for (int parts = 0; at >= 0; parts++) {
                int after = at + delimiter.length;
                if (startsWith(after, '-', '-')) {
                    return new MultipartForm(true, fields.build(), filenames.build(), contentTypes.build());
                }
                int head = lineAfter(after);
                int next = head < 0 ? -1 : delimiterFrom(head);
                if (next < 0 || parts == MOST_PARTS || !readPart(head, next)) {
                    return NONE;
                }
                at = next;
            }
            return NONE;
        }

        /** Where the next delimiter stands at the beginning of a line; -1 when nowhere. */
        private int delimiterFrom(int from) {
            for (int at = from; at + delimiter.length <= body.length; at++) {
                if (body[at] == '-' && (at == 0 || body[at - 1] == '\n') && isDelimiter(at)) {
                    return at;
                }
            }
            return -1;
        }

        private boolean isDelimiter(int at) {
            for (int i = 0; i < delimiter.length; i++) {
                if (body[at + i] != delimiter[i]) {
                    return false;
                }
            }
            int after = at + delimiter.length;
            return startsWith(after, '-', '-') || lineAfter(after) >= 0;
        }

        private boolean startsWith(int at, char first, char second) {
            return at + 1 < body.length && body[at] == first && body[at + 1] == second;
        }

        /** The line after this one, of which only blanks may be left; -1 when there is more or no end. */
        private int lineAfter(int from) {
            int at = from;
            while (at < body.length && (body[at] == ' ' || body[at] == '\t' || body[at] == '\r')) {
                at++;
            }
            return at < body.length && body[at] == '\n' ? at + 1 : -1;
        }

        private boolean readPart(int head, int next) {
            String disposition = null;
            String type = null;
            int line = head;
            while (true) {
                int end = line;
                while (end < next && body[end] != '\n') {
                    end++;
                }
                if (end == next || end - head > LONGEST_PART_HEAD_BYTES) {
                    return false;
                }
                String text = new String(body, line, end - line, StandardCharsets.UTF_8).strip();
                line = end + 1;
                if (text.isEmpty()) {
                    return keepPart(disposition, type, line, next);
                }
                String value = valueOf("content-disposition:", text);
                disposition = value == null ? disposition : value;
                value = valueOf("content-type:", text);
                type = value == null ? type : value;
            }
        }

        private static @Nullable String valueOf(String name, String line) {
            return line.regionMatches(true, 0, name, 0, name.length())
                    ? line.substring(name.length()).strip()
                    : null;
        }

        private boolean keepPart(@Nullable String disposition, @Nullable String type, int start, int next) {
            String name = disposition == null ? null : HeaderParameters.find(disposition, "name");
            if (disposition == null || name == null) {
                return false;
            }
            String filename = HeaderParameters.find(disposition, "filename");
            if (filename == null) {
                fields.add(name, text(start, next, Texts.charsetOf(type, Texts.UTF_8)));
            } else {
                filenames.add(name, filename);
            }
            if (type != null) {
                contentTypes.add(name, type);
            }
            return true;
        }

        /* The line end before a delimiter belongs to the delimiter. */
        private String text(int start, int next, Charset charset) {
            int end = next - 1;
            if (end > start && body[end - 1] == '\r') {
                end--;
            }
            return new String(body, start, Math.max(0, end - start), charset);
        }
    }
}
