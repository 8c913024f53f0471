package org.mockserver.internal.action;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/**
 * What holds for every request that is passed on.
 *
 * @param adjustHost whether the Host header names the destination instead of what the client wrote
 * @param defaultHost the Host header of every request that is passed on; blank to decide by {@code adjustHost}
 * @param marker the value that marks requests as passed on by this process; no other process has it
 * @param maxHops how often a request may come back here before it is refused
 * @param captureBytes how much of a body that streams through is recorded
 * @param waitMillis how long an answer waits for what is done before it, unless that says so itself
 */
public record ForwardRules(
        boolean adjustHost, String defaultHost, String marker, int maxHops, int captureBytes, long waitMillis) {

    /** The header that carries the markers of explicit forwards: one line for each time the request was passed on. */
    public static final String MARKER_HEADER = "x-mockserver-forwarded-by";

    /** Rules for tools and tests. */
    public static final ForwardRules STANDARD = new ForwardRules(true, "", "MockServer_test", 10, 1_000, 20_000);

    /**
     * The rules that the settings ask for.
     *
     * @param settings the settings in force
     * @param marker of this process
     * @return the rules
     */
    public static ForwardRules of(Settings settings, String marker) {
        return new ForwardRules(
                settings.get(SettingKeys.FORWARD_ADJUST_HOST_HEADER),
                settings.get(SettingKeys.FORWARD_DEFAULT_HOST_HEADER).strip(),
                marker,
                settings.get(SettingKeys.FORWARD_LOOP_MAX_HOPS),
                settings.get(SettingKeys.MAX_STREAMING_CAPTURE_BYTES),
                settings.get(SettingKeys.MAX_SOCKET_TIMEOUT));
    }

    /**
     * Whether a request has been passed on by this process as often as is allowed.
     *
     * @param request as received
     * @return true to refuse it
     */
    public boolean isLoop(RequestView request) {
        if (request.headers().first(MARKER_HEADER) == null) {
            return false;
        }
        List<String> markers = request.headers().all(MARKER_HEADER);
        return markers.stream().filter(marker::equals).count() >= maxHops;
    }

    /**
     * The Host header for a destination.
     *
     * @param received the Host header of the client, null if it sent none
     * @param to the destination
     * @return never blank
     */
    public String host(@Nullable String received, Destination to) {
        if (!defaultHost.isEmpty()) {
            return defaultHost;
        }
        return adjustHost || received == null || received.isBlank() ? to.authority() : received;
    }
}
