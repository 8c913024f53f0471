package org.mockserver.internal.action.template;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.apache.velocity.runtime.directive.ForeachScope;
import org.apache.velocity.util.introspection.Info;
import org.apache.velocity.util.introspection.Uberspect;
import org.apache.velocity.util.introspection.VelMethod;
import org.apache.velocity.util.introspection.VelPropertyGet;
import org.apache.velocity.util.introspection.VelPropertySet;
import org.jspecify.annotations.Nullable;

/**
 * What Velocity templates reach on values: only what the tables say. Takes the place of the engine's reflection, which
 * is never asked. Public because the engine makes it by name.
 */
public final class VelocityMembers implements Uberspect {

    /** Called by the engine. */
    public VelocityMembers() {}

    @Override
    public void init() {}

    @Override
    public @Nullable Iterator<?> getIterator(Object value, Info place) {
        Budget.current().step();
        if (value instanceof Collection<?> items) {
            return items.iterator();
        }
        return value instanceof Map<?, ?> map ? map.values().iterator() : null;
    }

    @Override
    public @Nullable VelMethod getMethod(Object target, String name, Object[] arguments, Info place) {
        Budget.current().step();
        return PlainMembers.has(target, name, arguments.length) ? new Call(name) : null;
    }

    @Override
    public @Nullable VelPropertyGet getPropertyGet(Object target, String name, Info place) {
        Budget.current().step();
        return new Property(name);
    }

    /** Only maps can be written into. */
    @Override
    public @Nullable VelPropertySet getPropertySet(Object target, String name, Object value, Info place) {
        return target instanceof Map && PlainMembers.has(target, "put", 2) ? new Assignment(name) : null;
    }

    /** The engine keeps it for all targets of one class, so it looks its target up again. */
    private record Call(String name) implements VelMethod {

        @Override
        public @Nullable Object invoke(Object target, @Nullable Object[] arguments) throws InvocationTargetException {
            Budget.current().step();
            try {
                return PlainMembers.call(target, name, arguments);
            } catch (TemplateException.OverLimit over) {
                throw over;
            } catch (TemplateException
                    | org.mockserver.internal.wire.WireException
                    | UnsupportedOperationException
                    | IndexOutOfBoundsException
                    | ArithmeticException
                    | ClassCastException failed) {
                throw new InvocationTargetException(failed);
            }
        }

        @Override
        public boolean isCacheable() {
            return true;
        }

        @Override
        public String getMethodName() {
            return name;
        }

        @Override
        public @Nullable Method getMethod() {
            return null;
        }

        @Override
        public Class<?> getReturnType() {
            return Object.class;
        }
    }

    private record Property(String name) implements VelPropertyGet {

        @Override
        public @Nullable Object invoke(Object target) throws InvocationTargetException {
            Budget.current().step();
            if (target instanceof ForeachScope loop) {
                return loop(loop);
            }
            try {
                return PlainMembers.property(target, name);
            } catch (TemplateException.OverLimit over) {
                throw over;
            } catch (TemplateException failed) {
                throw new InvocationTargetException(failed);
            }
        }

        private @Nullable Object loop(ForeachScope loop) {
            return switch (name) {
                case "index" -> loop.getIndex();
                case "count" -> loop.getCount();
                case "hasNext" -> loop.hasNext();
                case "first" -> loop.isFirst();
                case "last" -> loop.isLast();
                case "parent" -> loop.getParent() instanceof ForeachScope outer ? outer : null;
                default -> null;
            };
        }

        @Override
        public boolean isCacheable() {
            return true;
        }

        @Override
        public String getMethodName() {
            return name;
        }
    }

    private record Assignment(String name) implements VelPropertySet {

        @Override
        public @Nullable Object invoke(Object target, Object value) throws InvocationTargetException {
            try {
                return PlainMembers.call(target, "put", new Object[] {name, value});
            } catch (UnsupportedOperationException readOnly) {
                throw new InvocationTargetException(readOnly);
            }
        }

        @Override
        public boolean isCacheable() {
            return true;
        }

        @Override
        public String getMethodName() {
            return "put";
        }
    }
}
