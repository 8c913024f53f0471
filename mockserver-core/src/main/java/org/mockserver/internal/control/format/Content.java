package org.mockserver.internal.control.format;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.FileBody;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterBody;

/**
 * A body that can be sent, as text. Bodies that only say what to match have no content.
 *
 * @param mimeType empty if unknown
 * @param text the body, in base64 if it is no text
 * @param base64 whether it is no text
 * @param sizeBytes length of the body itself
 */
record Content(String mimeType, String text, boolean base64, int sizeBytes) {

    /**
     * The content of a body.
     *
     * @param body what was received or is to be sent or matched
     * @param header the value of the content type header, null without one
     * @return null if there is nothing to send, or it is in a file
     */
    static @Nullable Content of(@Nullable Body<?> body, @Nullable String header) {
        if (body instanceof ParameterBody form) {
            String text = form(form);
            return new Content(mimeType(body, header, "application/x-www-form-urlencoded"), text, false, text.length());
        }
        if (!(body instanceof BodyWithContentType<?>) || body instanceof FileBody) {
            return null;
        }
        byte[] bytes = body.getRawBytes();
        if (body instanceof BinaryBody) {
            String text = Base64.getEncoder().encodeToString(bytes);
            return new Content(mimeType(body, header, "application/octet-stream"), text, true, bytes.length);
        }
        return new Content(mimeType(body, header, ""), String.valueOf(body.getValue()), false, bytes.length);
    }

    private static String mimeType(Body<?> body, @Nullable String header, String otherwise) {
        String own = body.getContentType();
        return header != null ? header : own != null ? own : otherwise;
    }

    private static String form(ParameterBody body) {
        StringBuilder text = new StringBuilder();
        for (Parameter parameter : body.getValue().getEntries()) {
            for (NottableString value : parameter.getValues()) {
                text.append(text.isEmpty() ? "" : "&")
                        .append(URLEncoder.encode(parameter.getName().getValue(), StandardCharsets.UTF_8))
                        .append('=')
                        .append(URLEncoder.encode(value.getValue(), StandardCharsets.UTF_8));
            }
        }
        return text.toString();
    }
}
