package org.mockserver.internal.action.template;

import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A helper as templates see it: functions under a name, bound to one rendering. */
public final class Tool implements View {

    private final String name;
    private final Functions functions;
    private final Variables variables;
    private final @Nullable Supplier<String> printed;

    Tool(String name, Functions functions, Variables variables, @Nullable Supplier<String> printed) {
        this.name = name;
        this.functions = functions;
        this.variables = variables;
        this.printed = printed;
    }

    Variables variables() {
        return variables;
    }

    /**
     * Whether there is a function.
     *
     * @param function its name
     * @param arguments how many it is called with
     * @return false if there is none for that many
     */
    public boolean has(String function, int arguments) {
        return functions.find(function, arguments) != null;
    }

    /**
     * Calls a function.
     *
     * @param function its name
     * @param arguments texts, numbers, booleans, lists and maps
     * @return null for nothing, and when there is no such function
     */
    public @Nullable Object call(String function, @Nullable Object... arguments) {
        Functions.Body body = functions.find(function, arguments.length);
        return body == null ? null : Budget.current().admitted(body.apply(new Arguments(this, arguments)));
    }

    /** The result of a function that needs no arguments. */
    @Override
    public @Nullable Object member(String member) {
        return call(member);
    }

    @Override
    public Collection<String> names() {
        return functions.names();
    }

    @Override
    public String toString() {
        return printed == null ? name : printed.get();
    }
}
