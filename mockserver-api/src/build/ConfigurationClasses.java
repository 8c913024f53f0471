import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Makes the two classes of {@code org.mockserver.configuration} that have a method for each setting of MockServer. The
 * build runs it with the file that names the settings and their types, and the folder for the sources.
 */
final class ConfigurationClasses {

    /** The three settings that have another name in a configuration. */
    private static final Map<String, String> OTHER_NAMES = Map.of(
            "maxFutureTimeout", "maxFutureTimeoutInMillis",
            "maxSocketTimeout", "maxSocketTimeoutInMillis",
            "socketConnectionTimeout", "socketConnectionTimeoutInMillis");

    private final Map<String, String> types = new LinkedHashMap<>();

    private ConfigurationClasses(Path settings) throws IOException {
        for (String line : Files.readAllLines(settings)) {
            if (!line.startsWith("#")) {
                types.put(line.substring(0, line.indexOf(' ')), line.substring(line.indexOf(' ') + 1));
            }
        }
    }

    public static void main(String[] given) throws IOException {
        ConfigurationClasses classes = new ConfigurationClasses(Path.of(given[0]));
        Path folder = Files.createDirectories(Path.of(given[1], "org", "mockserver", "configuration"));
        write(folder.resolve("Configuration.java"), classes.configuration());
        write(folder.resolve("ConfigurationProperties.java"), classes.properties());
    }

    /* An unchanged file keeps its time, so that nothing is compiled anew because of it. */
    private static void write(Path file, String text) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(text)) {
            Files.writeString(file, text);
        }
    }

    private String configuration() {
        StringBuilder text = new StringBuilder("""
                package org.mockserver.configuration;

                import java.net.InetSocketAddress;
                import java.util.Set;

                /**
                 * The settings of one server, given in code. What is not set here is taken from the process: system properties, the
                 * settings file, the environment, then the default. An unset number is 0, an unset text is empty. Settings that this
                 * version does not act upon can be set; the server then warns at its start. Safe for use by any thread.
                 */
                public class Configuration extends GivenSettings {

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
        types.forEach((name, type) -> {
            String method = OTHER_NAMES.getOrDefault(name, name);
            method(
                    text,
                    "{@code " + name + "}.",
                    "public " + boxed(type) + " " + method + "()",
                    "return " + read(type) + "(\"" + name + "\");");
            for (String parameter : parameters(type, true)) {
                String value = value(parameter, "");
                method(
                        text,
                        "Sets {@code " + name + "}.",
                        "public Configuration " + method + "(" + parameter + " value)",
                        "set(\"" + name + "\", " + value + ");",
                        "return this;");
            }
        });
        return text.append("}\n").toString();
    }

    private String properties() {
        StringBuilder text = new StringBuilder("""
                package org.mockserver.configuration;

                import java.net.InetSocketAddress;
                import java.util.Set;

                /**
                 * The settings of this process, for every server and client in it: each is the system property
                 * {@code mockserver.NAME}. What is not set is taken from the settings file, the environment, then the default. An
                 * unset number is 0, an unset text is empty.
                 */
                public final class ConfigurationProperties {

                    private static final GivenSettings PROCESS = new GivenSettings();

                    private ConfigurationProperties() {}
                """);
        types.forEach((name, type) -> {
            method(
                    text,
                    "{@code " + name + "}.",
                    "public static " + primitive(type) + " " + name + "()",
                    "return PROCESS." + read(type) + "(\"" + name + "\");");
            for (String parameter : parameters(type, false)) {
                String value = value(parameter, "GivenSettings.");
                method(
                        text,
                        "Sets {@code " + name + "}.",
                        "public static void " + name + "(" + parameter + " value)",
                        "GivenSettings.setProperty(\"" + name + "\", " + value + ");");
            }
        });
        return text.append("}\n").toString();
    }

    private static void method(StringBuilder text, String meaning, String head, String... lines) {
        text.append("\n    /** ").append(meaning).append(" */\n    ").append(head).append(" {\n");
        for (String line : lines) {
            text.append("        ").append(line).append('\n');
        }
        text.append("    }\n");
    }

    /* What is stored of a parameter. */
    private static String value(String parameter, String owner) {
        return switch (parameter) {
            case "InetSocketAddress" -> owner + "addressText(value)";
            case "Set<String>", "String..." -> "String.join(\",\", value)";
            default -> "value";
        };
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
            case "names" -> new String[] {boxed ? "String..." : "String", "Set<String>"};
            default -> new String[] {"String"};
        };
    }
}
