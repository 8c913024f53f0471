package org.mockserver.internal.match;

import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.MultipartBody;

/**
 * A multipart form with certain parts. A map that expects nothing accepts everything.
 *
 * @param fields the texts of parts that are not files
 * @param filenames the names of files
 * @param contentTypes the content types of parts
 */
record MultipartBodyRule(PairsRule fields, PairsRule filenames, PairsRule contentTypes) implements BodyRule {

    static MultipartBodyRule compile(MultipartBody body, String path, Compilation with) {
        return new MultipartBodyRule(
                PairsRule.compile(body.getFields(), path + ".fields", with),
                PairsRule.compile(body.getFilenames(), path + ".filenames", with),
                PairsRule.compile(body.getPartContentTypes(), path + ".partContentTypes", with));
    }

    @Override
    public boolean matches(RequestView request) {
        if (matchesNoBody()) {
            return true;
        }
        MultipartForm form = request.derived(MultipartForm.OF);
        return form.isForm()
                && holds(fields, form.fields())
                && holds(filenames, form.filenames())
                && holds(contentTypes, form.contentTypes());
    }

    private static boolean holds(PairsRule rule, Pairs found) {
        return rule.isEmpty() || rule.matches(found);
    }

    @Override
    public boolean matchesNoBody() {
        return fields.isEmpty() && filenames.isEmpty() && contentTypes.isEmpty();
    }

    @Override
    public String difference(RequestView request) {
        MultipartForm form = request.derived(MultipartForm.OF);
        if (!form.isForm()) {
            return Difference.of("multipart match failed, not a multipart form", display(), request.bodyText());
        }
        return Difference.of(
                "multipart match failed",
                display(),
                "fields " + form.fields() + "\nfilenames " + form.filenames() + "\npartContentTypes "
                        + form.contentTypes());
    }

    private String display() {
        return "fields {" + fields.display() + "}\nfilenames {" + filenames.display() + "}\npartContentTypes {"
                + contentTypes.display() + "}";
    }
}
