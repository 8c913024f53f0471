package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.StringBody;

/**
 * Text compared exactly, or as a part; letter case matters.
 *
 * @param expected without the prefix that negates; blank for any text
 * @param not whether the prefix was there
 * @param part whether the expected text may be a part of the body
 */
record StringBodyRule(String expected, boolean not, boolean part) implements BodyRule {

    static StringBodyRule compile(StringBody body, String path, Compilation with) {
        String text = body.getValue();
        boolean not = text.startsWith("!");
        return new StringBodyRule(not ? text.substring(1) : text, not, body.isSubString());
    }

    @Override
    public boolean matches(RequestView request) {
        return holds(request.bodyText()) != not;
    }

    @Override
    public boolean matchesNoBody() {
        return expected.isBlank() != not;
    }

    private boolean holds(String text) {
        return expected.isBlank() || (part ? text.contains(expected) : text.equals(expected));
    }

    @Override
    public void addKeys(IndexKeys keys) {
        if (!not && !part && !expected.isBlank()) {
            keys.add(new Place(Place.Kind.TEXT_BODY), expected);
        }
    }

    @Override
    public String difference(RequestView request) {
        String what = part ? "substring match failed" : "exact string match failed";
        return Difference.of(what, (not ? "!" : "") + expected, request.bodyText());
    }
}
