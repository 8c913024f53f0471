package org.mockserver.model;

import java.util.List;

/** A form body with certain parameters. */
public class ParameterBody extends Body<Parameters> {

    private final Parameters parameters;

    /** A form with those parameters. */
    public ParameterBody(Parameter... parameters) {
        this(new Parameters(parameters));
    }

    /** A form with those parameters. */
    public ParameterBody(List<Parameter> parameters) {
        this(new Parameters(parameters));
    }

    /** A form with those parameters. */
    public ParameterBody(Parameters parameters) {
        super(Type.PARAMETERS);
        this.parameters = parameters;
    }

    /** A form with those parameters. */
    public static ParameterBody params(Parameter... parameters) {
        return new ParameterBody(parameters);
    }

    /** A form with those parameters. */
    public static ParameterBody params(List<Parameter> parameters) {
        return new ParameterBody(parameters);
    }

    /** A form with those parameters. */
    public static ParameterBody params(Parameters parameters) {
        return new ParameterBody(parameters);
    }

    /** A form with those parameters. */
    public static ParameterBody parameterBody(Parameter... parameters) {
        return new ParameterBody(parameters);
    }

    /** A form with those parameters. */
    public static ParameterBody parameterBody(List<Parameter> parameters) {
        return new ParameterBody(parameters);
    }

    /** A form with those parameters. */
    public static ParameterBody parameterBody(Parameters parameters) {
        return new ParameterBody(parameters);
    }

    @Override
    public Parameters getValue() {
        return parameters;
    }
}
