package org.mockserver.internal.control.format;

import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.Cookie;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/** One command for each request, ready to be pasted into a POSIX shell. */
final class CurlDocument implements FormatDocument {

    private String separator = "";

    @Override
    public void add(Sample sample, FormatOutput output) {
        if (sample.request() != null) {
            output.append(separator).append(command(sample.request())).append('\n');
            separator = "\n";
        }
    }

    static String command(HttpRequest request) {
        byte[] bytes = bytesToSend(request);
        StringBuilder command = new StringBuilder();
        if (bytes != null) {
            command.append("printf %s ").append(quoted(Base64.getEncoder().encodeToString(bytes)));
            command.append(" | base64 -d | ");
        }
        command.append("curl -v ").append(quoted(Target.url(request)));
        method(request, command);
        headers(request, bytes != null, command);
        cookies(request, command);
        if (bytes != null) {
            command.append(" --data-binary @-");
        } else {
            text(request, command);
        }
        return command.toString();
    }

    /* What a shell cannot hold between quotes: the body as it was before content decoding, or one that is no text. */
    private static byte @Nullable [] bytesToSend(HttpRequest request) {
        byte[] original = request.getOriginalBody();
        Body<?> body = request.getBody();
        return original == null && body instanceof BinaryBody binary ? binary.getRawBytes() : original;
    }

    private static void method(HttpRequest request, StringBuilder command) {
        String method = Target.method(request);
        if (!method.equals("GET") || request.getBody() != null) {
            command.append(" -X ").append(quotedIfNeeded(method));
        }
        if (method.equals("HEAD")) {
            // Otherwise curl waits for a body that never comes.
            command.append(" --head");
        }
    }

    private static void headers(HttpRequest request, boolean encoded, StringBuilder command) {
        if (request.getHeaders() == null) {
            return;
        }
        for (Header header : request.getHeaders().getEntries()) {
            String name = header.getName().getValue();
            // The recorded length may be that of the decoded body.
            if (!(encoded && name.equalsIgnoreCase("content-length"))) {
                for (NottableString value : header.getValues()) {
                    // curl takes a semicolon for "present, but empty" and a bare colon for "remove".
                    String line = value.getValue().isEmpty() ? name + ';' : name + ": " + value.getValue();
                    command.append(" -H ").append(quoted(line));
                }
            }
        }
    }

    private static void cookies(HttpRequest request, StringBuilder command) {
        if (request.getCookies() == null || request.getCookies().isEmpty()) {
            return;
        }
        StringBuilder line = new StringBuilder("cookie: ");
        String separator = "";
        for (Cookie cookie : request.getCookies().getEntries()) {
            line.append(separator)
                    .append(cookie.getName().getValue())
                    .append('=')
                    .append(cookie.getValue().getValue());
            separator = "; ";
        }
        command.append(" -H ").append(quoted(line.toString()));
    }

    private static void text(HttpRequest request, StringBuilder command) {
        Content content = Content.of(request.getBody(), null);
        if (content != null && !content.text().isEmpty()) {
            // --data would take a leading at sign for the name of a file.
            command.append(content.text().startsWith("@") ? " --data-raw " : " --data ");
            command.append(quoted(content.text()));
        }
    }

    private static String quotedIfNeeded(String word) {
        boolean plain = !word.isEmpty() && word.chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c));
        return plain ? word : quoted(word);
    }

    private static String quoted(String text) {
        return '\'' + text.replace("'", "'\\''") + '\'';
    }
}
