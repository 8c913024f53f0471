package org.mockserver.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** Rows of data, one for each iteration. */
public class LoadFeeder extends ValueObject {

    private @Nullable List<Map<String, String>> rows;
    private @Nullable String data;
    private @Nullable Format format;
    private Strategy strategy = Strategy.CIRCULAR;

    /** The format of rows that are a text. */
    public enum Format {
        /** A line for each row, the names of the columns first. */
        CSV,
        /** An array of objects. */
        JSON
    }

    /** Which row is next. */
    public enum Strategy {
        /** The next one, after the last the first. */
        CIRCULAR,
        /** Any. */
        RANDOM,
        /** The next one; after the last the run ends. */
        SEQUENTIAL
    }

    /** Those rows: columns by name. */
    public static LoadFeeder loadFeeder(List<Map<String, String>> rows) {
        return new LoadFeeder().withRows(rows);
    }

    /** An empty one, to be filled. */
    public static LoadFeeder loadFeeder() {
        return new LoadFeeder();
    }

    /** Sets the rows: columns by name; null for the rows of the data. */
    public LoadFeeder withRows(@Nullable List<Map<String, String>> rows) {
        this.rows = rows == null ? null : new ArrayList<>(rows);
        return this;
    }

    /** The rows: columns by name, or null. */
    public @Nullable List<Map<String, String>> getRows() {
        return rows;
    }

    /** Sets the rows as a text; null for none. */
    public LoadFeeder withData(@Nullable String data) {
        this.data = data;
        return this;
    }

    /** The rows as a text, or null. */
    public @Nullable String getData() {
        return data;
    }

    /** Sets the format of the text; null for none. */
    public LoadFeeder withFormat(@Nullable Format format) {
        this.format = format;
        return this;
    }

    /** The format of the text, or null. */
    public @Nullable Format getFormat() {
        return format;
    }

    /** Sets which row is next. */
    public LoadFeeder withStrategy(Strategy strategy) {
        this.strategy = strategy;
        return this;
    }

    /** Which row is next. */
    public Strategy getStrategy() {
        return strategy;
    }

    /** Adds a row. */
    public LoadFeeder withRow(Map<String, String> row) {
        List<Map<String, String>> all = rows == null ? new ArrayList<>() : new ArrayList<>(rows);
        all.add(row);
        return withRows(all);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "rows", rows,
            "data", data,
            "format", format,
            "strategy", strategy
        };
    }
}
