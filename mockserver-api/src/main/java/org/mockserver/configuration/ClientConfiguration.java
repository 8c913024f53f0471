package org.mockserver.configuration;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.settings.ProcessValues;

/**
 * The settings of a client. What is not set here is taken from the system property {@code mockserver.NAME}, the settings
 * file or the environment, then from the default. Safe for use by any thread.
 */
public class ClientConfiguration {

    private final ConcurrentMap<String, String> given = new ConcurrentHashMap<>();

    /** A configuration in which nothing is set. */
    public ClientConfiguration() {}

    /** A configuration with what a server's configuration sets. */
    public ClientConfiguration(Configuration configuration) {
        given.putAll(configuration.given());
    }

    /** A configuration with what a server's configuration sets. */
    public static ClientConfiguration clientConfiguration(Configuration configuration) {
        return new ClientConfiguration(configuration);
    }

    /** The configuration of a server with what is set here. */
    public Configuration toServerConfiguration() {
        Configuration configuration = Configuration.configuration();
        configuration.setAll(given);
        return configuration;
    }

    /** A configuration in which nothing is set. */
    public static ClientConfiguration clientConfiguration() {
        return new ClientConfiguration();
    }

    /** How many callback sockets a server keeps. */
    public Integer maxWebSocketExpectations() {
        return Integer.valueOf(text("maxWebSocketExpectations", null, "1500"));
    }

    /** Sets how many callback sockets a server keeps. */
    public ClientConfiguration maxWebSocketExpectations(Integer value) {
        return set("maxWebSocketExpectations", value);
    }

    /** How many threads wait for callbacks at most idle. */
    public Integer webSocketClientEventLoopThreadCount() {
        return Integer.valueOf(text("webSocketClientEventLoopThreadCount", null, "5"));
    }

    /** Sets how many threads wait for callbacks at most idle. */
    public ClientConfiguration webSocketClientEventLoopThreadCount(Integer value) {
        return set("webSocketClientEventLoopThreadCount", value);
    }

    /** How many event loops a client has; the client of this version needs none. */
    public Integer clientNioEventLoopThreadCount() {
        return Integer.valueOf(text("clientNioEventLoopThreadCount", null, "5"));
    }

    /** Sets how many event loops a client has; the client of this version needs none. */
    public ClientConfiguration clientNioEventLoopThreadCount(Integer value) {
        return set("clientNioEventLoopThreadCount", value);
    }

    /** How long a server may take to answer, in milliseconds. */
    public Long maxSocketTimeoutInMillis() {
        return Long.valueOf(text("maxSocketTimeout", null, "20000"));
    }

    /** Sets how long a server may take to answer, in milliseconds. */
    public ClientConfiguration maxSocketTimeoutInMillis(Long value) {
        return set("maxSocketTimeout", value);
    }

    /** How long to wait for a port or a callback socket, in milliseconds. */
    public Long maxFutureTimeoutInMillis() {
        return Long.valueOf(text("maxFutureTimeout", null, "90000"));
    }

    /** Sets how long to wait for a port or a callback socket, in milliseconds. */
    public ClientConfiguration maxFutureTimeoutInMillis(Long value) {
        return set("maxFutureTimeout", value);
    }

    /** Whether the client presents a certificate. */
    public Boolean controlPlaneTLSMutualAuthenticationRequired() {
        return Boolean.valueOf(text("controlPlaneTLSMutualAuthenticationRequired", null, "false"));
    }

    /** Sets whether the client presents a certificate. */
    public ClientConfiguration controlPlaneTLSMutualAuthenticationRequired(Boolean value) {
        return set("controlPlaneTLSMutualAuthenticationRequired", value);
    }

    /** The file with the authorities the server's certificate may come from. */
    public String controlPlaneTLSMutualAuthenticationCAChain() {
        return text(
                "controlPlaneTLSMutualAuthenticationCAChain",
                "MOCKSERVER_CONTROL_PLANE_TLS_MUTUAL_AUTHENTICATION_CERTIFICATE_CHAIN",
                "");
    }

    /** Sets the file with the authorities the server's certificate may come from. */
    public ClientConfiguration controlPlaneTLSMutualAuthenticationCAChain(String value) {
        return set("controlPlaneTLSMutualAuthenticationCAChain", value);
    }

    /** The file with the client's private key, PEM. */
    public String controlPlanePrivateKeyPath() {
        return text("controlPlanePrivateKeyPath", "MOCKSERVER_CONTROL_PLANE_TLS_PRIVATE_KEY_PATH", "");
    }

    /** Sets the file with the client's private key, PEM. */
    public ClientConfiguration controlPlanePrivateKeyPath(String value) {
        return set("controlPlanePrivateKeyPath", value);
    }

    /** The file with the client's certificate, PEM. */
    public String controlPlaneX509CertificatePath() {
        return text("controlPlaneX509CertificatePath", "MOCKSERVER_CONTROL_PLANE_TLS_X509_CERTIFICATE_PATH", "");
    }

    /** Sets the file with the client's certificate, PEM. */
    public ClientConfiguration controlPlaneX509CertificatePath(String value) {
        return set("controlPlaneX509CertificatePath", value);
    }

    /** Whether servers of this process ask for a token. */
    public Boolean controlPlaneJWTAuthenticationRequired() {
        return Boolean.valueOf(text("controlPlaneJWTAuthenticationRequired", null, "false"));
    }

    /** Sets whether servers of this process ask for a token. */
    public ClientConfiguration controlPlaneJWTAuthenticationRequired(Boolean value) {
        return set("controlPlaneJWTAuthenticationRequired", value);
    }

    /** Where servers of this process find the keys of tokens. */
    public String controlPlaneJWTAuthenticationJWKSource() {
        return text("controlPlaneJWTAuthenticationJWKSource", null, "");
    }

    /** Sets where servers of this process find the keys of tokens. */
    public ClientConfiguration controlPlaneJWTAuthenticationJWKSource(String value) {
        return set("controlPlaneJWTAuthenticationJWKSource", value);
    }

    private ClientConfiguration set(String name, Object value) {
        given.put(name, value.toString());
        return this;
    }

    private String text(String name, @Nullable String variable, String byDefault) {
        String known = given.get(name);
        if (known != null) {
            return known;
        }
        String found = ProcessValues.find(name, variable);
        return found == null || found.isBlank() ? byDefault : found.trim();
    }
}
