package org.mockserver.model;

/** What a retrieve asks for. */
public enum RetrieveType {
    /** The log as text. */
    LOGS,
    /** Received requests. */
    REQUESTS,
    /** Pairs of request and response. */
    REQUEST_RESPONSES,
    /** Forwarded exchanges as expectations. */
    RECORDED_EXPECTATIONS,
    /** Expectations that can still match. */
    ACTIVE_EXPECTATIONS,
    /** Counters. */
    METRICS
}
