package org.mockserver.model;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** A multipart form with certain parts; its value are the expected fields. */
public class MultipartBody extends Body<Parameters> {

    private final Parameters fields;
    private Parameters filenames;
    private Parameters partContentTypes;

    /** A form with those fields. */
    public MultipartBody(Parameter... fields) {
        this(new Parameters(fields));
    }

    /** A form with those fields. */
    public MultipartBody(List<Parameter> fields) {
        this(new Parameters(fields));
    }

    /** A form with those fields. */
    public MultipartBody(@Nullable Parameters fields) {
        this(fields, null, null);
    }

    /**
     * A form with those parts; null for a map means that nothing is expected of it.
     *
     * @param fields the texts of the parts that are not files, by part name
     * @param filenames the file names of the parts, by part name
     * @param partContentTypes the content types of the parts, by part name
     */
    public MultipartBody(
            @Nullable Parameters fields, @Nullable Parameters filenames, @Nullable Parameters partContentTypes) {
        super(Type.MULTIPART);
        this.fields = orEmpty(fields);
        this.filenames = orEmpty(filenames);
        this.partContentTypes = orEmpty(partContentTypes);
    }

    private static Parameters orEmpty(@Nullable Parameters parameters) {
        return parameters == null ? new Parameters() : parameters;
    }

    /** A form with those fields. */
    public static MultipartBody multipart(Parameter... fields) {
        return new MultipartBody(fields);
    }

    /** A form with those fields. */
    public static MultipartBody multipart(List<Parameter> fields) {
        return new MultipartBody(fields);
    }

    /** A form with those fields. */
    public static MultipartBody multipart(@Nullable Parameters fields) {
        return new MultipartBody(fields);
    }

    @Override
    public Parameters getValue() {
        return fields;
    }

    /** The expected texts of the parts that are not files, by part name. */
    public Parameters getFields() {
        return fields;
    }

    /** The expected file names, by part name. */
    public Parameters getFilenames() {
        return filenames;
    }

    /** Sets the expected file names, by part name. */
    public MultipartBody withFilenames(@Nullable Parameters filenames) {
        this.filenames = orEmpty(filenames);
        return this;
    }

    /** Sets the expected file names, by part name. */
    public MultipartBody withFilenames(Parameter... filenames) {
        return withFilenames(new Parameters(filenames));
    }

    /** The expected content types, by part name. */
    public Parameters getPartContentTypes() {
        return partContentTypes;
    }

    /** Sets the expected content types, by part name. */
    public MultipartBody withPartContentTypes(@Nullable Parameters partContentTypes) {
        this.partContentTypes = orEmpty(partContentTypes);
        return this;
    }

    /** Sets the expected content types, by part name. */
    public MultipartBody withPartContentTypes(Parameter... partContentTypes) {
        return withPartContentTypes(new Parameters(partContentTypes));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "filenames", filenames, "partContentTypes", partContentTypes);
    }
}
