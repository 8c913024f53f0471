package org.mockserver.internal.settings;

import java.util.List;
import java.util.Map;

/**
 * The typed keys of the rows of {@code settings.table}, whose sentences say what each means. A key that names no row,
 * or a row of another type, stops the class from loading; a test checks that every row has a key.
 */
public final class SettingKeys {
    // Ports and connections
    public static final Setting<List<Integer>> SERVER_PORT = key("serverPort", SettingType.PORTS);
    public static final Setting<String> LOCAL_BOUND_IP = key("localBoundIP", SettingType.TEXT);
    public static final Setting<Integer> SO_BACKLOG = key("soBacklog", SettingType.INT);
    public static final Setting<Boolean> USE_NATIVE_TRANSPORT = key("useNativeTransport", SettingType.BOOL);
    public static final Setting<Integer> NIO_EVENT_LOOP_THREAD_COUNT = key("nioEventLoopThreadCount", SettingType.INT);
    public static final Setting<Integer> ACTION_HANDLER_THREAD_COUNT = key("actionHandlerThreadCount", SettingType.INT);
    public static final Setting<Integer> MAX_INBOUND_CONNECTIONS = key("maxInboundConnections", SettingType.INT);
    public static final Setting<Long> INBOUND_CONNECTION_IDLE_TIMEOUT_MILLIS =
            key("inboundConnectionIdleTimeoutMillis", SettingType.LONG);
    public static final Setting<Long> REQUEST_READ_TIMEOUT_MILLIS = key("requestReadTimeoutMillis", SettingType.LONG);
    public static final Setting<Long> RESPONSE_WRITE_STALL_TIMEOUT_MILLIS =
            key("responseWriteStallTimeoutMillis", SettingType.LONG);
    public static final Setting<Long> CONNECTION_DELAY_MILLIS = key("connectionDelayMillis", SettingType.DELAY);
    public static final Setting<Boolean> ALWAYS_CLOSE_SOCKET_CONNECTIONS =
            key("alwaysCloseSocketConnections", SettingType.BOOL);
    public static final Setting<Long> STOP_DRAIN_MILLIS = key("stopDrainMillis", SettingType.LONG);

    // HTTP
    public static final Setting<Integer> MAX_INITIAL_LINE_LENGTH = key("maxInitialLineLength", SettingType.INT);
    public static final Setting<Integer> MAX_HEADER_SIZE = key("maxHeaderSize", SettingType.INT);
    public static final Setting<Integer> MAX_CHUNK_SIZE = key("maxChunkSize", SettingType.INT);
    public static final Setting<Integer> MAX_REQUEST_BODY_SIZE = key("maxRequestBodySize", SettingType.INT);
    public static final Setting<Integer> MAX_DECOMPRESSED_REQUEST_BODY_SIZE =
            key("maxDecompressedRequestBodySize", SettingType.INT);
    public static final Setting<Boolean> ASSUME_ALL_REQUESTS_ARE_HTTP =
            key("assumeAllRequestsAreHttp", SettingType.BOOL);
    public static final Setting<Boolean> USE_SEMICOLON_AS_QUERY_PARAMETER_SEPARATOR =
            key("useSemicolonAsQueryParameterSeparator", SettingType.BOOL);
    public static final Setting<Boolean> HTTP1_PIPELINING_IN_ORDER = key("http1PipeliningInOrder", SettingType.BOOL);
    public static final Setting<Boolean> HTTP2_ENABLED = key("http2Enabled", SettingType.BOOL);
    public static final Setting<Integer> HTTP2_MAX_CONCURRENT_STREAMS =
            key("http2MaxConcurrentStreams", SettingType.INT);
    public static final Setting<List<HeaderPair>> DEFAULT_RESPONSE_HEADERS =
            key("defaultResponseHeaders", SettingType.HEADERS);
    public static final Setting<Long> GLOBAL_RESPONSE_DELAY_MILLIS = key("globalResponseDelayMillis", SettingType.LONG);
    public static final Setting<String> LIVENESS_HTTP_GET_PATH = key("livenessHttpGetPath", SettingType.TEXT);
    public static final Setting<Integer> MAX_SPACES = key("maxSpaces", SettingType.INT);
    public static final Setting<Long> SPACE_IDLE_MILLIS = key("spaceIdleMillis", SettingType.LONG);
    public static final Setting<String> VERSION_HEADER = key("versionHeader", SettingType.TEXT);
    public static final Setting<Boolean> ATTEMPT_TO_PROXY_IF_NO_MATCHING_EXPECTATION =
            key("attemptToProxyIfNoMatchingExpectation", SettingType.BOOL);

    // Forwarding
    public static final Setting<Boolean> FORWARD_ADJUST_HOST_HEADER = key("forwardAdjustHostHeader", SettingType.BOOL);
    public static final Setting<String> FORWARD_DEFAULT_HOST_HEADER = key("forwardDefaultHostHeader", SettingType.TEXT);
    public static final Setting<Integer> FORWARD_LOOP_MAX_HOPS = key("forwardLoopMaxHops", SettingType.INT);
    public static final Setting<Long> SOCKET_CONNECTION_TIMEOUT = key("socketConnectionTimeout", SettingType.LONG);
    public static final Setting<Long> MAX_SOCKET_TIMEOUT = key("maxSocketTimeout", SettingType.LONG);
    public static final Setting<Integer> MAX_RESPONSE_BODY_SIZE = key("maxResponseBodySize", SettingType.INT);
    public static final Setting<Boolean> STREAMING_RESPONSES_ENABLED =
            key("streamingResponsesEnabled", SettingType.BOOL);
    public static final Setting<Integer> MAX_STREAMING_CAPTURE_BYTES = key("maxStreamingCaptureBytes", SettingType.INT);
    public static final Setting<Integer> STREAM_IDLE_TIMEOUT_SECONDS = key("streamIdleTimeoutSeconds", SettingType.INT);
    public static final Setting<Integer> FORWARD_STREAMING_THRESHOLD_BYTES =
            key("forwardStreamingThresholdBytes", SettingType.INT);
    public static final Setting<Boolean> FORWARD_KEEP_CONTENT_ENCODING =
            key("forwardKeepContentEncoding", SettingType.BOOL);
    public static final Setting<Boolean> FORWARD_PROXY_HTTP2_ENABLED =
            key("forwardProxyHttp2Enabled", SettingType.BOOL);
    public static final Setting<Boolean> FORWARD_PROXY_HTTP2_UPGRADE =
            key("forwardProxyHttp2Upgrade", SettingType.BOOL);
    public static final Setting<Boolean> FORWARD_CONNECTION_POOL_ENABLED =
            key("forwardConnectionPoolEnabled", SettingType.BOOL);
    public static final Setting<Boolean> FORWARD_CONNECTION_POOL_KEEP_ALIVE =
            key("forwardConnectionPoolKeepAlive", SettingType.BOOL);
    public static final Setting<Integer> FORWARD_CONNECTION_POOL_MAX_IDLE_PER_KEY =
            key("forwardConnectionPoolMaxIdlePerKey", SettingType.INT);
    public static final Setting<Integer> FORWARD_CONNECTION_POOL_MAX_TOTAL_PER_KEY =
            key("forwardConnectionPoolMaxTotalPerKey", SettingType.INT);
    public static final Setting<Long> FORWARD_CONNECTION_POOL_IDLE_TIMEOUT_MILLIS =
            key("forwardConnectionPoolIdleTimeoutMillis", SettingType.LONG);
    public static final Setting<Boolean> FORWARD_SOCKET_KEEP_ALIVE = key("forwardSocketKeepAlive", SettingType.BOOL);
    public static final Setting<Integer> FORWARD_SOCKET_KEEP_ALIVE_IDLE_SECONDS =
            key("forwardSocketKeepAliveIdleSeconds", SettingType.INT);
    public static final Setting<Integer> FORWARD_SOCKET_KEEP_ALIVE_INTERVAL_SECONDS =
            key("forwardSocketKeepAliveIntervalSeconds", SettingType.INT);
    public static final Setting<Integer> FORWARD_SOCKET_KEEP_ALIVE_COUNT =
            key("forwardSocketKeepAliveCount", SettingType.INT);
    public static final Setting<Integer> FORWARD_PROXY_RETRY_COUNT = key("forwardProxyRetryCount", SettingType.INT);
    public static final Setting<Long> FORWARD_PROXY_RETRY_BACKOFF_MILLIS =
            key("forwardProxyRetryBackoffMillis", SettingType.LONG);
    public static final Setting<Boolean> FORWARD_PROXY_CIRCUIT_BREAKER_ENABLED =
            key("forwardProxyCircuitBreakerEnabled", SettingType.BOOL);
    public static final Setting<Integer> FORWARD_PROXY_CIRCUIT_BREAKER_FAILURE_THRESHOLD =
            key("forwardProxyCircuitBreakerFailureThreshold", SettingType.INT);
    public static final Setting<Long> FORWARD_PROXY_CIRCUIT_BREAKER_WINDOW_MILLIS =
            key("forwardProxyCircuitBreakerWindowMillis", SettingType.LONG);
    public static final Setting<String> PROXY_REMOTE_HOST = key("proxyRemoteHost", SettingType.TEXT);
    public static final Setting<Integer> PROXY_REMOTE_PORT = key("proxyRemotePort", SettingType.INT);
    public static final Setting<Long> FORWARD_BINARY_SERVER_FIRST_WAIT_MILLIS =
            key("forwardBinaryServerFirstWaitMillis", SettingType.LONG);
    public static final Setting<Boolean> MATCH_BINARY_EXPECTATIONS_WHEN_PROXYING =
            key("matchBinaryExpectationsWhenProxying", SettingType.BOOL);
    public static final Setting<String> BINARY_MESSAGE_FRAMING = key("binaryMessageFraming", SettingType.FRAMING);
    public static final Setting<Integer> BINARY_MESSAGE_LENGTH_PREFIX_BYTES =
            key("binaryMessageLengthPrefixBytes", SettingType.WIDTH);
    public static final Setting<String> BINARY_MESSAGE_LENGTH_PREFIX_BYTE_ORDER =
            key("binaryMessageLengthPrefixByteOrder", SettingType.ORDER);
    public static final Setting<Integer> BINARY_MESSAGE_LENGTH_PREFIX_OFFSET =
            key("binaryMessageLengthPrefixOffset", SettingType.INT);
    public static final Setting<Boolean> BINARY_MESSAGE_LENGTH_INCLUDES_PREFIX =
            key("binaryMessageLengthIncludesPrefix", SettingType.BOOL);
    public static final Setting<List<ProxyPassMapping>> PROXY_PASS = key("proxyPass", SettingType.MAPPINGS);
    public static final Setting<List<String>> NO_PROXY_HOSTS = key("noProxyHosts", SettingType.LIST);
    public static final Setting<String> FORWARD_HTTP_PROXY = key("forwardHttpProxy", SettingType.ADDRESS);
    public static final Setting<String> FORWARD_HTTPS_PROXY = key("forwardHttpsProxy", SettingType.ADDRESS);
    public static final Setting<String> FORWARD_SOCKS_PROXY = key("forwardSocksProxy", SettingType.ADDRESS);
    public static final Setting<String> FORWARD_PROXY_AUTHENTICATION_USERNAME =
            key("forwardProxyAuthenticationUsername", SettingType.TEXT);
    public static final Setting<String> FORWARD_PROXY_AUTHENTICATION_PASSWORD =
            key("forwardProxyAuthenticationPassword", SettingType.TEXT);
    public static final Setting<Boolean> FORWARD_PROXY_BLOCK_PRIVATE_NETWORKS =
            key("forwardProxyBlockPrivateNetworks", SettingType.BOOL);
    public static final Setting<Boolean> FORWARD_PROXY_ALLOW_LINK_LOCAL =
            key("forwardProxyAllowLinkLocal", SettingType.BOOL);
    public static final Setting<List<String>> FORWARD_PROXY_ALLOWED_HOSTS =
            key("forwardProxyAllowedHosts", SettingType.LIST);
    public static final Setting<List<String>> FORWARD_PROXY_DENIED_HOSTS =
            key("forwardProxyDeniedHosts", SettingType.LIST);
    public static final Setting<String> FORWARD_PROXY_TLS_X509_CERTIFICATES_TRUST_MANAGER_TYPE =
            key("forwardProxyTLSX509CertificatesTrustManagerType", SettingType.TEXT);
    public static final Setting<String> FORWARD_PROXY_TLS_CUSTOM_TRUST_X509_CERTIFICATES =
            key("forwardProxyTLSCustomTrustX509Certificates", SettingType.TEXT);
    public static final Setting<Boolean> FORWARD_PROXY_TLS_HOSTNAME_VERIFICATION_ENABLED =
            key("forwardProxyTLSHostnameVerificationEnabled", SettingType.BOOL);
    public static final Setting<String> FORWARD_PROXY_PRIVATE_KEY = key("forwardProxyPrivateKey", SettingType.TEXT);
    public static final Setting<String> FORWARD_PROXY_CERTIFICATE_CHAIN =
            key("forwardProxyCertificateChain", SettingType.TEXT);
    public static final Setting<List<String>> FORWARD_PROXY_CLIENT_CERTIFICATES_BY_HOST =
            key("forwardProxyClientCertificatesByHost", SettingType.LIST);

    // Callbacks
    public static final Setting<Long> MAX_FUTURE_TIMEOUT = key("maxFutureTimeout", SettingType.LONG);
    public static final Setting<Integer> MAX_WEB_SOCKET_EXPECTATIONS = key("maxWebSocketExpectations", SettingType.INT);
    public static final Setting<List<String>> CALLBACK_CLASS_PACKAGES = key("callbackClassPackages", SettingType.LIST);

    // Use as a proxy
    public static final Setting<String> PROXY_AUTHENTICATION_USERNAME =
            key("proxyAuthenticationUsername", SettingType.TEXT);
    public static final Setting<String> PROXY_AUTHENTICATION_PASSWORD =
            key("proxyAuthenticationPassword", SettingType.TEXT);
    public static final Setting<List<String>> PROXY_PROTOCOL_TRUSTED_SOURCES =
            key("proxyProtocolTrustedSources", SettingType.LIST);
    public static final Setting<List<String>> TLS_PASS_THROUGH_HOSTS = key("tlsPassThroughHosts", SettingType.LIST);
    public static final Setting<Boolean> TRANSPARENT_PROXY_ENABLED = key("transparentProxyEnabled", SettingType.BOOL);
    public static final Setting<String> PROXY_AUTHENTICATION_REALM = key("proxyAuthenticationRealm", SettingType.TEXT);

    // TLS
    public static final Setting<Boolean> PROACTIVELY_INITIALISE_TLS = key("proactivelyInitialiseTLS", SettingType.BOOL);
    public static final Setting<Boolean> USE_NATIVE_TLS = key("useNativeTls", SettingType.BOOL);
    public static final Setting<List<String>> TLS_PROTOCOLS = key("tlsProtocols", SettingType.LIST);
    public static final Setting<Boolean> TLS_ALLOW_INSECURE_PROTOCOLS =
            key("tlsAllowInsecureProtocols", SettingType.BOOL);
    public static final Setting<Boolean> DYNAMICALLY_CREATE_CERTIFICATE_AUTHORITY_CERTIFICATE =
            key("dynamicallyCreateCertificateAuthorityCertificate", SettingType.BOOL);
    public static final Setting<Boolean> PROXY_SETUP = key("proxySetup", SettingType.BOOL);
    public static final Setting<String> DIRECTORY_TO_SAVE_DYNAMIC_SSL_CERTIFICATE =
            key("directoryToSaveDynamicSSLCertificate", SettingType.TEXT);
    public static final Setting<Boolean> PREVENT_CERTIFICATE_DYNAMIC_UPDATE =
            key("preventCertificateDynamicUpdate", SettingType.BOOL);
    public static final Setting<String> SSL_CERTIFICATE_DOMAIN_NAME = key("sslCertificateDomainName", SettingType.TEXT);
    public static final Setting<List<String>> SSL_SUBJECT_ALTERNATIVE_NAME_DOMAINS =
            key("sslSubjectAlternativeNameDomains", SettingType.LIST);
    public static final Setting<List<String>> SSL_SUBJECT_ALTERNATIVE_NAME_IPS =
            key("sslSubjectAlternativeNameIps", SettingType.LIST);
    public static final Setting<Integer> SSL_CERTIFICATE_LEAF_VALIDITY_IN_DAYS =
            key("sslCertificateLeafValidityInDays", SettingType.INT);
    public static final Setting<String> CERTIFICATE_AUTHORITY_PRIVATE_KEY =
            key("certificateAuthorityPrivateKey", SettingType.TEXT);
    public static final Setting<String> CERTIFICATE_AUTHORITY_CERTIFICATE =
            key("certificateAuthorityCertificate", SettingType.TEXT);
    public static final Setting<String> PRIVATE_KEY_PATH = key("privateKeyPath", SettingType.TEXT);
    public static final Setting<String> X509_CERTIFICATE_PATH = key("x509CertificatePath", SettingType.TEXT);
    public static final Setting<Boolean> TLS_MUTUAL_AUTHENTICATION_REQUIRED =
            key("tlsMutualAuthenticationRequired", SettingType.BOOL);
    public static final Setting<String> TLS_MUTUAL_AUTHENTICATION_CERTIFICATE_CHAIN =
            key("tlsMutualAuthenticationCertificateChain", SettingType.TEXT);

    // Matching
    public static final Setting<Integer> MAX_EXPECTATIONS = key("maxExpectations", SettingType.INT);
    public static final Setting<Boolean> MATCHERS_FAIL_FAST = key("matchersFailFast", SettingType.BOOL);
    public static final Setting<Boolean> MATCH_EXACT_CASE = key("matchExactCase", SettingType.BOOL);
    public static final Setting<String> MATCH_NAMESPACE_HEADER = key("matchNamespaceHeader", SettingType.TEXT);
    public static final Setting<Long> REGEX_MATCHING_TIMEOUT_MILLIS =
            key("regexMatchingTimeoutMillis", SettingType.LONG);
    public static final Setting<Long> XPATH_MATCHING_TIMEOUT_MILLIS =
            key("xpathMatchingTimeoutMillis", SettingType.LONG);
    public static final Setting<Boolean> CLOSEST_MATCH_HINT_ENABLED = key("closestMatchHintEnabled", SettingType.BOOL);
    public static final Setting<Boolean> ATTACH_MISMATCH_DIAGNOSTIC_TO_RESPONSE =
            key("attachMismatchDiagnosticToResponse", SettingType.BOOL);
    public static final Setting<List<String>> RESPONSE_FILE_ROOTS = key("responseFileRoots", SettingType.LIST);

    // Log and verification
    public static final Setting<LogLevel> LOG_LEVEL = key("logLevel", SettingType.LEVEL);
    public static final Setting<Boolean> COMPACT_LOG_FORMAT = key("compactLogFormat", SettingType.BOOL);
    public static final Setting<Boolean> DISABLE_SYSTEM_OUT = key("disableSystemOut", SettingType.BOOL);
    public static final Setting<Boolean> DISABLE_LOGGING = key("disableLogging", SettingType.BOOL);
    public static final Setting<Boolean> DEV_MODE = key("devMode", SettingType.BOOL);
    public static final Setting<Integer> MAX_NARRATIVE_ENTRIES_PER_SECOND =
            key("maxNarrativeEntriesPerSecond", SettingType.INT);
    public static final Setting<Integer> MAX_LOG_ENTRIES = key("maxLogEntries", SettingType.INT);
    public static final Setting<Long> MAX_EVENT_LOG_SIZE_IN_BYTES = key("maxEventLogSizeInBytes", SettingType.LONG);
    public static final Setting<Integer> MAX_LOGGED_BODY_BYTES = key("maxLoggedBodyBytes", SettingType.INT);
    public static final Setting<Map<String, LogLevel>> LOG_LEVEL_OVERRIDES =
            key("logLevelOverrides", SettingType.LEVELS);
    public static final Setting<Boolean> PERSIST_RECORDED_REQUESTS_TO_DISK =
            key("persistRecordedRequestsToDisk", SettingType.BOOL);
    public static final Setting<String> PERSISTED_RECORDED_REQUESTS_PATH =
            key("persistedRecordedRequestsPath", SettingType.TEXT);
    public static final Setting<Boolean> REDACT_SECRETS_IN_LOG = key("redactSecretsInLog", SettingType.BOOL);
    public static final Setting<Boolean> REDACT_SECRETS_IN_RECORDED_EXPECTATIONS =
            key("redactSecretsInRecordedExpectations", SettingType.BOOL);
    public static final Setting<String> FIXTURE_BODY_REDACT_FIELDS = key("fixtureBodyRedactFields", SettingType.TEXT);
    public static final Setting<Integer> RING_BUFFER_SIZE = key("ringBufferSize", SettingType.INT);
    public static final Setting<Boolean> DETAILED_MATCH_FAILURES = key("detailedMatchFailures", SettingType.BOOL);
    public static final Setting<Integer> MAX_LOGGED_MATCH_FAILURES = key("maxLoggedMatchFailures", SettingType.INT);
    public static final Setting<Boolean> DETAILED_VERIFICATION_FAILURES =
            key("detailedVerificationFailures", SettingType.BOOL);
    public static final Setting<Integer> MAXIMUM_NUMBER_OF_REQUEST_TO_RETURN_IN_VERIFICATION_FAILURE =
            key("maximumNumberOfRequestToReturnInVerificationFailure", SettingType.INT);
    public static final Setting<Boolean> FAIL_VERIFICATION_ON_EVICTED_LOG =
            key("failVerificationOnEvictedLog", SettingType.BOOL);

    // Templates
    public static final Setting<Long> VELOCITY_TEMPLATE_EXECUTION_TIMEOUT =
            key("velocityTemplateExecutionTimeout", SettingType.LONG);
    public static final Setting<Long> JAVASCRIPT_TEMPLATE_EXECUTION_TIMEOUT =
            key("javascriptTemplateExecutionTimeout", SettingType.LONG);
    public static final Setting<Integer> MAX_TEMPLATE_OUTPUT_CHARACTERS =
            key("maxTemplateOutputCharacters", SettingType.INT);
    public static final Setting<List<String>> VELOCITY_DISALLOWED_TEXT =
            key("velocityDisallowedText", SettingType.LIST);
    public static final Setting<List<String>> MUSTACHE_DISALLOWED_TEXT =
            key("mustacheDisallowedText", SettingType.LIST);
    public static final Setting<List<String>> JAVASCRIPT_DISALLOWED_TEXT =
            key("javascriptDisallowedText", SettingType.LIST);
    public static final Setting<Boolean> TEMPLATE_FAILURE_AS_SERVER_ERROR =
            key("templateFailureAsServerError", SettingType.BOOL);
    public static final Setting<Long> TEMPLATE_FAKER_SEED = key("templateFakerSeed", SettingType.LONG);

    // CORS
    public static final Setting<Boolean> ENABLE_CORS_FOR_API = key("enableCORSForAPI", SettingType.BOOL);
    public static final Setting<Boolean> ENABLE_CORS_FOR_ALL_RESPONSES =
            key("enableCORSForAllResponses", SettingType.BOOL);
    public static final Setting<String> CORS_ALLOW_ORIGIN = key("corsAllowOrigin", SettingType.TEXT);
    public static final Setting<String> CORS_ALLOW_METHODS = key("corsAllowMethods", SettingType.TEXT);
    public static final Setting<String> CORS_ALLOW_HEADERS = key("corsAllowHeaders", SettingType.TEXT);
    public static final Setting<Boolean> CORS_ALLOW_CREDENTIALS = key("corsAllowCredentials", SettingType.BOOL);
    public static final Setting<Integer> CORS_MAX_AGE_IN_SECONDS = key("corsMaxAgeInSeconds", SettingType.INT);
    public static final Setting<String> CONTROL_PLANE_CORS_ALLOW_ORIGIN =
            key("controlPlaneCorsAllowOrigin", SettingType.TEXT);

    // Initialisation and persistence
    public static final Setting<String> PROPERTY_FILE = key("propertyFile", SettingType.TEXT);
    public static final Setting<String> INITIALIZATION_JSON_PATH = key("initializationJsonPath", SettingType.TEXT);
    public static final Setting<String> INITIALIZATION_OPEN_API_PATH =
            key("initializationOpenAPIPath", SettingType.TEXT);
    public static final Setting<String> INITIALIZATION_CLASS = key("initializationClass", SettingType.TEXT);
    public static final Setting<String> OPEN_API_CONTEXT_PATH_PREFIX =
            key("openAPIContextPathPrefix", SettingType.TEXT);
    public static final Setting<Boolean> WATCH_INITIALIZATION_JSON = key("watchInitializationJson", SettingType.BOOL);
    public static final Setting<Long> WATCH_INITIALIZATION_JSON_POLL_PERIOD_MILLIS =
            key("watchInitializationJsonPollPeriodMillis", SettingType.LONG);
    public static final Setting<Boolean> FAIL_ON_INITIALIZATION_ERROR =
            key("failOnInitializationError", SettingType.BOOL);
    public static final Setting<Boolean> PERSIST_EXPECTATIONS = key("persistExpectations", SettingType.BOOL);
    public static final Setting<String> PERSISTED_EXPECTATIONS_PATH =
            key("persistedExpectationsPath", SettingType.TEXT);

    // Diagnosis and assistants
    public static final Setting<Boolean> SLO_TRACKING_ENABLED = key("sloTrackingEnabled", SettingType.BOOL);
    public static final Setting<Long> SLO_WINDOW_RETENTION_MILLIS = key("sloWindowRetentionMillis", SettingType.LONG);
    public static final Setting<Integer> SLO_WINDOW_MAX_SAMPLES = key("sloWindowMaxSamples", SettingType.INT);
    public static final Setting<Boolean> DRIFT_DETECTION_ENABLED = key("driftDetectionEnabled", SettingType.BOOL);
    public static final Setting<Double> DRIFT_SAMPLE_RATE = key("driftSampleRate", SettingType.SHARE);
    public static final Setting<Long> BREAKPOINT_TIMEOUT_MILLIS = key("breakpointTimeoutMillis", SettingType.LONG);
    public static final Setting<Integer> BREAKPOINT_MAX_HELD = key("breakpointMaxHeld", SettingType.INT);
    public static final Setting<Boolean> MCP_ENABLED = key("mcpEnabled", SettingType.BOOL);

    private SettingKeys() {}

    @SuppressWarnings("unchecked") // the type of the row, checked here, fixes the type of its values
    private static <T> Setting<T> key(String name, SettingType type) {
        Setting<?> setting = SettingsTable.STANDARD.find(name);
        if (setting == null || setting.row().type() != type) {
            throw new IllegalStateException("settings.table has no " + type + " row " + name);
        }
        return (Setting<T>) setting;
    }
}
