package org.mockserver.model;

/** The form in which a retrieve answers. */
public enum Format {
    /** Java code. */
    JAVA,
    /** JavaScript code. */
    JAVASCRIPT,
    /** Python code. */
    PYTHON,
    /** Go code. */
    GO,
    /** C# code. */
    CSHARP,
    /** Ruby code. */
    RUBY,
    /** Rust code. */
    RUST,
    /** PHP code. */
    PHP,
    /** The JSON of the control plane. */
    JSON,
    /** Structured log entries. */
    LOG_ENTRIES,
    /** HTTP archive. */
    HAR,
    /** OpenAPI document. */
    OPENAPI,
    /** Postman collection. */
    POSTMAN,
    /** Bruno collection. */
    BRUNO,
    /** Shell commands. */
    CURL
}
