package org.mockserver.model;

/** A body equal to a text ignoring case, or fully matched by it as a regular expression. */
public class RegexBody extends Body<String> {

    private final String regex;

    /** A body matching that regular expression. */
    public RegexBody(String regex) {
        super(Type.REGEX);
        this.regex = regex;
    }

    /** A body matching that regular expression. */
    public static RegexBody regex(String regex) {
        return new RegexBody(regex);
    }

    @Override
    public String getValue() {
        return regex;
    }
}
