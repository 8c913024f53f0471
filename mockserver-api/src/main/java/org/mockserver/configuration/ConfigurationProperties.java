package org.mockserver.configuration;

import java.net.InetSocketAddress;

/**
 * The settings of this process, for every server and client in it: each is the system property
 * {@code mockserver.NAME}. What is not set is taken from the settings file, the environment, then the default. An
 * unset number is 0, an unset text is empty.
 */
public final class ConfigurationProperties {

    /* Made from contract.types: run the tests of mockserver-api with -Dsettings.write=true to make it anew. */

    private static final GivenSettings PROCESS = new GivenSettings();

    private ConfigurationProperties() {}

    /** {@code actionHandlerThreadCount}. */
    public static int actionHandlerThreadCount() {
        return PROCESS.integer("actionHandlerThreadCount");
    }

    /** Sets {@code actionHandlerThreadCount}. */
    public static void actionHandlerThreadCount(int value) {
        GivenSettings.setProperty("actionHandlerThreadCount", value);
    }

    /** {@code alwaysCloseSocketConnections}. */
    public static boolean alwaysCloseSocketConnections() {
        return PROCESS.flag("alwaysCloseSocketConnections");
    }

    /** Sets {@code alwaysCloseSocketConnections}. */
    public static void alwaysCloseSocketConnections(boolean value) {
        GivenSettings.setProperty("alwaysCloseSocketConnections", value);
    }

    /** {@code assumeAllRequestsAreHttp}. */
    public static boolean assumeAllRequestsAreHttp() {
        return PROCESS.flag("assumeAllRequestsAreHttp");
    }

    /** Sets {@code assumeAllRequestsAreHttp}. */
    public static void assumeAllRequestsAreHttp(boolean value) {
        GivenSettings.setProperty("assumeAllRequestsAreHttp", value);
    }

    /** {@code asyncAmqpUri}. */
    public static String asyncAmqpUri() {
        return PROCESS.text("asyncAmqpUri");
    }

    /** Sets {@code asyncAmqpUri}. */
    public static void asyncAmqpUri(String value) {
        GivenSettings.setProperty("asyncAmqpUri", value);
    }

    /** {@code asyncKafkaBootstrapServers}. */
    public static String asyncKafkaBootstrapServers() {
        return PROCESS.text("asyncKafkaBootstrapServers");
    }

    /** Sets {@code asyncKafkaBootstrapServers}. */
    public static void asyncKafkaBootstrapServers(String value) {
        GivenSettings.setProperty("asyncKafkaBootstrapServers", value);
    }

    /** {@code asyncKafkaSaslJaasConfig}. */
    public static String asyncKafkaSaslJaasConfig() {
        return PROCESS.text("asyncKafkaSaslJaasConfig");
    }

    /** Sets {@code asyncKafkaSaslJaasConfig}. */
    public static void asyncKafkaSaslJaasConfig(String value) {
        GivenSettings.setProperty("asyncKafkaSaslJaasConfig", value);
    }

    /** {@code asyncMqttBrokerUrl}. */
    public static String asyncMqttBrokerUrl() {
        return PROCESS.text("asyncMqttBrokerUrl");
    }

    /** Sets {@code asyncMqttBrokerUrl}. */
    public static void asyncMqttBrokerUrl(String value) {
        GivenSettings.setProperty("asyncMqttBrokerUrl", value);
    }

    /** {@code asyncRecordedMessageMaxEntries}. */
    public static int asyncRecordedMessageMaxEntries() {
        return PROCESS.integer("asyncRecordedMessageMaxEntries");
    }

    /** Sets {@code asyncRecordedMessageMaxEntries}. */
    public static void asyncRecordedMessageMaxEntries(int value) {
        GivenSettings.setProperty("asyncRecordedMessageMaxEntries", value);
    }

    /** {@code attachMismatchDiagnosticToResponse}. */
    public static boolean attachMismatchDiagnosticToResponse() {
        return PROCESS.flag("attachMismatchDiagnosticToResponse");
    }

    /** Sets {@code attachMismatchDiagnosticToResponse}. */
    public static void attachMismatchDiagnosticToResponse(boolean value) {
        GivenSettings.setProperty("attachMismatchDiagnosticToResponse", value);
    }

    /** {@code attemptToProxyIfNoMatchingExpectation}. */
    public static boolean attemptToProxyIfNoMatchingExpectation() {
        return PROCESS.flag("attemptToProxyIfNoMatchingExpectation");
    }

    /** Sets {@code attemptToProxyIfNoMatchingExpectation}. */
    public static void attemptToProxyIfNoMatchingExpectation(boolean value) {
        GivenSettings.setProperty("attemptToProxyIfNoMatchingExpectation", value);
    }

    /** {@code auditLogFile}. */
    public static String auditLogFile() {
        return PROCESS.text("auditLogFile");
    }

    /** Sets {@code auditLogFile}. */
    public static void auditLogFile(String value) {
        GivenSettings.setProperty("auditLogFile", value);
    }

    /** {@code binaryMessageFraming}. */
    public static String binaryMessageFraming() {
        return PROCESS.text("binaryMessageFraming");
    }

    /** Sets {@code binaryMessageFraming}. */
    public static void binaryMessageFraming(Enum<?> value) {
        GivenSettings.setProperty("binaryMessageFraming", value);
    }

    /** Sets {@code binaryMessageFraming}. */
    public static void binaryMessageFraming(String value) {
        GivenSettings.setProperty("binaryMessageFraming", value);
    }

    /** {@code binaryMessageLengthIncludesPrefix}. */
    public static boolean binaryMessageLengthIncludesPrefix() {
        return PROCESS.flag("binaryMessageLengthIncludesPrefix");
    }

    /** Sets {@code binaryMessageLengthIncludesPrefix}. */
    public static void binaryMessageLengthIncludesPrefix(boolean value) {
        GivenSettings.setProperty("binaryMessageLengthIncludesPrefix", value);
    }

    /** {@code binaryMessageLengthPrefixByteOrder}. */
    public static String binaryMessageLengthPrefixByteOrder() {
        return PROCESS.text("binaryMessageLengthPrefixByteOrder");
    }

    /** Sets {@code binaryMessageLengthPrefixByteOrder}. */
    public static void binaryMessageLengthPrefixByteOrder(String value) {
        GivenSettings.setProperty("binaryMessageLengthPrefixByteOrder", value);
    }

    /** {@code binaryMessageLengthPrefixBytes}. */
    public static int binaryMessageLengthPrefixBytes() {
        return PROCESS.integer("binaryMessageLengthPrefixBytes");
    }

    /** Sets {@code binaryMessageLengthPrefixBytes}. */
    public static void binaryMessageLengthPrefixBytes(int value) {
        GivenSettings.setProperty("binaryMessageLengthPrefixBytes", value);
    }

    /** {@code binaryMessageLengthPrefixOffset}. */
    public static int binaryMessageLengthPrefixOffset() {
        return PROCESS.integer("binaryMessageLengthPrefixOffset");
    }

    /** Sets {@code binaryMessageLengthPrefixOffset}. */
    public static void binaryMessageLengthPrefixOffset(int value) {
        GivenSettings.setProperty("binaryMessageLengthPrefixOffset", value);
    }

    /** {@code blobStoreAccessKeyId}. */
    public static String blobStoreAccessKeyId() {
        return PROCESS.text("blobStoreAccessKeyId");
    }

    /** Sets {@code blobStoreAccessKeyId}. */
    public static void blobStoreAccessKeyId(String value) {
        GivenSettings.setProperty("blobStoreAccessKeyId", value);
    }

    /** {@code blobStoreBucket}. */
    public static String blobStoreBucket() {
        return PROCESS.text("blobStoreBucket");
    }

    /** Sets {@code blobStoreBucket}. */
    public static void blobStoreBucket(String value) {
        GivenSettings.setProperty("blobStoreBucket", value);
    }

    /** {@code blobStoreConnectionString}. */
    public static String blobStoreConnectionString() {
        return PROCESS.text("blobStoreConnectionString");
    }

    /** Sets {@code blobStoreConnectionString}. */
    public static void blobStoreConnectionString(String value) {
        GivenSettings.setProperty("blobStoreConnectionString", value);
    }

    /** {@code blobStoreContainer}. */
    public static String blobStoreContainer() {
        return PROCESS.text("blobStoreContainer");
    }

    /** Sets {@code blobStoreContainer}. */
    public static void blobStoreContainer(String value) {
        GivenSettings.setProperty("blobStoreContainer", value);
    }

    /** {@code blobStoreEndpoint}. */
    public static String blobStoreEndpoint() {
        return PROCESS.text("blobStoreEndpoint");
    }

    /** Sets {@code blobStoreEndpoint}. */
    public static void blobStoreEndpoint(String value) {
        GivenSettings.setProperty("blobStoreEndpoint", value);
    }

    /** {@code blobStoreKeyPrefix}. */
    public static String blobStoreKeyPrefix() {
        return PROCESS.text("blobStoreKeyPrefix");
    }

    /** Sets {@code blobStoreKeyPrefix}. */
    public static void blobStoreKeyPrefix(String value) {
        GivenSettings.setProperty("blobStoreKeyPrefix", value);
    }

    /** {@code blobStoreProjectId}. */
    public static String blobStoreProjectId() {
        return PROCESS.text("blobStoreProjectId");
    }

    /** Sets {@code blobStoreProjectId}. */
    public static void blobStoreProjectId(String value) {
        GivenSettings.setProperty("blobStoreProjectId", value);
    }

    /** {@code blobStoreRegion}. */
    public static String blobStoreRegion() {
        return PROCESS.text("blobStoreRegion");
    }

    /** Sets {@code blobStoreRegion}. */
    public static void blobStoreRegion(String value) {
        GivenSettings.setProperty("blobStoreRegion", value);
    }

    /** {@code blobStoreRestoreTimeoutSeconds}. */
    public static int blobStoreRestoreTimeoutSeconds() {
        return PROCESS.integer("blobStoreRestoreTimeoutSeconds");
    }

    /** Sets {@code blobStoreRestoreTimeoutSeconds}. */
    public static void blobStoreRestoreTimeoutSeconds(int value) {
        GivenSettings.setProperty("blobStoreRestoreTimeoutSeconds", value);
    }

    /** {@code blobStoreSecretAccessKey}. */
    public static String blobStoreSecretAccessKey() {
        return PROCESS.text("blobStoreSecretAccessKey");
    }

    /** Sets {@code blobStoreSecretAccessKey}. */
    public static void blobStoreSecretAccessKey(String value) {
        GivenSettings.setProperty("blobStoreSecretAccessKey", value);
    }

    /** {@code blobStoreType}. */
    public static String blobStoreType() {
        return PROCESS.text("blobStoreType");
    }

    /** Sets {@code blobStoreType}. */
    public static void blobStoreType(String value) {
        GivenSettings.setProperty("blobStoreType", value);
    }

    /** {@code breakpointMaxHeld}. */
    public static int breakpointMaxHeld() {
        return PROCESS.integer("breakpointMaxHeld");
    }

    /** Sets {@code breakpointMaxHeld}. */
    public static void breakpointMaxHeld(int value) {
        GivenSettings.setProperty("breakpointMaxHeld", value);
    }

    /** {@code breakpointTimeoutMillis}. */
    public static long breakpointTimeoutMillis() {
        return PROCESS.longInteger("breakpointTimeoutMillis");
    }

    /** Sets {@code breakpointTimeoutMillis}. */
    public static void breakpointTimeoutMillis(long value) {
        GivenSettings.setProperty("breakpointTimeoutMillis", value);
    }

    /** {@code certificateAuthorityCertificate}. */
    public static String certificateAuthorityCertificate() {
        return PROCESS.text("certificateAuthorityCertificate");
    }

    /** Sets {@code certificateAuthorityCertificate}. */
    public static void certificateAuthorityCertificate(String value) {
        GivenSettings.setProperty("certificateAuthorityCertificate", value);
    }

    /** {@code certificateAuthorityPrivateKey}. */
    public static String certificateAuthorityPrivateKey() {
        return PROCESS.text("certificateAuthorityPrivateKey");
    }

    /** Sets {@code certificateAuthorityPrivateKey}. */
    public static void certificateAuthorityPrivateKey(String value) {
        GivenSettings.setProperty("certificateAuthorityPrivateKey", value);
    }

    /** {@code chaosAutoHaltEnabled}. */
    public static boolean chaosAutoHaltEnabled() {
        return PROCESS.flag("chaosAutoHaltEnabled");
    }

    /** Sets {@code chaosAutoHaltEnabled}. */
    public static void chaosAutoHaltEnabled(boolean value) {
        GivenSettings.setProperty("chaosAutoHaltEnabled", value);
    }

    /** {@code chaosAutoHaltErrorThreshold}. */
    public static long chaosAutoHaltErrorThreshold() {
        return PROCESS.longInteger("chaosAutoHaltErrorThreshold");
    }

    /** Sets {@code chaosAutoHaltErrorThreshold}. */
    public static void chaosAutoHaltErrorThreshold(long value) {
        GivenSettings.setProperty("chaosAutoHaltErrorThreshold", value);
    }

    /** {@code chaosAutoHaltWindowMillis}. */
    public static long chaosAutoHaltWindowMillis() {
        return PROCESS.longInteger("chaosAutoHaltWindowMillis");
    }

    /** Sets {@code chaosAutoHaltWindowMillis}. */
    public static void chaosAutoHaltWindowMillis(long value) {
        GivenSettings.setProperty("chaosAutoHaltWindowMillis", value);
    }

    /** {@code clientNioEventLoopThreadCount}. */
    public static int clientNioEventLoopThreadCount() {
        return PROCESS.integer("clientNioEventLoopThreadCount");
    }

    /** Sets {@code clientNioEventLoopThreadCount}. */
    public static void clientNioEventLoopThreadCount(int value) {
        GivenSettings.setProperty("clientNioEventLoopThreadCount", value);
    }

    /** {@code closestMatchHintEnabled}. */
    public static boolean closestMatchHintEnabled() {
        return PROCESS.flag("closestMatchHintEnabled");
    }

    /** Sets {@code closestMatchHintEnabled}. */
    public static void closestMatchHintEnabled(boolean value) {
        GivenSettings.setProperty("closestMatchHintEnabled", value);
    }

    /** {@code clusterEnabled}. */
    public static boolean clusterEnabled() {
        return PROCESS.flag("clusterEnabled");
    }

    /** Sets {@code clusterEnabled}. */
    public static void clusterEnabled(boolean value) {
        GivenSettings.setProperty("clusterEnabled", value);
    }

    /** {@code clusterFanInPeerAuthToken}. */
    public static String clusterFanInPeerAuthToken() {
        return PROCESS.text("clusterFanInPeerAuthToken");
    }

    /** Sets {@code clusterFanInPeerAuthToken}. */
    public static void clusterFanInPeerAuthToken(String value) {
        GivenSettings.setProperty("clusterFanInPeerAuthToken", value);
    }

    /** {@code clusterName}. */
    public static String clusterName() {
        return PROCESS.text("clusterName");
    }

    /** Sets {@code clusterName}. */
    public static void clusterName(String value) {
        GivenSettings.setProperty("clusterName", value);
    }

    /** {@code clusterSharedTimesEnabled}. */
    public static boolean clusterSharedTimesEnabled() {
        return PROCESS.flag("clusterSharedTimesEnabled");
    }

    /** Sets {@code clusterSharedTimesEnabled}. */
    public static void clusterSharedTimesEnabled(boolean value) {
        GivenSettings.setProperty("clusterSharedTimesEnabled", value);
    }

    /** {@code clusterTransportConfig}. */
    public static String clusterTransportConfig() {
        return PROCESS.text("clusterTransportConfig");
    }

    /** Sets {@code clusterTransportConfig}. */
    public static void clusterTransportConfig(String value) {
        GivenSettings.setProperty("clusterTransportConfig", value);
    }

    /** {@code clusterVerifyFanIn}. */
    public static boolean clusterVerifyFanIn() {
        return PROCESS.flag("clusterVerifyFanIn");
    }

    /** Sets {@code clusterVerifyFanIn}. */
    public static void clusterVerifyFanIn(boolean value) {
        GivenSettings.setProperty("clusterVerifyFanIn", value);
    }

    /** {@code clusterVerifyFanInPeers}. */
    public static String clusterVerifyFanInPeers() {
        return PROCESS.text("clusterVerifyFanInPeers");
    }

    /** Sets {@code clusterVerifyFanInPeers}. */
    public static void clusterVerifyFanInPeers(String value) {
        GivenSettings.setProperty("clusterVerifyFanInPeers", value);
    }

    /** {@code compactLogFormat}. */
    public static boolean compactLogFormat() {
        return PROCESS.flag("compactLogFormat");
    }

    /** Sets {@code compactLogFormat}. */
    public static void compactLogFormat(boolean value) {
        GivenSettings.setProperty("compactLogFormat", value);
    }

    /** {@code connectionDelayMillis}. */
    public static long connectionDelayMillis() {
        return PROCESS.longInteger("connectionDelayMillis");
    }

    /** Sets {@code connectionDelayMillis}. */
    public static void connectionDelayMillis(long value) {
        GivenSettings.setProperty("connectionDelayMillis", value);
    }

    /** {@code connectionLifecycleAutoHaltCountsRst}. */
    public static boolean connectionLifecycleAutoHaltCountsRst() {
        return PROCESS.flag("connectionLifecycleAutoHaltCountsRst");
    }

    /** Sets {@code connectionLifecycleAutoHaltCountsRst}. */
    public static void connectionLifecycleAutoHaltCountsRst(boolean value) {
        GivenSettings.setProperty("connectionLifecycleAutoHaltCountsRst", value);
    }

    /** {@code connectionLifecycleChaosEnabled}. */
    public static boolean connectionLifecycleChaosEnabled() {
        return PROCESS.flag("connectionLifecycleChaosEnabled");
    }

    /** Sets {@code connectionLifecycleChaosEnabled}. */
    public static void connectionLifecycleChaosEnabled(boolean value) {
        GivenSettings.setProperty("connectionLifecycleChaosEnabled", value);
    }

    /** {@code controlPlaneAuditEnabled}. */
    public static boolean controlPlaneAuditEnabled() {
        return PROCESS.flag("controlPlaneAuditEnabled");
    }

    /** Sets {@code controlPlaneAuditEnabled}. */
    public static void controlPlaneAuditEnabled(boolean value) {
        GivenSettings.setProperty("controlPlaneAuditEnabled", value);
    }

    /** {@code controlPlaneAuditMaxEntries}. */
    public static int controlPlaneAuditMaxEntries() {
        return PROCESS.integer("controlPlaneAuditMaxEntries");
    }

    /** Sets {@code controlPlaneAuditMaxEntries}. */
    public static void controlPlaneAuditMaxEntries(int value) {
        GivenSettings.setProperty("controlPlaneAuditMaxEntries", value);
    }

    /** {@code controlPlaneAuditReads}. */
    public static boolean controlPlaneAuditReads() {
        return PROCESS.flag("controlPlaneAuditReads");
    }

    /** Sets {@code controlPlaneAuditReads}. */
    public static void controlPlaneAuditReads(boolean value) {
        GivenSettings.setProperty("controlPlaneAuditReads", value);
    }

    /** {@code controlPlaneAuthorizationEnabled}. */
    public static boolean controlPlaneAuthorizationEnabled() {
        return PROCESS.flag("controlPlaneAuthorizationEnabled");
    }

    /** Sets {@code controlPlaneAuthorizationEnabled}. */
    public static void controlPlaneAuthorizationEnabled(boolean value) {
        GivenSettings.setProperty("controlPlaneAuthorizationEnabled", value);
    }

    /** {@code controlPlaneBasicAuthenticationAllowInsecure}. */
    public static boolean controlPlaneBasicAuthenticationAllowInsecure() {
        return PROCESS.flag("controlPlaneBasicAuthenticationAllowInsecure");
    }

    /** Sets {@code controlPlaneBasicAuthenticationAllowInsecure}. */
    public static void controlPlaneBasicAuthenticationAllowInsecure(boolean value) {
        GivenSettings.setProperty("controlPlaneBasicAuthenticationAllowInsecure", value);
    }

    /** {@code controlPlaneBasicAuthenticationCredentials}. */
    public static String controlPlaneBasicAuthenticationCredentials() {
        return PROCESS.text("controlPlaneBasicAuthenticationCredentials");
    }

    /** Sets {@code controlPlaneBasicAuthenticationCredentials}. */
    public static void controlPlaneBasicAuthenticationCredentials(String value) {
        GivenSettings.setProperty("controlPlaneBasicAuthenticationCredentials", value);
    }

    /** {@code controlPlaneBasicAuthenticationRequired}. */
    public static boolean controlPlaneBasicAuthenticationRequired() {
        return PROCESS.flag("controlPlaneBasicAuthenticationRequired");
    }

    /** Sets {@code controlPlaneBasicAuthenticationRequired}. */
    public static void controlPlaneBasicAuthenticationRequired(boolean value) {
        GivenSettings.setProperty("controlPlaneBasicAuthenticationRequired", value);
    }

    /** {@code controlPlaneBasicAuthenticationUsersFile}. */
    public static String controlPlaneBasicAuthenticationUsersFile() {
        return PROCESS.text("controlPlaneBasicAuthenticationUsersFile");
    }

    /** Sets {@code controlPlaneBasicAuthenticationUsersFile}. */
    public static void controlPlaneBasicAuthenticationUsersFile(String value) {
        GivenSettings.setProperty("controlPlaneBasicAuthenticationUsersFile", value);
    }

    /** {@code controlPlaneCorsAllowOrigin}. */
    public static String controlPlaneCorsAllowOrigin() {
        return PROCESS.text("controlPlaneCorsAllowOrigin");
    }

    /** Sets {@code controlPlaneCorsAllowOrigin}. */
    public static void controlPlaneCorsAllowOrigin(String value) {
        GivenSettings.setProperty("controlPlaneCorsAllowOrigin", value);
    }

    /** {@code controlPlaneJWTAuthenticationExpectedAudience}. */
    public static String controlPlaneJWTAuthenticationExpectedAudience() {
        return PROCESS.text("controlPlaneJWTAuthenticationExpectedAudience");
    }

    /** Sets {@code controlPlaneJWTAuthenticationExpectedAudience}. */
    public static void controlPlaneJWTAuthenticationExpectedAudience(String value) {
        GivenSettings.setProperty("controlPlaneJWTAuthenticationExpectedAudience", value);
    }

    /** {@code controlPlaneJWTAuthenticationJWKSource}. */
    public static String controlPlaneJWTAuthenticationJWKSource() {
        return PROCESS.text("controlPlaneJWTAuthenticationJWKSource");
    }

    /** Sets {@code controlPlaneJWTAuthenticationJWKSource}. */
    public static void controlPlaneJWTAuthenticationJWKSource(String value) {
        GivenSettings.setProperty("controlPlaneJWTAuthenticationJWKSource", value);
    }

    /** {@code controlPlaneJWTAuthenticationRequired}. */
    public static boolean controlPlaneJWTAuthenticationRequired() {
        return PROCESS.flag("controlPlaneJWTAuthenticationRequired");
    }

    /** Sets {@code controlPlaneJWTAuthenticationRequired}. */
    public static void controlPlaneJWTAuthenticationRequired(boolean value) {
        GivenSettings.setProperty("controlPlaneJWTAuthenticationRequired", value);
    }

    /** {@code controlPlaneJWTAuthenticationRequiredClaims}. */
    public static String controlPlaneJWTAuthenticationRequiredClaims() {
        return PROCESS.text("controlPlaneJWTAuthenticationRequiredClaims");
    }

    /** Sets {@code controlPlaneJWTAuthenticationRequiredClaims}. */
    public static void controlPlaneJWTAuthenticationRequiredClaims(String value) {
        GivenSettings.setProperty("controlPlaneJWTAuthenticationRequiredClaims", value);
    }

    /** {@code controlPlaneOidcAudience}. */
    public static String controlPlaneOidcAudience() {
        return PROCESS.text("controlPlaneOidcAudience");
    }

    /** Sets {@code controlPlaneOidcAudience}. */
    public static void controlPlaneOidcAudience(String value) {
        GivenSettings.setProperty("controlPlaneOidcAudience", value);
    }

    /** {@code controlPlaneOidcAuthenticationRequired}. */
    public static boolean controlPlaneOidcAuthenticationRequired() {
        return PROCESS.flag("controlPlaneOidcAuthenticationRequired");
    }

    /** Sets {@code controlPlaneOidcAuthenticationRequired}. */
    public static void controlPlaneOidcAuthenticationRequired(boolean value) {
        GivenSettings.setProperty("controlPlaneOidcAuthenticationRequired", value);
    }

    /** {@code controlPlaneOidcIssuer}. */
    public static String controlPlaneOidcIssuer() {
        return PROCESS.text("controlPlaneOidcIssuer");
    }

    /** Sets {@code controlPlaneOidcIssuer}. */
    public static void controlPlaneOidcIssuer(String value) {
        GivenSettings.setProperty("controlPlaneOidcIssuer", value);
    }

    /** {@code controlPlaneOidcJwksUri}. */
    public static String controlPlaneOidcJwksUri() {
        return PROCESS.text("controlPlaneOidcJwksUri");
    }

    /** Sets {@code controlPlaneOidcJwksUri}. */
    public static void controlPlaneOidcJwksUri(String value) {
        GivenSettings.setProperty("controlPlaneOidcJwksUri", value);
    }

    /** {@code controlPlaneOidcRequiredScopes}. */
    public static String controlPlaneOidcRequiredScopes() {
        return PROCESS.text("controlPlaneOidcRequiredScopes");
    }

    /** Sets {@code controlPlaneOidcRequiredScopes}. */
    public static void controlPlaneOidcRequiredScopes(String value) {
        GivenSettings.setProperty("controlPlaneOidcRequiredScopes", value);
    }

    /** {@code controlPlaneOidcScopeClaim}. */
    public static String controlPlaneOidcScopeClaim() {
        return PROCESS.text("controlPlaneOidcScopeClaim");
    }

    /** Sets {@code controlPlaneOidcScopeClaim}. */
    public static void controlPlaneOidcScopeClaim(String value) {
        GivenSettings.setProperty("controlPlaneOidcScopeClaim", value);
    }

    /** {@code controlPlanePrivateKeyPath}. */
    public static String controlPlanePrivateKeyPath() {
        return PROCESS.text("controlPlanePrivateKeyPath");
    }

    /** Sets {@code controlPlanePrivateKeyPath}. */
    public static void controlPlanePrivateKeyPath(String value) {
        GivenSettings.setProperty("controlPlanePrivateKeyPath", value);
    }

    /** {@code controlPlaneTLSMutualAuthenticationCAChain}. */
    public static String controlPlaneTLSMutualAuthenticationCAChain() {
        return PROCESS.text("controlPlaneTLSMutualAuthenticationCAChain");
    }

    /** Sets {@code controlPlaneTLSMutualAuthenticationCAChain}. */
    public static void controlPlaneTLSMutualAuthenticationCAChain(String value) {
        GivenSettings.setProperty("controlPlaneTLSMutualAuthenticationCAChain", value);
    }

    /** {@code controlPlaneTLSMutualAuthenticationRequired}. */
    public static boolean controlPlaneTLSMutualAuthenticationRequired() {
        return PROCESS.flag("controlPlaneTLSMutualAuthenticationRequired");
    }

    /** Sets {@code controlPlaneTLSMutualAuthenticationRequired}. */
    public static void controlPlaneTLSMutualAuthenticationRequired(boolean value) {
        GivenSettings.setProperty("controlPlaneTLSMutualAuthenticationRequired", value);
    }

    /** {@code controlPlaneTrustedHostSuffixes}. */
    public static String controlPlaneTrustedHostSuffixes() {
        return PROCESS.text("controlPlaneTrustedHostSuffixes");
    }

    /** Sets {@code controlPlaneTrustedHostSuffixes}. */
    public static void controlPlaneTrustedHostSuffixes(String value) {
        GivenSettings.setProperty("controlPlaneTrustedHostSuffixes", value);
    }

    /** {@code controlPlaneX509CertificatePath}. */
    public static String controlPlaneX509CertificatePath() {
        return PROCESS.text("controlPlaneX509CertificatePath");
    }

    /** Sets {@code controlPlaneX509CertificatePath}. */
    public static void controlPlaneX509CertificatePath(String value) {
        GivenSettings.setProperty("controlPlaneX509CertificatePath", value);
    }

    /** {@code corsAllowCredentials}. */
    public static boolean corsAllowCredentials() {
        return PROCESS.flag("corsAllowCredentials");
    }

    /** Sets {@code corsAllowCredentials}. */
    public static void corsAllowCredentials(boolean value) {
        GivenSettings.setProperty("corsAllowCredentials", value);
    }

    /** {@code corsAllowHeaders}. */
    public static String corsAllowHeaders() {
        return PROCESS.text("corsAllowHeaders");
    }

    /** Sets {@code corsAllowHeaders}. */
    public static void corsAllowHeaders(String value) {
        GivenSettings.setProperty("corsAllowHeaders", value);
    }

    /** {@code corsAllowMethods}. */
    public static String corsAllowMethods() {
        return PROCESS.text("corsAllowMethods");
    }

    /** Sets {@code corsAllowMethods}. */
    public static void corsAllowMethods(String value) {
        GivenSettings.setProperty("corsAllowMethods", value);
    }

    /** {@code corsAllowOrigin}. */
    public static String corsAllowOrigin() {
        return PROCESS.text("corsAllowOrigin");
    }

    /** Sets {@code corsAllowOrigin}. */
    public static void corsAllowOrigin(String value) {
        GivenSettings.setProperty("corsAllowOrigin", value);
    }

    /** {@code corsMaxAgeInSeconds}. */
    public static int corsMaxAgeInSeconds() {
        return PROCESS.integer("corsMaxAgeInSeconds");
    }

    /** Sets {@code corsMaxAgeInSeconds}. */
    public static void corsMaxAgeInSeconds(int value) {
        GivenSettings.setProperty("corsMaxAgeInSeconds", value);
    }

    /** {@code customJsonUnitMatchersClass}. */
    public static String customJsonUnitMatchersClass() {
        return PROCESS.text("customJsonUnitMatchersClass");
    }

    /** Sets {@code customJsonUnitMatchersClass}. */
    public static void customJsonUnitMatchersClass(String value) {
        GivenSettings.setProperty("customJsonUnitMatchersClass", value);
    }

    /** {@code dashboardAnalyticsDistribution}. */
    public static String dashboardAnalyticsDistribution() {
        return PROCESS.text("dashboardAnalyticsDistribution");
    }

    /** Sets {@code dashboardAnalyticsDistribution}. */
    public static void dashboardAnalyticsDistribution(String value) {
        GivenSettings.setProperty("dashboardAnalyticsDistribution", value);
    }

    /** {@code dashboardAnalyticsEnabled}. */
    public static boolean dashboardAnalyticsEnabled() {
        return PROCESS.flag("dashboardAnalyticsEnabled");
    }

    /** Sets {@code dashboardAnalyticsEnabled}. */
    public static void dashboardAnalyticsEnabled(boolean value) {
        GivenSettings.setProperty("dashboardAnalyticsEnabled", value);
    }

    /** {@code dashboardAnalyticsEndpoint}. */
    public static String dashboardAnalyticsEndpoint() {
        return PROCESS.text("dashboardAnalyticsEndpoint");
    }

    /** Sets {@code dashboardAnalyticsEndpoint}. */
    public static void dashboardAnalyticsEndpoint(String value) {
        GivenSettings.setProperty("dashboardAnalyticsEndpoint", value);
    }

    /** {@code dashboardAnalyticsKey}. */
    public static String dashboardAnalyticsKey() {
        return PROCESS.text("dashboardAnalyticsKey");
    }

    /** Sets {@code dashboardAnalyticsKey}. */
    public static void dashboardAnalyticsKey(String value) {
        GivenSettings.setProperty("dashboardAnalyticsKey", value);
    }

    /** {@code dataPlaneApiKeyAuthenticationHeader}. */
    public static String dataPlaneApiKeyAuthenticationHeader() {
        return PROCESS.text("dataPlaneApiKeyAuthenticationHeader");
    }

    /** Sets {@code dataPlaneApiKeyAuthenticationHeader}. */
    public static void dataPlaneApiKeyAuthenticationHeader(String value) {
        GivenSettings.setProperty("dataPlaneApiKeyAuthenticationHeader", value);
    }

    /** {@code dataPlaneApiKeyAuthenticationValue}. */
    public static String dataPlaneApiKeyAuthenticationValue() {
        return PROCESS.text("dataPlaneApiKeyAuthenticationValue");
    }

    /** Sets {@code dataPlaneApiKeyAuthenticationValue}. */
    public static void dataPlaneApiKeyAuthenticationValue(String value) {
        GivenSettings.setProperty("dataPlaneApiKeyAuthenticationValue", value);
    }

    /** {@code dataPlaneAuthenticationRequired}. */
    public static boolean dataPlaneAuthenticationRequired() {
        return PROCESS.flag("dataPlaneAuthenticationRequired");
    }

    /** Sets {@code dataPlaneAuthenticationRequired}. */
    public static void dataPlaneAuthenticationRequired(boolean value) {
        GivenSettings.setProperty("dataPlaneAuthenticationRequired", value);
    }

    /** {@code dataPlaneBasicAuthenticationPassword}. */
    public static String dataPlaneBasicAuthenticationPassword() {
        return PROCESS.text("dataPlaneBasicAuthenticationPassword");
    }

    /** Sets {@code dataPlaneBasicAuthenticationPassword}. */
    public static void dataPlaneBasicAuthenticationPassword(String value) {
        GivenSettings.setProperty("dataPlaneBasicAuthenticationPassword", value);
    }

    /** {@code dataPlaneBasicAuthenticationRealm}. */
    public static String dataPlaneBasicAuthenticationRealm() {
        return PROCESS.text("dataPlaneBasicAuthenticationRealm");
    }

    /** Sets {@code dataPlaneBasicAuthenticationRealm}. */
    public static void dataPlaneBasicAuthenticationRealm(String value) {
        GivenSettings.setProperty("dataPlaneBasicAuthenticationRealm", value);
    }

    /** {@code dataPlaneBasicAuthenticationUsername}. */
    public static String dataPlaneBasicAuthenticationUsername() {
        return PROCESS.text("dataPlaneBasicAuthenticationUsername");
    }

    /** Sets {@code dataPlaneBasicAuthenticationUsername}. */
    public static void dataPlaneBasicAuthenticationUsername(String value) {
        GivenSettings.setProperty("dataPlaneBasicAuthenticationUsername", value);
    }

    /** {@code dataPlaneBearerAuthenticationToken}. */
    public static String dataPlaneBearerAuthenticationToken() {
        return PROCESS.text("dataPlaneBearerAuthenticationToken");
    }

    /** Sets {@code dataPlaneBearerAuthenticationToken}. */
    public static void dataPlaneBearerAuthenticationToken(String value) {
        GivenSettings.setProperty("dataPlaneBearerAuthenticationToken", value);
    }

    /** {@code deduplicateRecordedExpectations}. */
    public static boolean deduplicateRecordedExpectations() {
        return PROCESS.flag("deduplicateRecordedExpectations");
    }

    /** Sets {@code deduplicateRecordedExpectations}. */
    public static void deduplicateRecordedExpectations(boolean value) {
        GivenSettings.setProperty("deduplicateRecordedExpectations", value);
    }

    /** {@code defaultResponseHeaders}. */
    public static String defaultResponseHeaders() {
        return PROCESS.text("defaultResponseHeaders");
    }

    /** Sets {@code defaultResponseHeaders}. */
    public static void defaultResponseHeaders(String value) {
        GivenSettings.setProperty("defaultResponseHeaders", value);
    }

    /** {@code detailedMatchFailures}. */
    public static boolean detailedMatchFailures() {
        return PROCESS.flag("detailedMatchFailures");
    }

    /** Sets {@code detailedMatchFailures}. */
    public static void detailedMatchFailures(boolean value) {
        GivenSettings.setProperty("detailedMatchFailures", value);
    }

    /** {@code detailedVerificationFailures}. */
    public static boolean detailedVerificationFailures() {
        return PROCESS.flag("detailedVerificationFailures");
    }

    /** Sets {@code detailedVerificationFailures}. */
    public static void detailedVerificationFailures(boolean value) {
        GivenSettings.setProperty("detailedVerificationFailures", value);
    }

    /** {@code devMode}. */
    public static boolean devMode() {
        return PROCESS.flag("devMode");
    }

    /** Sets {@code devMode}. */
    public static void devMode(boolean value) {
        GivenSettings.setProperty("devMode", value);
    }

    /** {@code directoryToSaveDynamicSSLCertificate}. */
    public static String directoryToSaveDynamicSSLCertificate() {
        return PROCESS.text("directoryToSaveDynamicSSLCertificate");
    }

    /** Sets {@code directoryToSaveDynamicSSLCertificate}. */
    public static void directoryToSaveDynamicSSLCertificate(String value) {
        GivenSettings.setProperty("directoryToSaveDynamicSSLCertificate", value);
    }

    /** {@code disableLogging}. */
    public static boolean disableLogging() {
        return PROCESS.flag("disableLogging");
    }

    /** Sets {@code disableLogging}. */
    public static void disableLogging(boolean value) {
        GivenSettings.setProperty("disableLogging", value);
    }

    /** {@code disableSystemOut}. */
    public static boolean disableSystemOut() {
        return PROCESS.flag("disableSystemOut");
    }

    /** Sets {@code disableSystemOut}. */
    public static void disableSystemOut(boolean value) {
        GivenSettings.setProperty("disableSystemOut", value);
    }

    /** {@code dnsEnabled}. */
    public static boolean dnsEnabled() {
        return PROCESS.flag("dnsEnabled");
    }

    /** Sets {@code dnsEnabled}. */
    public static void dnsEnabled(boolean value) {
        GivenSettings.setProperty("dnsEnabled", value);
    }

    /** {@code dnsPort}. */
    public static int dnsPort() {
        return PROCESS.integer("dnsPort");
    }

    /** Sets {@code dnsPort}. */
    public static void dnsPort(int value) {
        GivenSettings.setProperty("dnsPort", value);
    }

    /** {@code driftAlertCooldownMillis}. */
    public static long driftAlertCooldownMillis() {
        return PROCESS.longInteger("driftAlertCooldownMillis");
    }

    /** Sets {@code driftAlertCooldownMillis}. */
    public static void driftAlertCooldownMillis(long value) {
        GivenSettings.setProperty("driftAlertCooldownMillis", value);
    }

    /** {@code driftAlertSeverityThreshold}. */
    public static String driftAlertSeverityThreshold() {
        return PROCESS.text("driftAlertSeverityThreshold");
    }

    /** Sets {@code driftAlertSeverityThreshold}. */
    public static void driftAlertSeverityThreshold(String value) {
        GivenSettings.setProperty("driftAlertSeverityThreshold", value);
    }

    /** {@code driftAlertWebhookEnabled}. */
    public static boolean driftAlertWebhookEnabled() {
        return PROCESS.flag("driftAlertWebhookEnabled");
    }

    /** Sets {@code driftAlertWebhookEnabled}. */
    public static void driftAlertWebhookEnabled(boolean value) {
        GivenSettings.setProperty("driftAlertWebhookEnabled", value);
    }

    /** {@code driftAlertWebhookUrl}. */
    public static String driftAlertWebhookUrl() {
        return PROCESS.text("driftAlertWebhookUrl");
    }

    /** Sets {@code driftAlertWebhookUrl}. */
    public static void driftAlertWebhookUrl(String value) {
        GivenSettings.setProperty("driftAlertWebhookUrl", value);
    }

    /** {@code driftDetectionEnabled}. */
    public static boolean driftDetectionEnabled() {
        return PROCESS.flag("driftDetectionEnabled");
    }

    /** Sets {@code driftDetectionEnabled}. */
    public static void driftDetectionEnabled(boolean value) {
        GivenSettings.setProperty("driftDetectionEnabled", value);
    }

    /** {@code driftResponseTimeThresholdMs}. */
    public static long driftResponseTimeThresholdMs() {
        return PROCESS.longInteger("driftResponseTimeThresholdMs");
    }

    /** Sets {@code driftResponseTimeThresholdMs}. */
    public static void driftResponseTimeThresholdMs(long value) {
        GivenSettings.setProperty("driftResponseTimeThresholdMs", value);
    }

    /** {@code driftSampleRate}. */
    public static double driftSampleRate() {
        return PROCESS.decimal("driftSampleRate");
    }

    /** Sets {@code driftSampleRate}. */
    public static void driftSampleRate(double value) {
        GivenSettings.setProperty("driftSampleRate", value);
    }

    /** {@code driftSemanticAnalysisEnabled}. */
    public static boolean driftSemanticAnalysisEnabled() {
        return PROCESS.flag("driftSemanticAnalysisEnabled");
    }

    /** Sets {@code driftSemanticAnalysisEnabled}. */
    public static void driftSemanticAnalysisEnabled(boolean value) {
        GivenSettings.setProperty("driftSemanticAnalysisEnabled", value);
    }

    /** {@code dynamicallyCreateCertificateAuthorityCertificate}. */
    public static boolean dynamicallyCreateCertificateAuthorityCertificate() {
        return PROCESS.flag("dynamicallyCreateCertificateAuthorityCertificate");
    }

    /** Sets {@code dynamicallyCreateCertificateAuthorityCertificate}. */
    public static void dynamicallyCreateCertificateAuthorityCertificate(boolean value) {
        GivenSettings.setProperty("dynamicallyCreateCertificateAuthorityCertificate", value);
    }

    /** {@code enableCORSForAllResponses}. */
    public static boolean enableCORSForAllResponses() {
        return PROCESS.flag("enableCORSForAllResponses");
    }

    /** Sets {@code enableCORSForAllResponses}. */
    public static void enableCORSForAllResponses(boolean value) {
        GivenSettings.setProperty("enableCORSForAllResponses", value);
    }

    /** {@code enableCORSForAPI}. */
    public static boolean enableCORSForAPI() {
        return PROCESS.flag("enableCORSForAPI");
    }

    /** Sets {@code enableCORSForAPI}. */
    public static void enableCORSForAPI(boolean value) {
        GivenSettings.setProperty("enableCORSForAPI", value);
    }

    /** {@code enforceResponseValidationForMocks}. */
    public static boolean enforceResponseValidationForMocks() {
        return PROCESS.flag("enforceResponseValidationForMocks");
    }

    /** Sets {@code enforceResponseValidationForMocks}. */
    public static void enforceResponseValidationForMocks(boolean value) {
        GivenSettings.setProperty("enforceResponseValidationForMocks", value);
    }

    /** {@code extensionAdminMaxInFlight}. */
    public static int extensionAdminMaxInFlight() {
        return PROCESS.integer("extensionAdminMaxInFlight");
    }

    /** Sets {@code extensionAdminMaxInFlight}. */
    public static void extensionAdminMaxInFlight(int value) {
        GivenSettings.setProperty("extensionAdminMaxInFlight", value);
    }

    /** {@code extensionAdminTimeoutMillis}. */
    public static long extensionAdminTimeoutMillis() {
        return PROCESS.longInteger("extensionAdminTimeoutMillis");
    }

    /** Sets {@code extensionAdminTimeoutMillis}. */
    public static void extensionAdminTimeoutMillis(long value) {
        GivenSettings.setProperty("extensionAdminTimeoutMillis", value);
    }

    /** {@code extensionDataPlaneMaxInFlight}. */
    public static int extensionDataPlaneMaxInFlight() {
        return PROCESS.integer("extensionDataPlaneMaxInFlight");
    }

    /** Sets {@code extensionDataPlaneMaxInFlight}. */
    public static void extensionDataPlaneMaxInFlight(int value) {
        GivenSettings.setProperty("extensionDataPlaneMaxInFlight", value);
    }

    /** {@code extensionDataPlaneTimeoutMillis}. */
    public static long extensionDataPlaneTimeoutMillis() {
        return PROCESS.longInteger("extensionDataPlaneTimeoutMillis");
    }

    /** Sets {@code extensionDataPlaneTimeoutMillis}. */
    public static void extensionDataPlaneTimeoutMillis(long value) {
        GivenSettings.setProperty("extensionDataPlaneTimeoutMillis", value);
    }

    /** {@code extensionHelperMaxInFlight}. */
    public static int extensionHelperMaxInFlight() {
        return PROCESS.integer("extensionHelperMaxInFlight");
    }

    /** Sets {@code extensionHelperMaxInFlight}. */
    public static void extensionHelperMaxInFlight(int value) {
        GivenSettings.setProperty("extensionHelperMaxInFlight", value);
    }

    /** {@code extensionHelperTimeoutMillis}. */
    public static long extensionHelperTimeoutMillis() {
        return PROCESS.longInteger("extensionHelperTimeoutMillis");
    }

    /** Sets {@code extensionHelperTimeoutMillis}. */
    public static void extensionHelperTimeoutMillis(long value) {
        GivenSettings.setProperty("extensionHelperTimeoutMillis", value);
    }

    /** {@code extensionListenerMaxBytes}. */
    public static long extensionListenerMaxBytes() {
        return PROCESS.longInteger("extensionListenerMaxBytes");
    }

    /** Sets {@code extensionListenerMaxBytes}. */
    public static void extensionListenerMaxBytes(long value) {
        GivenSettings.setProperty("extensionListenerMaxBytes", value);
    }

    /** {@code extensionListenerQueueSize}. */
    public static int extensionListenerQueueSize() {
        return PROCESS.integer("extensionListenerQueueSize");
    }

    /** Sets {@code extensionListenerQueueSize}. */
    public static void extensionListenerQueueSize(int value) {
        GivenSettings.setProperty("extensionListenerQueueSize", value);
    }

    /** {@code extensions}. */
    public static String extensions() {
        return PROCESS.text("extensions");
    }

    /** Sets {@code extensions}. */
    public static void extensions(String value) {
        GivenSettings.setProperty("extensions", value);
    }

    /** {@code extensionScanning}. */
    public static boolean extensionScanning() {
        return PROCESS.flag("extensionScanning");
    }

    /** Sets {@code extensionScanning}. */
    public static void extensionScanning(boolean value) {
        GivenSettings.setProperty("extensionScanning", value);
    }

    /** {@code extensionStartTimeoutMillis}. */
    public static long extensionStartTimeoutMillis() {
        return PROCESS.longInteger("extensionStartTimeoutMillis");
    }

    /** Sets {@code extensionStartTimeoutMillis}. */
    public static void extensionStartTimeoutMillis(long value) {
        GivenSettings.setProperty("extensionStartTimeoutMillis", value);
    }

    /** {@code failOnInitializationError}. */
    public static boolean failOnInitializationError() {
        return PROCESS.flag("failOnInitializationError");
    }

    /** Sets {@code failOnInitializationError}. */
    public static void failOnInitializationError(boolean value) {
        GivenSettings.setProperty("failOnInitializationError", value);
    }

    /** {@code failVerificationOnEvictedLog}. */
    public static boolean failVerificationOnEvictedLog() {
        return PROCESS.flag("failVerificationOnEvictedLog");
    }

    /** Sets {@code failVerificationOnEvictedLog}. */
    public static void failVerificationOnEvictedLog(boolean value) {
        GivenSettings.setProperty("failVerificationOnEvictedLog", value);
    }

    /** {@code fixtureBodyRedactFields}. */
    public static String fixtureBodyRedactFields() {
        return PROCESS.text("fixtureBodyRedactFields");
    }

    /** Sets {@code fixtureBodyRedactFields}. */
    public static void fixtureBodyRedactFields(String value) {
        GivenSettings.setProperty("fixtureBodyRedactFields", value);
    }

    /** {@code forwardAdjustHostHeader}. */
    public static boolean forwardAdjustHostHeader() {
        return PROCESS.flag("forwardAdjustHostHeader");
    }

    /** Sets {@code forwardAdjustHostHeader}. */
    public static void forwardAdjustHostHeader(boolean value) {
        GivenSettings.setProperty("forwardAdjustHostHeader", value);
    }

    /** {@code forwardBinaryServerFirstWaitMillis}. */
    public static long forwardBinaryServerFirstWaitMillis() {
        return PROCESS.longInteger("forwardBinaryServerFirstWaitMillis");
    }

    /** Sets {@code forwardBinaryServerFirstWaitMillis}. */
    public static void forwardBinaryServerFirstWaitMillis(long value) {
        GivenSettings.setProperty("forwardBinaryServerFirstWaitMillis", value);
    }

    /** {@code forwardConnectionPoolEnabled}. */
    public static boolean forwardConnectionPoolEnabled() {
        return PROCESS.flag("forwardConnectionPoolEnabled");
    }

    /** Sets {@code forwardConnectionPoolEnabled}. */
    public static void forwardConnectionPoolEnabled(boolean value) {
        GivenSettings.setProperty("forwardConnectionPoolEnabled", value);
    }

    /** {@code forwardConnectionPoolIdleTimeoutMillis}. */
    public static long forwardConnectionPoolIdleTimeoutMillis() {
        return PROCESS.longInteger("forwardConnectionPoolIdleTimeoutMillis");
    }

    /** Sets {@code forwardConnectionPoolIdleTimeoutMillis}. */
    public static void forwardConnectionPoolIdleTimeoutMillis(long value) {
        GivenSettings.setProperty("forwardConnectionPoolIdleTimeoutMillis", value);
    }

    /** {@code forwardConnectionPoolKeepAlive}. */
    public static boolean forwardConnectionPoolKeepAlive() {
        return PROCESS.flag("forwardConnectionPoolKeepAlive");
    }

    /** Sets {@code forwardConnectionPoolKeepAlive}. */
    public static void forwardConnectionPoolKeepAlive(boolean value) {
        GivenSettings.setProperty("forwardConnectionPoolKeepAlive", value);
    }

    /** {@code forwardConnectionPoolMaxIdlePerKey}. */
    public static int forwardConnectionPoolMaxIdlePerKey() {
        return PROCESS.integer("forwardConnectionPoolMaxIdlePerKey");
    }

    /** Sets {@code forwardConnectionPoolMaxIdlePerKey}. */
    public static void forwardConnectionPoolMaxIdlePerKey(int value) {
        GivenSettings.setProperty("forwardConnectionPoolMaxIdlePerKey", value);
    }

    /** {@code forwardConnectionPoolMaxTotalPerKey}. */
    public static int forwardConnectionPoolMaxTotalPerKey() {
        return PROCESS.integer("forwardConnectionPoolMaxTotalPerKey");
    }

    /** Sets {@code forwardConnectionPoolMaxTotalPerKey}. */
    public static void forwardConnectionPoolMaxTotalPerKey(int value) {
        GivenSettings.setProperty("forwardConnectionPoolMaxTotalPerKey", value);
    }

    /** {@code forwardDefaultHostHeader}. */
    public static String forwardDefaultHostHeader() {
        return PROCESS.text("forwardDefaultHostHeader");
    }

    /** Sets {@code forwardDefaultHostHeader}. */
    public static void forwardDefaultHostHeader(String value) {
        GivenSettings.setProperty("forwardDefaultHostHeader", value);
    }

    /** {@code forwardHttpProxy}. */
    public static String forwardHttpProxy() {
        return PROCESS.text("forwardHttpProxy");
    }

    /** Sets {@code forwardHttpProxy}. */
    public static void forwardHttpProxy(InetSocketAddress value) {
        GivenSettings.setProperty("forwardHttpProxy", GivenSettings.addressText(value));
    }

    /** Sets {@code forwardHttpProxy}. */
    public static void forwardHttpProxy(String value) {
        GivenSettings.setProperty("forwardHttpProxy", value);
    }

    /** {@code forwardHttpsProxy}. */
    public static String forwardHttpsProxy() {
        return PROCESS.text("forwardHttpsProxy");
    }

    /** Sets {@code forwardHttpsProxy}. */
    public static void forwardHttpsProxy(InetSocketAddress value) {
        GivenSettings.setProperty("forwardHttpsProxy", GivenSettings.addressText(value));
    }

    /** Sets {@code forwardHttpsProxy}. */
    public static void forwardHttpsProxy(String value) {
        GivenSettings.setProperty("forwardHttpsProxy", value);
    }

    /** {@code forwardLoopMaxHops}. */
    public static int forwardLoopMaxHops() {
        return PROCESS.integer("forwardLoopMaxHops");
    }

    /** Sets {@code forwardLoopMaxHops}. */
    public static void forwardLoopMaxHops(int value) {
        GivenSettings.setProperty("forwardLoopMaxHops", value);
    }

    /** {@code forwardProxyAllowedHosts}. */
    public static String forwardProxyAllowedHosts() {
        return PROCESS.text("forwardProxyAllowedHosts");
    }

    /** Sets {@code forwardProxyAllowedHosts}. */
    public static void forwardProxyAllowedHosts(String value) {
        GivenSettings.setProperty("forwardProxyAllowedHosts", value);
    }

    /** {@code forwardProxyAuthenticationPassword}. */
    public static String forwardProxyAuthenticationPassword() {
        return PROCESS.text("forwardProxyAuthenticationPassword");
    }

    /** Sets {@code forwardProxyAuthenticationPassword}. */
    public static void forwardProxyAuthenticationPassword(String value) {
        GivenSettings.setProperty("forwardProxyAuthenticationPassword", value);
    }

    /** {@code forwardProxyAuthenticationUsername}. */
    public static String forwardProxyAuthenticationUsername() {
        return PROCESS.text("forwardProxyAuthenticationUsername");
    }

    /** Sets {@code forwardProxyAuthenticationUsername}. */
    public static void forwardProxyAuthenticationUsername(String value) {
        GivenSettings.setProperty("forwardProxyAuthenticationUsername", value);
    }

    /** {@code forwardProxyBlockPrivateNetworks}. */
    public static boolean forwardProxyBlockPrivateNetworks() {
        return PROCESS.flag("forwardProxyBlockPrivateNetworks");
    }

    /** Sets {@code forwardProxyBlockPrivateNetworks}. */
    public static void forwardProxyBlockPrivateNetworks(boolean value) {
        GivenSettings.setProperty("forwardProxyBlockPrivateNetworks", value);
    }

    /** {@code forwardProxyCertificateChain}. */
    public static String forwardProxyCertificateChain() {
        return PROCESS.text("forwardProxyCertificateChain");
    }

    /** Sets {@code forwardProxyCertificateChain}. */
    public static void forwardProxyCertificateChain(String value) {
        GivenSettings.setProperty("forwardProxyCertificateChain", value);
    }

    /** {@code forwardProxyCircuitBreakerEnabled}. */
    public static boolean forwardProxyCircuitBreakerEnabled() {
        return PROCESS.flag("forwardProxyCircuitBreakerEnabled");
    }

    /** Sets {@code forwardProxyCircuitBreakerEnabled}. */
    public static void forwardProxyCircuitBreakerEnabled(boolean value) {
        GivenSettings.setProperty("forwardProxyCircuitBreakerEnabled", value);
    }

    /** {@code forwardProxyCircuitBreakerFailureThreshold}. */
    public static int forwardProxyCircuitBreakerFailureThreshold() {
        return PROCESS.integer("forwardProxyCircuitBreakerFailureThreshold");
    }

    /** Sets {@code forwardProxyCircuitBreakerFailureThreshold}. */
    public static void forwardProxyCircuitBreakerFailureThreshold(int value) {
        GivenSettings.setProperty("forwardProxyCircuitBreakerFailureThreshold", value);
    }

    /** {@code forwardProxyCircuitBreakerWindowMillis}. */
    public static long forwardProxyCircuitBreakerWindowMillis() {
        return PROCESS.longInteger("forwardProxyCircuitBreakerWindowMillis");
    }

    /** Sets {@code forwardProxyCircuitBreakerWindowMillis}. */
    public static void forwardProxyCircuitBreakerWindowMillis(long value) {
        GivenSettings.setProperty("forwardProxyCircuitBreakerWindowMillis", value);
    }

    /** {@code forwardProxyClientCertificatesByHost}. */
    public static String forwardProxyClientCertificatesByHost() {
        return PROCESS.text("forwardProxyClientCertificatesByHost");
    }

    /** Sets {@code forwardProxyClientCertificatesByHost}. */
    public static void forwardProxyClientCertificatesByHost(String value) {
        GivenSettings.setProperty("forwardProxyClientCertificatesByHost", value);
    }

    /** {@code forwardProxyDeniedHosts}. */
    public static String forwardProxyDeniedHosts() {
        return PROCESS.text("forwardProxyDeniedHosts");
    }

    /** Sets {@code forwardProxyDeniedHosts}. */
    public static void forwardProxyDeniedHosts(String value) {
        GivenSettings.setProperty("forwardProxyDeniedHosts", value);
    }

    /** {@code forwardProxyHttp2Enabled}. */
    public static boolean forwardProxyHttp2Enabled() {
        return PROCESS.flag("forwardProxyHttp2Enabled");
    }

    /** Sets {@code forwardProxyHttp2Enabled}. */
    public static void forwardProxyHttp2Enabled(boolean value) {
        GivenSettings.setProperty("forwardProxyHttp2Enabled", value);
    }

    /** {@code forwardProxyHttp2Upgrade}. */
    public static boolean forwardProxyHttp2Upgrade() {
        return PROCESS.flag("forwardProxyHttp2Upgrade");
    }

    /** Sets {@code forwardProxyHttp2Upgrade}. */
    public static void forwardProxyHttp2Upgrade(boolean value) {
        GivenSettings.setProperty("forwardProxyHttp2Upgrade", value);
    }

    /** {@code forwardProxyPrivateKey}. */
    public static String forwardProxyPrivateKey() {
        return PROCESS.text("forwardProxyPrivateKey");
    }

    /** Sets {@code forwardProxyPrivateKey}. */
    public static void forwardProxyPrivateKey(String value) {
        GivenSettings.setProperty("forwardProxyPrivateKey", value);
    }

    /** {@code forwardProxyRetryBackoffMillis}. */
    public static long forwardProxyRetryBackoffMillis() {
        return PROCESS.longInteger("forwardProxyRetryBackoffMillis");
    }

    /** Sets {@code forwardProxyRetryBackoffMillis}. */
    public static void forwardProxyRetryBackoffMillis(long value) {
        GivenSettings.setProperty("forwardProxyRetryBackoffMillis", value);
    }

    /** {@code forwardProxyRetryCount}. */
    public static int forwardProxyRetryCount() {
        return PROCESS.integer("forwardProxyRetryCount");
    }

    /** Sets {@code forwardProxyRetryCount}. */
    public static void forwardProxyRetryCount(int value) {
        GivenSettings.setProperty("forwardProxyRetryCount", value);
    }

    /** {@code forwardProxyTLSCustomTrustX509Certificates}. */
    public static String forwardProxyTLSCustomTrustX509Certificates() {
        return PROCESS.text("forwardProxyTLSCustomTrustX509Certificates");
    }

    /** Sets {@code forwardProxyTLSCustomTrustX509Certificates}. */
    public static void forwardProxyTLSCustomTrustX509Certificates(String value) {
        GivenSettings.setProperty("forwardProxyTLSCustomTrustX509Certificates", value);
    }

    /** {@code forwardProxyTLSHostnameVerificationEnabled}. */
    public static boolean forwardProxyTLSHostnameVerificationEnabled() {
        return PROCESS.flag("forwardProxyTLSHostnameVerificationEnabled");
    }

    /** Sets {@code forwardProxyTLSHostnameVerificationEnabled}. */
    public static void forwardProxyTLSHostnameVerificationEnabled(boolean value) {
        GivenSettings.setProperty("forwardProxyTLSHostnameVerificationEnabled", value);
    }

    /** {@code forwardProxyTLSX509CertificatesTrustManagerType}. */
    public static String forwardProxyTLSX509CertificatesTrustManagerType() {
        return PROCESS.text("forwardProxyTLSX509CertificatesTrustManagerType");
    }

    /** Sets {@code forwardProxyTLSX509CertificatesTrustManagerType}. */
    public static void forwardProxyTLSX509CertificatesTrustManagerType(Enum<?> value) {
        GivenSettings.setProperty("forwardProxyTLSX509CertificatesTrustManagerType", value);
    }

    /** Sets {@code forwardProxyTLSX509CertificatesTrustManagerType}. */
    public static void forwardProxyTLSX509CertificatesTrustManagerType(String value) {
        GivenSettings.setProperty("forwardProxyTLSX509CertificatesTrustManagerType", value);
    }

    /** {@code forwardSocketKeepAlive}. */
    public static boolean forwardSocketKeepAlive() {
        return PROCESS.flag("forwardSocketKeepAlive");
    }

    /** Sets {@code forwardSocketKeepAlive}. */
    public static void forwardSocketKeepAlive(boolean value) {
        GivenSettings.setProperty("forwardSocketKeepAlive", value);
    }

    /** {@code forwardSocketKeepAliveCount}. */
    public static int forwardSocketKeepAliveCount() {
        return PROCESS.integer("forwardSocketKeepAliveCount");
    }

    /** Sets {@code forwardSocketKeepAliveCount}. */
    public static void forwardSocketKeepAliveCount(int value) {
        GivenSettings.setProperty("forwardSocketKeepAliveCount", value);
    }

    /** {@code forwardSocketKeepAliveIdleSeconds}. */
    public static int forwardSocketKeepAliveIdleSeconds() {
        return PROCESS.integer("forwardSocketKeepAliveIdleSeconds");
    }

    /** Sets {@code forwardSocketKeepAliveIdleSeconds}. */
    public static void forwardSocketKeepAliveIdleSeconds(int value) {
        GivenSettings.setProperty("forwardSocketKeepAliveIdleSeconds", value);
    }

    /** {@code forwardSocketKeepAliveIntervalSeconds}. */
    public static int forwardSocketKeepAliveIntervalSeconds() {
        return PROCESS.integer("forwardSocketKeepAliveIntervalSeconds");
    }

    /** Sets {@code forwardSocketKeepAliveIntervalSeconds}. */
    public static void forwardSocketKeepAliveIntervalSeconds(int value) {
        GivenSettings.setProperty("forwardSocketKeepAliveIntervalSeconds", value);
    }

    /** {@code forwardSocksProxy}. */
    public static String forwardSocksProxy() {
        return PROCESS.text("forwardSocksProxy");
    }

    /** Sets {@code forwardSocksProxy}. */
    public static void forwardSocksProxy(InetSocketAddress value) {
        GivenSettings.setProperty("forwardSocksProxy", GivenSettings.addressText(value));
    }

    /** Sets {@code forwardSocksProxy}. */
    public static void forwardSocksProxy(String value) {
        GivenSettings.setProperty("forwardSocksProxy", value);
    }

    /** {@code generateRealisticExampleValues}. */
    public static boolean generateRealisticExampleValues() {
        return PROCESS.flag("generateRealisticExampleValues");
    }

    /** Sets {@code generateRealisticExampleValues}. */
    public static void generateRealisticExampleValues(boolean value) {
        GivenSettings.setProperty("generateRealisticExampleValues", value);
    }

    /** {@code globalResponseDelayMillis}. */
    public static long globalResponseDelayMillis() {
        return PROCESS.longInteger("globalResponseDelayMillis");
    }

    /** Sets {@code globalResponseDelayMillis}. */
    public static void globalResponseDelayMillis(long value) {
        GivenSettings.setProperty("globalResponseDelayMillis", value);
    }

    /** {@code grpcBidiStreamingEnabled}. */
    public static boolean grpcBidiStreamingEnabled() {
        return PROCESS.flag("grpcBidiStreamingEnabled");
    }

    /** Sets {@code grpcBidiStreamingEnabled}. */
    public static void grpcBidiStreamingEnabled(boolean value) {
        GivenSettings.setProperty("grpcBidiStreamingEnabled", value);
    }

    /** {@code grpcDescriptorDirectory}. */
    public static String grpcDescriptorDirectory() {
        return PROCESS.text("grpcDescriptorDirectory");
    }

    /** Sets {@code grpcDescriptorDirectory}. */
    public static void grpcDescriptorDirectory(String value) {
        GivenSettings.setProperty("grpcDescriptorDirectory", value);
    }

    /** {@code grpcEnabled}. */
    public static boolean grpcEnabled() {
        return PROCESS.flag("grpcEnabled");
    }

    /** Sets {@code grpcEnabled}. */
    public static void grpcEnabled(boolean value) {
        GivenSettings.setProperty("grpcEnabled", value);
    }

    /** {@code grpcProtocPath}. */
    public static String grpcProtocPath() {
        return PROCESS.text("grpcProtocPath");
    }

    /** Sets {@code grpcProtocPath}. */
    public static void grpcProtocPath(String value) {
        GivenSettings.setProperty("grpcProtocPath", value);
    }

    /** {@code grpcProtoDirectory}. */
    public static String grpcProtoDirectory() {
        return PROCESS.text("grpcProtoDirectory");
    }

    /** Sets {@code grpcProtoDirectory}. */
    public static void grpcProtoDirectory(String value) {
        GivenSettings.setProperty("grpcProtoDirectory", value);
    }

    /** {@code http1PipeliningInOrder}. */
    public static boolean http1PipeliningInOrder() {
        return PROCESS.flag("http1PipeliningInOrder");
    }

    /** Sets {@code http1PipeliningInOrder}. */
    public static void http1PipeliningInOrder(boolean value) {
        GivenSettings.setProperty("http1PipeliningInOrder", value);
    }

    /** {@code http2Enabled}. */
    public static boolean http2Enabled() {
        return PROCESS.flag("http2Enabled");
    }

    /** Sets {@code http2Enabled}. */
    public static void http2Enabled(boolean value) {
        GivenSettings.setProperty("http2Enabled", value);
    }

    /** {@code http3AdvertiseAltSvc}. */
    public static boolean http3AdvertiseAltSvc() {
        return PROCESS.flag("http3AdvertiseAltSvc");
    }

    /** Sets {@code http3AdvertiseAltSvc}. */
    public static void http3AdvertiseAltSvc(boolean value) {
        GivenSettings.setProperty("http3AdvertiseAltSvc", value);
    }

    /** {@code http3AltSvcMaxAge}. */
    public static long http3AltSvcMaxAge() {
        return PROCESS.longInteger("http3AltSvcMaxAge");
    }

    /** Sets {@code http3AltSvcMaxAge}. */
    public static void http3AltSvcMaxAge(long value) {
        GivenSettings.setProperty("http3AltSvcMaxAge", value);
    }

    /** {@code http3ConnectUdpAllowedTargets}. */
    public static String http3ConnectUdpAllowedTargets() {
        return PROCESS.text("http3ConnectUdpAllowedTargets");
    }

    /** Sets {@code http3ConnectUdpAllowedTargets}. */
    public static void http3ConnectUdpAllowedTargets(String value) {
        GivenSettings.setProperty("http3ConnectUdpAllowedTargets", value);
    }

    /** {@code http3ConnectUdpEnabled}. */
    public static boolean http3ConnectUdpEnabled() {
        return PROCESS.flag("http3ConnectUdpEnabled");
    }

    /** Sets {@code http3ConnectUdpEnabled}. */
    public static void http3ConnectUdpEnabled(boolean value) {
        GivenSettings.setProperty("http3ConnectUdpEnabled", value);
    }

    /** {@code http3InitialMaxData}. */
    public static long http3InitialMaxData() {
        return PROCESS.longInteger("http3InitialMaxData");
    }

    /** Sets {@code http3InitialMaxData}. */
    public static void http3InitialMaxData(long value) {
        GivenSettings.setProperty("http3InitialMaxData", value);
    }

    /** {@code http3InitialMaxStreamDataBidirectional}. */
    public static long http3InitialMaxStreamDataBidirectional() {
        return PROCESS.longInteger("http3InitialMaxStreamDataBidirectional");
    }

    /** Sets {@code http3InitialMaxStreamDataBidirectional}. */
    public static void http3InitialMaxStreamDataBidirectional(long value) {
        GivenSettings.setProperty("http3InitialMaxStreamDataBidirectional", value);
    }

    /** {@code http3InitialMaxStreamsBidirectional}. */
    public static long http3InitialMaxStreamsBidirectional() {
        return PROCESS.longInteger("http3InitialMaxStreamsBidirectional");
    }

    /** Sets {@code http3InitialMaxStreamsBidirectional}. */
    public static void http3InitialMaxStreamsBidirectional(long value) {
        GivenSettings.setProperty("http3InitialMaxStreamsBidirectional", value);
    }

    /** {@code http3MaxIdleTimeout}. */
    public static long http3MaxIdleTimeout() {
        return PROCESS.longInteger("http3MaxIdleTimeout");
    }

    /** Sets {@code http3MaxIdleTimeout}. */
    public static void http3MaxIdleTimeout(long value) {
        GivenSettings.setProperty("http3MaxIdleTimeout", value);
    }

    /** {@code http3Port}. */
    public static int http3Port() {
        return PROCESS.integer("http3Port");
    }

    /** Sets {@code http3Port}. */
    public static void http3Port(int value) {
        GivenSettings.setProperty("http3Port", value);
    }

    /** {@code http3QpackMaxTableCapacity}. */
    public static long http3QpackMaxTableCapacity() {
        return PROCESS.longInteger("http3QpackMaxTableCapacity");
    }

    /** Sets {@code http3QpackMaxTableCapacity}. */
    public static void http3QpackMaxTableCapacity(long value) {
        GivenSettings.setProperty("http3QpackMaxTableCapacity", value);
    }

    /** {@code inboundConnectionIdleTimeoutMillis}. */
    public static long inboundConnectionIdleTimeoutMillis() {
        return PROCESS.longInteger("inboundConnectionIdleTimeoutMillis");
    }

    /** Sets {@code inboundConnectionIdleTimeoutMillis}. */
    public static void inboundConnectionIdleTimeoutMillis(long value) {
        GivenSettings.setProperty("inboundConnectionIdleTimeoutMillis", value);
    }

    /** {@code initializationClass}. */
    public static String initializationClass() {
        return PROCESS.text("initializationClass");
    }

    /** Sets {@code initializationClass}. */
    public static void initializationClass(String value) {
        GivenSettings.setProperty("initializationClass", value);
    }

    /** {@code initializationJsonPath}. */
    public static String initializationJsonPath() {
        return PROCESS.text("initializationJsonPath");
    }

    /** Sets {@code initializationJsonPath}. */
    public static void initializationJsonPath(String value) {
        GivenSettings.setProperty("initializationJsonPath", value);
    }

    /** {@code initializationOpenAPIPath}. */
    public static String initializationOpenAPIPath() {
        return PROCESS.text("initializationOpenAPIPath");
    }

    /** Sets {@code initializationOpenAPIPath}. */
    public static void initializationOpenAPIPath(String value) {
        GivenSettings.setProperty("initializationOpenAPIPath", value);
    }

    /** {@code javaLoggerLogLevel}. */
    public static String javaLoggerLogLevel() {
        return PROCESS.text("javaLoggerLogLevel");
    }

    /** Sets {@code javaLoggerLogLevel}. */
    public static void javaLoggerLogLevel(String value) {
        GivenSettings.setProperty("javaLoggerLogLevel", value);
    }

    /** {@code javascriptAllowedClasses}. */
    public static String javascriptAllowedClasses() {
        return PROCESS.text("javascriptAllowedClasses");
    }

    /** Sets {@code javascriptAllowedClasses}. */
    public static void javascriptAllowedClasses(String value) {
        GivenSettings.setProperty("javascriptAllowedClasses", value);
    }

    /** {@code javascriptDisallowedClasses}. */
    public static String javascriptDisallowedClasses() {
        return PROCESS.text("javascriptDisallowedClasses");
    }

    /** Sets {@code javascriptDisallowedClasses}. */
    public static void javascriptDisallowedClasses(String value) {
        GivenSettings.setProperty("javascriptDisallowedClasses", value);
    }

    /** {@code javascriptDisallowedText}. */
    public static String javascriptDisallowedText() {
        return PROCESS.text("javascriptDisallowedText");
    }

    /** Sets {@code javascriptDisallowedText}. */
    public static void javascriptDisallowedText(String value) {
        GivenSettings.setProperty("javascriptDisallowedText", value);
    }

    /** {@code javascriptTemplateExecutionTimeout}. */
    public static long javascriptTemplateExecutionTimeout() {
        return PROCESS.longInteger("javascriptTemplateExecutionTimeout");
    }

    /** Sets {@code javascriptTemplateExecutionTimeout}. */
    public static void javascriptTemplateExecutionTimeout(long value) {
        GivenSettings.setProperty("javascriptTemplateExecutionTimeout", value);
    }

    /** {@code launchUIForLogLevelDebug}. */
    public static boolean launchUIForLogLevelDebug() {
        return PROCESS.flag("launchUIForLogLevelDebug");
    }

    /** Sets {@code launchUIForLogLevelDebug}. */
    public static void launchUIForLogLevelDebug(boolean value) {
        GivenSettings.setProperty("launchUIForLogLevelDebug", value);
    }

    /** {@code livenessHttpGetPath}. */
    public static String livenessHttpGetPath() {
        return PROCESS.text("livenessHttpGetPath");
    }

    /** Sets {@code livenessHttpGetPath}. */
    public static void livenessHttpGetPath(String value) {
        GivenSettings.setProperty("livenessHttpGetPath", value);
    }

    /** {@code llmApiKey}. */
    public static String llmApiKey() {
        return PROCESS.text("llmApiKey");
    }

    /** Sets {@code llmApiKey}. */
    public static void llmApiKey(String value) {
        GivenSettings.setProperty("llmApiKey", value);
    }

    /** {@code llmBackendsConfig}. */
    public static String llmBackendsConfig() {
        return PROCESS.text("llmBackendsConfig");
    }

    /** Sets {@code llmBackendsConfig}. */
    public static void llmBackendsConfig(String value) {
        GivenSettings.setProperty("llmBackendsConfig", value);
    }

    /** {@code llmBaseUrl}. */
    public static String llmBaseUrl() {
        return PROCESS.text("llmBaseUrl");
    }

    /** Sets {@code llmBaseUrl}. */
    public static void llmBaseUrl(String value) {
        GivenSettings.setProperty("llmBaseUrl", value);
    }

    /** {@code llmCostBudgetUsd}. */
    public static double llmCostBudgetUsd() {
        return PROCESS.decimal("llmCostBudgetUsd");
    }

    /** Sets {@code llmCostBudgetUsd}. */
    public static void llmCostBudgetUsd(double value) {
        GivenSettings.setProperty("llmCostBudgetUsd", value);
    }

    /** {@code llmEmbeddingMaxInputCharacters}. */
    public static int llmEmbeddingMaxInputCharacters() {
        return PROCESS.integer("llmEmbeddingMaxInputCharacters");
    }

    /** Sets {@code llmEmbeddingMaxInputCharacters}. */
    public static void llmEmbeddingMaxInputCharacters(int value) {
        GivenSettings.setProperty("llmEmbeddingMaxInputCharacters", value);
    }

    /** {@code llmEmbeddingMaxResponseValues}. */
    public static int llmEmbeddingMaxResponseValues() {
        return PROCESS.integer("llmEmbeddingMaxResponseValues");
    }

    /** Sets {@code llmEmbeddingMaxResponseValues}. */
    public static void llmEmbeddingMaxResponseValues(int value) {
        GivenSettings.setProperty("llmEmbeddingMaxResponseValues", value);
    }

    /** {@code llmExplainNarrationEnabled}. */
    public static boolean llmExplainNarrationEnabled() {
        return PROCESS.flag("llmExplainNarrationEnabled");
    }

    /** Sets {@code llmExplainNarrationEnabled}. */
    public static void llmExplainNarrationEnabled(boolean value) {
        GivenSettings.setProperty("llmExplainNarrationEnabled", value);
    }

    /** {@code llmInferUsageEnabled}. */
    public static boolean llmInferUsageEnabled() {
        return PROCESS.flag("llmInferUsageEnabled");
    }

    /** Sets {@code llmInferUsageEnabled}. */
    public static void llmInferUsageEnabled(boolean value) {
        GivenSettings.setProperty("llmInferUsageEnabled", value);
    }

    /** {@code llmMetricsEnabled}. */
    public static boolean llmMetricsEnabled() {
        return PROCESS.flag("llmMetricsEnabled");
    }

    /** Sets {@code llmMetricsEnabled}. */
    public static void llmMetricsEnabled(boolean value) {
        GivenSettings.setProperty("llmMetricsEnabled", value);
    }

    /** {@code llmModel}. */
    public static String llmModel() {
        return PROCESS.text("llmModel");
    }

    /** Sets {@code llmModel}. */
    public static void llmModel(String value) {
        GivenSettings.setProperty("llmModel", value);
    }

    /** {@code llmOptimisationMaxCalls}. */
    public static int llmOptimisationMaxCalls() {
        return PROCESS.integer("llmOptimisationMaxCalls");
    }

    /** Sets {@code llmOptimisationMaxCalls}. */
    public static void llmOptimisationMaxCalls(int value) {
        GivenSettings.setProperty("llmOptimisationMaxCalls", value);
    }

    /** {@code llmProvider}. */
    public static String llmProvider() {
        return PROCESS.text("llmProvider");
    }

    /** Sets {@code llmProvider}. */
    public static void llmProvider(String value) {
        GivenSettings.setProperty("llmProvider", value);
    }

    /** {@code llmRequestTimeoutMillis}. */
    public static long llmRequestTimeoutMillis() {
        return PROCESS.longInteger("llmRequestTimeoutMillis");
    }

    /** Sets {@code llmRequestTimeoutMillis}. */
    public static void llmRequestTimeoutMillis(long value) {
        GivenSettings.setProperty("llmRequestTimeoutMillis", value);
    }

    /** {@code llmSemanticMatchingEnabled}. */
    public static boolean llmSemanticMatchingEnabled() {
        return PROCESS.flag("llmSemanticMatchingEnabled");
    }

    /** Sets {@code llmSemanticMatchingEnabled}. */
    public static void llmSemanticMatchingEnabled(boolean value) {
        GivenSettings.setProperty("llmSemanticMatchingEnabled", value);
    }

    /** {@code llmVcrStrict}. */
    public static boolean llmVcrStrict() {
        return PROCESS.flag("llmVcrStrict");
    }

    /** Sets {@code llmVcrStrict}. */
    public static void llmVcrStrict(boolean value) {
        GivenSettings.setProperty("llmVcrStrict", value);
    }

    /** {@code loadGenerationEnabled}. */
    public static boolean loadGenerationEnabled() {
        return PROCESS.flag("loadGenerationEnabled");
    }

    /** Sets {@code loadGenerationEnabled}. */
    public static void loadGenerationEnabled(boolean value) {
        GivenSettings.setProperty("loadGenerationEnabled", value);
    }

    /** {@code loadGenerationMaxConcurrentScenarios}. */
    public static int loadGenerationMaxConcurrentScenarios() {
        return PROCESS.integer("loadGenerationMaxConcurrentScenarios");
    }

    /** Sets {@code loadGenerationMaxConcurrentScenarios}. */
    public static void loadGenerationMaxConcurrentScenarios(int value) {
        GivenSettings.setProperty("loadGenerationMaxConcurrentScenarios", value);
    }

    /** {@code loadGenerationMaxDurationMillis}. */
    public static long loadGenerationMaxDurationMillis() {
        return PROCESS.longInteger("loadGenerationMaxDurationMillis");
    }

    /** Sets {@code loadGenerationMaxDurationMillis}. */
    public static void loadGenerationMaxDurationMillis(long value) {
        GivenSettings.setProperty("loadGenerationMaxDurationMillis", value);
    }

    /** {@code loadGenerationMaxInFlightRequests}. */
    public static int loadGenerationMaxInFlightRequests() {
        return PROCESS.integer("loadGenerationMaxInFlightRequests");
    }

    /** Sets {@code loadGenerationMaxInFlightRequests}. */
    public static void loadGenerationMaxInFlightRequests(int value) {
        GivenSettings.setProperty("loadGenerationMaxInFlightRequests", value);
    }

    /** {@code loadGenerationMaxRate}. */
    public static double loadGenerationMaxRate() {
        return PROCESS.decimal("loadGenerationMaxRate");
    }

    /** Sets {@code loadGenerationMaxRate}. */
    public static void loadGenerationMaxRate(double value) {
        GivenSettings.setProperty("loadGenerationMaxRate", value);
    }

    /** {@code loadGenerationMaxRequestsPerSecond}. */
    public static int loadGenerationMaxRequestsPerSecond() {
        return PROCESS.integer("loadGenerationMaxRequestsPerSecond");
    }

    /** Sets {@code loadGenerationMaxRequestsPerSecond}. */
    public static void loadGenerationMaxRequestsPerSecond(int value) {
        GivenSettings.setProperty("loadGenerationMaxRequestsPerSecond", value);
    }

    /** {@code loadGenerationMaxStages}. */
    public static int loadGenerationMaxStages() {
        return PROCESS.integer("loadGenerationMaxStages");
    }

    /** Sets {@code loadGenerationMaxStages}. */
    public static void loadGenerationMaxStages(int value) {
        GivenSettings.setProperty("loadGenerationMaxStages", value);
    }

    /** {@code loadGenerationMaxSteps}. */
    public static int loadGenerationMaxSteps() {
        return PROCESS.integer("loadGenerationMaxSteps");
    }

    /** Sets {@code loadGenerationMaxSteps}. */
    public static void loadGenerationMaxSteps(int value) {
        GivenSettings.setProperty("loadGenerationMaxSteps", value);
    }

    /** {@code loadGenerationMaxVirtualUsers}. */
    public static int loadGenerationMaxVirtualUsers() {
        return PROCESS.integer("loadGenerationMaxVirtualUsers");
    }

    /** Sets {@code loadGenerationMaxVirtualUsers}. */
    public static void loadGenerationMaxVirtualUsers(int value) {
        GivenSettings.setProperty("loadGenerationMaxVirtualUsers", value);
    }

    /** {@code loadGenerationMetricLabels}. */
    public static String loadGenerationMetricLabels() {
        return PROCESS.text("loadGenerationMetricLabels");
    }

    /** Sets {@code loadGenerationMetricLabels}. */
    public static void loadGenerationMetricLabels(String value) {
        GivenSettings.setProperty("loadGenerationMetricLabels", value);
    }

    /** {@code loadGenerationSuppressEventLog}. */
    public static boolean loadGenerationSuppressEventLog() {
        return PROCESS.flag("loadGenerationSuppressEventLog");
    }

    /** Sets {@code loadGenerationSuppressEventLog}. */
    public static void loadGenerationSuppressEventLog(boolean value) {
        GivenSettings.setProperty("loadGenerationSuppressEventLog", value);
    }

    /** {@code loadScenarioInitializationJsonPath}. */
    public static String loadScenarioInitializationJsonPath() {
        return PROCESS.text("loadScenarioInitializationJsonPath");
    }

    /** Sets {@code loadScenarioInitializationJsonPath}. */
    public static void loadScenarioInitializationJsonPath(String value) {
        GivenSettings.setProperty("loadScenarioInitializationJsonPath", value);
    }

    /** {@code localBoundIP}. */
    public static String localBoundIP() {
        return PROCESS.text("localBoundIP");
    }

    /** Sets {@code localBoundIP}. */
    public static void localBoundIP(String value) {
        GivenSettings.setProperty("localBoundIP", value);
    }

    /** {@code logLevel}. */
    public static String logLevel() {
        return PROCESS.text("logLevel");
    }

    /** Sets {@code logLevel}. */
    public static void logLevel(Enum<?> value) {
        GivenSettings.setProperty("logLevel", value);
    }

    /** Sets {@code logLevel}. */
    public static void logLevel(String value) {
        GivenSettings.setProperty("logLevel", value);
    }

    /** {@code logRawNetworkTraffic}. */
    public static boolean logRawNetworkTraffic() {
        return PROCESS.flag("logRawNetworkTraffic");
    }

    /** Sets {@code logRawNetworkTraffic}. */
    public static void logRawNetworkTraffic(boolean value) {
        GivenSettings.setProperty("logRawNetworkTraffic", value);
    }

    /** {@code matchBinaryExpectationsWhenProxying}. */
    public static boolean matchBinaryExpectationsWhenProxying() {
        return PROCESS.flag("matchBinaryExpectationsWhenProxying");
    }

    /** Sets {@code matchBinaryExpectationsWhenProxying}. */
    public static void matchBinaryExpectationsWhenProxying(boolean value) {
        GivenSettings.setProperty("matchBinaryExpectationsWhenProxying", value);
    }

    /** {@code matchersFailFast}. */
    public static boolean matchersFailFast() {
        return PROCESS.flag("matchersFailFast");
    }

    /** Sets {@code matchersFailFast}. */
    public static void matchersFailFast(boolean value) {
        GivenSettings.setProperty("matchersFailFast", value);
    }

    /** {@code matchExactCase}. */
    public static boolean matchExactCase() {
        return PROCESS.flag("matchExactCase");
    }

    /** Sets {@code matchExactCase}. */
    public static void matchExactCase(boolean value) {
        GivenSettings.setProperty("matchExactCase", value);
    }

    /** {@code matchNamespaceHeader}. */
    public static String matchNamespaceHeader() {
        return PROCESS.text("matchNamespaceHeader");
    }

    /** Sets {@code matchNamespaceHeader}. */
    public static void matchNamespaceHeader(String value) {
        GivenSettings.setProperty("matchNamespaceHeader", value);
    }

    /** {@code maxChunkSize}. */
    public static int maxChunkSize() {
        return PROCESS.integer("maxChunkSize");
    }

    /** Sets {@code maxChunkSize}. */
    public static void maxChunkSize(int value) {
        GivenSettings.setProperty("maxChunkSize", value);
    }

    /** {@code maxEventLogSizeInBytes}. */
    public static long maxEventLogSizeInBytes() {
        return PROCESS.longInteger("maxEventLogSizeInBytes");
    }

    /** Sets {@code maxEventLogSizeInBytes}. */
    public static void maxEventLogSizeInBytes(long value) {
        GivenSettings.setProperty("maxEventLogSizeInBytes", value);
    }

    /** {@code maxExpectations}. */
    public static int maxExpectations() {
        return PROCESS.integer("maxExpectations");
    }

    /** Sets {@code maxExpectations}. */
    public static void maxExpectations(int value) {
        GivenSettings.setProperty("maxExpectations", value);
    }

    /** {@code maxExpectationsSizeInBytes}. */
    public static long maxExpectationsSizeInBytes() {
        return PROCESS.longInteger("maxExpectationsSizeInBytes");
    }

    /** Sets {@code maxExpectationsSizeInBytes}. */
    public static void maxExpectationsSizeInBytes(long value) {
        GivenSettings.setProperty("maxExpectationsSizeInBytes", value);
    }

    /** {@code maxFutureTimeout}. */
    public static long maxFutureTimeout() {
        return PROCESS.longInteger("maxFutureTimeout");
    }

    /** Sets {@code maxFutureTimeout}. */
    public static void maxFutureTimeout(long value) {
        GivenSettings.setProperty("maxFutureTimeout", value);
    }

    /** {@code maxGrpcMessageSize}. */
    public static int maxGrpcMessageSize() {
        return PROCESS.integer("maxGrpcMessageSize");
    }

    /** Sets {@code maxGrpcMessageSize}. */
    public static void maxGrpcMessageSize(int value) {
        GivenSettings.setProperty("maxGrpcMessageSize", value);
    }

    /** {@code maxHeaderSize}. */
    public static int maxHeaderSize() {
        return PROCESS.integer("maxHeaderSize");
    }

    /** Sets {@code maxHeaderSize}. */
    public static void maxHeaderSize(int value) {
        GivenSettings.setProperty("maxHeaderSize", value);
    }

    /** {@code maximumNumberOfRequestToReturnInVerificationFailure}. */
    public static int maximumNumberOfRequestToReturnInVerificationFailure() {
        return PROCESS.integer("maximumNumberOfRequestToReturnInVerificationFailure");
    }

    /** Sets {@code maximumNumberOfRequestToReturnInVerificationFailure}. */
    public static void maximumNumberOfRequestToReturnInVerificationFailure(int value) {
        GivenSettings.setProperty("maximumNumberOfRequestToReturnInVerificationFailure", value);
    }

    /** {@code maxInboundConnections}. */
    public static int maxInboundConnections() {
        return PROCESS.integer("maxInboundConnections");
    }

    /** Sets {@code maxInboundConnections}. */
    public static void maxInboundConnections(int value) {
        GivenSettings.setProperty("maxInboundConnections", value);
    }

    /** {@code maxInitialLineLength}. */
    public static int maxInitialLineLength() {
        return PROCESS.integer("maxInitialLineLength");
    }

    /** Sets {@code maxInitialLineLength}. */
    public static void maxInitialLineLength(int value) {
        GivenSettings.setProperty("maxInitialLineLength", value);
    }

    /** {@code maxLlmConversationBodySize}. */
    public static int maxLlmConversationBodySize() {
        return PROCESS.integer("maxLlmConversationBodySize");
    }

    /** Sets {@code maxLlmConversationBodySize}. */
    public static void maxLlmConversationBodySize(int value) {
        GivenSettings.setProperty("maxLlmConversationBodySize", value);
    }

    /** {@code maxLogEntries}. */
    public static int maxLogEntries() {
        return PROCESS.integer("maxLogEntries");
    }

    /** Sets {@code maxLogEntries}. */
    public static void maxLogEntries(int value) {
        GivenSettings.setProperty("maxLogEntries", value);
    }

    /** {@code maxLoggedBodyBytes}. */
    public static int maxLoggedBodyBytes() {
        return PROCESS.integer("maxLoggedBodyBytes");
    }

    /** Sets {@code maxLoggedBodyBytes}. */
    public static void maxLoggedBodyBytes(int value) {
        GivenSettings.setProperty("maxLoggedBodyBytes", value);
    }

    /** {@code maxLoggedMatchFailures}. */
    public static int maxLoggedMatchFailures() {
        return PROCESS.integer("maxLoggedMatchFailures");
    }

    /** Sets {@code maxLoggedMatchFailures}. */
    public static void maxLoggedMatchFailures(int value) {
        GivenSettings.setProperty("maxLoggedMatchFailures", value);
    }

    /** {@code maxOpenAiResponsesSizeInBytes}. */
    public static long maxOpenAiResponsesSizeInBytes() {
        return PROCESS.longInteger("maxOpenAiResponsesSizeInBytes");
    }

    /** Sets {@code maxOpenAiResponsesSizeInBytes}. */
    public static void maxOpenAiResponsesSizeInBytes(long value) {
        GivenSettings.setProperty("maxOpenAiResponsesSizeInBytes", value);
    }

    /** {@code maxPendingDelayedResponses}. */
    public static int maxPendingDelayedResponses() {
        return PROCESS.integer("maxPendingDelayedResponses");
    }

    /** Sets {@code maxPendingDelayedResponses}. */
    public static void maxPendingDelayedResponses(int value) {
        GivenSettings.setProperty("maxPendingDelayedResponses", value);
    }

    /** {@code maxQueuedTemplateActions}. */
    public static int maxQueuedTemplateActions() {
        return PROCESS.integer("maxQueuedTemplateActions");
    }

    /** Sets {@code maxQueuedTemplateActions}. */
    public static void maxQueuedTemplateActions(int value) {
        GivenSettings.setProperty("maxQueuedTemplateActions", value);
    }

    /** {@code maxRequestBodySize}. */
    public static int maxRequestBodySize() {
        return PROCESS.integer("maxRequestBodySize");
    }

    /** Sets {@code maxRequestBodySize}. */
    public static void maxRequestBodySize(int value) {
        GivenSettings.setProperty("maxRequestBodySize", value);
    }

    /** {@code maxResponseBodySize}. */
    public static int maxResponseBodySize() {
        return PROCESS.integer("maxResponseBodySize");
    }

    /** Sets {@code maxResponseBodySize}. */
    public static void maxResponseBodySize(int value) {
        GivenSettings.setProperty("maxResponseBodySize", value);
    }

    /** {@code maxSocketTimeout}. */
    public static long maxSocketTimeout() {
        return PROCESS.longInteger("maxSocketTimeout");
    }

    /** Sets {@code maxSocketTimeout}. */
    public static void maxSocketTimeout(long value) {
        GivenSettings.setProperty("maxSocketTimeout", value);
    }

    /** {@code maxStreamingCaptureBytes}. */
    public static int maxStreamingCaptureBytes() {
        return PROCESS.integer("maxStreamingCaptureBytes");
    }

    /** Sets {@code maxStreamingCaptureBytes}. */
    public static void maxStreamingCaptureBytes(int value) {
        GivenSettings.setProperty("maxStreamingCaptureBytes", value);
    }

    /** {@code maxSubjectAlternativeNames}. */
    public static int maxSubjectAlternativeNames() {
        return PROCESS.integer("maxSubjectAlternativeNames");
    }

    /** Sets {@code maxSubjectAlternativeNames}. */
    public static void maxSubjectAlternativeNames(int value) {
        GivenSettings.setProperty("maxSubjectAlternativeNames", value);
    }

    /** {@code maxWebSocketExpectations}. */
    public static int maxWebSocketExpectations() {
        return PROCESS.integer("maxWebSocketExpectations");
    }

    /** Sets {@code maxWebSocketExpectations}. */
    public static void maxWebSocketExpectations(int value) {
        GivenSettings.setProperty("maxWebSocketExpectations", value);
    }

    /** {@code mcpEnabled}. */
    public static boolean mcpEnabled() {
        return PROCESS.flag("mcpEnabled");
    }

    /** Sets {@code mcpEnabled}. */
    public static void mcpEnabled(boolean value) {
        GivenSettings.setProperty("mcpEnabled", value);
    }

    /** {@code memoryUsageCsvDirectory}. */
    public static String memoryUsageCsvDirectory() {
        return PROCESS.text("memoryUsageCsvDirectory");
    }

    /** Sets {@code memoryUsageCsvDirectory}. */
    public static void memoryUsageCsvDirectory(String value) {
        GivenSettings.setProperty("memoryUsageCsvDirectory", value);
    }

    /** {@code metricsEnabled}. */
    public static boolean metricsEnabled() {
        return PROCESS.flag("metricsEnabled");
    }

    /** Sets {@code metricsEnabled}. */
    public static void metricsEnabled(boolean value) {
        GivenSettings.setProperty("metricsEnabled", value);
    }

    /** {@code metricsRequestDurationRouteLabels}. */
    public static boolean metricsRequestDurationRouteLabels() {
        return PROCESS.flag("metricsRequestDurationRouteLabels");
    }

    /** Sets {@code metricsRequestDurationRouteLabels}. */
    public static void metricsRequestDurationRouteLabels(boolean value) {
        GivenSettings.setProperty("metricsRequestDurationRouteLabels", value);
    }

    /** {@code mustacheDisallowedText}. */
    public static String mustacheDisallowedText() {
        return PROCESS.text("mustacheDisallowedText");
    }

    /** Sets {@code mustacheDisallowedText}. */
    public static void mustacheDisallowedText(String value) {
        GivenSettings.setProperty("mustacheDisallowedText", value);
    }

    /** {@code nioEventLoopThreadCount}. */
    public static int nioEventLoopThreadCount() {
        return PROCESS.integer("nioEventLoopThreadCount");
    }

    /** Sets {@code nioEventLoopThreadCount}. */
    public static void nioEventLoopThreadCount(int value) {
        GivenSettings.setProperty("nioEventLoopThreadCount", value);
    }

    /** {@code noProxyHosts}. */
    public static String noProxyHosts() {
        return PROCESS.text("noProxyHosts");
    }

    /** Sets {@code noProxyHosts}. */
    public static void noProxyHosts(String value) {
        GivenSettings.setProperty("noProxyHosts", value);
    }

    /** {@code openAPIContextPathPrefix}. */
    public static String openAPIContextPathPrefix() {
        return PROCESS.text("openAPIContextPathPrefix");
    }

    /** Sets {@code openAPIContextPathPrefix}. */
    public static void openAPIContextPathPrefix(String value) {
        GivenSettings.setProperty("openAPIContextPathPrefix", value);
    }

    /** {@code openAPIResponseValidation}. */
    public static boolean openAPIResponseValidation() {
        return PROCESS.flag("openAPIResponseValidation");
    }

    /** Sets {@code openAPIResponseValidation}. */
    public static void openAPIResponseValidation(boolean value) {
        GivenSettings.setProperty("openAPIResponseValidation", value);
    }

    /** {@code otelEndpoint}. */
    public static String otelEndpoint() {
        return PROCESS.text("otelEndpoint");
    }

    /** Sets {@code otelEndpoint}. */
    public static void otelEndpoint(String value) {
        GivenSettings.setProperty("otelEndpoint", value);
    }

    /** {@code otelGenerateTraceId}. */
    public static boolean otelGenerateTraceId() {
        return PROCESS.flag("otelGenerateTraceId");
    }

    /** Sets {@code otelGenerateTraceId}. */
    public static void otelGenerateTraceId(boolean value) {
        GivenSettings.setProperty("otelGenerateTraceId", value);
    }

    /** {@code otelMetricsEnabled}. */
    public static boolean otelMetricsEnabled() {
        return PROCESS.flag("otelMetricsEnabled");
    }

    /** Sets {@code otelMetricsEnabled}. */
    public static void otelMetricsEnabled(boolean value) {
        GivenSettings.setProperty("otelMetricsEnabled", value);
    }

    /** {@code otelMetricsExportIntervalSeconds}. */
    public static long otelMetricsExportIntervalSeconds() {
        return PROCESS.longInteger("otelMetricsExportIntervalSeconds");
    }

    /** Sets {@code otelMetricsExportIntervalSeconds}. */
    public static void otelMetricsExportIntervalSeconds(long value) {
        GivenSettings.setProperty("otelMetricsExportIntervalSeconds", value);
    }

    /** {@code otelMetricsTemporality}. */
    public static String otelMetricsTemporality() {
        return PROCESS.text("otelMetricsTemporality");
    }

    /** Sets {@code otelMetricsTemporality}. */
    public static void otelMetricsTemporality(String value) {
        GivenSettings.setProperty("otelMetricsTemporality", value);
    }

    /** {@code otelPropagateTraceContext}. */
    public static boolean otelPropagateTraceContext() {
        return PROCESS.flag("otelPropagateTraceContext");
    }

    /** Sets {@code otelPropagateTraceContext}. */
    public static void otelPropagateTraceContext(boolean value) {
        GivenSettings.setProperty("otelPropagateTraceContext", value);
    }

    /** {@code otelTracesEnabled}. */
    public static boolean otelTracesEnabled() {
        return PROCESS.flag("otelTracesEnabled");
    }

    /** Sets {@code otelTracesEnabled}. */
    public static void otelTracesEnabled(boolean value) {
        GivenSettings.setProperty("otelTracesEnabled", value);
    }

    /** {@code outputMemoryUsageCsv}. */
    public static boolean outputMemoryUsageCsv() {
        return PROCESS.flag("outputMemoryUsageCsv");
    }

    /** Sets {@code outputMemoryUsageCsv}. */
    public static void outputMemoryUsageCsv(boolean value) {
        GivenSettings.setProperty("outputMemoryUsageCsv", value);
    }

    /** {@code perExpectationMetricsEnabled}. */
    public static boolean perExpectationMetricsEnabled() {
        return PROCESS.flag("perExpectationMetricsEnabled");
    }

    /** Sets {@code perExpectationMetricsEnabled}. */
    public static void perExpectationMetricsEnabled(boolean value) {
        GivenSettings.setProperty("perExpectationMetricsEnabled", value);
    }

    /** {@code persistedExpectationsPath}. */
    public static String persistedExpectationsPath() {
        return PROCESS.text("persistedExpectationsPath");
    }

    /** Sets {@code persistedExpectationsPath}. */
    public static void persistedExpectationsPath(String value) {
        GivenSettings.setProperty("persistedExpectationsPath", value);
    }

    /** {@code persistedRecordedExpectationsPath}. */
    public static String persistedRecordedExpectationsPath() {
        return PROCESS.text("persistedRecordedExpectationsPath");
    }

    /** Sets {@code persistedRecordedExpectationsPath}. */
    public static void persistedRecordedExpectationsPath(String value) {
        GivenSettings.setProperty("persistedRecordedExpectationsPath", value);
    }

    /** {@code persistedRecordedRequestsPath}. */
    public static String persistedRecordedRequestsPath() {
        return PROCESS.text("persistedRecordedRequestsPath");
    }

    /** Sets {@code persistedRecordedRequestsPath}. */
    public static void persistedRecordedRequestsPath(String value) {
        GivenSettings.setProperty("persistedRecordedRequestsPath", value);
    }

    /** {@code persistExpectations}. */
    public static boolean persistExpectations() {
        return PROCESS.flag("persistExpectations");
    }

    /** Sets {@code persistExpectations}. */
    public static void persistExpectations(boolean value) {
        GivenSettings.setProperty("persistExpectations", value);
    }

    /** {@code persistRecordedExpectations}. */
    public static boolean persistRecordedExpectations() {
        return PROCESS.flag("persistRecordedExpectations");
    }

    /** Sets {@code persistRecordedExpectations}. */
    public static void persistRecordedExpectations(boolean value) {
        GivenSettings.setProperty("persistRecordedExpectations", value);
    }

    /** {@code persistRecordedRequestsToDisk}. */
    public static boolean persistRecordedRequestsToDisk() {
        return PROCESS.flag("persistRecordedRequestsToDisk");
    }

    /** Sets {@code persistRecordedRequestsToDisk}. */
    public static void persistRecordedRequestsToDisk(boolean value) {
        GivenSettings.setProperty("persistRecordedRequestsToDisk", value);
    }

    /** {@code preemptionSimulationMaxDrainMillis}. */
    public static long preemptionSimulationMaxDrainMillis() {
        return PROCESS.longInteger("preemptionSimulationMaxDrainMillis");
    }

    /** Sets {@code preemptionSimulationMaxDrainMillis}. */
    public static void preemptionSimulationMaxDrainMillis(long value) {
        GivenSettings.setProperty("preemptionSimulationMaxDrainMillis", value);
    }

    /** {@code preventCertificateDynamicUpdate}. */
    public static boolean preventCertificateDynamicUpdate() {
        return PROCESS.flag("preventCertificateDynamicUpdate");
    }

    /** Sets {@code preventCertificateDynamicUpdate}. */
    public static void preventCertificateDynamicUpdate(boolean value) {
        GivenSettings.setProperty("preventCertificateDynamicUpdate", value);
    }

    /** {@code privateKeyPath}. */
    public static String privateKeyPath() {
        return PROCESS.text("privateKeyPath");
    }

    /** Sets {@code privateKeyPath}. */
    public static void privateKeyPath(String value) {
        GivenSettings.setProperty("privateKeyPath", value);
    }

    /** {@code proactivelyInitialiseTLS}. */
    public static boolean proactivelyInitialiseTLS() {
        return PROCESS.flag("proactivelyInitialiseTLS");
    }

    /** Sets {@code proactivelyInitialiseTLS}. */
    public static void proactivelyInitialiseTLS(boolean value) {
        GivenSettings.setProperty("proactivelyInitialiseTLS", value);
    }

    /** {@code prometheusRemoteWriteBasicAuthPassword}. */
    public static String prometheusRemoteWriteBasicAuthPassword() {
        return PROCESS.text("prometheusRemoteWriteBasicAuthPassword");
    }

    /** Sets {@code prometheusRemoteWriteBasicAuthPassword}. */
    public static void prometheusRemoteWriteBasicAuthPassword(String value) {
        GivenSettings.setProperty("prometheusRemoteWriteBasicAuthPassword", value);
    }

    /** {@code prometheusRemoteWriteBasicAuthUsername}. */
    public static String prometheusRemoteWriteBasicAuthUsername() {
        return PROCESS.text("prometheusRemoteWriteBasicAuthUsername");
    }

    /** Sets {@code prometheusRemoteWriteBasicAuthUsername}. */
    public static void prometheusRemoteWriteBasicAuthUsername(String value) {
        GivenSettings.setProperty("prometheusRemoteWriteBasicAuthUsername", value);
    }

    /** {@code prometheusRemoteWriteBearerToken}. */
    public static String prometheusRemoteWriteBearerToken() {
        return PROCESS.text("prometheusRemoteWriteBearerToken");
    }

    /** Sets {@code prometheusRemoteWriteBearerToken}. */
    public static void prometheusRemoteWriteBearerToken(String value) {
        GivenSettings.setProperty("prometheusRemoteWriteBearerToken", value);
    }

    /** {@code prometheusRemoteWriteEnabled}. */
    public static boolean prometheusRemoteWriteEnabled() {
        return PROCESS.flag("prometheusRemoteWriteEnabled");
    }

    /** Sets {@code prometheusRemoteWriteEnabled}. */
    public static void prometheusRemoteWriteEnabled(boolean value) {
        GivenSettings.setProperty("prometheusRemoteWriteEnabled", value);
    }

    /** {@code prometheusRemoteWriteHeaders}. */
    public static String prometheusRemoteWriteHeaders() {
        return PROCESS.text("prometheusRemoteWriteHeaders");
    }

    /** Sets {@code prometheusRemoteWriteHeaders}. */
    public static void prometheusRemoteWriteHeaders(String value) {
        GivenSettings.setProperty("prometheusRemoteWriteHeaders", value);
    }

    /** {@code prometheusRemoteWriteIntervalSeconds}. */
    public static long prometheusRemoteWriteIntervalSeconds() {
        return PROCESS.longInteger("prometheusRemoteWriteIntervalSeconds");
    }

    /** Sets {@code prometheusRemoteWriteIntervalSeconds}. */
    public static void prometheusRemoteWriteIntervalSeconds(long value) {
        GivenSettings.setProperty("prometheusRemoteWriteIntervalSeconds", value);
    }

    /** {@code prometheusRemoteWriteProtocolVersion}. */
    public static String prometheusRemoteWriteProtocolVersion() {
        return PROCESS.text("prometheusRemoteWriteProtocolVersion");
    }

    /** Sets {@code prometheusRemoteWriteProtocolVersion}. */
    public static void prometheusRemoteWriteProtocolVersion(String value) {
        GivenSettings.setProperty("prometheusRemoteWriteProtocolVersion", value);
    }

    /** {@code prometheusRemoteWriteUrl}. */
    public static String prometheusRemoteWriteUrl() {
        return PROCESS.text("prometheusRemoteWriteUrl");
    }

    /** Sets {@code prometheusRemoteWriteUrl}. */
    public static void prometheusRemoteWriteUrl(String value) {
        GivenSettings.setProperty("prometheusRemoteWriteUrl", value);
    }

    /** {@code proxyAuthenticationPassword}. */
    public static String proxyAuthenticationPassword() {
        return PROCESS.text("proxyAuthenticationPassword");
    }

    /** Sets {@code proxyAuthenticationPassword}. */
    public static void proxyAuthenticationPassword(String value) {
        GivenSettings.setProperty("proxyAuthenticationPassword", value);
    }

    /** {@code proxyAuthenticationRealm}. */
    public static String proxyAuthenticationRealm() {
        return PROCESS.text("proxyAuthenticationRealm");
    }

    /** Sets {@code proxyAuthenticationRealm}. */
    public static void proxyAuthenticationRealm(String value) {
        GivenSettings.setProperty("proxyAuthenticationRealm", value);
    }

    /** {@code proxyAuthenticationUsername}. */
    public static String proxyAuthenticationUsername() {
        return PROCESS.text("proxyAuthenticationUsername");
    }

    /** Sets {@code proxyAuthenticationUsername}. */
    public static void proxyAuthenticationUsername(String value) {
        GivenSettings.setProperty("proxyAuthenticationUsername", value);
    }

    /** {@code proxyPass}. */
    public static String proxyPass() {
        return PROCESS.text("proxyPass");
    }

    /** Sets {@code proxyPass}. */
    public static void proxyPass(String value) {
        GivenSettings.setProperty("proxyPass", value);
    }

    /** {@code proxyRemoteHost}. */
    public static String proxyRemoteHost() {
        return PROCESS.text("proxyRemoteHost");
    }

    /** Sets {@code proxyRemoteHost}. */
    public static void proxyRemoteHost(String value) {
        GivenSettings.setProperty("proxyRemoteHost", value);
    }

    /** {@code proxyRemotePort}. */
    public static int proxyRemotePort() {
        return PROCESS.integer("proxyRemotePort");
    }

    /** Sets {@code proxyRemotePort}. */
    public static void proxyRemotePort(int value) {
        GivenSettings.setProperty("proxyRemotePort", value);
    }

    /** {@code proxySetup}. */
    public static boolean proxySetup() {
        return PROCESS.flag("proxySetup");
    }

    /** Sets {@code proxySetup}. */
    public static void proxySetup(boolean value) {
        GivenSettings.setProperty("proxySetup", value);
    }

    /** {@code proxySetupLogging}. */
    public static boolean proxySetupLogging() {
        return PROCESS.flag("proxySetupLogging");
    }

    /** Sets {@code proxySetupLogging}. */
    public static void proxySetupLogging(boolean value) {
        GivenSettings.setProperty("proxySetupLogging", value);
    }

    /** {@code rateLimitMaxNamedQuotas}. */
    public static int rateLimitMaxNamedQuotas() {
        return PROCESS.integer("rateLimitMaxNamedQuotas");
    }

    /** Sets {@code rateLimitMaxNamedQuotas}. */
    public static void rateLimitMaxNamedQuotas(int value) {
        GivenSettings.setProperty("rateLimitMaxNamedQuotas", value);
    }

    /** {@code recordedBodyFilesDirectory}. */
    public static String recordedBodyFilesDirectory() {
        return PROCESS.text("recordedBodyFilesDirectory");
    }

    /** Sets {@code recordedBodyFilesDirectory}. */
    public static void recordedBodyFilesDirectory(String value) {
        GivenSettings.setProperty("recordedBodyFilesDirectory", value);
    }

    /** {@code redactSecretsInLog}. */
    public static boolean redactSecretsInLog() {
        return PROCESS.flag("redactSecretsInLog");
    }

    /** Sets {@code redactSecretsInLog}. */
    public static void redactSecretsInLog(boolean value) {
        GivenSettings.setProperty("redactSecretsInLog", value);
    }

    /** {@code redactSecretsInRecordedExpectations}. */
    public static boolean redactSecretsInRecordedExpectations() {
        return PROCESS.flag("redactSecretsInRecordedExpectations");
    }

    /** Sets {@code redactSecretsInRecordedExpectations}. */
    public static void redactSecretsInRecordedExpectations(boolean value) {
        GivenSettings.setProperty("redactSecretsInRecordedExpectations", value);
    }

    /** {@code regexMatchingTimeoutMillis}. */
    public static long regexMatchingTimeoutMillis() {
        return PROCESS.longInteger("regexMatchingTimeoutMillis");
    }

    /** Sets {@code regexMatchingTimeoutMillis}. */
    public static void regexMatchingTimeoutMillis(long value) {
        GivenSettings.setProperty("regexMatchingTimeoutMillis", value);
    }

    /** {@code responseWriteStallTimeoutMillis}. */
    public static long responseWriteStallTimeoutMillis() {
        return PROCESS.longInteger("responseWriteStallTimeoutMillis");
    }

    /** Sets {@code responseWriteStallTimeoutMillis}. */
    public static void responseWriteStallTimeoutMillis(long value) {
        GivenSettings.setProperty("responseWriteStallTimeoutMillis", value);
    }

    /** {@code ringBufferSize}. */
    public static int ringBufferSize() {
        return PROCESS.integer("ringBufferSize");
    }

    /** Sets {@code ringBufferSize}. */
    public static void ringBufferSize(int value) {
        GivenSettings.setProperty("ringBufferSize", value);
    }

    /** {@code sloTrackingEnabled}. */
    public static boolean sloTrackingEnabled() {
        return PROCESS.flag("sloTrackingEnabled");
    }

    /** Sets {@code sloTrackingEnabled}. */
    public static void sloTrackingEnabled(boolean value) {
        GivenSettings.setProperty("sloTrackingEnabled", value);
    }

    /** {@code sloWindowMaxSamples}. */
    public static int sloWindowMaxSamples() {
        return PROCESS.integer("sloWindowMaxSamples");
    }

    /** Sets {@code sloWindowMaxSamples}. */
    public static void sloWindowMaxSamples(int value) {
        GivenSettings.setProperty("sloWindowMaxSamples", value);
    }

    /** {@code sloWindowRetentionMillis}. */
    public static long sloWindowRetentionMillis() {
        return PROCESS.longInteger("sloWindowRetentionMillis");
    }

    /** Sets {@code sloWindowRetentionMillis}. */
    public static void sloWindowRetentionMillis(long value) {
        GivenSettings.setProperty("sloWindowRetentionMillis", value);
    }

    /** {@code slowRequestThresholdMillis}. */
    public static long slowRequestThresholdMillis() {
        return PROCESS.longInteger("slowRequestThresholdMillis");
    }

    /** Sets {@code slowRequestThresholdMillis}. */
    public static void slowRequestThresholdMillis(long value) {
        GivenSettings.setProperty("slowRequestThresholdMillis", value);
    }

    /** {@code soBacklog}. */
    public static int soBacklog() {
        return PROCESS.integer("soBacklog");
    }

    /** Sets {@code soBacklog}. */
    public static void soBacklog(int value) {
        GivenSettings.setProperty("soBacklog", value);
    }

    /** {@code socketConnectionTimeout}. */
    public static long socketConnectionTimeout() {
        return PROCESS.longInteger("socketConnectionTimeout");
    }

    /** Sets {@code socketConnectionTimeout}. */
    public static void socketConnectionTimeout(long value) {
        GivenSettings.setProperty("socketConnectionTimeout", value);
    }

    /** {@code sslCertificateDomainName}. */
    public static String sslCertificateDomainName() {
        return PROCESS.text("sslCertificateDomainName");
    }

    /** Sets {@code sslCertificateDomainName}. */
    public static void sslCertificateDomainName(String value) {
        GivenSettings.setProperty("sslCertificateDomainName", value);
    }

    /** {@code sslCertificateLeafValidityInDays}. */
    public static int sslCertificateLeafValidityInDays() {
        return PROCESS.integer("sslCertificateLeafValidityInDays");
    }

    /** Sets {@code sslCertificateLeafValidityInDays}. */
    public static void sslCertificateLeafValidityInDays(int value) {
        GivenSettings.setProperty("sslCertificateLeafValidityInDays", value);
    }

    /** {@code sslSubjectAlternativeNameDomains}. */
    public static String sslSubjectAlternativeNameDomains() {
        return PROCESS.text("sslSubjectAlternativeNameDomains");
    }

    /** Sets {@code sslSubjectAlternativeNameDomains}. */
    public static void sslSubjectAlternativeNameDomains(String value) {
        GivenSettings.setProperty("sslSubjectAlternativeNameDomains", value);
    }

    /** {@code sslSubjectAlternativeNameIps}. */
    public static String sslSubjectAlternativeNameIps() {
        return PROCESS.text("sslSubjectAlternativeNameIps");
    }

    /** Sets {@code sslSubjectAlternativeNameIps}. */
    public static void sslSubjectAlternativeNameIps(String value) {
        GivenSettings.setProperty("sslSubjectAlternativeNameIps", value);
    }

    /** {@code startupWarmup}. */
    public static boolean startupWarmup() {
        return PROCESS.flag("startupWarmup");
    }

    /** Sets {@code startupWarmup}. */
    public static void startupWarmup(boolean value) {
        GivenSettings.setProperty("startupWarmup", value);
    }

    /** {@code stateBackend}. */
    public static String stateBackend() {
        return PROCESS.text("stateBackend");
    }

    /** Sets {@code stateBackend}. */
    public static void stateBackend(String value) {
        GivenSettings.setProperty("stateBackend", value);
    }

    /** {@code staticFilesDirectory}. */
    public static String staticFilesDirectory() {
        return PROCESS.text("staticFilesDirectory");
    }

    /** Sets {@code staticFilesDirectory}. */
    public static void staticFilesDirectory(String value) {
        GivenSettings.setProperty("staticFilesDirectory", value);
    }

    /** {@code stopDrainMillis}. */
    public static long stopDrainMillis() {
        return PROCESS.longInteger("stopDrainMillis");
    }

    /** Sets {@code stopDrainMillis}. */
    public static void stopDrainMillis(long value) {
        GivenSettings.setProperty("stopDrainMillis", value);
    }

    /** {@code streamIdleTimeoutSeconds}. */
    public static int streamIdleTimeoutSeconds() {
        return PROCESS.integer("streamIdleTimeoutSeconds");
    }

    /** Sets {@code streamIdleTimeoutSeconds}. */
    public static void streamIdleTimeoutSeconds(int value) {
        GivenSettings.setProperty("streamIdleTimeoutSeconds", value);
    }

    /** {@code streamingResponsesEnabled}. */
    public static boolean streamingResponsesEnabled() {
        return PROCESS.flag("streamingResponsesEnabled");
    }

    /** Sets {@code streamingResponsesEnabled}. */
    public static void streamingResponsesEnabled(boolean value) {
        GivenSettings.setProperty("streamingResponsesEnabled", value);
    }

    /** {@code templateFailureAsServerError}. */
    public static boolean templateFailureAsServerError() {
        return PROCESS.flag("templateFailureAsServerError");
    }

    /** Sets {@code templateFailureAsServerError}. */
    public static void templateFailureAsServerError(boolean value) {
        GivenSettings.setProperty("templateFailureAsServerError", value);
    }

    /** {@code templateFakerSeed}. */
    public static long templateFakerSeed() {
        return PROCESS.longInteger("templateFakerSeed");
    }

    /** Sets {@code templateFakerSeed}. */
    public static void templateFakerSeed(long value) {
        GivenSettings.setProperty("templateFakerSeed", value);
    }

    /** {@code templateSystemValueAllowList}. */
    public static String templateSystemValueAllowList() {
        return PROCESS.text("templateSystemValueAllowList");
    }

    /** Sets {@code templateSystemValueAllowList}. */
    public static void templateSystemValueAllowList(String value) {
        GivenSettings.setProperty("templateSystemValueAllowList", value);
    }

    /** {@code templatizeRecordedValues}. */
    public static boolean templatizeRecordedValues() {
        return PROCESS.flag("templatizeRecordedValues");
    }

    /** Sets {@code templatizeRecordedValues}. */
    public static void templatizeRecordedValues(boolean value) {
        GivenSettings.setProperty("templatizeRecordedValues", value);
    }

    /** {@code tlsAllowInsecureProtocols}. */
    public static boolean tlsAllowInsecureProtocols() {
        return PROCESS.flag("tlsAllowInsecureProtocols");
    }

    /** Sets {@code tlsAllowInsecureProtocols}. */
    public static void tlsAllowInsecureProtocols(boolean value) {
        GivenSettings.setProperty("tlsAllowInsecureProtocols", value);
    }

    /** {@code tlsMutualAuthenticationAllowBundledCa}. */
    public static boolean tlsMutualAuthenticationAllowBundledCa() {
        return PROCESS.flag("tlsMutualAuthenticationAllowBundledCa");
    }

    /** Sets {@code tlsMutualAuthenticationAllowBundledCa}. */
    public static void tlsMutualAuthenticationAllowBundledCa(boolean value) {
        GivenSettings.setProperty("tlsMutualAuthenticationAllowBundledCa", value);
    }

    /** {@code tlsMutualAuthenticationCertificateChain}. */
    public static String tlsMutualAuthenticationCertificateChain() {
        return PROCESS.text("tlsMutualAuthenticationCertificateChain");
    }

    /** Sets {@code tlsMutualAuthenticationCertificateChain}. */
    public static void tlsMutualAuthenticationCertificateChain(String value) {
        GivenSettings.setProperty("tlsMutualAuthenticationCertificateChain", value);
    }

    /** {@code tlsMutualAuthenticationRequired}. */
    public static boolean tlsMutualAuthenticationRequired() {
        return PROCESS.flag("tlsMutualAuthenticationRequired");
    }

    /** Sets {@code tlsMutualAuthenticationRequired}. */
    public static void tlsMutualAuthenticationRequired(boolean value) {
        GivenSettings.setProperty("tlsMutualAuthenticationRequired", value);
    }

    /** {@code tlsProtocols}. */
    public static String tlsProtocols() {
        return PROCESS.text("tlsProtocols");
    }

    /** Sets {@code tlsProtocols}. */
    public static void tlsProtocols(String value) {
        GivenSettings.setProperty("tlsProtocols", value);
    }

    /** {@code transparentProxyEbpf}. */
    public static boolean transparentProxyEbpf() {
        return PROCESS.flag("transparentProxyEbpf");
    }

    /** Sets {@code transparentProxyEbpf}. */
    public static void transparentProxyEbpf(boolean value) {
        GivenSettings.setProperty("transparentProxyEbpf", value);
    }

    /** {@code transparentProxyEbpfMapPath}. */
    public static String transparentProxyEbpfMapPath() {
        return PROCESS.text("transparentProxyEbpfMapPath");
    }

    /** Sets {@code transparentProxyEbpfMapPath}. */
    public static void transparentProxyEbpfMapPath(String value) {
        GivenSettings.setProperty("transparentProxyEbpfMapPath", value);
    }

    /** {@code transparentProxyEnabled}. */
    public static boolean transparentProxyEnabled() {
        return PROCESS.flag("transparentProxyEnabled");
    }

    /** Sets {@code transparentProxyEnabled}. */
    public static void transparentProxyEnabled(boolean value) {
        GivenSettings.setProperty("transparentProxyEnabled", value);
    }

    /** {@code transparentProxyTproxy}. */
    public static boolean transparentProxyTproxy() {
        return PROCESS.flag("transparentProxyTproxy");
    }

    /** Sets {@code transparentProxyTproxy}. */
    public static void transparentProxyTproxy(boolean value) {
        GivenSettings.setProperty("transparentProxyTproxy", value);
    }

    /** {@code useNativeTransport}. */
    public static boolean useNativeTransport() {
        return PROCESS.flag("useNativeTransport");
    }

    /** Sets {@code useNativeTransport}. */
    public static void useNativeTransport(boolean value) {
        GivenSettings.setProperty("useNativeTransport", value);
    }

    /** {@code useSemicolonAsQueryParameterSeparator}. */
    public static boolean useSemicolonAsQueryParameterSeparator() {
        return PROCESS.flag("useSemicolonAsQueryParameterSeparator");
    }

    /** Sets {@code useSemicolonAsQueryParameterSeparator}. */
    public static void useSemicolonAsQueryParameterSeparator(boolean value) {
        GivenSettings.setProperty("useSemicolonAsQueryParameterSeparator", value);
    }

    /** {@code validateProxyEnforce}. */
    public static boolean validateProxyEnforce() {
        return PROCESS.flag("validateProxyEnforce");
    }

    /** Sets {@code validateProxyEnforce}. */
    public static void validateProxyEnforce(boolean value) {
        GivenSettings.setProperty("validateProxyEnforce", value);
    }

    /** {@code validateProxyOpenAPISpec}. */
    public static String validateProxyOpenAPISpec() {
        return PROCESS.text("validateProxyOpenAPISpec");
    }

    /** Sets {@code validateProxyOpenAPISpec}. */
    public static void validateProxyOpenAPISpec(String value) {
        GivenSettings.setProperty("validateProxyOpenAPISpec", value);
    }

    /** {@code validateRequestsAgainstOpenApiSpec}. */
    public static boolean validateRequestsAgainstOpenApiSpec() {
        return PROCESS.flag("validateRequestsAgainstOpenApiSpec");
    }

    /** Sets {@code validateRequestsAgainstOpenApiSpec}. */
    public static void validateRequestsAgainstOpenApiSpec(boolean value) {
        GivenSettings.setProperty("validateRequestsAgainstOpenApiSpec", value);
    }

    /** {@code velocityDisallowClassLoading}. */
    public static boolean velocityDisallowClassLoading() {
        return PROCESS.flag("velocityDisallowClassLoading");
    }

    /** Sets {@code velocityDisallowClassLoading}. */
    public static void velocityDisallowClassLoading(boolean value) {
        GivenSettings.setProperty("velocityDisallowClassLoading", value);
    }

    /** {@code velocityDisallowedText}. */
    public static String velocityDisallowedText() {
        return PROCESS.text("velocityDisallowedText");
    }

    /** Sets {@code velocityDisallowedText}. */
    public static void velocityDisallowedText(String value) {
        GivenSettings.setProperty("velocityDisallowedText", value);
    }

    /** {@code velocityTemplateExecutionTimeout}. */
    public static long velocityTemplateExecutionTimeout() {
        return PROCESS.longInteger("velocityTemplateExecutionTimeout");
    }

    /** Sets {@code velocityTemplateExecutionTimeout}. */
    public static void velocityTemplateExecutionTimeout(long value) {
        GivenSettings.setProperty("velocityTemplateExecutionTimeout", value);
    }

    /** {@code wasmEnabled}. */
    public static boolean wasmEnabled() {
        return PROCESS.flag("wasmEnabled");
    }

    /** Sets {@code wasmEnabled}. */
    public static void wasmEnabled(boolean value) {
        GivenSettings.setProperty("wasmEnabled", value);
    }

    /** {@code wasmExecutionTimeoutMillis}. */
    public static long wasmExecutionTimeoutMillis() {
        return PROCESS.longInteger("wasmExecutionTimeoutMillis");
    }

    /** Sets {@code wasmExecutionTimeoutMillis}. */
    public static void wasmExecutionTimeoutMillis(long value) {
        GivenSettings.setProperty("wasmExecutionTimeoutMillis", value);
    }

    /** {@code wasmMaxMemoryPages}. */
    public static int wasmMaxMemoryPages() {
        return PROCESS.integer("wasmMaxMemoryPages");
    }

    /** Sets {@code wasmMaxMemoryPages}. */
    public static void wasmMaxMemoryPages(int value) {
        GivenSettings.setProperty("wasmMaxMemoryPages", value);
    }

    /** {@code watchInitializationJson}. */
    public static boolean watchInitializationJson() {
        return PROCESS.flag("watchInitializationJson");
    }

    /** Sets {@code watchInitializationJson}. */
    public static void watchInitializationJson(boolean value) {
        GivenSettings.setProperty("watchInitializationJson", value);
    }

    /** {@code watchInitializationJsonPollPeriodMillis}. */
    public static long watchInitializationJsonPollPeriodMillis() {
        return PROCESS.longInteger("watchInitializationJsonPollPeriodMillis");
    }

    /** Sets {@code watchInitializationJsonPollPeriodMillis}. */
    public static void watchInitializationJsonPollPeriodMillis(long value) {
        GivenSettings.setProperty("watchInitializationJsonPollPeriodMillis", value);
    }

    /** {@code webSocketClientEventLoopThreadCount}. */
    public static int webSocketClientEventLoopThreadCount() {
        return PROCESS.integer("webSocketClientEventLoopThreadCount");
    }

    /** Sets {@code webSocketClientEventLoopThreadCount}. */
    public static void webSocketClientEventLoopThreadCount(int value) {
        GivenSettings.setProperty("webSocketClientEventLoopThreadCount", value);
    }

    /** {@code webSocketProxyIdleTimeoutSeconds}. */
    public static int webSocketProxyIdleTimeoutSeconds() {
        return PROCESS.integer("webSocketProxyIdleTimeoutSeconds");
    }

    /** Sets {@code webSocketProxyIdleTimeoutSeconds}. */
    public static void webSocketProxyIdleTimeoutSeconds(int value) {
        GivenSettings.setProperty("webSocketProxyIdleTimeoutSeconds", value);
    }

    /** {@code webSocketProxyMaxRecordedFrames}. */
    public static int webSocketProxyMaxRecordedFrames() {
        return PROCESS.integer("webSocketProxyMaxRecordedFrames");
    }

    /** Sets {@code webSocketProxyMaxRecordedFrames}. */
    public static void webSocketProxyMaxRecordedFrames(int value) {
        GivenSettings.setProperty("webSocketProxyMaxRecordedFrames", value);
    }

    /** {@code x509CertificatePath}. */
    public static String x509CertificatePath() {
        return PROCESS.text("x509CertificatePath");
    }

    /** Sets {@code x509CertificatePath}. */
    public static void x509CertificatePath(String value) {
        GivenSettings.setProperty("x509CertificatePath", value);
    }

    /** {@code xpathMatchingTimeoutMillis}. */
    public static long xpathMatchingTimeoutMillis() {
        return PROCESS.longInteger("xpathMatchingTimeoutMillis");
    }

    /** Sets {@code xpathMatchingTimeoutMillis}. */
    public static void xpathMatchingTimeoutMillis(long value) {
        GivenSettings.setProperty("xpathMatchingTimeoutMillis", value);
    }
}
