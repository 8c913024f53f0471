package org.mockserver.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was typed after a command, taken apart.
 *
 * @param options the options used, in order
 * @param operands everything that is no option
 */
record Arguments(List<Used> options, List<String> operands) {
    /**
     * One use of an option.
     *
     * @param name the spelling chosen
     * @param value its value; {@code true} when an option without value was given none
     */
    record Used(Option option, String name, String value) {}

    /**
     * Takes the arguments of a command apart. A value follows its option as the next argument or after {@code =}; the
     * values of {@code -D} and of {@code -p} may also be attached.
     *
     * @throws UsageException when an option is unknown or lacks its value
     */
    static Arguments parse(List<String> arguments, List<Option> known) throws UsageException {
        List<Used> used = new ArrayList<>();
        List<String> operands = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (!argument.startsWith("-") || argument.equals("-")) {
                operands.add(argument);
                continue;
            }
            Option exact = named(argument, known);
            if (exact == null) {
                used.add(withValueInside(argument, known));
            } else if (!exact.takesValue()) {
                used.add(new Used(exact, argument, "true"));
            } else {
                i++;
                if (i == arguments.size() || named(arguments.get(i), known) != null) {
                    throw new UsageException(
                            "option " + argument + " needs a value: " + argument + " " + exact.valueLabel());
                }
                used.add(new Used(exact, argument, arguments.get(i)));
            }
        }
        return new Arguments(List.copyOf(used), List.copyOf(operands));
    }

    /** The last value given to an option, null when it was not used. */
    @Nullable
    String value(Option option) {
        String value = null;
        for (Used use : options) {
            value = use.option() == option ? use.value() : value;
        }
        return value;
    }

    boolean has(Option option) {
        return value(option) != null;
    }

    private static Used withValueInside(String argument, List<Option> known) throws UsageException {
        int equals = argument.indexOf('=');
        Option beforeEquals = equals < 0 ? null : named(argument.substring(0, equals), known);
        if (beforeEquals != null) {
            return new Used(beforeEquals, argument.substring(0, equals), argument.substring(equals + 1));
        }
        boolean attached = argument.startsWith("-D")
                || argument.startsWith("-p") && argument.length() > 2 && Character.isDigit(argument.charAt(2));
        Option letter = attached ? named(argument.substring(0, 2), known) : null;
        if (letter != null) {
            return new Used(letter, argument.substring(0, 2), argument.substring(2));
        }
        throw new UsageException("unknown option " + argument + similar(argument, known));
    }

    private static String similar(String argument, List<Option> known) {
        String bare = bare(argument);
        for (Option option : known) {
            for (String name : option.names()) {
                if (bare.length() > 2
                        && (bare(name).startsWith(bare) || bare.startsWith(bare(name)) && name.length() > 2)) {
                    return "; did you mean " + name + "?";
                }
            }
        }
        return "";
    }

    /** A name without dashes and in one case, so that {@code --loglevel} finds {@code --log-level}. */
    private static String bare(String name) {
        StringBuilder bare = new StringBuilder();
        for (int i = 0; i < name.length() && name.charAt(i) != '='; i++) {
            if (name.charAt(i) != '-') {
                bare.append(Character.toLowerCase(name.charAt(i)));
            }
        }
        return bare.toString();
    }

    private static @Nullable Option named(String name, List<Option> known) {
        for (Option option : known) {
            if (option.hasName(name)) {
                return option;
            }
        }
        return null;
    }
}
