package org.mockserver.configuration;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The source of the two classes that have a method for each setting of MockServer, made from {@code contract.types}. */
final class ConfigurationClasses {

    private static final int MAX_LINE_CHARACTERS = 120;

    /** The three settings that have another name in a configuration. */
    private static final Map<String, String> OTHER_NAMES = Map.of(
            "maxFutureTimeout", "maxFutureTimeoutInMillis",
            "maxSocketTimeout", "maxSocketTimeoutInMillis",
            "socketConnectionTimeout", "socketConnectionTimeoutInMillis");

    private static final String MADE = "    /* Made from contract.types: run the tests of mockserver-api with"
            + " -Dsettings.write=true to make it anew. */\n";

    private ConfigurationClasses() {}

    static Map<String, String> types() {
        Map<String, String> types = new LinkedHashMap<>();
        try (InputStream in = ConfigurationClasses.class.getResourceAsStream("/settings/contract.types")) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(line -> {
                if (!line.startsWith("#")) {
                    types.put(line.substring(0, line.indexOf(' ')), line.substring(line.indexOf(' ') + 1));
                }
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return types;
    }

    static String configuration() {
        StringBuilder text = new StringBuilder("""
                package org.mockserver.configuration;

                import java.net.InetSocketAddress;

                /**
                 * The settings of one server, given in code. What is not set here is taken from the process: system properties, the
                 * settings file, the environment, then the default. An unset number is 0, an unset text is empty. Settings that this
                 * version does not act upon can be set; the server then warns at its start. Safe for use by any thread.
                 */
                public class Configuration extends GivenSettings {

                """).append(MADE).append("""

                    /** A configuration in which nothing is set. */
                    public static Configuration configuration() {
                        return new Configuration();
                    }

                    /** Sets a setting that has no method here, by its name without prefix. */
                    public Configuration with(String name, String value) {
                        set(name, value);
                        return this;
                    }
                """);
        types().forEach((name, type) -> {
            String method = OTHER_NAMES.getOrDefault(name, name);
            method(text, "public " + boxed(type), method, "", "return " + read(type) + "(\"" + name + "\");", name, "");
            for (String parameter : parameters(type, true)) {
                String value = parameter.equals("InetSocketAddress") ? "addressText(value)" : "value";
                String[] lines = {"set(\"" + name + "\", " + value + ");", "return this;"};
                method(text, "public Configuration", method, parameter + " value", lines, name, "Sets ");
            }
        });
        return text.append("}\n").toString();
    }

    static String properties() {
        StringBuilder text = new StringBuilder("""
                package org.mockserver.configuration;

                import java.net.InetSocketAddress;

                /**
                 * The settings of this process, for every server and client in it: each is the system property
                 * {@code mockserver.NAME}. What is not set is taken from the settings file, the environment, then the default. An
                 * unset number is 0, an unset text is empty.
                 */
                public final class ConfigurationProperties {

                """).append(MADE).append("""

                    private static final GivenSettings PROCESS = new GivenSettings();

                    private ConfigurationProperties() {}
                """);
        types().forEach((name, type) -> {
            String reading = "return PROCESS." + read(type) + "(\"" + name + "\");";
            method(text, "public static " + primitive(type), name, "", reading, name, "");
            for (String parameter : parameters(type, false)) {
                String value = parameter.equals("InetSocketAddress") ? "GivenSettings.addressText(value)" : "value";
                String[] lines = {"GivenSettings.setProperty(\"" + name + "\", " + value + ");"};
                method(text, "public static void", name, parameter + " value", lines, name, "Sets ");
            }
        });
        return text.append("}\n").toString();
    }

    private static void method(
            StringBuilder text, String head, String name, String parameter, String line, String setting, String verb) {
        method(text, head, name, parameter, new String[] {line}, setting, verb);
    }

    private static void method(
            StringBuilder text,
            String head,
            String name,
            String parameter,
            String[] lines,
            String setting,
            String verb) {
        text.append("\n    /** ").append(verb).append("{@code ").append(setting).append("}. */\n");
        String whole = "    " + head + " " + name + "(" + parameter + ") {\n";
        boolean fits = whole.length() - 1 <= MAX_LINE_CHARACTERS;
        text.append(fits ? whole : "    " + head + " " + name + "(\n            " + parameter + ") {\n");
        for (String line : lines) {
            String plain = "        " + line + "\n";
            int gap = line.indexOf(", ");
            text.append(
                    plain.length() - 1 <= MAX_LINE_CHARACTERS
                            ? plain
                            : "        " + line.substring(0, gap + 1) + "\n                " + line.substring(gap + 2)
                                    + "\n");
        }
        text.append("    }\n");
    }

    private static String boxed(String type) {
        return switch (type) {
            case "bool" -> "Boolean";
            case "int" -> "Integer";
            case "long" -> "Long";
            case "double" -> "Double";
            default -> "String";
        };
    }

    private static String primitive(String type) {
        return switch (type) {
            case "bool" -> "boolean";
            case "int", "long", "double" -> type;
            default -> "String";
        };
    }

    private static String read(String type) {
        return switch (type) {
            case "bool" -> "flag";
            case "int" -> "integer";
            case "long" -> "longInteger";
            case "double" -> "decimal";
            default -> "text";
        };
    }

    private static String[] parameters(String type, boolean boxed) {
        return switch (type) {
            case "bool", "int", "long", "double" -> new String[] {boxed ? boxed(type) : primitive(type)};
            case "address" -> new String[] {"InetSocketAddress", "String"};
            case "level", "choice" -> new String[] {"Enum<?>", "String"};
            default -> new String[] {"String"};
        };
    }
}
