package org.mockserver.internal.server;

import java.net.Socket;
import java.net.http.HttpClient;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/** How a client speaks to the server. */
enum Speech {
    H1("http", HttpClient.Version.HTTP_1_1),
    H1S("https", HttpClient.Version.HTTP_1_1),
    /** HTTP/2 on a plain connection, asked for by HTTP/1.1. */
    H2C("http", HttpClient.Version.HTTP_2),
    H2("https", HttpClient.Version.HTTP_2);

    final String scheme;
    final HttpClient.Version version;

    Speech(String scheme, HttpClient.Version version) {
        this.scheme = scheme;
        this.version = version;
    }

    HttpClient newClient() {
        HttpClient.Builder client = HttpClient.newBuilder().version(version);
        return scheme.equals("https") ? client.sslContext(trustingAnyone()).build() : client.build();
    }

    /* Certificates are not what is tested here. */
    static SSLContext trustingAnyone() {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new Trusting()}, new SecureRandom());
            return context;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Trusting extends X509ExtendedTrustManager {

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
