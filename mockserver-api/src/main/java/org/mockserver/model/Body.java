package org.mockserver.model;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.nulls.Nullable;

/**
 * The body of a message, or the matcher of one.
 *
 * @param <T> the type of its value
 */
public abstract class Body<T> extends Not {

    private final Type type;
    private @Nullable Boolean optional;

    /** For subtypes: names the kind of body. */
    protected Body(Type type) {
        this.type = type;
    }

    /** The kinds of body. */
    public enum Type {
        /** Bytes. */
        BINARY,
        /** A JSON document. */
        JSON,
        /** A JSON Schema the body must satisfy. */
        JSON_SCHEMA,
        /** A JSONPath that must find something. */
        JSON_PATH,
        /** Form parameters. */
        PARAMETERS,
        /** A regular expression. */
        REGEX,
        /** Text. */
        STRING,
        /** An XML document. */
        XML,
        /** An XML Schema the body must satisfy. */
        XML_SCHEMA,
        /** An XPath that must be true. */
        XPATH,
        /** The content of a file, for responses. */
        FILE,
        /** A multipart form. */
        MULTIPART,
        /** A GraphQL request. */
        GRAPHQL,
        /** A JSON-RPC call. */
        JSON_RPC,
        /** A text the body must resemble. */
        FUZZY,
        /** Several bodies at once. */
        ALL_OF,
        /** A WebAssembly module that decides. */
        WASM
    }

    /** The kind of body. */
    public Type getType() {
        return type;
    }

    /** What the body holds. */
    public abstract T getValue();

    /** The bytes of the body as they would go over the wire. */
    public byte[] getRawBytes() {
        return String.valueOf(getValue()).getBytes(StandardCharsets.UTF_8);
    }

    /** The charset of the body's content type, or the given one if it names none. */
    public Charset getCharset(Charset defaultIfNotSet) {
        return defaultIfNotSet;
    }

    /** The content type as text, or null if none was set. */
    public @Nullable String getContentType() {
        return null;
    }

    /** Whether a request without a body matches too; null means no. */
    public @Nullable Boolean getOptional() {
        return optional;
    }

    /** Whether a request without a body matches too. */
    public boolean isOptional() {
        return Boolean.TRUE.equals(optional);
    }

    /** Sets whether a request without a body matches too. */
    public Body<T> withOptional(@Nullable Boolean optional) {
        this.optional = optional;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "optional", isOptional() ? Boolean.TRUE : null, "value", getValue());
    }
}
