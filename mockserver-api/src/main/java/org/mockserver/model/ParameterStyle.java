package org.mockserver.model;

/** How several values of one parameter are written as one text (the parameter styles of OpenAPI 3). */
public enum ParameterStyle {
    /** Separated by commas. */
    SIMPLE,
    /** Separated by commas, object members as {@code name=value}. */
    SIMPLE_EXPLODED,
    /** Leading dot, separated by commas. */
    LABEL,
    /** Leading dot, separated by dots. */
    LABEL_EXPLODED,
    /** {@code ;name=1,2}. */
    MATRIX,
    /** {@code ;name=1;name=2}. */
    MATRIX_EXPLODED,
    /** Separated by commas in one parameter. */
    FORM,
    /** One parameter for each value. */
    FORM_EXPLODED,
    /** Separated by spaces. */
    SPACE_DELIMITED,
    /** One parameter for each value. */
    SPACE_DELIMITED_EXPLODED,
    /** Separated by vertical bars. */
    PIPE_DELIMITED,
    /** One parameter for each value. */
    PIPE_DELIMITED_EXPLODED,
    /** {@code name[member]=value}. */
    DEEP_OBJECT
}
