package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.AllOfBody;
import org.mockserver.model.Body;

/** Several bodies, every one of which must match. */
record AllOfBodyRule(List<BodyCriterion> parts) implements BodyRule {

    static AllOfBodyRule compile(AllOfBody body, String path, Compilation with) {
        List<BodyCriterion> parts = new ArrayList<>();
        for (Body<?> part : body.getValue()) {
            String at = path + ".bodyAllOf[" + parts.size() + "]";
            parts.add(new BodyCriterion(part, BodyMatchers.compile(part, at, with)));
        }
        return new AllOfBodyRule(List.copyOf(parts));
    }

    @Override
    public boolean matches(RequestView request) {
        for (int i = 0; i < parts.size(); i++) {
            if (!parts.get(i).matches(request)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean matchesNoBody() {
        return parts.stream().allMatch(BodyCriterion::matchesNoBody);
    }

    @Override
    public void addKeys(IndexKeys keys) {
        parts.forEach(part -> part.addKeys(keys));
    }

    @Override
    public String difference(RequestView request) {
        StringBuilder text = new StringBuilder();
        for (BodyCriterion part : parts) {
            if (!part.matches(request)) {
                text.append(part.difference(request));
            }
        }
        return text.toString();
    }
}
