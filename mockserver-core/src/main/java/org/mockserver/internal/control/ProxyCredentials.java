package org.mockserver.internal.control;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.ProxyAccess;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;

/** The one user of the proxy that the settings name, if they do. Read at each question. */
final class ProxyCredentials implements ProxyAccess {

    private static final String SCHEME = "Basic ";

    private final LiveSettings settings;

    ProxyCredentials(LiveSettings settings) {
        this.settings = settings;
    }

    private String user() {
        return settings.current().get(SettingKeys.PROXY_AUTHENTICATION_USERNAME);
    }

    private String password() {
        return settings.current().get(SettingKeys.PROXY_AUTHENTICATION_PASSWORD);
    }

    @Override
    public boolean demandsCredentials() {
        return !user().isEmpty() && !password().isEmpty();
    }

    /* Takes the same time however much of the guess is right. */
    @Override
    public boolean accepts(String user, String password) {
        boolean rightUser = same(user, user());
        boolean rightPassword = same(password, password());
        return !demandsCredentials() || rightUser && rightPassword;
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public @Nullable OutgoingResponse refusal(RequestView request) {
        if (!demandsCredentials() || accepts(request.headers().first("proxy-authorization"))) {
            return null;
        }
        String realm = settings.current()
                .get(SettingKeys.PROXY_AUTHENTICATION_REALM)
                .replace("\\", "\\\\")
                .replace("\"", "\\\"");
        return OutgoingResponse.status(407)
                .headers(Pairs.of("proxy-authenticate", "Basic realm=\"" + realm + "\", charset=\"UTF-8\""))
                .build();
    }

    /* RFC 7617 section 2. */
    private boolean accepts(@Nullable String header) {
        if (header == null || !header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            return false;
        }
        try {
            byte[] decoded =
                    Base64.getDecoder().decode(header.substring(SCHEME.length()).strip());
            String pair = new String(decoded, StandardCharsets.UTF_8);
            int colon = pair.indexOf(':');
            return colon >= 0 && accepts(pair.substring(0, colon), pair.substring(colon + 1));
        } catch (IllegalArgumentException notBase64) {
            return false;
        }
    }
}
