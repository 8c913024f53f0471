package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The kinds of values. Each knows its spellings; a value that is none of them is null, never an exception. */
enum SettingType {
    BOOL(false) {
        @Override
        @Nullable
        Object parse(String text) {
            return switch (text.toLowerCase(Locale.ROOT)) {
                case "true" -> (Object) true;
                case "false" -> (Object) false;
                default -> null;
            };
        }

        @Override
        String allowed(SettingRow row) {
            return "true or false";
        }
    },
    INT(true) {
        @Override
        @Nullable
        Object parse(String text) {
            Long number = wholeNumber(text);
            return number == null || number != number.intValue() ? null : (Object) number.intValue();
        }

        @Override
        String allowed(SettingRow row) {
            return numberIn(row, Integer.MAX_VALUE);
        }
    },
    LONG(true) {
        @Override
        @Nullable
        Object parse(String text) {
            return wholeNumber(text);
        }

        @Override
        String allowed(SettingRow row) {
            return numberIn(row, Long.MAX_VALUE);
        }
    },
    SHARE(true) {
        @Override
        @Nullable
        Object parse(String text) {
            try {
                double share = Double.parseDouble(text);
                return share >= 0 && share <= 1 ? (Object) share : null;
            } catch (NumberFormatException notANumber) {
                return null;
            }
        }

        @Override
        String allowed(SettingRow row) {
            return "a number from 0 to 1";
        }
    },
    DELAY(true) {
        @Override
        @Nullable
        Object parse(String text) {
            return wholeNumber(text);
        }

        @Override
        Object plain(Object value) {
            return Map.of("timeUnit", "MILLISECONDS", "value", value);
        }

        @Override
        @Nullable
        Object parsePlain(Object plain) {
            if (!(plain instanceof Map<?, ?> delay)) {
                return super.parsePlain(plain);
            }
            Long amount = delay.get("value") == null ? null : wholeNumber(String.valueOf(delay.get("value")));
            TimeUnit unit = unitNamed(String.valueOf(delay.get("timeUnit")));
            return amount == null || unit == null ? null : (Object) unit.toMillis(amount);
        }

        @Override
        String allowed(SettingRow row) {
            return numberIn(row, Long.MAX_VALUE);
        }
    },
    TEXT(false) {
        @Override
        Object parse(String text) {
            return text;
        }

        @Override
        String allowed(SettingRow row) {
            return "a text";
        }
    },
    ADDRESS(false) {
        @Override
        @Nullable
        Object parse(String text) {
            String given = text.trim();
            int colon = given.lastIndexOf(':');
            Long port = colon < 1 ? null : wholeNumber(given.substring(colon + 1));
            boolean named = port != null && port > 0 && port < 65536;
            return given.isEmpty()
                            || (named && HOST.matcher(given.substring(0, colon)).matches())
                    ? given
                    : null;
        }

        @Override
        boolean hiddenWhileUnset() {
            return true;
        }

        @Override
        String allowed(SettingRow row) {
            return "host:port, an IPv6 address in brackets";
        }
    },
    LEVEL(false) {
        @Override
        @Nullable
        Object parse(String text) {
            return LogLevel.named(text);
        }

        @Override
        @Nullable
        Object parsePlain(Object plain) {
            // Over REST the contract accepts these five names only: neither OFF nor java.util.logging names.
            return switch (String.valueOf(plain).toUpperCase(Locale.ROOT)) {
                case "TRACE", "DEBUG", "INFO", "WARN", "ERROR" -> parse(String.valueOf(plain));
                default -> null;
            };
        }

        @Override
        String allowed(SettingRow row) {
            return allowedPlain(row) + ", OFF";
        }

        @Override
        String allowedPlain(SettingRow row) {
            return "one of TRACE, DEBUG, INFO, WARN, ERROR";
        }
    },
    PORTS(false) {
        @Override
        @Nullable
        Object parse(String text) {
            List<Integer> ports = new ArrayList<>();
            for (String part : commaSeparated(text)) {
                Long port = wholeNumber(part);
                if (port == null || port < 0 || port > 65535) {
                    return null;
                }
                ports.add(port.intValue());
            }
            return List.copyOf(ports);
        }

        @Override
        String allowed(SettingRow row) {
            return "port numbers from 0 to 65535, comma separated";
        }
    },
    LIST(false) {
        @Override
        Object parse(String text) {
            return commaSeparated(text);
        }

        @Override
        String allowed(SettingRow row) {
            return "texts, comma separated";
        }
    },
    LEVELS(false) {
        @Override
        @Nullable
        Object parse(String text) {
            return LevelMap.parse(text.trim());
        }

        @Override
        @Nullable
        Object parsePlain(Object plain) {
            return plain instanceof Map<?, ?> levels ? LevelMap.ofPlain(levels) : super.parsePlain(plain);
        }

        @Override
        String format(Object value) {
            return LevelMap.format((Map<?, ?>) value);
        }

        @Override
        boolean hiddenWhileUnset() {
            return true;
        }

        @Override
        String allowed(SettingRow row) {
            return "a JSON object of names and log levels";
        }
    },
    HEADERS(false) {
        @Override
        @Nullable
        Object parse(String text) {
            return HeaderPairs.parse(text);
        }

        @Override
        String format(Object value) {
            return HeaderPairs.format((List<?>) value);
        }

        @Override
        String allowed(SettingRow row) {
            return "name=value pairs joined by |";
        }
    },
    MAPPINGS(false) {
        @Override
        @Nullable
        Object parse(String text) {
            return ProxyPassMappings.parse(text);
        }

        @Override
        @Nullable
        Object parsePlain(Object plain) {
            return plain instanceof List<?> list ? ProxyPassMappings.ofPlain(list) : super.parsePlain(plain);
        }

        @Override
        Object plain(Object value) {
            return ProxyPassMappings.plain((List<?>) value);
        }

        @Override
        String format(Object value) {
            return ProxyPassMappings.format((List<?>) value);
        }

        @Override
        String allowed(SettingRow row) {
            return "a JSON array of objects with pathPrefix, targetUri and preserveHost";
        }
    },
    FRAMING(false, "RAW", "POSTGRESQL", "MYSQL", "REDIS", "LENGTH_PREFIX"),
    ORDER(false, "BIG_ENDIAN", "LITTLE_ENDIAN"),
    WIDTH(true, "1", "2", "4", "8");

    private static final Pattern HOST = Pattern.compile("[^\\s:/@\\[\\]]+|\\[[0-9a-fA-F:.]+]");

    private final boolean numeric;
    private final String[] choices;

    SettingType(boolean numeric, String... choices) {
        this.numeric = numeric;
        this.choices = choices;
    }

    /** Whether the values are numbers, which have no empty form. */
    boolean numeric() {
        return numeric;
    }

    /** Whether a setting that is not set is left out of the REST view. */
    boolean hiddenWhileUnset() {
        return numeric;
    }

    /** The value a text stands for, null when it stands for none. */
    @Nullable
    Object parse(String text) {
        for (String choice : choices) {
            if (choice.equalsIgnoreCase(text.trim())) {
                return numeric ? (Object) Integer.valueOf(choice) : choice;
            }
        }
        return null;
    }

    /** What a wrong value should have been, as a noun phrase. */
    String allowed(SettingRow row) {
        return "one of " + String.join(", ", choices);
    }

    /** The same for plain JSON data. */
    String allowedPlain(SettingRow row) {
        return allowed(row);
    }

    /** The value that plain JSON data (string, number, boolean, map) stands for, null when it stands for none. */
    @Nullable
    Object parsePlain(Object plain) {
        return plain instanceof Map || plain instanceof List ? null : parse(String.valueOf(plain));
    }

    /** The value as plain JSON data. */
    Object plain(Object value) {
        return value instanceof Number || value instanceof Boolean ? value : format(value);
    }

    /** The text that {@link #parse} turns into the same value. */
    String format(Object value) {
        if (value instanceof List<?> list) {
            StringBuilder text = new StringBuilder();
            for (Object element : list) {
                text.append(text.isEmpty() ? "" : ",").append(element);
            }
            return text.toString();
        }
        return value.toString();
    }

    static SettingType ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static @Nullable Long wholeNumber(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException notANumber) {
            return null;
        }
    }

    private static @Nullable TimeUnit unitNamed(String name) {
        for (TimeUnit unit : TimeUnit.values()) {
            if (unit.name().equalsIgnoreCase(name)) {
                return unit;
            }
        }
        return null;
    }

    private static List<String> commaSeparated(String text) {
        return SettingsTable.split(text, ',').stream()
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static String numberIn(SettingRow row, long typeMaximum) {
        if (row.low() == Long.MIN_VALUE) {
            return "a whole number";
        }
        return row.high() >= typeMaximum
                ? "a whole number, " + row.low() + " or more"
                : "a whole number from " + row.low() + " to " + row.high();
    }
}
