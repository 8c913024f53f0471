package org.mockserver.model;

/** How the entries of a multi-value map are compared. */
public enum KeyMatchStyle {
    /** Every expected pair must be satisfied by some actual pair; other actual pairs are ignored. */
    SUB_SET,
    /** Every actual value of a matching key must be one of the expected values. */
    MATCHING_KEY
}
