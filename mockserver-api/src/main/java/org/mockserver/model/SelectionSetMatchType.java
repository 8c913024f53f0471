package org.mockserver.model;

/** How the query of a GraphQL request is compared with the expected one. */
public enum SelectionSetMatchType {
    /** The texts are equal when comments and insignificant characters are left aside. */
    NORMALISED_STRING,
    /** The same kind and name of operation with the same top-level fields. */
    AST_EXACT,
    /** The same kind of operation, with at least the expected top-level fields. */
    AST_SUBSET
}
