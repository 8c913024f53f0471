package org.mockserver.internal.action.template;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What templates can call on values that are no views: the allowed methods of numbers, booleans and map entries. */
final class PlainMembers {

    private static final Functions ENTRY = new Functions()
            .add("getKey", 0, call -> entry(call).getKey())
            .add("getValue", 0, call -> entry(call).getValue());

    private static final Functions NUMBER = new Functions()
            .add("intValue", 0, call -> number(call).intValue())
            .add("longValue", 0, call -> number(call).longValue())
            .add("doubleValue", 0, call -> number(call).doubleValue())
            .add("compareTo", 1, call -> decimal(number(call)).compareTo(call.decimal(0)))
            .add("parseInt", 1, call -> call.integer(0))
            .add("parseLong", 1, call -> call.whole(0))
            .add("parseDouble", 1, call -> call.number(0))
            .add("valueOf", 1, call -> call.target() instanceof Integer ? (Object) call.integer(0) : call.decimal(0))
            .add("max", 2, call -> Math.max(call.whole(0), call.whole(1)))
            .add("min", 2, call -> Math.min(call.whole(0), call.whole(1)));

    private static final Functions ANY = new Functions()
            .add("toString", 0, call -> Plain.text(call.target()))
            .add("equals", 1, call -> call.target().equals(call.value(0)))
            .add("hashCode", 0, call -> java.util.Objects.hashCode(ContainerMembers.bounded(call.target())));

    private PlainMembers() {}

    /** The function of a value; null when it has none of that name for that many arguments. */
    static Functions.@Nullable Body find(Object target, String name, int arguments) {
        Functions.Body found = table(target).find(name, arguments);
        return found == null ? ANY.find(name, arguments) : found;
    }

    /** A property: the member of a view, the value of a key, or a getter of the table. */
    static @Nullable Object property(Object target, String name) {
        if (target instanceof View view) {
            return view.member(name);
        }
        if (target instanceof Map<?, ?> map) {
            return map.get(name);
        }
        if (name.isEmpty()) {
            return null;
        }
        String capital = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        for (String getter : new String[] {"get" + capital, "is" + capital}) {
            Functions.Body found = table(target).find(getter, 0);
            if (found != null) {
                return found.apply(new Arguments(target, new Object[0]));
            }
        }
        return null;
    }

    /** Calls a method; null when there is none. */
    static @Nullable Object call(Object target, String name, @Nullable Object[] arguments) {
        if (target instanceof Tool tool && tool.has(name, arguments.length)) {
            return tool.call(name, arguments);
        }
        if (target instanceof View view && arguments.length == 0 && name.startsWith("get") && name.length() > 3) {
            return view.member(Character.toLowerCase(name.charAt(3)) + name.substring(4));
        }
        if (target instanceof View view && arguments.length == 1 && name.equals("get")) {
            return view.member(Plain.text(arguments[0]));
        }
        Functions.Body found = find(target, name, arguments.length);
        return found == null ? null : Budget.current().admitted(found.apply(new Arguments(target, arguments)));
    }

    /** Whether {@link #call} would find something to call. */
    static boolean has(Object target, String name, int arguments) {
        if (target instanceof View) {
            boolean getter = arguments == 0 && name.startsWith("get") && name.length() > 3;
            return (target instanceof Tool tool && tool.has(name, arguments))
                    || (getter && !name.equals("getClass"))
                    || (arguments == 1 && name.equals("get"))
                    || ANY.find(name, arguments) != null;
        }
        return find(target, name, arguments) != null;
    }

    private static Functions table(Object target) {
        if (target instanceof CharSequence) {
            return TextMembers.TABLE;
        }
        if (target instanceof List) {
            return ContainerMembers.LIST;
        }
        if (target instanceof Map) {
            return ContainerMembers.MAP;
        }
        if (target instanceof Collection) {
            return ContainerMembers.COLLECTION;
        }
        if (target instanceof Number) {
            return NUMBER;
        }
        return target instanceof Map.Entry ? ENTRY : ANY;
    }

    private static Map.Entry<?, ?> entry(Arguments call) {
        return (Map.Entry<?, ?>) call.target();
    }

    private static Number number(Arguments call) {
        return (Number) call.target();
    }

    private static BigDecimal decimal(Number number) {
        return new BigDecimal(number.toString());
    }
}
