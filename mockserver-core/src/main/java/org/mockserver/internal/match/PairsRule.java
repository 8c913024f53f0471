package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.KeyMatchStyle;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;
import org.mockserver.model.ParameterStyle;

/** A compiled map: headers, parameters or cookies. */
abstract class PairsRule {

    private final List<Entry> entries;
    private final boolean styled;

    PairsRule(List<Entry> entries) {
        this.entries = List.copyOf(entries);
        this.styled = entries.stream().anyMatch(entry -> entry.style() != null);
    }

    /**
     * One expected name with its values.
     *
     * @param key the name
     * @param values at least one
     * @param style how the values of this name are packed into one text, null when they are not
     */
    record Entry(
            TextRule key, List<TextRule> values, @Nullable ParameterStyle style) {}

    /** Compiles headers or parameters. An entry without values says nothing and is left out. */
    static PairsRule compile(KeysToMultiValues<?, ?> map, String path, Compilation with) {
        List<Entry> entries = new ArrayList<>();
        for (KeyToMultiValue entry : map.getEntries()) {
            String at = path + "." + entry.getName().getValue();
            List<TextRule> values = new ArrayList<>();
            for (NottableString value : entry.getValues()) {
                values.add(TextRules.inMap(value, at, with));
            }
            if (!values.isEmpty()) {
                TextRule key = TextRules.inMap(entry.getName(), at, with);
                entries.add(new Entry(key, values, ParameterStyles.packing(entry.getName())));
            }
        }
        boolean matchingKey = map.getKeyMatchStyle() == KeyMatchStyle.MATCHING_KEY;
        return matchingKey ? new MatchingKeyRule(entries) : new SubSetRule(entries);
    }

    /** Compiles cookies. */
    static PairsRule compile(Cookies cookies, String path, Compilation with) {
        List<Entry> entries = new ArrayList<>();
        for (Cookie cookie : cookies.getEntries()) {
            String at = path + "." + cookie.getName().getValue();
            TextRule key = TextRules.inMap(cookie.getName(), at, with);
            entries.add(new Entry(key, List.of(TextRules.inMap(cookie.getValue(), at, with)), null));
        }
        return new SubSetRule(entries);
    }

    /** Decides about the pairs of a request. */
    final boolean matches(Pairs actual) {
        return decide(styled ? unpack(actual) : actual, Nots.NONE);
    }

    /** Decides about pairs of which some may be negated. */
    abstract boolean decide(Pairs actual, Nots nots);

    /* Packed values are not among the pairs of a request as they are sent. */
    final void addKeys(Place.Kind kind, IndexKeys keys) {
        if (!styled && everyPairIsNeeded()) {
            entries.forEach(entry -> entry.values().forEach(value -> keys.addPair(kind, entry.key(), value)));
        }
    }

    /** Whether each expected pair must be among the pairs of a request, unless it is negated or optional. */
    abstract boolean everyPairIsNeeded();

    /** Whether it names nothing that must be there. */
    final boolean onlyForbids() {
        return entries.stream().allMatch(entry -> entry.key().not());
    }

    final boolean isEmpty() {
        return entries.isEmpty();
    }

    final boolean isNegated() {
        return entries.stream()
                .anyMatch(entry -> entry.key().not() || entry.values().stream().anyMatch(TextRule::not));
    }

    /** The expected names and values, one a line, as a user writes them. */
    final String display() {
        StringBuilder text = new StringBuilder();
        for (Entry entry : entries) {
            for (TextRule value : entry.values()) {
                text.append(text.isEmpty() ? "" : "\n").append(entry.key().display());
                text.append(": ").append(value.display());
            }
        }
        return text.toString();
    }

    private Pairs unpack(Pairs actual) {
        Pairs.Builder unpacked = new Pairs.Builder(actual.size() * 2);
        for (int i = 0; i < actual.size(); i++) {
            String name = actual.name(i);
            ParameterStyle style = styleOf(name);
            int bracket = name.indexOf('[');
            if (bracket > 0
                    && name.endsWith("]")
                    && styleOf(name.substring(0, bracket)) == ParameterStyle.DEEP_OBJECT) {
                String member = name.substring(bracket + 1, name.length() - 1);
                unpacked.add(name.substring(0, bracket), member + "=" + actual.value(i));
            } else if (style == null || style == ParameterStyle.DEEP_OBJECT) {
                unpacked.add(name, actual.value(i));
            } else {
                ParameterStyles.unpack(name, actual.value(i), style).forEach(value -> unpacked.add(name, value));
            }
        }
        return unpacked.build();
    }

    private @Nullable ParameterStyle styleOf(String name) {
        for (Entry entry : entries) {
            if (entry.style() != null && entry.key().matches(name)) {
                return entry.style();
            }
        }
        return null;
    }
}
