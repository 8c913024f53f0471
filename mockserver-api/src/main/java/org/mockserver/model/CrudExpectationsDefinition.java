package org.mockserver.model;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** Objects below a path that callers list, read, add, replace, merge and delete. */
public class CrudExpectationsDefinition extends ValueObject {

    private @Nullable String basePath;
    private @Nullable String idField;
    private @Nullable IdStrategy idStrategy;
    private @Nullable List<?> initialData;

    /** Where the ids of new objects come from. */
    public enum IdStrategy {
        /** The next number. */
        AUTO_INCREMENT,
        /** A random UUID. */
        UUID
    }

    /** A definition in which nothing is set. */
    public CrudExpectationsDefinition() {}

    /** Sets the path of the list; an object stands below it, at its id. */
    public CrudExpectationsDefinition withBasePath(@Nullable String basePath) {
        this.basePath = basePath;
        return this;
    }

    /** The path of the list, or null. */
    public @Nullable String getBasePath() {
        return basePath;
    }

    /** Sets the member that holds the id; null for {@code id}. */
    public CrudExpectationsDefinition withIdField(@Nullable String idField) {
        this.idField = idField;
        return this;
    }

    /** The member that holds the id, or null. */
    public @Nullable String getIdField() {
        return idField;
    }

    /** Sets where ids come from; null for the next number. */
    public CrudExpectationsDefinition withIdStrategy(@Nullable IdStrategy idStrategy) {
        this.idStrategy = idStrategy;
        return this;
    }

    /** Where ids come from, or null. */
    public @Nullable IdStrategy getIdStrategy() {
        return idStrategy;
    }

    /**
     * Sets the objects that are there from the beginning; those without an id are left out.
     *
     * @param initialData maps, records, beans or trees of Jackson; null for none
     */
    public CrudExpectationsDefinition withInitialData(@Nullable List<?> initialData) {
        this.initialData = initialData;
        return this;
    }

    /** The objects that are there from the beginning, as they were given, or null. */
    public @Nullable List<?> getInitialData() {
        return initialData;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "basePath", basePath, "idField", idField, "idStrategy", idStrategy, "initialData", initialData
        };
    }
}
