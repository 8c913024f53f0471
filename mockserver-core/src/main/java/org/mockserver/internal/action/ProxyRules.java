package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.settings.ProxyPassMapping;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/**
 * Where requests go that no expectation takes.
 *
 * @param attempt whether they go to the server they were meant for
 * @param remoteHost the one server for all of them, null for none
 * @param remotePort its port
 * @param mappings servers for paths, the first that fits
 * @param excludedHosts hosts, or {@code *.suffix}, they are not passed on to because they were meant for them
 */
public record ProxyRules(
        boolean attempt,
        @Nullable String remoteHost,
        int remotePort,
        List<Mapping> mappings,
        List<String> excludedHosts) {

    /** Unmatched requests stay unmatched. */
    public static final ProxyRules NONE = new ProxyRules(false, null, 0, List.of(), List.of());

    /**
     * A server for the paths that begin with a text.
     *
     * @param prefix the text, which is replaced
     * @param to the server
     * @param path what replaces the prefix
     * @param preserveHost whether the client's Host header is kept
     */
    public record Mapping(String prefix, Destination to, String path, boolean preserveHost) {}

    /**
     * The rules that the settings ask for.
     *
     * @param settings the settings in force
     * @return the rules; a mapping whose target is no http or https URI is left out
     */
    public static ProxyRules of(Settings settings) {
        String host = settings.get(SettingKeys.PROXY_REMOTE_HOST).strip();
        int port = settings.get(SettingKeys.PROXY_REMOTE_PORT);
        List<Mapping> mappings = new ArrayList<>();
        for (ProxyPassMapping given : settings.get(SettingKeys.PROXY_PASS)) {
            Mapping mapping = mapping(given);
            if (mapping != null) {
                mappings.add(mapping);
            }
        }
        return new ProxyRules(
                settings.get(SettingKeys.ATTEMPT_TO_PROXY_IF_NO_MATCHING_EXPECTATION),
                host.isEmpty() || port <= 0 ? null : host,
                port,
                List.copyOf(mappings),
                settings.get(SettingKeys.NO_PROXY_HOSTS));
    }

    private static @Nullable Mapping mapping(ProxyPassMapping given) {
        String uri = given.targetUri().strip();
        boolean secure = uri.regionMatches(true, 0, "https://", 0, 8);
        if (!secure && !uri.regionMatches(true, 0, "http://", 0, 7)) {
            return null;
        }
        int start = secure ? 8 : 7;
        int slash = uri.indexOf('/', start);
        Destination to = Destination.parse(uri.substring(start, slash < 0 ? uri.length() : slash), secure);
        return to == null
                ? null
                : new Mapping(given.pathPrefix(), to, slash < 0 ? "" : uri.substring(slash), given.preserveHost());
    }

    /**
     * Whether a host is on a list.
     *
     * @param hosts names, addresses, or {@code *.suffix} for the names below a domain
     * @param host in lower case
     * @return true if an element stands for it
     */
    public static boolean lists(List<String> hosts, String host) {
        for (String each : hosts) {
            String listed = each.toLowerCase(Locale.ROOT);
            if (listed.startsWith("*.") ? host.endsWith(listed.substring(1)) : listed.equals(host)) {
                return true;
            }
        }
        return false;
    }
}
