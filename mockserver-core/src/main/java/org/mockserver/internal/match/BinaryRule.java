package org.mockserver.internal.match;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.BinaryRequestDefinition;
import org.mockserver.model.RequestDefinition;

/** Messages that are not HTTP, compared as a whole. No bytes match every such message. */
final class BinaryRule implements RequestFilter {

    private static final String FIELD = "binaryData";

    private final BinaryRequestDefinition spec;
    private final byte[] expected;

    private BinaryRule(BinaryRequestDefinition spec, byte[] expected) {
        this.spec = spec;
        this.expected = expected;
    }

    static BinaryRule compile(BinaryRequestDefinition spec) {
        byte[] bytes = spec.getBinaryData();
        return new BinaryRule(spec, bytes == null ? new byte[0] : bytes);
    }

    @Override
    public boolean test(RequestView request) {
        return request.isBinary() && equals(expected, request.body()) != spec.isNot();
    }

    private static boolean equals(byte[] wanted, byte[] found) {
        return wanted.length == 0 || Arrays.equals(wanted, found);
    }

    /* An index keeps requests, which all have a method, away from here. */
    IndexKeys indexKeys() {
        IndexKeys keys = new IndexKeys();
        keys.add(new Place(Place.Kind.METHOD), RequestView.NO_METHOD);
        return keys;
    }

    @Override
    public boolean takesMessages() {
        return true;
    }

    @Override
    public boolean takesRequests() {
        return false;
    }

    @Override
    public List<FieldResult> explain(RequestView request) {
        if (test(request)) {
            return List.of(new FieldResult(FIELD, true, List.of()));
        }
        Base64.Encoder base64 = Base64.getEncoder();
        String found = request.isBinary() ? base64.encodeToString(request.body()) : "an HTTP request";
        String difference = Difference.of("binary match failed", base64.encodeToString(expected), found);
        return List.of(new FieldResult(FIELD, false, List.of((spec.isNot() ? "  negated:\n" : "") + difference)));
    }

    @Override
    public boolean isNegated() {
        return spec.isNot();
    }

    @Override
    public boolean selects(RequestDefinition stored) {
        if (stored instanceof BinaryRequestDefinition other) {
            byte[] bytes = other.getBinaryData();
            return equals(expected, bytes == null ? new byte[0] : bytes) != (spec.isNot() != other.isNot());
        }
        return false;
    }
}
