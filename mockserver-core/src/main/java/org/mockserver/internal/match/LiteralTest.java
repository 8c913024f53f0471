package org.mockserver.internal.match;

/** Equality of texts. */
record LiteralTest(String expected, boolean exactCase) implements TextTest {

    @Override
    public boolean test(String actual) {
        return exactCase ? expected.equals(actual) : expected.equalsIgnoreCase(actual);
    }
}
