package org.mockserver.internal.match;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.NottableDateTimeString;
import org.mockserver.model.XPathBody;

/**
 * An XPath whose boolean value must be true. One that does not compile never matches.
 *
 * @param text the expression as the user wrote it
 * @param xpath the same compiled
 * @param dateTime what its text must be instead of being true, null when it must be true
 */
record XPathBodyRule(
        String text, XPathFinder xpath, @Nullable TextRule dateTime) implements BodyRule {

    static XPathBodyRule compile(XPathBody body, String path, Compilation with) {
        Map<String, String> namespaces = body.getNamespacePrefixes();
        NottableDateTimeString dateTime = body.getDateTime();
        return new XPathBodyRule(
                body.getValue(),
                new XPathFinder(
                        body.getValue(), namespaces == null ? Map.of() : Map.copyOf(namespaces), with.options()),
                dateTime == null ? null : TextRules.plain(dateTime, path + ".dateTime", with));
    }

    @Override
    public boolean matches(RequestView request) {
        if (dateTime == null) {
            return xpath.isTrue(request.bodyText());
        }
        String found = xpath.find(request.bodyText());
        return found != null && dateTime.matches(found);
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of(
                "xpath match failed", dateTime == null ? text : text + " " + dateTime.display(), request.bodyText());
    }
}
