package org.mockserver.matchers;

/** How strictly a JSON body is compared. */
public enum MatchType {
    /** No extra fields, no extra items, same order of items. */
    STRICT,
    /** Extra fields, extra items and the order of items are ignored. */
    ONLY_MATCHING_FIELDS
}
