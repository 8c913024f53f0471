package org.mockserver.internal.match;

import java.util.Arrays;
import java.util.Base64;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.BinaryBody;

/** Bytes compared with the decoded body or with the body as it was sent. No bytes match everything. */
final class BinaryBodyRule implements BodyRule {

    private final byte[] expected;

    private BinaryBodyRule(byte[] expected) {
        this.expected = expected;
    }

    static BinaryBodyRule compile(BinaryBody body, String path, Compilation with) {
        return new BinaryBodyRule(body.getValue());
    }

    @Override
    public boolean matches(RequestView request) {
        return expected.length == 0
                || Arrays.equals(expected, request.body())
                || (request.originalBody() != null && Arrays.equals(expected, request.originalBody()));
    }

    @Override
    public boolean matchesNoBody() {
        return expected.length == 0;
    }

    @Override
    public String difference(RequestView request) {
        Base64.Encoder base64 = Base64.getEncoder();
        return Difference.of(
                "binary match failed", base64.encodeToString(expected), base64.encodeToString(request.body()));
    }
}
