package org.mockserver.cli;

import java.util.List;

/**
 * One option of a command.
 *
 * @param names its spellings; those with one dash and more than one letter are kept for old scripts
 * @param valueLabel what stands for the value in usage text, empty when the option takes none
 * @param sentence what it does, empty when usage text leaves the option out
 */
record Option(List<String> names, String valueLabel, String sentence) {
    static final Option HELP = new Option(List.of("-h", "--help", "-help"), "", "Print this text and exit.");
    static final Option VERSION = new Option(List.of("-V", "--version", "-version"), "", "Print the version and exit.");

    boolean takesValue() {
        return !valueLabel.isEmpty();
    }

    boolean hasName(String name) {
        return names.contains(name);
    }

    /** The spelling to use in messages. */
    String mainName() {
        for (String name : names) {
            if (name.startsWith("--")) {
                return name;
            }
        }
        return names.get(0);
    }
}
