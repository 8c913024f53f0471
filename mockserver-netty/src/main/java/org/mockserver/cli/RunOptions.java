package org.mockserver.cli;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.settings.GivenValue;
import org.mockserver.internal.settings.SettingFlag;

/** The options of {@code run}: those the settings table names, and a few that set nothing. */
final class RunOptions {
    static final Option DEFINE = new Option(
            List.of("-D"),
            "<key=value>",
            "Set any setting, for instance -D mockserver.maxLogEntries=5000, or any system property; repeatable.");
    static final Option PROXY_TO = new Option(
            List.of("--proxy-to"), "<host:port>", "Pass every unmatched request on to this server; a URL will do.");
    static final Option PRINT_CONFIG = new Option(List.of("--print-config"), "", "");

    /* Options of MockServer whose features this version lacks, each with the setting it stands for. */
    private static final List<Later> LATER = List.of(
            later("<path>", "validateProxyOpenAPISpec", "--validate-openapi"),
            later("", "validateProxyEnforce", "--validate-enforce"),
            later("<classes>", "extensions", "--extensions", "-extensions"));

    /* Lists, not maps: hashing a record for the first time costs more than a tenth of the start. */
    private final List<Settable> settable = new ArrayList<>();
    private final List<Option> all = new ArrayList<>();

    RunOptions() {
        for (SettingFlag flag : SettingFlag.all()) {
            settable.add(new Settable(new Option(flag.names(), flag.valueLabel(), flag.sentence()), flag));
        }
        for (Settable each : settable) {
            all.add(each.option());
        }
        all.addAll(List.of(DEFINE, PROXY_TO, PRINT_CONFIG, Option.HELP, Option.VERSION));
        for (Later later : LATER) {
            all.add(later.option());
        }
    }

    List<Option> all() {
        return all;
    }

    /**
     * The settings that the options used amount to. System properties that are no settings are set at once, before a
     * library looks for them.
     *
     * @throws UsageException for an option this version does not support
     */
    List<GivenValue> settings(Arguments arguments) throws UsageException {
        List<GivenValue> given = new ArrayList<>();
        for (Arguments.Used used : arguments.options()) {
            refuseLater(used);
            if (used.option() == DEFINE) {
                define(used.value(), given);
            }
            if (used.option() == PROXY_TO) {
                proxyTo(used, given);
            }
            for (Settable each : settable) {
                if (each.option() == used.option()) {
                    given.addAll(each.flag().given(used.name(), used.value()));
                }
            }
        }
        return given;
    }

    private static void refuseLater(Arguments.Used used) throws UsageException {
        for (Later later : LATER) {
            if (later.option() == used.option()) {
                throw new UsageException("option " + used.name() + " (mockserver." + later.setting()
                        + ") is not supported by this version; remove it");
            }
        }
    }

    private static Later later(String valueLabel, String setting, String... names) {
        return new Later(new Option(List.of(names), valueLabel, ""), setting);
    }

    private record Settable(Option option, SettingFlag flag) {}

    private record Later(Option option, String setting) {}

    private static void proxyTo(Arguments.Used used, List<GivenValue> given) throws UsageException {
        String value = used.value();
        int scheme = value.indexOf("://");
        String rest = scheme < 0 ? value : value.substring(scheme + 3);
        String authority = rest.endsWith("/") ? rest.substring(0, rest.length() - 1) : rest;
        boolean secure = value.startsWith("https://");
        Destination to = Destination.parse(authority, secure);
        if (to == null || (scheme < 0 && !authority.endsWith(":" + to.port()))) {
            throw new UsageException(
                    "option " + used.name() + " needs " + PROXY_TO.valueLabel() + ", but is '" + value + "'");
        }
        given.add(new GivenValue("mockserver.proxyRemoteHost", to.host(), used.name()));
        given.add(new GivenValue("mockserver.proxyRemotePort", Integer.toString(to.port()), used.name()));
    }

    private static void define(String definition, List<GivenValue> given) throws UsageException {
        int equals = definition.indexOf('=');
        if (equals <= 0) {
            throw new UsageException("option -D needs " + DEFINE.valueLabel() + ", but is '" + definition + "'");
        }
        String key = definition.substring(0, equals);
        String value = definition.substring(equals + 1);
        if (key.startsWith("mockserver.")) {
            given.add(new GivenValue(key, value, "-D " + key));
        } else {
            System.setProperty(key, value);
        }
    }
}
