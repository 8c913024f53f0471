package org.mockserver.internal.action.template;

import java.util.HashMap;
import java.util.Map;
import org.apache.velocity.context.Context;
import org.jspecify.annotations.Nullable;

/** The names of one rendering as Velocity reads and sets them. */
final class VelocityScope implements Context {

    private final Variables variables;
    private final Budget budget;
    private final Map<String, Object> set = new HashMap<>();

    VelocityScope(Variables variables, Budget budget) {
        this.variables = variables;
        this.budget = budget;
    }

    @Override
    public @Nullable Object put(String name, Object value) {
        budget.step();
        return set.put(name, Guarded.value(value));
    }

    @Override
    public @Nullable Object get(String name) {
        budget.step();
        Object own = set.get(name);
        if (own != null || set.containsKey(name)) {
            return own;
        }
        Object value = variables.member(name);
        return value == null ? VelocityTools.find(variables, name) : value;
    }

    @Override
    public boolean containsKey(String name) {
        return get(name) != null;
    }

    @Override
    public String[] getKeys() {
        return set.keySet().toArray(new String[0]);
    }

    @Override
    public @Nullable Object remove(String name) {
        return set.remove(name);
    }
}
