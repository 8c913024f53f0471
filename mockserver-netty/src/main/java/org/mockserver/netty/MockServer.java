package org.mockserver.netty;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.mockserver.configuration.Configuration;
import org.mockserver.internal.near.NearServer;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.server.Audience;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.GivenValue;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.lifecycle.ExpectationsListener;
import org.mockserver.lifecycle.LifeCycle;
import org.mockserver.log.model.LogEntry;
import org.mockserver.proxyconfiguration.ProxyConfiguration;

/**
 * A server in this process. It listens when its constructor returns, on any free port if none is given. Settings that the
 * configuration does not set are those of the process. A port that is taken, or a setting that cannot be used, is an
 * {@link IllegalStateException} with the reason.
 */
public class MockServer implements LifeCycle {

    private static final String GIVEN_IN = "the code that starts the server";

    /* The only state that servers of a process share: code of users sets the listener without naming a server. */
    private static final AtomicReference<@Nullable Consumer<LogEntry>> LOG_EVENT_LISTENER = new AtomicReference<>();

    private final org.mockserver.internal.server.MockServer server;
    private final @Nullable InetSocketAddress remoteAddress;

    /** A server on these ports. */
    public MockServer(Integer... ports) {
        this((Configuration) null, List.of(), null, null, ports);
    }

    /** A server with settings. */
    public MockServer(@Nullable Configuration configuration, Integer... ports) {
        this(configuration, List.of(), null, null, ports);
    }

    /** A server that reaches other servers through a proxy. */
    public MockServer(ProxyConfiguration proxy, Integer... ports) {
        this(null, List.of(proxy), null, null, ports);
    }

    /** A server with settings that reaches other servers through proxies. */
    public MockServer(@Nullable Configuration configuration, List<ProxyConfiguration> proxies, Integer... ports) {
        this(configuration, proxies, null, null, ports);
    }

    /** A server that passes unmatched requests on. */
    public MockServer(Integer remotePort, String remoteHost, Integer... ports) {
        this(null, List.of(), remoteHost, remotePort, ports);
    }

    /** A server with settings that passes unmatched requests on. */
    public MockServer(@Nullable Configuration configuration, Integer remotePort, String remoteHost, Integer... ports) {
        this(configuration, List.of(), remoteHost, remotePort, ports);
    }

    /** A server with settings that passes unmatched requests on, through a proxy. */
    public MockServer(
            @Nullable Configuration configuration,
            ProxyConfiguration proxy,
            @Nullable String remoteHost,
            @Nullable Integer remotePort,
            Integer... ports) {
        this(configuration, List.of(proxy), remoteHost, remotePort, ports);
    }

    /** A server with settings that passes unmatched requests on, through proxies. */
    public MockServer(
            @Nullable Configuration configuration,
            List<ProxyConfiguration> proxies,
            @Nullable String remoteHost,
            @Nullable Integer remotePort,
            Integer... ports) {
        List<GivenValue> given = new ArrayList<>();
        if (configuration != null) {
            configuration.given().forEach((name, text) -> given.add(value(name, text)));
        }
        proxies.forEach(proxy -> add(given, proxy));
        if (remoteHost != null && remotePort == null) {
            throw new IllegalArgumentException("the port of the server at " + remoteHost + " is required but was null");
        }
        if (remoteHost != null && remotePort != null) {
            given.add(value("proxyRemoteHost", remoteHost));
            given.add(value("proxyRemotePort", remotePort.toString()));
        }
        given.add(value("serverPort", joined(ports)));
        this.server = started(given);
        this.remoteAddress = remoteHost == null || remotePort == null
                ? null
                : InetSocketAddress.createUnresolved(remoteHost, remotePort);
    }

    private static void add(List<GivenValue> given, ProxyConfiguration proxy) {
        String setting = switch (proxy.getType()) {
            case HTTP -> "forwardHttpProxy";
            case HTTPS -> "forwardHttpsProxy";
            case SOCKS5 -> "forwardSocksProxy";
        };
        given.add(value(
                setting,
                proxy.getProxyAddress().getHostString() + ":"
                        + proxy.getProxyAddress().getPort()));
        if (proxy.getUsername() != null && proxy.getPassword() != null) {
            given.add(value("forwardProxyAuthenticationUsername", proxy.getUsername()));
            given.add(value("forwardProxyAuthenticationPassword", proxy.getPassword()));
        }
    }

    private static GivenValue value(String name, String text) {
        return new GivenValue("mockserver." + name, text, GIVEN_IN);
    }

    private static String joined(Integer @Nullable [] ports) {
        if (ports == null || ports.length == 0) {
            return "0";
        }
        return Arrays.stream(ports).map(MockServer::port).collect(Collectors.joining(","));
    }

    private static String port(@Nullable Integer port) {
        if (port == null) {
            throw new IllegalArgumentException("a port is null; 0 is any free one");
        }
        return port.toString();
    }

    private static org.mockserver.internal.server.MockServer started(List<GivenValue> given) {
        try {
            return org.mockserver.internal.server.MockServer.start(
                    new LiveSettings(SettingsResolver.resolve(SettingsSources.ofProcess(given))),
                    Audience.atConsole().and(LOG_EVENT_LISTENER::get));
        } catch (StartFailure | SettingsException unusable) {
            throw new IllegalStateException(String.valueOf(unusable.getMessage()), unusable);
        }
    }

    /**
     * Tells a listener each entry of the log of every server in this process from now on, in the order of each server. It
     * is called by one thread for each server, which serving does not wait for.
     *
     * @param listener replaces the one before; null to tell nobody
     */
    public static void setLogEventListener(@Nullable Consumer<LogEntry> listener) {
        LOG_EVENT_LISTENER.set(listener);
    }

    @Override
    public boolean isRunning() {
        return !server.hasStopped();
    }

    @Override
    public int getLocalPort() {
        return server.ports().get(0);
    }

    /** As {@link #getLocalPort()}. */
    public Integer getPort() {
        return getLocalPort();
    }

    @Override
    public List<Integer> getLocalPorts() {
        return server.ports();
    }

    @Override
    public List<Integer> bindServerPorts(List<Integer> ports) {
        try {
            return server.bind(ports);
        } catch (IOException taken) {
            throw new IllegalStateException(String.valueOf(taken.getMessage()), taken);
        }
    }

    /** The server that unmatched requests are passed on to, not looked up; null if there is none. */
    public @Nullable InetSocketAddress getRemoteAddress() {
        return remoteAddress;
    }

    /** This server as clients in the same process see it; they need no connection to answer its questions. */
    public NearServer near() {
        return server.near();
    }

    @Override
    public CompletableFuture<String> stopAsync() {
        return CompletableFuture.supplyAsync(
                () -> {
                    server.close();
                    return "stopped";
                },
                work -> new Thread(work, "mockserver-stop").start());
    }

    @Override
    public void stop() {
        server.close();
    }

    @Override
    public void close() {
        server.close();
    }

    @Override
    public MockServer registerListener(ExpectationsListener listener) {
        server.onExpectationsChange(listener::updated);
        return this;
    }
}
