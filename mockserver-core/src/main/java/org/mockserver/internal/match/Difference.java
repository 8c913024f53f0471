package org.mockserver.internal.match;

import java.util.List;

/** Words differences between what was expected and what was found. */
final class Difference {

    /* The shape is part of the contract: verification failures and log texts show it, and tests of users look for it. */

    private Difference() {}

    static String of(String what, Object expected, Object found) {
        return "  " + what + " expected:" + block(expected) + " found:"
                + block(found).stripTrailing() + "\n";
    }

    static String of(String what, Object expected, Object found, List<String> reasons) {
        return reasons.isEmpty()
                ? of(what, expected, found)
                : of(what, expected, found) + "\n   failed because:"
                        + block(String.join("\n", reasons)).stripTrailing() + "\n";
    }

    private static String block(Object value) {
        return "\n\n    " + String.valueOf(value).replace("\n", "\n    ") + "\n\n  ";
    }
}
