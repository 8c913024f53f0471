package org.mockserver.internal.control;

import java.util.List;

/** What programs have to be told so that they use this server as a proxy and trust it: variables of their environment. */
public final class ProxyVariables {

    /* What the usual programs and languages read, each with the same file. */
    private static final List<String> FILE_VARIABLES =
            List.of("SSL_CERT_FILE", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS", "GIT_SSL_CAINFO");

    private static final List<String> PROXY_VARIABLES = List.of("HTTP_PROXY", "HTTPS_PROXY");

    private ProxyVariables() {}

    /**
     * Lines for shells of Unix.
     *
     * @param proxy the URL of the proxy
     * @param file where the certificate to trust is; empty if it is nowhere
     * @return one variable a line
     */
    public static String unix(String proxy, String file) {
        return lines(proxy, file, "export ", "='", "'");
    }

    /**
     * Lines for PowerShell.
     *
     * @param proxy the URL of the proxy
     * @param file where the certificate to trust is; empty if it is nowhere
     * @return one variable a line
     */
    public static String powershell(String proxy, String file) {
        return lines(proxy, file, "$env:", " = '", "'");
    }

    private static String lines(String proxy, String file, String before, String between, String after) {
        StringBuilder text = new StringBuilder();
        for (String name : PROXY_VARIABLES) {
            append(text, before + name + between + proxy + after);
        }
        for (String name : file.isEmpty() ? List.<String>of() : FILE_VARIABLES) {
            append(text, before + name + between + file + after);
        }
        return text.toString();
    }

    private static void append(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
