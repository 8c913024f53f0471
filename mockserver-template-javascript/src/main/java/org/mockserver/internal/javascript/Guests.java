package org.mockserver.internal.javascript;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.action.template.Tool;
import org.mockserver.internal.action.template.View;
import org.mockserver.internal.wire.WireException;

/** Shows values to scripts: read-only objects and arrays, functions of helpers, and plain values. Nothing else. */
final class Guests {

    private static final int DEEPEST = 100;

    private Guests() {}

    static @Nullable Object of(@Nullable Object value) {
        if (value instanceof Tool tool) {
            return new Helper(tool);
        }
        if (value instanceof View view) {
            return new Members(view);
        }
        if (value instanceof Map<?, ?> map) {
            return new Entries(map);
        }
        if (value instanceof Collection<?> items) {
            return new Items(new ArrayList<>(items));
        }
        if (value instanceof BigDecimal || value instanceof BigInteger) {
            return ((Number) value).doubleValue();
        }
        boolean plain = value == null || value instanceof Boolean || value instanceof Number || value instanceof String;
        return plain ? value : String.valueOf(value);
    }

    /** What a script hands over, as texts, numbers, lists and maps. */
    private static @Nullable Object toHost(Value value, int depth) {
        if (depth > DEEPEST) {
            throw new TemplateException("a value is nested too deeply");
        }
        if (value.isNull()) {
            return null;
        }
        if (value.isBoolean()) {
            return value.asBoolean();
        }
        if (value.isNumber()) {
            return value.fitsInInt() ? (Object) value.asInt() : value.fitsInLong() ? value.asLong() : value.asDouble();
        }
        if (value.isString()) {
            return value.asString();
        }
        if (value.hasArrayElements()) {
            List<@Nullable Object> items = new ArrayList<>();
            for (long i = 0; i < value.getArraySize(); i++) {
                items.add(toHost(value.getArrayElement(i), depth + 1));
            }
            return items;
        }
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (String name : value.getMemberKeys()) {
            members.put(name, toHost(value.getMember(name), depth + 1));
        }
        return members;
    }

    /** The members of a view. */
    private record Members(View view) implements ProxyObject {

        @Override
        public @Nullable Object getMember(String name) {
            return name.equals("toString") ? (ProxyExecutable) arguments -> view.toString() : of(view.member(name));
        }

        @Override
        public Object getMemberKeys() {
            return ProxyArray.fromList(new ArrayList<>(view.names()));
        }

        @Override
        public boolean hasMember(String name) {
            return name.equals("toString") || view.names().contains(name);
        }

        @Override
        public void putMember(String name, Value value) {
            throw new UnsupportedOperationException("read-only");
        }
    }

    /** The functions of a helper. */
    private record Helper(Tool tool) implements ProxyObject {

        @Override
        public Object getMember(String name) {
            return (ProxyExecutable) arguments -> name.equals("toString") ? tool.toString() : call(name, arguments);
        }

        private @Nullable Object call(String name, Value[] arguments) {
            if (!tool.has(name, arguments.length)) {
                throw new TemplateException(
                        "there is no function " + name + " with " + arguments.length + " arguments");
            }
            @Nullable Object[] values = new @Nullable Object[arguments.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = toHost(arguments[i], 0);
            }
            try {
                return of(tool.call(name, values));
            } catch (WireException unusable) {
                throw new TemplateException(String.valueOf(unusable.getMessage()), 0, 0, unusable);
            }
        }

        @Override
        public Object getMemberKeys() {
            return ProxyArray.fromList(new ArrayList<>(tool.names()));
        }

        @Override
        public boolean hasMember(String name) {
            return name.equals("toString") || tool.names().contains(name);
        }

        @Override
        public void putMember(String name, Value value) {
            throw new UnsupportedOperationException("read-only");
        }
    }

    /** The entries of a map. */
    private record Entries(Map<?, ?> map) implements ProxyObject {

        @Override
        public @Nullable Object getMember(String name) {
            return of(map.get(name));
        }

        @Override
        public Object getMemberKeys() {
            List<Object> names = new ArrayList<>();
            map.keySet().forEach(name -> names.add(String.valueOf(name)));
            return ProxyArray.fromList(names);
        }

        @Override
        public boolean hasMember(String name) {
            return map.containsKey(name);
        }

        @Override
        public void putMember(String name, Value value) {
            throw new UnsupportedOperationException("read-only");
        }
    }

    /** The items of a list. */
    private record Items(List<?> list) implements ProxyArray {

        @Override
        public @Nullable Object get(long index) {
            return of(list.get((int) index));
        }

        @Override
        public void set(long index, Value value) {
            throw new UnsupportedOperationException("read-only");
        }

        @Override
        public long getSize() {
            return list.size();
        }
    }
}
