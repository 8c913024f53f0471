package org.mockserver.internal.match;

import java.nio.charset.StandardCharsets;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.Protocol;

/**
 * The body of a request.
 *
 * @param spec what the rule was compiled from
 * @param rule decides without the negation
 */
record BodyCriterion(Body<?> spec, BodyRule rule) implements Criterion {

    @Override
    public Field field() {
        return Field.BODY;
    }

    @Override
    public boolean matches(RequestView request) {
        return request.body().length == 0 ? matchesNoBody() : rule.matches(request) != spec.isNot();
    }

    boolean matchesNoBody() {
        return spec.isOptional() || rule.matchesNoBody() != spec.isNot();
    }

    @Override
    public void addKeys(IndexKeys keys) {
        if (!spec.isNot() && !spec.isOptional() && !rule.matchesNoBody()) {
            rule.addKeys(keys);
        }
    }

    @Override
    public String difference(RequestView request) {
        return (spec.isNot() ? "  negated:\n" : "") + rule.difference(request);
    }

    @Override
    public boolean isNegated() {
        return spec.isNot();
    }

    @Override
    public boolean selects(HttpRequest stored) {
        Body<?> other = stored.getBody();
        if (other == null) {
            return matchesNoBody();
        }
        return spec.equals(other) || matches(asRequest(other)) != other.isNot();
    }

    /** A stored body as if it had been sent. */
    private static RequestView asRequest(Body<?> body) {
        String type = body instanceof ParameterBody ? "application/x-www-form-urlencoded" : body.getContentType();
        byte[] bytes = body instanceof BinaryBody
                ? body.getRawBytes()
                : String.valueOf(body.getValue()).getBytes(body.getCharset(StandardCharsets.UTF_8));
        return new RequestView(
                "",
                "/",
                type == null ? Pairs.EMPTY : Pairs.of("content-type", type),
                bytes,
                null,
                new RequestView.Origin(Protocol.HTTP_1_1, false, true, null, null, 0));
    }
}
