package org.mockserver.internal.control;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads query parameters that name one of a few things. */
final class Choice {

    private Choice() {}

    /**
     * The constant a parameter names, in any letter case.
     *
     * @param call the request
     * @param parameter its name
     * @param allowed all constants, in the order in which a refusal lists them
     * @param whenMissing the constant if the parameter is missing or blank
     * @throws Refusal with status 400 if it names none of them
     */
    static <E extends Enum<E>> E read(ControlCall call, String parameter, E[] allowed, E whenMissing) {
        String given = call.parameter(parameter);
        if (given == null || given.isBlank()) {
            return whenMissing;
        }
        for (E constant : allowed) {
            if (constant.name().equalsIgnoreCase(given.trim())) {
                return constant;
            }
        }
        String names = Arrays.stream(allowed)
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        throw Refusal.text(
                400,
                '"' + given + "\" is not a valid value for \"" + parameter
                        + "\" parameter, only the following values are supported [" + names + ']');
    }

    /**
     * A whole number of 0 or more.
     *
     * @param call the request
     * @param parameter its name
     * @return null if the parameter is missing
     * @throws Refusal with status 400 if it is something else
     */
    static @Nullable Integer count(ControlCall call, String parameter) {
        String given = call.parameter(parameter);
        if (given == null) {
            return null;
        }
        try {
            int value = Integer.parseInt(given.trim());
            if (value >= 0) {
                return value;
            }
        } catch (NumberFormatException noNumber) {
            // Refused below like a negative number.
        }
        throw Refusal.text(400, '"' + parameter + "\" must be a whole number of 0 or more, but was \"" + given + '"');
    }
}
