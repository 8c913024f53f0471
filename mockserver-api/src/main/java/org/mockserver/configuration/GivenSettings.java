package org.mockserver.configuration;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.settings.ProcessValues;

/** Settings by name, as texts, with those of the process behind them. */
class GivenSettings {

    private final ConcurrentMap<String, String> given = new ConcurrentHashMap<>();

    /** What was set, as texts by name. */
    public Map<String, String> given() {
        return new TreeMap<>(given);
    }

    void set(String name, Object value) {
        given.put(name, value instanceof Enum<?> constant ? constant.name() : value.toString());
    }

    void setAll(Map<String, String> values) {
        given.putAll(values);
    }

    String text(String name) {
        String value = found(name);
        return value == null ? "" : value;
    }

    Boolean flag(String name) {
        return Boolean.valueOf(text(name));
    }

    Integer integer(String name) {
        String value = text(name);
        return value.isEmpty() ? Integer.valueOf(0) : Integer.valueOf(value);
    }

    Long longInteger(String name) {
        String value = text(name);
        return value.isEmpty() ? Long.valueOf(0) : Long.valueOf(value);
    }

    Double decimal(String name) {
        String value = text(name);
        return value.isEmpty() ? Double.valueOf(0) : Double.valueOf(value);
    }

    private @Nullable String found(String name) {
        String known = given.get(name);
        return known == null ? ProcessValues.effective(name) : known;
    }

    static void setProperty(String name, Object value) {
        ProcessValues.set(name, value instanceof Enum<?> constant ? constant.name() : value.toString());
    }

    static String addressText(InetSocketAddress address) {
        return address.getHostString() + ":" + address.getPort();
    }
}
