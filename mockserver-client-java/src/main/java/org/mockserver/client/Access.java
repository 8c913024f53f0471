package org.mockserver.client;

import java.net.Authenticator;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.ProxySelector;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.mockserver.configuration.ClientConfiguration;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.Cookie;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;
import org.mockserver.proxyconfiguration.ProxyConfiguration;

/** How a client gets through to its server: scheme, proxy, credentials and additions to each call. Thread-safe. */
final class Access {

    private static final Duration CONNECT_PATIENCE = Duration.ofSeconds(20);

    /** What the HTTP client of the JDK sets itself. */
    private static final Set<String> NOT_TO_BE_SET =
            Set.of("connection", "content-length", "expect", "host", "upgrade", "transfer-encoding");

    private final ClientConfiguration configuration;
    private volatile boolean secure;
    private volatile @Nullable Supplier<String> authorization;
    private volatile @Nullable HttpRequest override;
    private volatile @Nullable ProxyConfiguration proxy;
    private @Nullable HttpClient own; // guarded by this

    Access(ClientConfiguration configuration) {
        this.configuration = configuration;
    }

    boolean isSecure() {
        return secure;
    }

    void secure(boolean wanted) {
        secure = wanted;
    }

    /** Sets where the value of the header {@code Authorization} comes from; asked for each call. Null for no header. */
    void authorization(@Nullable Supplier<String> value) {
        authorization = value;
    }

    /** Sets what is added to each call: headers, cookies and query parameters. */
    void override(HttpRequest request) {
        override = request;
    }

    synchronized void proxy(@Nullable ProxyConfiguration wanted) {
        proxy = wanted;
        own = null;
    }

    /** Whether calls go through a proxy or carry additions. */
    synchronized boolean isDetour() {
        return proxy != null || override != null;
    }

    /** The client to send with: one for everybody, or an own one where trust or a proxy need it. */
    HttpClient http() {
        boolean shared = !secure && proxy == null;
        return shared ? Everybodys.CLIENT : own();
    }

    private synchronized HttpClient own() {
        HttpClient made = own;
        if (made == null) {
            HttpClient.Builder builder = builder();
            if (secure) {
                builder.sslContext(Trust.context(configuration));
            }
            ProxyConfiguration through = proxy;
            if (through != null) {
                pass(builder, through);
            }
            made = builder.build();
            own = made;
        }
        return made;
    }

    private static void pass(HttpClient.Builder builder, ProxyConfiguration through) {
        InetSocketAddress named = through.getProxyAddress();
        builder.proxy(ProxySelector.of(new InetSocketAddress(named.getHostString(), named.getPort())));
        String name = through.getUsername();
        String password = through.getPassword();
        if (name != null && password != null) {
            builder.authenticator(new Authenticator() {
                @Override
                protected @Nullable PasswordAuthentication getPasswordAuthentication() {
                    return getRequestorType() == RequestorType.PROXY
                            ? new PasswordAuthentication(name, password.toCharArray())
                            : null;
                }
            });
        }
    }

    private static HttpClient.Builder builder() {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(CONNECT_PATIENCE);
    }

    /** Gives up what only this client uses. */
    synchronized void close() {
        own = null;
    }

    /** Adds credentials and the headers of the override. */
    void addTo(BiConsumer<String, String> headers) {
        Supplier<String> value = authorization;
        if (value != null) {
            headers.accept("Authorization", value.get());
        }
        HttpRequest added = override;
        if (added == null) {
            return;
        }
        for (Header header : added.getHeaderList()) {
            String name = header.getName().getValue();
            if (!NOT_TO_BE_SET.contains(name.toLowerCase(Locale.ROOT))) {
                for (NottableString each : header.getValues()) {
                    headers.accept(name, each.getValue());
                }
            }
        }
        StringJoiner cookies = new StringJoiner("; ").setEmptyValue("");
        for (Cookie cookie : added.getCookieList()) {
            cookies.add(cookie.getName().getValue() + "=" + cookie.getValue().getValue());
        }
        if (cookies.length() > 0) {
            headers.accept("Cookie", cookies.toString());
        }
    }

    /** The address with the query parameters of the override. */
    String withOverriddenQuery(String url) {
        HttpRequest added = override;
        if (added == null || added.getQueryStringParameterList().isEmpty()) {
            return url;
        }
        StringBuilder longer = new StringBuilder(url);
        char separator = url.indexOf('?') < 0 ? '?' : '&';
        for (Parameter parameter : added.getQueryStringParameterList()) {
            for (NottableString value : parameter.getValues()) {
                longer.append(separator)
                        .append(encoded(parameter.getName()))
                        .append('=')
                        .append(encoded(value));
                separator = '&';
            }
        }
        return longer.toString();
    }

    private static String encoded(NottableString text) {
        return URLEncoder.encode(text.getValue(), StandardCharsets.UTF_8);
    }

    /* The HTTP client of JDK 17 has a thread and cannot be closed, so that clients that need nothing special share one. */
    private static final class Everybodys {

        static final HttpClient CLIENT = builder().build();
    }
}
