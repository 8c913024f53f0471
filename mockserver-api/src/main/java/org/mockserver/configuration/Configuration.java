package org.mockserver.configuration;

import java.net.InetSocketAddress;

/**
 * The settings of one server, given in code. What is not set here is taken from the process: system properties, the
 * settings file, the environment, then the default. An unset number is 0, an unset text is empty. Settings that this
 * version does not act upon can be set; the server then warns at its start. Safe for use by any thread.
 */
public class Configuration extends GivenSettings {

    /* Made from contract.types: run the tests of mockserver-api with -Dsettings.write=true to make it anew. */

    /** A configuration in which nothing is set. */
    public static Configuration configuration() {
        return new Configuration();
    }

    /** Sets a setting that has no method here, by its name without prefix. */
    public Configuration with(String name, String value) {
        set(name, value);
        return this;
    }

    /** {@code actionHandlerThreadCount}. */
    public Integer actionHandlerThreadCount() {
        return integer("actionHandlerThreadCount");
    }

    /** Sets {@code actionHandlerThreadCount}. */
    public Configuration actionHandlerThreadCount(Integer value) {
        set("actionHandlerThreadCount", value);
        return this;
    }

    /** {@code alwaysCloseSocketConnections}. */
    public Boolean alwaysCloseSocketConnections() {
        return flag("alwaysCloseSocketConnections");
    }

    /** Sets {@code alwaysCloseSocketConnections}. */
    public Configuration alwaysCloseSocketConnections(Boolean value) {
        set("alwaysCloseSocketConnections", value);
        return this;
    }

    /** {@code assumeAllRequestsAreHttp}. */
    public Boolean assumeAllRequestsAreHttp() {
        return flag("assumeAllRequestsAreHttp");
    }

    /** Sets {@code assumeAllRequestsAreHttp}. */
    public Configuration assumeAllRequestsAreHttp(Boolean value) {
        set("assumeAllRequestsAreHttp", value);
        return this;
    }

    /** {@code asyncAmqpUri}. */
    public String asyncAmqpUri() {
        return text("asyncAmqpUri");
    }

    /** Sets {@code asyncAmqpUri}. */
    public Configuration asyncAmqpUri(String value) {
        set("asyncAmqpUri", value);
        return this;
    }

    /** {@code asyncKafkaBootstrapServers}. */
    public String asyncKafkaBootstrapServers() {
        return text("asyncKafkaBootstrapServers");
    }

    /** Sets {@code asyncKafkaBootstrapServers}. */
    public Configuration asyncKafkaBootstrapServers(String value) {
        set("asyncKafkaBootstrapServers", value);
        return this;
    }

    /** {@code asyncKafkaSaslJaasConfig}. */
    public String asyncKafkaSaslJaasConfig() {
        return text("asyncKafkaSaslJaasConfig");
    }

    /** Sets {@code asyncKafkaSaslJaasConfig}. */
    public Configuration asyncKafkaSaslJaasConfig(String value) {
        set("asyncKafkaSaslJaasConfig", value);
        return this;
    }

    /** {@code asyncMqttBrokerUrl}. */
    public String asyncMqttBrokerUrl() {
        return text("asyncMqttBrokerUrl");
    }

    /** Sets {@code asyncMqttBrokerUrl}. */
    public Configuration asyncMqttBrokerUrl(String value) {
        set("asyncMqttBrokerUrl", value);
        return this;
    }

    /** {@code asyncRecordedMessageMaxEntries}. */
    public Integer asyncRecordedMessageMaxEntries() {
        return integer("asyncRecordedMessageMaxEntries");
    }

    /** Sets {@code asyncRecordedMessageMaxEntries}. */
    public Configuration asyncRecordedMessageMaxEntries(Integer value) {
        set("asyncRecordedMessageMaxEntries", value);
        return this;
    }

    /** {@code attachMismatchDiagnosticToResponse}. */
    public Boolean attachMismatchDiagnosticToResponse() {
        return flag("attachMismatchDiagnosticToResponse");
    }

    /** Sets {@code attachMismatchDiagnosticToResponse}. */
    public Configuration attachMismatchDiagnosticToResponse(Boolean value) {
        set("attachMismatchDiagnosticToResponse", value);
        return this;
    }

    /** {@code attemptToProxyIfNoMatchingExpectation}. */
    public Boolean attemptToProxyIfNoMatchingExpectation() {
        return flag("attemptToProxyIfNoMatchingExpectation");
    }

    /** Sets {@code attemptToProxyIfNoMatchingExpectation}. */
    public Configuration attemptToProxyIfNoMatchingExpectation(Boolean value) {
        set("attemptToProxyIfNoMatchingExpectation", value);
        return this;
    }

    /** {@code auditLogFile}. */
    public String auditLogFile() {
        return text("auditLogFile");
    }

    /** Sets {@code auditLogFile}. */
    public Configuration auditLogFile(String value) {
        set("auditLogFile", value);
        return this;
    }

    /** {@code binaryMessageFraming}. */
    public String binaryMessageFraming() {
        return text("binaryMessageFraming");
    }

    /** Sets {@code binaryMessageFraming}. */
    public Configuration binaryMessageFraming(Enum<?> value) {
        set("binaryMessageFraming", value);
        return this;
    }

    /** Sets {@code binaryMessageFraming}. */
    public Configuration binaryMessageFraming(String value) {
        set("binaryMessageFraming", value);
        return this;
    }

    /** {@code binaryMessageLengthIncludesPrefix}. */
    public Boolean binaryMessageLengthIncludesPrefix() {
        return flag("binaryMessageLengthIncludesPrefix");
    }

    /** Sets {@code binaryMessageLengthIncludesPrefix}. */
    public Configuration binaryMessageLengthIncludesPrefix(Boolean value) {
        set("binaryMessageLengthIncludesPrefix", value);
        return this;
    }

    /** {@code binaryMessageLengthPrefixByteOrder}. */
    public String binaryMessageLengthPrefixByteOrder() {
        return text("binaryMessageLengthPrefixByteOrder");
    }

    /** Sets {@code binaryMessageLengthPrefixByteOrder}. */
    public Configuration binaryMessageLengthPrefixByteOrder(String value) {
        set("binaryMessageLengthPrefixByteOrder", value);
        return this;
    }

    /** {@code binaryMessageLengthPrefixBytes}. */
    public Integer binaryMessageLengthPrefixBytes() {
        return integer("binaryMessageLengthPrefixBytes");
    }

    /** Sets {@code binaryMessageLengthPrefixBytes}. */
    public Configuration binaryMessageLengthPrefixBytes(Integer value) {
        set("binaryMessageLengthPrefixBytes", value);
        return this;
    }

    /** {@code binaryMessageLengthPrefixOffset}. */
    public Integer binaryMessageLengthPrefixOffset() {
        return integer("binaryMessageLengthPrefixOffset");
    }

    /** Sets {@code binaryMessageLengthPrefixOffset}. */
    public Configuration binaryMessageLengthPrefixOffset(Integer value) {
        set("binaryMessageLengthPrefixOffset", value);
        return this;
    }

    /** {@code blobStoreAccessKeyId}. */
    public String blobStoreAccessKeyId() {
        return text("blobStoreAccessKeyId");
    }

    /** Sets {@code blobStoreAccessKeyId}. */
    public Configuration blobStoreAccessKeyId(String value) {
        set("blobStoreAccessKeyId", value);
        return this;
    }

    /** {@code blobStoreBucket}. */
    public String blobStoreBucket() {
        return text("blobStoreBucket");
    }

    /** Sets {@code blobStoreBucket}. */
    public Configuration blobStoreBucket(String value) {
        set("blobStoreBucket", value);
        return this;
    }

    /** {@code blobStoreConnectionString}. */
    public String blobStoreConnectionString() {
        return text("blobStoreConnectionString");
    }

    /** Sets {@code blobStoreConnectionString}. */
    public Configuration blobStoreConnectionString(String value) {
        set("blobStoreConnectionString", value);
        return this;
    }

    /** {@code blobStoreContainer}. */
    public String blobStoreContainer() {
        return text("blobStoreContainer");
    }

    /** Sets {@code blobStoreContainer}. */
    public Configuration blobStoreContainer(String value) {
        set("blobStoreContainer", value);
        return this;
    }

    /** {@code blobStoreEndpoint}. */
    public String blobStoreEndpoint() {
        return text("blobStoreEndpoint");
    }

    /** Sets {@code blobStoreEndpoint}. */
    public Configuration blobStoreEndpoint(String value) {
        set("blobStoreEndpoint", value);
        return this;
    }

    /** {@code blobStoreKeyPrefix}. */
    public String blobStoreKeyPrefix() {
        return text("blobStoreKeyPrefix");
    }

    /** Sets {@code blobStoreKeyPrefix}. */
    public Configuration blobStoreKeyPrefix(String value) {
        set("blobStoreKeyPrefix", value);
        return this;
    }

    /** {@code blobStoreProjectId}. */
    public String blobStoreProjectId() {
        return text("blobStoreProjectId");
    }

    /** Sets {@code blobStoreProjectId}. */
    public Configuration blobStoreProjectId(String value) {
        set("blobStoreProjectId", value);
        return this;
    }

    /** {@code blobStoreRegion}. */
    public String blobStoreRegion() {
        return text("blobStoreRegion");
    }

    /** Sets {@code blobStoreRegion}. */
    public Configuration blobStoreRegion(String value) {
        set("blobStoreRegion", value);
        return this;
    }

    /** {@code blobStoreRestoreTimeoutSeconds}. */
    public Integer blobStoreRestoreTimeoutSeconds() {
        return integer("blobStoreRestoreTimeoutSeconds");
    }

    /** Sets {@code blobStoreRestoreTimeoutSeconds}. */
    public Configuration blobStoreRestoreTimeoutSeconds(Integer value) {
        set("blobStoreRestoreTimeoutSeconds", value);
        return this;
    }

    /** {@code blobStoreSecretAccessKey}. */
    public String blobStoreSecretAccessKey() {
        return text("blobStoreSecretAccessKey");
    }

    /** Sets {@code blobStoreSecretAccessKey}. */
    public Configuration blobStoreSecretAccessKey(String value) {
        set("blobStoreSecretAccessKey", value);
        return this;
    }

    /** {@code blobStoreType}. */
    public String blobStoreType() {
        return text("blobStoreType");
    }

    /** Sets {@code blobStoreType}. */
    public Configuration blobStoreType(String value) {
        set("blobStoreType", value);
        return this;
    }

    /** {@code breakpointMaxHeld}. */
    public Integer breakpointMaxHeld() {
        return integer("breakpointMaxHeld");
    }

    /** Sets {@code breakpointMaxHeld}. */
    public Configuration breakpointMaxHeld(Integer value) {
        set("breakpointMaxHeld", value);
        return this;
    }

    /** {@code breakpointTimeoutMillis}. */
    public Long breakpointTimeoutMillis() {
        return longInteger("breakpointTimeoutMillis");
    }

    /** Sets {@code breakpointTimeoutMillis}. */
    public Configuration breakpointTimeoutMillis(Long value) {
        set("breakpointTimeoutMillis", value);
        return this;
    }

    /** {@code certificateAuthorityCertificate}. */
    public String certificateAuthorityCertificate() {
        return text("certificateAuthorityCertificate");
    }

    /** Sets {@code certificateAuthorityCertificate}. */
    public Configuration certificateAuthorityCertificate(String value) {
        set("certificateAuthorityCertificate", value);
        return this;
    }

    /** {@code certificateAuthorityPrivateKey}. */
    public String certificateAuthorityPrivateKey() {
        return text("certificateAuthorityPrivateKey");
    }

    /** Sets {@code certificateAuthorityPrivateKey}. */
    public Configuration certificateAuthorityPrivateKey(String value) {
        set("certificateAuthorityPrivateKey", value);
        return this;
    }

    /** {@code chaosAutoHaltEnabled}. */
    public Boolean chaosAutoHaltEnabled() {
        return flag("chaosAutoHaltEnabled");
    }

    /** Sets {@code chaosAutoHaltEnabled}. */
    public Configuration chaosAutoHaltEnabled(Boolean value) {
        set("chaosAutoHaltEnabled", value);
        return this;
    }

    /** {@code chaosAutoHaltErrorThreshold}. */
    public Long chaosAutoHaltErrorThreshold() {
        return longInteger("chaosAutoHaltErrorThreshold");
    }

    /** Sets {@code chaosAutoHaltErrorThreshold}. */
    public Configuration chaosAutoHaltErrorThreshold(Long value) {
        set("chaosAutoHaltErrorThreshold", value);
        return this;
    }

    /** {@code chaosAutoHaltWindowMillis}. */
    public Long chaosAutoHaltWindowMillis() {
        return longInteger("chaosAutoHaltWindowMillis");
    }

    /** Sets {@code chaosAutoHaltWindowMillis}. */
    public Configuration chaosAutoHaltWindowMillis(Long value) {
        set("chaosAutoHaltWindowMillis", value);
        return this;
    }

    /** {@code clientNioEventLoopThreadCount}. */
    public Integer clientNioEventLoopThreadCount() {
        return integer("clientNioEventLoopThreadCount");
    }

    /** Sets {@code clientNioEventLoopThreadCount}. */
    public Configuration clientNioEventLoopThreadCount(Integer value) {
        set("clientNioEventLoopThreadCount", value);
        return this;
    }

    /** {@code closestMatchHintEnabled}. */
    public Boolean closestMatchHintEnabled() {
        return flag("closestMatchHintEnabled");
    }

    /** Sets {@code closestMatchHintEnabled}. */
    public Configuration closestMatchHintEnabled(Boolean value) {
        set("closestMatchHintEnabled", value);
        return this;
    }

    /** {@code clusterEnabled}. */
    public Boolean clusterEnabled() {
        return flag("clusterEnabled");
    }

    /** Sets {@code clusterEnabled}. */
    public Configuration clusterEnabled(Boolean value) {
        set("clusterEnabled", value);
        return this;
    }

    /** {@code clusterFanInPeerAuthToken}. */
    public String clusterFanInPeerAuthToken() {
        return text("clusterFanInPeerAuthToken");
    }

    /** Sets {@code clusterFanInPeerAuthToken}. */
    public Configuration clusterFanInPeerAuthToken(String value) {
        set("clusterFanInPeerAuthToken", value);
        return this;
    }

    /** {@code clusterName}. */
    public String clusterName() {
        return text("clusterName");
    }

    /** Sets {@code clusterName}. */
    public Configuration clusterName(String value) {
        set("clusterName", value);
        return this;
    }

    /** {@code clusterSharedTimesEnabled}. */
    public Boolean clusterSharedTimesEnabled() {
        return flag("clusterSharedTimesEnabled");
    }

    /** Sets {@code clusterSharedTimesEnabled}. */
    public Configuration clusterSharedTimesEnabled(Boolean value) {
        set("clusterSharedTimesEnabled", value);
        return this;
    }

    /** {@code clusterTransportConfig}. */
    public String clusterTransportConfig() {
        return text("clusterTransportConfig");
    }

    /** Sets {@code clusterTransportConfig}. */
    public Configuration clusterTransportConfig(String value) {
        set("clusterTransportConfig", value);
        return this;
    }

    /** {@code clusterVerifyFanIn}. */
    public Boolean clusterVerifyFanIn() {
        return flag("clusterVerifyFanIn");
    }

    /** Sets {@code clusterVerifyFanIn}. */
    public Configuration clusterVerifyFanIn(Boolean value) {
        set("clusterVerifyFanIn", value);
        return this;
    }

    /** {@code clusterVerifyFanInPeers}. */
    public String clusterVerifyFanInPeers() {
        return text("clusterVerifyFanInPeers");
    }

    /** Sets {@code clusterVerifyFanInPeers}. */
    public Configuration clusterVerifyFanInPeers(String value) {
        set("clusterVerifyFanInPeers", value);
        return this;
    }

    /** {@code compactLogFormat}. */
    public Boolean compactLogFormat() {
        return flag("compactLogFormat");
    }

    /** Sets {@code compactLogFormat}. */
    public Configuration compactLogFormat(Boolean value) {
        set("compactLogFormat", value);
        return this;
    }

    /** {@code connectionDelayMillis}. */
    public Long connectionDelayMillis() {
        return longInteger("connectionDelayMillis");
    }

    /** Sets {@code connectionDelayMillis}. */
    public Configuration connectionDelayMillis(Long value) {
        set("connectionDelayMillis", value);
        return this;
    }

    /** {@code connectionLifecycleAutoHaltCountsRst}. */
    public Boolean connectionLifecycleAutoHaltCountsRst() {
        return flag("connectionLifecycleAutoHaltCountsRst");
    }

    /** Sets {@code connectionLifecycleAutoHaltCountsRst}. */
    public Configuration connectionLifecycleAutoHaltCountsRst(Boolean value) {
        set("connectionLifecycleAutoHaltCountsRst", value);
        return this;
    }

    /** {@code connectionLifecycleChaosEnabled}. */
    public Boolean connectionLifecycleChaosEnabled() {
        return flag("connectionLifecycleChaosEnabled");
    }

    /** Sets {@code connectionLifecycleChaosEnabled}. */
    public Configuration connectionLifecycleChaosEnabled(Boolean value) {
        set("connectionLifecycleChaosEnabled", value);
        return this;
    }

    /** {@code controlPlaneAuditEnabled}. */
    public Boolean controlPlaneAuditEnabled() {
        return flag("controlPlaneAuditEnabled");
    }

    /** Sets {@code controlPlaneAuditEnabled}. */
    public Configuration controlPlaneAuditEnabled(Boolean value) {
        set("controlPlaneAuditEnabled", value);
        return this;
    }

    /** {@code controlPlaneAuditMaxEntries}. */
    public Integer controlPlaneAuditMaxEntries() {
        return integer("controlPlaneAuditMaxEntries");
    }

    /** Sets {@code controlPlaneAuditMaxEntries}. */
    public Configuration controlPlaneAuditMaxEntries(Integer value) {
        set("controlPlaneAuditMaxEntries", value);
        return this;
    }

    /** {@code controlPlaneAuditReads}. */
    public Boolean controlPlaneAuditReads() {
        return flag("controlPlaneAuditReads");
    }

    /** Sets {@code controlPlaneAuditReads}. */
    public Configuration controlPlaneAuditReads(Boolean value) {
        set("controlPlaneAuditReads", value);
        return this;
    }

    /** {@code controlPlaneAuthorizationEnabled}. */
    public Boolean controlPlaneAuthorizationEnabled() {
        return flag("controlPlaneAuthorizationEnabled");
    }

    /** Sets {@code controlPlaneAuthorizationEnabled}. */
    public Configuration controlPlaneAuthorizationEnabled(Boolean value) {
        set("controlPlaneAuthorizationEnabled", value);
        return this;
    }

    /** {@code controlPlaneBasicAuthenticationAllowInsecure}. */
    public Boolean controlPlaneBasicAuthenticationAllowInsecure() {
        return flag("controlPlaneBasicAuthenticationAllowInsecure");
    }

    /** Sets {@code controlPlaneBasicAuthenticationAllowInsecure}. */
    public Configuration controlPlaneBasicAuthenticationAllowInsecure(Boolean value) {
        set("controlPlaneBasicAuthenticationAllowInsecure", value);
        return this;
    }

    /** {@code controlPlaneBasicAuthenticationCredentials}. */
    public String controlPlaneBasicAuthenticationCredentials() {
        return text("controlPlaneBasicAuthenticationCredentials");
    }

    /** Sets {@code controlPlaneBasicAuthenticationCredentials}. */
    public Configuration controlPlaneBasicAuthenticationCredentials(String value) {
        set("controlPlaneBasicAuthenticationCredentials", value);
        return this;
    }

    /** {@code controlPlaneBasicAuthenticationRequired}. */
    public Boolean controlPlaneBasicAuthenticationRequired() {
        return flag("controlPlaneBasicAuthenticationRequired");
    }

    /** Sets {@code controlPlaneBasicAuthenticationRequired}. */
    public Configuration controlPlaneBasicAuthenticationRequired(Boolean value) {
        set("controlPlaneBasicAuthenticationRequired", value);
        return this;
    }

    /** {@code controlPlaneBasicAuthenticationUsersFile}. */
    public String controlPlaneBasicAuthenticationUsersFile() {
        return text("controlPlaneBasicAuthenticationUsersFile");
    }

    /** Sets {@code controlPlaneBasicAuthenticationUsersFile}. */
    public Configuration controlPlaneBasicAuthenticationUsersFile(String value) {
        set("controlPlaneBasicAuthenticationUsersFile", value);
        return this;
    }

    /** {@code controlPlaneCorsAllowOrigin}. */
    public String controlPlaneCorsAllowOrigin() {
        return text("controlPlaneCorsAllowOrigin");
    }

    /** Sets {@code controlPlaneCorsAllowOrigin}. */
    public Configuration controlPlaneCorsAllowOrigin(String value) {
        set("controlPlaneCorsAllowOrigin", value);
        return this;
    }

    /** {@code controlPlaneJWTAuthenticationExpectedAudience}. */
    public String controlPlaneJWTAuthenticationExpectedAudience() {
        return text("controlPlaneJWTAuthenticationExpectedAudience");
    }

    /** Sets {@code controlPlaneJWTAuthenticationExpectedAudience}. */
    public Configuration controlPlaneJWTAuthenticationExpectedAudience(String value) {
        set("controlPlaneJWTAuthenticationExpectedAudience", value);
        return this;
    }

    /** {@code controlPlaneJWTAuthenticationJWKSource}. */
    public String controlPlaneJWTAuthenticationJWKSource() {
        return text("controlPlaneJWTAuthenticationJWKSource");
    }

    /** Sets {@code controlPlaneJWTAuthenticationJWKSource}. */
    public Configuration controlPlaneJWTAuthenticationJWKSource(String value) {
        set("controlPlaneJWTAuthenticationJWKSource", value);
        return this;
    }

    /** {@code controlPlaneJWTAuthenticationRequired}. */
    public Boolean controlPlaneJWTAuthenticationRequired() {
        return flag("controlPlaneJWTAuthenticationRequired");
    }

    /** Sets {@code controlPlaneJWTAuthenticationRequired}. */
    public Configuration controlPlaneJWTAuthenticationRequired(Boolean value) {
        set("controlPlaneJWTAuthenticationRequired", value);
        return this;
    }

    /** {@code controlPlaneJWTAuthenticationRequiredClaims}. */
    public String controlPlaneJWTAuthenticationRequiredClaims() {
        return text("controlPlaneJWTAuthenticationRequiredClaims");
    }

    /** Sets {@code controlPlaneJWTAuthenticationRequiredClaims}. */
    public Configuration controlPlaneJWTAuthenticationRequiredClaims(String value) {
        set("controlPlaneJWTAuthenticationRequiredClaims", value);
        return this;
    }

    /** {@code controlPlaneOidcAudience}. */
    public String controlPlaneOidcAudience() {
        return text("controlPlaneOidcAudience");
    }

    /** Sets {@code controlPlaneOidcAudience}. */
    public Configuration controlPlaneOidcAudience(String value) {
        set("controlPlaneOidcAudience", value);
        return this;
    }

    /** {@code controlPlaneOidcAuthenticationRequired}. */
    public Boolean controlPlaneOidcAuthenticationRequired() {
        return flag("controlPlaneOidcAuthenticationRequired");
    }

    /** Sets {@code controlPlaneOidcAuthenticationRequired}. */
    public Configuration controlPlaneOidcAuthenticationRequired(Boolean value) {
        set("controlPlaneOidcAuthenticationRequired", value);
        return this;
    }

    /** {@code controlPlaneOidcIssuer}. */
    public String controlPlaneOidcIssuer() {
        return text("controlPlaneOidcIssuer");
    }

    /** Sets {@code controlPlaneOidcIssuer}. */
    public Configuration controlPlaneOidcIssuer(String value) {
        set("controlPlaneOidcIssuer", value);
        return this;
    }

    /** {@code controlPlaneOidcJwksUri}. */
    public String controlPlaneOidcJwksUri() {
        return text("controlPlaneOidcJwksUri");
    }

    /** Sets {@code controlPlaneOidcJwksUri}. */
    public Configuration controlPlaneOidcJwksUri(String value) {
        set("controlPlaneOidcJwksUri", value);
        return this;
    }

    /** {@code controlPlaneOidcRequiredScopes}. */
    public String controlPlaneOidcRequiredScopes() {
        return text("controlPlaneOidcRequiredScopes");
    }

    /** Sets {@code controlPlaneOidcRequiredScopes}. */
    public Configuration controlPlaneOidcRequiredScopes(String value) {
        set("controlPlaneOidcRequiredScopes", value);
        return this;
    }

    /** {@code controlPlaneOidcScopeClaim}. */
    public String controlPlaneOidcScopeClaim() {
        return text("controlPlaneOidcScopeClaim");
    }

    /** Sets {@code controlPlaneOidcScopeClaim}. */
    public Configuration controlPlaneOidcScopeClaim(String value) {
        set("controlPlaneOidcScopeClaim", value);
        return this;
    }

    /** {@code controlPlanePrivateKeyPath}. */
    public String controlPlanePrivateKeyPath() {
        return text("controlPlanePrivateKeyPath");
    }

    /** Sets {@code controlPlanePrivateKeyPath}. */
    public Configuration controlPlanePrivateKeyPath(String value) {
        set("controlPlanePrivateKeyPath", value);
        return this;
    }

    /** {@code controlPlaneTLSMutualAuthenticationCAChain}. */
    public String controlPlaneTLSMutualAuthenticationCAChain() {
        return text("controlPlaneTLSMutualAuthenticationCAChain");
    }

    /** Sets {@code controlPlaneTLSMutualAuthenticationCAChain}. */
    public Configuration controlPlaneTLSMutualAuthenticationCAChain(String value) {
        set("controlPlaneTLSMutualAuthenticationCAChain", value);
        return this;
    }

    /** {@code controlPlaneTLSMutualAuthenticationRequired}. */
    public Boolean controlPlaneTLSMutualAuthenticationRequired() {
        return flag("controlPlaneTLSMutualAuthenticationRequired");
    }

    /** Sets {@code controlPlaneTLSMutualAuthenticationRequired}. */
    public Configuration controlPlaneTLSMutualAuthenticationRequired(Boolean value) {
        set("controlPlaneTLSMutualAuthenticationRequired", value);
        return this;
    }

    /** {@code controlPlaneTrustedHostSuffixes}. */
    public String controlPlaneTrustedHostSuffixes() {
        return text("controlPlaneTrustedHostSuffixes");
    }

    /** Sets {@code controlPlaneTrustedHostSuffixes}. */
    public Configuration controlPlaneTrustedHostSuffixes(String value) {
        set("controlPlaneTrustedHostSuffixes", value);
        return this;
    }

    /** {@code controlPlaneX509CertificatePath}. */
    public String controlPlaneX509CertificatePath() {
        return text("controlPlaneX509CertificatePath");
    }

    /** Sets {@code controlPlaneX509CertificatePath}. */
    public Configuration controlPlaneX509CertificatePath(String value) {
        set("controlPlaneX509CertificatePath", value);
        return this;
    }

    /** {@code corsAllowCredentials}. */
    public Boolean corsAllowCredentials() {
        return flag("corsAllowCredentials");
    }

    /** Sets {@code corsAllowCredentials}. */
    public Configuration corsAllowCredentials(Boolean value) {
        set("corsAllowCredentials", value);
        return this;
    }

    /** {@code corsAllowHeaders}. */
    public String corsAllowHeaders() {
        return text("corsAllowHeaders");
    }

    /** Sets {@code corsAllowHeaders}. */
    public Configuration corsAllowHeaders(String value) {
        set("corsAllowHeaders", value);
        return this;
    }

    /** {@code corsAllowMethods}. */
    public String corsAllowMethods() {
        return text("corsAllowMethods");
    }

    /** Sets {@code corsAllowMethods}. */
    public Configuration corsAllowMethods(String value) {
        set("corsAllowMethods", value);
        return this;
    }

    /** {@code corsAllowOrigin}. */
    public String corsAllowOrigin() {
        return text("corsAllowOrigin");
    }

    /** Sets {@code corsAllowOrigin}. */
    public Configuration corsAllowOrigin(String value) {
        set("corsAllowOrigin", value);
        return this;
    }

    /** {@code corsMaxAgeInSeconds}. */
    public Integer corsMaxAgeInSeconds() {
        return integer("corsMaxAgeInSeconds");
    }

    /** Sets {@code corsMaxAgeInSeconds}. */
    public Configuration corsMaxAgeInSeconds(Integer value) {
        set("corsMaxAgeInSeconds", value);
        return this;
    }

    /** {@code customJsonUnitMatchersClass}. */
    public String customJsonUnitMatchersClass() {
        return text("customJsonUnitMatchersClass");
    }

    /** Sets {@code customJsonUnitMatchersClass}. */
    public Configuration customJsonUnitMatchersClass(String value) {
        set("customJsonUnitMatchersClass", value);
        return this;
    }

    /** {@code dashboardAnalyticsDistribution}. */
    public String dashboardAnalyticsDistribution() {
        return text("dashboardAnalyticsDistribution");
    }

    /** Sets {@code dashboardAnalyticsDistribution}. */
    public Configuration dashboardAnalyticsDistribution(String value) {
        set("dashboardAnalyticsDistribution", value);
        return this;
    }

    /** {@code dashboardAnalyticsEnabled}. */
    public Boolean dashboardAnalyticsEnabled() {
        return flag("dashboardAnalyticsEnabled");
    }

    /** Sets {@code dashboardAnalyticsEnabled}. */
    public Configuration dashboardAnalyticsEnabled(Boolean value) {
        set("dashboardAnalyticsEnabled", value);
        return this;
    }

    /** {@code dashboardAnalyticsEndpoint}. */
    public String dashboardAnalyticsEndpoint() {
        return text("dashboardAnalyticsEndpoint");
    }

    /** Sets {@code dashboardAnalyticsEndpoint}. */
    public Configuration dashboardAnalyticsEndpoint(String value) {
        set("dashboardAnalyticsEndpoint", value);
        return this;
    }

    /** {@code dashboardAnalyticsKey}. */
    public String dashboardAnalyticsKey() {
        return text("dashboardAnalyticsKey");
    }

    /** Sets {@code dashboardAnalyticsKey}. */
    public Configuration dashboardAnalyticsKey(String value) {
        set("dashboardAnalyticsKey", value);
        return this;
    }

    /** {@code dataPlaneApiKeyAuthenticationHeader}. */
    public String dataPlaneApiKeyAuthenticationHeader() {
        return text("dataPlaneApiKeyAuthenticationHeader");
    }

    /** Sets {@code dataPlaneApiKeyAuthenticationHeader}. */
    public Configuration dataPlaneApiKeyAuthenticationHeader(String value) {
        set("dataPlaneApiKeyAuthenticationHeader", value);
        return this;
    }

    /** {@code dataPlaneApiKeyAuthenticationValue}. */
    public String dataPlaneApiKeyAuthenticationValue() {
        return text("dataPlaneApiKeyAuthenticationValue");
    }

    /** Sets {@code dataPlaneApiKeyAuthenticationValue}. */
    public Configuration dataPlaneApiKeyAuthenticationValue(String value) {
        set("dataPlaneApiKeyAuthenticationValue", value);
        return this;
    }

    /** {@code dataPlaneAuthenticationRequired}. */
    public Boolean dataPlaneAuthenticationRequired() {
        return flag("dataPlaneAuthenticationRequired");
    }

    /** Sets {@code dataPlaneAuthenticationRequired}. */
    public Configuration dataPlaneAuthenticationRequired(Boolean value) {
        set("dataPlaneAuthenticationRequired", value);
        return this;
    }

    /** {@code dataPlaneBasicAuthenticationPassword}. */
    public String dataPlaneBasicAuthenticationPassword() {
        return text("dataPlaneBasicAuthenticationPassword");
    }

    /** Sets {@code dataPlaneBasicAuthenticationPassword}. */
    public Configuration dataPlaneBasicAuthenticationPassword(String value) {
        set("dataPlaneBasicAuthenticationPassword", value);
        return this;
    }

    /** {@code dataPlaneBasicAuthenticationRealm}. */
    public String dataPlaneBasicAuthenticationRealm() {
        return text("dataPlaneBasicAuthenticationRealm");
    }

    /** Sets {@code dataPlaneBasicAuthenticationRealm}. */
    public Configuration dataPlaneBasicAuthenticationRealm(String value) {
        set("dataPlaneBasicAuthenticationRealm", value);
        return this;
    }

    /** {@code dataPlaneBasicAuthenticationUsername}. */
    public String dataPlaneBasicAuthenticationUsername() {
        return text("dataPlaneBasicAuthenticationUsername");
    }

    /** Sets {@code dataPlaneBasicAuthenticationUsername}. */
    public Configuration dataPlaneBasicAuthenticationUsername(String value) {
        set("dataPlaneBasicAuthenticationUsername", value);
        return this;
    }

    /** {@code dataPlaneBearerAuthenticationToken}. */
    public String dataPlaneBearerAuthenticationToken() {
        return text("dataPlaneBearerAuthenticationToken");
    }

    /** Sets {@code dataPlaneBearerAuthenticationToken}. */
    public Configuration dataPlaneBearerAuthenticationToken(String value) {
        set("dataPlaneBearerAuthenticationToken", value);
        return this;
    }

    /** {@code deduplicateRecordedExpectations}. */
    public Boolean deduplicateRecordedExpectations() {
        return flag("deduplicateRecordedExpectations");
    }

    /** Sets {@code deduplicateRecordedExpectations}. */
    public Configuration deduplicateRecordedExpectations(Boolean value) {
        set("deduplicateRecordedExpectations", value);
        return this;
    }

    /** {@code defaultResponseHeaders}. */
    public String defaultResponseHeaders() {
        return text("defaultResponseHeaders");
    }

    /** Sets {@code defaultResponseHeaders}. */
    public Configuration defaultResponseHeaders(String value) {
        set("defaultResponseHeaders", value);
        return this;
    }

    /** {@code detailedMatchFailures}. */
    public Boolean detailedMatchFailures() {
        return flag("detailedMatchFailures");
    }

    /** Sets {@code detailedMatchFailures}. */
    public Configuration detailedMatchFailures(Boolean value) {
        set("detailedMatchFailures", value);
        return this;
    }

    /** {@code detailedVerificationFailures}. */
    public Boolean detailedVerificationFailures() {
        return flag("detailedVerificationFailures");
    }

    /** Sets {@code detailedVerificationFailures}. */
    public Configuration detailedVerificationFailures(Boolean value) {
        set("detailedVerificationFailures", value);
        return this;
    }

    /** {@code devMode}. */
    public Boolean devMode() {
        return flag("devMode");
    }

    /** Sets {@code devMode}. */
    public Configuration devMode(Boolean value) {
        set("devMode", value);
        return this;
    }

    /** {@code directoryToSaveDynamicSSLCertificate}. */
    public String directoryToSaveDynamicSSLCertificate() {
        return text("directoryToSaveDynamicSSLCertificate");
    }

    /** Sets {@code directoryToSaveDynamicSSLCertificate}. */
    public Configuration directoryToSaveDynamicSSLCertificate(String value) {
        set("directoryToSaveDynamicSSLCertificate", value);
        return this;
    }

    /** {@code disableLogging}. */
    public Boolean disableLogging() {
        return flag("disableLogging");
    }

    /** Sets {@code disableLogging}. */
    public Configuration disableLogging(Boolean value) {
        set("disableLogging", value);
        return this;
    }

    /** {@code disableSystemOut}. */
    public Boolean disableSystemOut() {
        return flag("disableSystemOut");
    }

    /** Sets {@code disableSystemOut}. */
    public Configuration disableSystemOut(Boolean value) {
        set("disableSystemOut", value);
        return this;
    }

    /** {@code dnsEnabled}. */
    public Boolean dnsEnabled() {
        return flag("dnsEnabled");
    }

    /** Sets {@code dnsEnabled}. */
    public Configuration dnsEnabled(Boolean value) {
        set("dnsEnabled", value);
        return this;
    }

    /** {@code dnsPort}. */
    public Integer dnsPort() {
        return integer("dnsPort");
    }

    /** Sets {@code dnsPort}. */
    public Configuration dnsPort(Integer value) {
        set("dnsPort", value);
        return this;
    }

    /** {@code driftAlertCooldownMillis}. */
    public Long driftAlertCooldownMillis() {
        return longInteger("driftAlertCooldownMillis");
    }

    /** Sets {@code driftAlertCooldownMillis}. */
    public Configuration driftAlertCooldownMillis(Long value) {
        set("driftAlertCooldownMillis", value);
        return this;
    }

    /** {@code driftAlertSeverityThreshold}. */
    public String driftAlertSeverityThreshold() {
        return text("driftAlertSeverityThreshold");
    }

    /** Sets {@code driftAlertSeverityThreshold}. */
    public Configuration driftAlertSeverityThreshold(String value) {
        set("driftAlertSeverityThreshold", value);
        return this;
    }

    /** {@code driftAlertWebhookEnabled}. */
    public Boolean driftAlertWebhookEnabled() {
        return flag("driftAlertWebhookEnabled");
    }

    /** Sets {@code driftAlertWebhookEnabled}. */
    public Configuration driftAlertWebhookEnabled(Boolean value) {
        set("driftAlertWebhookEnabled", value);
        return this;
    }

    /** {@code driftAlertWebhookUrl}. */
    public String driftAlertWebhookUrl() {
        return text("driftAlertWebhookUrl");
    }

    /** Sets {@code driftAlertWebhookUrl}. */
    public Configuration driftAlertWebhookUrl(String value) {
        set("driftAlertWebhookUrl", value);
        return this;
    }

    /** {@code driftDetectionEnabled}. */
    public Boolean driftDetectionEnabled() {
        return flag("driftDetectionEnabled");
    }

    /** Sets {@code driftDetectionEnabled}. */
    public Configuration driftDetectionEnabled(Boolean value) {
        set("driftDetectionEnabled", value);
        return this;
    }

    /** {@code driftResponseTimeThresholdMs}. */
    public Long driftResponseTimeThresholdMs() {
        return longInteger("driftResponseTimeThresholdMs");
    }

    /** Sets {@code driftResponseTimeThresholdMs}. */
    public Configuration driftResponseTimeThresholdMs(Long value) {
        set("driftResponseTimeThresholdMs", value);
        return this;
    }

    /** {@code driftSampleRate}. */
    public Double driftSampleRate() {
        return decimal("driftSampleRate");
    }

    /** Sets {@code driftSampleRate}. */
    public Configuration driftSampleRate(Double value) {
        set("driftSampleRate", value);
        return this;
    }

    /** {@code driftSemanticAnalysisEnabled}. */
    public Boolean driftSemanticAnalysisEnabled() {
        return flag("driftSemanticAnalysisEnabled");
    }

    /** Sets {@code driftSemanticAnalysisEnabled}. */
    public Configuration driftSemanticAnalysisEnabled(Boolean value) {
        set("driftSemanticAnalysisEnabled", value);
        return this;
    }

    /** {@code dynamicallyCreateCertificateAuthorityCertificate}. */
    public Boolean dynamicallyCreateCertificateAuthorityCertificate() {
        return flag("dynamicallyCreateCertificateAuthorityCertificate");
    }

    /** Sets {@code dynamicallyCreateCertificateAuthorityCertificate}. */
    public Configuration dynamicallyCreateCertificateAuthorityCertificate(Boolean value) {
        set("dynamicallyCreateCertificateAuthorityCertificate", value);
        return this;
    }

    /** {@code enableCORSForAllResponses}. */
    public Boolean enableCORSForAllResponses() {
        return flag("enableCORSForAllResponses");
    }

    /** Sets {@code enableCORSForAllResponses}. */
    public Configuration enableCORSForAllResponses(Boolean value) {
        set("enableCORSForAllResponses", value);
        return this;
    }

    /** {@code enableCORSForAPI}. */
    public Boolean enableCORSForAPI() {
        return flag("enableCORSForAPI");
    }

    /** Sets {@code enableCORSForAPI}. */
    public Configuration enableCORSForAPI(Boolean value) {
        set("enableCORSForAPI", value);
        return this;
    }

    /** {@code enforceResponseValidationForMocks}. */
    public Boolean enforceResponseValidationForMocks() {
        return flag("enforceResponseValidationForMocks");
    }

    /** Sets {@code enforceResponseValidationForMocks}. */
    public Configuration enforceResponseValidationForMocks(Boolean value) {
        set("enforceResponseValidationForMocks", value);
        return this;
    }

    /** {@code extensionAdminMaxInFlight}. */
    public Integer extensionAdminMaxInFlight() {
        return integer("extensionAdminMaxInFlight");
    }

    /** Sets {@code extensionAdminMaxInFlight}. */
    public Configuration extensionAdminMaxInFlight(Integer value) {
        set("extensionAdminMaxInFlight", value);
        return this;
    }

    /** {@code extensionAdminTimeoutMillis}. */
    public Long extensionAdminTimeoutMillis() {
        return longInteger("extensionAdminTimeoutMillis");
    }

    /** Sets {@code extensionAdminTimeoutMillis}. */
    public Configuration extensionAdminTimeoutMillis(Long value) {
        set("extensionAdminTimeoutMillis", value);
        return this;
    }

    /** {@code extensionDataPlaneMaxInFlight}. */
    public Integer extensionDataPlaneMaxInFlight() {
        return integer("extensionDataPlaneMaxInFlight");
    }

    /** Sets {@code extensionDataPlaneMaxInFlight}. */
    public Configuration extensionDataPlaneMaxInFlight(Integer value) {
        set("extensionDataPlaneMaxInFlight", value);
        return this;
    }

    /** {@code extensionDataPlaneTimeoutMillis}. */
    public Long extensionDataPlaneTimeoutMillis() {
        return longInteger("extensionDataPlaneTimeoutMillis");
    }

    /** Sets {@code extensionDataPlaneTimeoutMillis}. */
    public Configuration extensionDataPlaneTimeoutMillis(Long value) {
        set("extensionDataPlaneTimeoutMillis", value);
        return this;
    }

    /** {@code extensionHelperMaxInFlight}. */
    public Integer extensionHelperMaxInFlight() {
        return integer("extensionHelperMaxInFlight");
    }

    /** Sets {@code extensionHelperMaxInFlight}. */
    public Configuration extensionHelperMaxInFlight(Integer value) {
        set("extensionHelperMaxInFlight", value);
        return this;
    }

    /** {@code extensionHelperTimeoutMillis}. */
    public Long extensionHelperTimeoutMillis() {
        return longInteger("extensionHelperTimeoutMillis");
    }

    /** Sets {@code extensionHelperTimeoutMillis}. */
    public Configuration extensionHelperTimeoutMillis(Long value) {
        set("extensionHelperTimeoutMillis", value);
        return this;
    }

    /** {@code extensionListenerMaxBytes}. */
    public Long extensionListenerMaxBytes() {
        return longInteger("extensionListenerMaxBytes");
    }

    /** Sets {@code extensionListenerMaxBytes}. */
    public Configuration extensionListenerMaxBytes(Long value) {
        set("extensionListenerMaxBytes", value);
        return this;
    }

    /** {@code extensionListenerQueueSize}. */
    public Integer extensionListenerQueueSize() {
        return integer("extensionListenerQueueSize");
    }

    /** Sets {@code extensionListenerQueueSize}. */
    public Configuration extensionListenerQueueSize(Integer value) {
        set("extensionListenerQueueSize", value);
        return this;
    }

    /** {@code extensions}. */
    public String extensions() {
        return text("extensions");
    }

    /** Sets {@code extensions}. */
    public Configuration extensions(String value) {
        set("extensions", value);
        return this;
    }

    /** {@code extensionScanning}. */
    public Boolean extensionScanning() {
        return flag("extensionScanning");
    }

    /** Sets {@code extensionScanning}. */
    public Configuration extensionScanning(Boolean value) {
        set("extensionScanning", value);
        return this;
    }

    /** {@code extensionStartTimeoutMillis}. */
    public Long extensionStartTimeoutMillis() {
        return longInteger("extensionStartTimeoutMillis");
    }

    /** Sets {@code extensionStartTimeoutMillis}. */
    public Configuration extensionStartTimeoutMillis(Long value) {
        set("extensionStartTimeoutMillis", value);
        return this;
    }

    /** {@code failOnInitializationError}. */
    public Boolean failOnInitializationError() {
        return flag("failOnInitializationError");
    }

    /** Sets {@code failOnInitializationError}. */
    public Configuration failOnInitializationError(Boolean value) {
        set("failOnInitializationError", value);
        return this;
    }

    /** {@code failVerificationOnEvictedLog}. */
    public Boolean failVerificationOnEvictedLog() {
        return flag("failVerificationOnEvictedLog");
    }

    /** Sets {@code failVerificationOnEvictedLog}. */
    public Configuration failVerificationOnEvictedLog(Boolean value) {
        set("failVerificationOnEvictedLog", value);
        return this;
    }

    /** {@code fixtureBodyRedactFields}. */
    public String fixtureBodyRedactFields() {
        return text("fixtureBodyRedactFields");
    }

    /** Sets {@code fixtureBodyRedactFields}. */
    public Configuration fixtureBodyRedactFields(String value) {
        set("fixtureBodyRedactFields", value);
        return this;
    }

    /** {@code forwardAdjustHostHeader}. */
    public Boolean forwardAdjustHostHeader() {
        return flag("forwardAdjustHostHeader");
    }

    /** Sets {@code forwardAdjustHostHeader}. */
    public Configuration forwardAdjustHostHeader(Boolean value) {
        set("forwardAdjustHostHeader", value);
        return this;
    }

    /** {@code forwardBinaryServerFirstWaitMillis}. */
    public Long forwardBinaryServerFirstWaitMillis() {
        return longInteger("forwardBinaryServerFirstWaitMillis");
    }

    /** Sets {@code forwardBinaryServerFirstWaitMillis}. */
    public Configuration forwardBinaryServerFirstWaitMillis(Long value) {
        set("forwardBinaryServerFirstWaitMillis", value);
        return this;
    }

    /** {@code forwardConnectionPoolEnabled}. */
    public Boolean forwardConnectionPoolEnabled() {
        return flag("forwardConnectionPoolEnabled");
    }

    /** Sets {@code forwardConnectionPoolEnabled}. */
    public Configuration forwardConnectionPoolEnabled(Boolean value) {
        set("forwardConnectionPoolEnabled", value);
        return this;
    }

    /** {@code forwardConnectionPoolIdleTimeoutMillis}. */
    public Long forwardConnectionPoolIdleTimeoutMillis() {
        return longInteger("forwardConnectionPoolIdleTimeoutMillis");
    }

    /** Sets {@code forwardConnectionPoolIdleTimeoutMillis}. */
    public Configuration forwardConnectionPoolIdleTimeoutMillis(Long value) {
        set("forwardConnectionPoolIdleTimeoutMillis", value);
        return this;
    }

    /** {@code forwardConnectionPoolKeepAlive}. */
    public Boolean forwardConnectionPoolKeepAlive() {
        return flag("forwardConnectionPoolKeepAlive");
    }

    /** Sets {@code forwardConnectionPoolKeepAlive}. */
    public Configuration forwardConnectionPoolKeepAlive(Boolean value) {
        set("forwardConnectionPoolKeepAlive", value);
        return this;
    }

    /** {@code forwardConnectionPoolMaxIdlePerKey}. */
    public Integer forwardConnectionPoolMaxIdlePerKey() {
        return integer("forwardConnectionPoolMaxIdlePerKey");
    }

    /** Sets {@code forwardConnectionPoolMaxIdlePerKey}. */
    public Configuration forwardConnectionPoolMaxIdlePerKey(Integer value) {
        set("forwardConnectionPoolMaxIdlePerKey", value);
        return this;
    }

    /** {@code forwardConnectionPoolMaxTotalPerKey}. */
    public Integer forwardConnectionPoolMaxTotalPerKey() {
        return integer("forwardConnectionPoolMaxTotalPerKey");
    }

    /** Sets {@code forwardConnectionPoolMaxTotalPerKey}. */
    public Configuration forwardConnectionPoolMaxTotalPerKey(Integer value) {
        set("forwardConnectionPoolMaxTotalPerKey", value);
        return this;
    }

    /** {@code forwardDefaultHostHeader}. */
    public String forwardDefaultHostHeader() {
        return text("forwardDefaultHostHeader");
    }

    /** Sets {@code forwardDefaultHostHeader}. */
    public Configuration forwardDefaultHostHeader(String value) {
        set("forwardDefaultHostHeader", value);
        return this;
    }

    /** {@code forwardHttpProxy}. */
    public String forwardHttpProxy() {
        return text("forwardHttpProxy");
    }

    /** Sets {@code forwardHttpProxy}. */
    public Configuration forwardHttpProxy(InetSocketAddress value) {
        set("forwardHttpProxy", addressText(value));
        return this;
    }

    /** Sets {@code forwardHttpProxy}. */
    public Configuration forwardHttpProxy(String value) {
        set("forwardHttpProxy", value);
        return this;
    }

    /** {@code forwardHttpsProxy}. */
    public String forwardHttpsProxy() {
        return text("forwardHttpsProxy");
    }

    /** Sets {@code forwardHttpsProxy}. */
    public Configuration forwardHttpsProxy(InetSocketAddress value) {
        set("forwardHttpsProxy", addressText(value));
        return this;
    }

    /** Sets {@code forwardHttpsProxy}. */
    public Configuration forwardHttpsProxy(String value) {
        set("forwardHttpsProxy", value);
        return this;
    }

    /** {@code forwardLoopMaxHops}. */
    public Integer forwardLoopMaxHops() {
        return integer("forwardLoopMaxHops");
    }

    /** Sets {@code forwardLoopMaxHops}. */
    public Configuration forwardLoopMaxHops(Integer value) {
        set("forwardLoopMaxHops", value);
        return this;
    }

    /** {@code forwardProxyAllowedHosts}. */
    public String forwardProxyAllowedHosts() {
        return text("forwardProxyAllowedHosts");
    }

    /** Sets {@code forwardProxyAllowedHosts}. */
    public Configuration forwardProxyAllowedHosts(String value) {
        set("forwardProxyAllowedHosts", value);
        return this;
    }

    /** {@code forwardProxyAuthenticationPassword}. */
    public String forwardProxyAuthenticationPassword() {
        return text("forwardProxyAuthenticationPassword");
    }

    /** Sets {@code forwardProxyAuthenticationPassword}. */
    public Configuration forwardProxyAuthenticationPassword(String value) {
        set("forwardProxyAuthenticationPassword", value);
        return this;
    }

    /** {@code forwardProxyAuthenticationUsername}. */
    public String forwardProxyAuthenticationUsername() {
        return text("forwardProxyAuthenticationUsername");
    }

    /** Sets {@code forwardProxyAuthenticationUsername}. */
    public Configuration forwardProxyAuthenticationUsername(String value) {
        set("forwardProxyAuthenticationUsername", value);
        return this;
    }

    /** {@code forwardProxyBlockPrivateNetworks}. */
    public Boolean forwardProxyBlockPrivateNetworks() {
        return flag("forwardProxyBlockPrivateNetworks");
    }

    /** Sets {@code forwardProxyBlockPrivateNetworks}. */
    public Configuration forwardProxyBlockPrivateNetworks(Boolean value) {
        set("forwardProxyBlockPrivateNetworks", value);
        return this;
    }

    /** {@code forwardProxyCertificateChain}. */
    public String forwardProxyCertificateChain() {
        return text("forwardProxyCertificateChain");
    }

    /** Sets {@code forwardProxyCertificateChain}. */
    public Configuration forwardProxyCertificateChain(String value) {
        set("forwardProxyCertificateChain", value);
        return this;
    }

    /** {@code forwardProxyCircuitBreakerEnabled}. */
    public Boolean forwardProxyCircuitBreakerEnabled() {
        return flag("forwardProxyCircuitBreakerEnabled");
    }

    /** Sets {@code forwardProxyCircuitBreakerEnabled}. */
    public Configuration forwardProxyCircuitBreakerEnabled(Boolean value) {
        set("forwardProxyCircuitBreakerEnabled", value);
        return this;
    }

    /** {@code forwardProxyCircuitBreakerFailureThreshold}. */
    public Integer forwardProxyCircuitBreakerFailureThreshold() {
        return integer("forwardProxyCircuitBreakerFailureThreshold");
    }

    /** Sets {@code forwardProxyCircuitBreakerFailureThreshold}. */
    public Configuration forwardProxyCircuitBreakerFailureThreshold(Integer value) {
        set("forwardProxyCircuitBreakerFailureThreshold", value);
        return this;
    }

    /** {@code forwardProxyCircuitBreakerWindowMillis}. */
    public Long forwardProxyCircuitBreakerWindowMillis() {
        return longInteger("forwardProxyCircuitBreakerWindowMillis");
    }

    /** Sets {@code forwardProxyCircuitBreakerWindowMillis}. */
    public Configuration forwardProxyCircuitBreakerWindowMillis(Long value) {
        set("forwardProxyCircuitBreakerWindowMillis", value);
        return this;
    }

    /** {@code forwardProxyClientCertificatesByHost}. */
    public String forwardProxyClientCertificatesByHost() {
        return text("forwardProxyClientCertificatesByHost");
    }

    /** Sets {@code forwardProxyClientCertificatesByHost}. */
    public Configuration forwardProxyClientCertificatesByHost(String value) {
        set("forwardProxyClientCertificatesByHost", value);
        return this;
    }

    /** {@code forwardProxyDeniedHosts}. */
    public String forwardProxyDeniedHosts() {
        return text("forwardProxyDeniedHosts");
    }

    /** Sets {@code forwardProxyDeniedHosts}. */
    public Configuration forwardProxyDeniedHosts(String value) {
        set("forwardProxyDeniedHosts", value);
        return this;
    }

    /** {@code forwardProxyHttp2Enabled}. */
    public Boolean forwardProxyHttp2Enabled() {
        return flag("forwardProxyHttp2Enabled");
    }

    /** Sets {@code forwardProxyHttp2Enabled}. */
    public Configuration forwardProxyHttp2Enabled(Boolean value) {
        set("forwardProxyHttp2Enabled", value);
        return this;
    }

    /** {@code forwardProxyHttp2Upgrade}. */
    public Boolean forwardProxyHttp2Upgrade() {
        return flag("forwardProxyHttp2Upgrade");
    }

    /** Sets {@code forwardProxyHttp2Upgrade}. */
    public Configuration forwardProxyHttp2Upgrade(Boolean value) {
        set("forwardProxyHttp2Upgrade", value);
        return this;
    }

    /** {@code forwardProxyPrivateKey}. */
    public String forwardProxyPrivateKey() {
        return text("forwardProxyPrivateKey");
    }

    /** Sets {@code forwardProxyPrivateKey}. */
    public Configuration forwardProxyPrivateKey(String value) {
        set("forwardProxyPrivateKey", value);
        return this;
    }

    /** {@code forwardProxyRetryBackoffMillis}. */
    public Long forwardProxyRetryBackoffMillis() {
        return longInteger("forwardProxyRetryBackoffMillis");
    }

    /** Sets {@code forwardProxyRetryBackoffMillis}. */
    public Configuration forwardProxyRetryBackoffMillis(Long value) {
        set("forwardProxyRetryBackoffMillis", value);
        return this;
    }

    /** {@code forwardProxyRetryCount}. */
    public Integer forwardProxyRetryCount() {
        return integer("forwardProxyRetryCount");
    }

    /** Sets {@code forwardProxyRetryCount}. */
    public Configuration forwardProxyRetryCount(Integer value) {
        set("forwardProxyRetryCount", value);
        return this;
    }

    /** {@code forwardProxyTLSCustomTrustX509Certificates}. */
    public String forwardProxyTLSCustomTrustX509Certificates() {
        return text("forwardProxyTLSCustomTrustX509Certificates");
    }

    /** Sets {@code forwardProxyTLSCustomTrustX509Certificates}. */
    public Configuration forwardProxyTLSCustomTrustX509Certificates(String value) {
        set("forwardProxyTLSCustomTrustX509Certificates", value);
        return this;
    }

    /** {@code forwardProxyTLSHostnameVerificationEnabled}. */
    public Boolean forwardProxyTLSHostnameVerificationEnabled() {
        return flag("forwardProxyTLSHostnameVerificationEnabled");
    }

    /** Sets {@code forwardProxyTLSHostnameVerificationEnabled}. */
    public Configuration forwardProxyTLSHostnameVerificationEnabled(Boolean value) {
        set("forwardProxyTLSHostnameVerificationEnabled", value);
        return this;
    }

    /** {@code forwardProxyTLSX509CertificatesTrustManagerType}. */
    public String forwardProxyTLSX509CertificatesTrustManagerType() {
        return text("forwardProxyTLSX509CertificatesTrustManagerType");
    }

    /** Sets {@code forwardProxyTLSX509CertificatesTrustManagerType}. */
    public Configuration forwardProxyTLSX509CertificatesTrustManagerType(Enum<?> value) {
        set("forwardProxyTLSX509CertificatesTrustManagerType", value);
        return this;
    }

    /** Sets {@code forwardProxyTLSX509CertificatesTrustManagerType}. */
    public Configuration forwardProxyTLSX509CertificatesTrustManagerType(String value) {
        set("forwardProxyTLSX509CertificatesTrustManagerType", value);
        return this;
    }

    /** {@code forwardSocketKeepAlive}. */
    public Boolean forwardSocketKeepAlive() {
        return flag("forwardSocketKeepAlive");
    }

    /** Sets {@code forwardSocketKeepAlive}. */
    public Configuration forwardSocketKeepAlive(Boolean value) {
        set("forwardSocketKeepAlive", value);
        return this;
    }

    /** {@code forwardSocketKeepAliveCount}. */
    public Integer forwardSocketKeepAliveCount() {
        return integer("forwardSocketKeepAliveCount");
    }

    /** Sets {@code forwardSocketKeepAliveCount}. */
    public Configuration forwardSocketKeepAliveCount(Integer value) {
        set("forwardSocketKeepAliveCount", value);
        return this;
    }

    /** {@code forwardSocketKeepAliveIdleSeconds}. */
    public Integer forwardSocketKeepAliveIdleSeconds() {
        return integer("forwardSocketKeepAliveIdleSeconds");
    }

    /** Sets {@code forwardSocketKeepAliveIdleSeconds}. */
    public Configuration forwardSocketKeepAliveIdleSeconds(Integer value) {
        set("forwardSocketKeepAliveIdleSeconds", value);
        return this;
    }

    /** {@code forwardSocketKeepAliveIntervalSeconds}. */
    public Integer forwardSocketKeepAliveIntervalSeconds() {
        return integer("forwardSocketKeepAliveIntervalSeconds");
    }

    /** Sets {@code forwardSocketKeepAliveIntervalSeconds}. */
    public Configuration forwardSocketKeepAliveIntervalSeconds(Integer value) {
        set("forwardSocketKeepAliveIntervalSeconds", value);
        return this;
    }

    /** {@code forwardSocksProxy}. */
    public String forwardSocksProxy() {
        return text("forwardSocksProxy");
    }

    /** Sets {@code forwardSocksProxy}. */
    public Configuration forwardSocksProxy(InetSocketAddress value) {
        set("forwardSocksProxy", addressText(value));
        return this;
    }

    /** Sets {@code forwardSocksProxy}. */
    public Configuration forwardSocksProxy(String value) {
        set("forwardSocksProxy", value);
        return this;
    }

    /** {@code generateRealisticExampleValues}. */
    public Boolean generateRealisticExampleValues() {
        return flag("generateRealisticExampleValues");
    }

    /** Sets {@code generateRealisticExampleValues}. */
    public Configuration generateRealisticExampleValues(Boolean value) {
        set("generateRealisticExampleValues", value);
        return this;
    }

    /** {@code globalResponseDelayMillis}. */
    public Long globalResponseDelayMillis() {
        return longInteger("globalResponseDelayMillis");
    }

    /** Sets {@code globalResponseDelayMillis}. */
    public Configuration globalResponseDelayMillis(Long value) {
        set("globalResponseDelayMillis", value);
        return this;
    }

    /** {@code grpcBidiStreamingEnabled}. */
    public Boolean grpcBidiStreamingEnabled() {
        return flag("grpcBidiStreamingEnabled");
    }

    /** Sets {@code grpcBidiStreamingEnabled}. */
    public Configuration grpcBidiStreamingEnabled(Boolean value) {
        set("grpcBidiStreamingEnabled", value);
        return this;
    }

    /** {@code grpcDescriptorDirectory}. */
    public String grpcDescriptorDirectory() {
        return text("grpcDescriptorDirectory");
    }

    /** Sets {@code grpcDescriptorDirectory}. */
    public Configuration grpcDescriptorDirectory(String value) {
        set("grpcDescriptorDirectory", value);
        return this;
    }

    /** {@code grpcEnabled}. */
    public Boolean grpcEnabled() {
        return flag("grpcEnabled");
    }

    /** Sets {@code grpcEnabled}. */
    public Configuration grpcEnabled(Boolean value) {
        set("grpcEnabled", value);
        return this;
    }

    /** {@code grpcProtocPath}. */
    public String grpcProtocPath() {
        return text("grpcProtocPath");
    }

    /** Sets {@code grpcProtocPath}. */
    public Configuration grpcProtocPath(String value) {
        set("grpcProtocPath", value);
        return this;
    }

    /** {@code grpcProtoDirectory}. */
    public String grpcProtoDirectory() {
        return text("grpcProtoDirectory");
    }

    /** Sets {@code grpcProtoDirectory}. */
    public Configuration grpcProtoDirectory(String value) {
        set("grpcProtoDirectory", value);
        return this;
    }

    /** {@code http1PipeliningInOrder}. */
    public Boolean http1PipeliningInOrder() {
        return flag("http1PipeliningInOrder");
    }

    /** Sets {@code http1PipeliningInOrder}. */
    public Configuration http1PipeliningInOrder(Boolean value) {
        set("http1PipeliningInOrder", value);
        return this;
    }

    /** {@code http2Enabled}. */
    public Boolean http2Enabled() {
        return flag("http2Enabled");
    }

    /** Sets {@code http2Enabled}. */
    public Configuration http2Enabled(Boolean value) {
        set("http2Enabled", value);
        return this;
    }

    /** {@code http3AdvertiseAltSvc}. */
    public Boolean http3AdvertiseAltSvc() {
        return flag("http3AdvertiseAltSvc");
    }

    /** Sets {@code http3AdvertiseAltSvc}. */
    public Configuration http3AdvertiseAltSvc(Boolean value) {
        set("http3AdvertiseAltSvc", value);
        return this;
    }

    /** {@code http3AltSvcMaxAge}. */
    public Long http3AltSvcMaxAge() {
        return longInteger("http3AltSvcMaxAge");
    }

    /** Sets {@code http3AltSvcMaxAge}. */
    public Configuration http3AltSvcMaxAge(Long value) {
        set("http3AltSvcMaxAge", value);
        return this;
    }

    /** {@code http3ConnectUdpAllowedTargets}. */
    public String http3ConnectUdpAllowedTargets() {
        return text("http3ConnectUdpAllowedTargets");
    }

    /** Sets {@code http3ConnectUdpAllowedTargets}. */
    public Configuration http3ConnectUdpAllowedTargets(String value) {
        set("http3ConnectUdpAllowedTargets", value);
        return this;
    }

    /** {@code http3ConnectUdpEnabled}. */
    public Boolean http3ConnectUdpEnabled() {
        return flag("http3ConnectUdpEnabled");
    }

    /** Sets {@code http3ConnectUdpEnabled}. */
    public Configuration http3ConnectUdpEnabled(Boolean value) {
        set("http3ConnectUdpEnabled", value);
        return this;
    }

    /** {@code http3InitialMaxData}. */
    public Long http3InitialMaxData() {
        return longInteger("http3InitialMaxData");
    }

    /** Sets {@code http3InitialMaxData}. */
    public Configuration http3InitialMaxData(Long value) {
        set("http3InitialMaxData", value);
        return this;
    }

    /** {@code http3InitialMaxStreamDataBidirectional}. */
    public Long http3InitialMaxStreamDataBidirectional() {
        return longInteger("http3InitialMaxStreamDataBidirectional");
    }

    /** Sets {@code http3InitialMaxStreamDataBidirectional}. */
    public Configuration http3InitialMaxStreamDataBidirectional(Long value) {
        set("http3InitialMaxStreamDataBidirectional", value);
        return this;
    }

    /** {@code http3InitialMaxStreamsBidirectional}. */
    public Long http3InitialMaxStreamsBidirectional() {
        return longInteger("http3InitialMaxStreamsBidirectional");
    }

    /** Sets {@code http3InitialMaxStreamsBidirectional}. */
    public Configuration http3InitialMaxStreamsBidirectional(Long value) {
        set("http3InitialMaxStreamsBidirectional", value);
        return this;
    }

    /** {@code http3MaxIdleTimeout}. */
    public Long http3MaxIdleTimeout() {
        return longInteger("http3MaxIdleTimeout");
    }

    /** Sets {@code http3MaxIdleTimeout}. */
    public Configuration http3MaxIdleTimeout(Long value) {
        set("http3MaxIdleTimeout", value);
        return this;
    }

    /** {@code http3Port}. */
    public Integer http3Port() {
        return integer("http3Port");
    }

    /** Sets {@code http3Port}. */
    public Configuration http3Port(Integer value) {
        set("http3Port", value);
        return this;
    }

    /** {@code http3QpackMaxTableCapacity}. */
    public Long http3QpackMaxTableCapacity() {
        return longInteger("http3QpackMaxTableCapacity");
    }

    /** Sets {@code http3QpackMaxTableCapacity}. */
    public Configuration http3QpackMaxTableCapacity(Long value) {
        set("http3QpackMaxTableCapacity", value);
        return this;
    }

    /** {@code inboundConnectionIdleTimeoutMillis}. */
    public Long inboundConnectionIdleTimeoutMillis() {
        return longInteger("inboundConnectionIdleTimeoutMillis");
    }

    /** Sets {@code inboundConnectionIdleTimeoutMillis}. */
    public Configuration inboundConnectionIdleTimeoutMillis(Long value) {
        set("inboundConnectionIdleTimeoutMillis", value);
        return this;
    }

    /** {@code initializationClass}. */
    public String initializationClass() {
        return text("initializationClass");
    }

    /** Sets {@code initializationClass}. */
    public Configuration initializationClass(String value) {
        set("initializationClass", value);
        return this;
    }

    /** {@code initializationJsonPath}. */
    public String initializationJsonPath() {
        return text("initializationJsonPath");
    }

    /** Sets {@code initializationJsonPath}. */
    public Configuration initializationJsonPath(String value) {
        set("initializationJsonPath", value);
        return this;
    }

    /** {@code initializationOpenAPIPath}. */
    public String initializationOpenAPIPath() {
        return text("initializationOpenAPIPath");
    }

    /** Sets {@code initializationOpenAPIPath}. */
    public Configuration initializationOpenAPIPath(String value) {
        set("initializationOpenAPIPath", value);
        return this;
    }

    /** {@code javaLoggerLogLevel}. */
    public String javaLoggerLogLevel() {
        return text("javaLoggerLogLevel");
    }

    /** Sets {@code javaLoggerLogLevel}. */
    public Configuration javaLoggerLogLevel(String value) {
        set("javaLoggerLogLevel", value);
        return this;
    }

    /** {@code javascriptAllowedClasses}. */
    public String javascriptAllowedClasses() {
        return text("javascriptAllowedClasses");
    }

    /** Sets {@code javascriptAllowedClasses}. */
    public Configuration javascriptAllowedClasses(String value) {
        set("javascriptAllowedClasses", value);
        return this;
    }

    /** {@code javascriptDisallowedClasses}. */
    public String javascriptDisallowedClasses() {
        return text("javascriptDisallowedClasses");
    }

    /** Sets {@code javascriptDisallowedClasses}. */
    public Configuration javascriptDisallowedClasses(String value) {
        set("javascriptDisallowedClasses", value);
        return this;
    }

    /** {@code javascriptDisallowedText}. */
    public String javascriptDisallowedText() {
        return text("javascriptDisallowedText");
    }

    /** Sets {@code javascriptDisallowedText}. */
    public Configuration javascriptDisallowedText(String value) {
        set("javascriptDisallowedText", value);
        return this;
    }

    /** {@code javascriptTemplateExecutionTimeout}. */
    public Long javascriptTemplateExecutionTimeout() {
        return longInteger("javascriptTemplateExecutionTimeout");
    }

    /** Sets {@code javascriptTemplateExecutionTimeout}. */
    public Configuration javascriptTemplateExecutionTimeout(Long value) {
        set("javascriptTemplateExecutionTimeout", value);
        return this;
    }

    /** {@code launchUIForLogLevelDebug}. */
    public Boolean launchUIForLogLevelDebug() {
        return flag("launchUIForLogLevelDebug");
    }

    /** Sets {@code launchUIForLogLevelDebug}. */
    public Configuration launchUIForLogLevelDebug(Boolean value) {
        set("launchUIForLogLevelDebug", value);
        return this;
    }

    /** {@code livenessHttpGetPath}. */
    public String livenessHttpGetPath() {
        return text("livenessHttpGetPath");
    }

    /** Sets {@code livenessHttpGetPath}. */
    public Configuration livenessHttpGetPath(String value) {
        set("livenessHttpGetPath", value);
        return this;
    }

    /** {@code llmApiKey}. */
    public String llmApiKey() {
        return text("llmApiKey");
    }

    /** Sets {@code llmApiKey}. */
    public Configuration llmApiKey(String value) {
        set("llmApiKey", value);
        return this;
    }

    /** {@code llmBackendsConfig}. */
    public String llmBackendsConfig() {
        return text("llmBackendsConfig");
    }

    /** Sets {@code llmBackendsConfig}. */
    public Configuration llmBackendsConfig(String value) {
        set("llmBackendsConfig", value);
        return this;
    }

    /** {@code llmBaseUrl}. */
    public String llmBaseUrl() {
        return text("llmBaseUrl");
    }

    /** Sets {@code llmBaseUrl}. */
    public Configuration llmBaseUrl(String value) {
        set("llmBaseUrl", value);
        return this;
    }

    /** {@code llmCostBudgetUsd}. */
    public Double llmCostBudgetUsd() {
        return decimal("llmCostBudgetUsd");
    }

    /** Sets {@code llmCostBudgetUsd}. */
    public Configuration llmCostBudgetUsd(Double value) {
        set("llmCostBudgetUsd", value);
        return this;
    }

    /** {@code llmEmbeddingMaxInputCharacters}. */
    public Integer llmEmbeddingMaxInputCharacters() {
        return integer("llmEmbeddingMaxInputCharacters");
    }

    /** Sets {@code llmEmbeddingMaxInputCharacters}. */
    public Configuration llmEmbeddingMaxInputCharacters(Integer value) {
        set("llmEmbeddingMaxInputCharacters", value);
        return this;
    }

    /** {@code llmEmbeddingMaxResponseValues}. */
    public Integer llmEmbeddingMaxResponseValues() {
        return integer("llmEmbeddingMaxResponseValues");
    }

    /** Sets {@code llmEmbeddingMaxResponseValues}. */
    public Configuration llmEmbeddingMaxResponseValues(Integer value) {
        set("llmEmbeddingMaxResponseValues", value);
        return this;
    }

    /** {@code llmExplainNarrationEnabled}. */
    public Boolean llmExplainNarrationEnabled() {
        return flag("llmExplainNarrationEnabled");
    }

    /** Sets {@code llmExplainNarrationEnabled}. */
    public Configuration llmExplainNarrationEnabled(Boolean value) {
        set("llmExplainNarrationEnabled", value);
        return this;
    }

    /** {@code llmInferUsageEnabled}. */
    public Boolean llmInferUsageEnabled() {
        return flag("llmInferUsageEnabled");
    }

    /** Sets {@code llmInferUsageEnabled}. */
    public Configuration llmInferUsageEnabled(Boolean value) {
        set("llmInferUsageEnabled", value);
        return this;
    }

    /** {@code llmMetricsEnabled}. */
    public Boolean llmMetricsEnabled() {
        return flag("llmMetricsEnabled");
    }

    /** Sets {@code llmMetricsEnabled}. */
    public Configuration llmMetricsEnabled(Boolean value) {
        set("llmMetricsEnabled", value);
        return this;
    }

    /** {@code llmModel}. */
    public String llmModel() {
        return text("llmModel");
    }

    /** Sets {@code llmModel}. */
    public Configuration llmModel(String value) {
        set("llmModel", value);
        return this;
    }

    /** {@code llmOptimisationMaxCalls}. */
    public Integer llmOptimisationMaxCalls() {
        return integer("llmOptimisationMaxCalls");
    }

    /** Sets {@code llmOptimisationMaxCalls}. */
    public Configuration llmOptimisationMaxCalls(Integer value) {
        set("llmOptimisationMaxCalls", value);
        return this;
    }

    /** {@code llmProvider}. */
    public String llmProvider() {
        return text("llmProvider");
    }

    /** Sets {@code llmProvider}. */
    public Configuration llmProvider(String value) {
        set("llmProvider", value);
        return this;
    }

    /** {@code llmRequestTimeoutMillis}. */
    public Long llmRequestTimeoutMillis() {
        return longInteger("llmRequestTimeoutMillis");
    }

    /** Sets {@code llmRequestTimeoutMillis}. */
    public Configuration llmRequestTimeoutMillis(Long value) {
        set("llmRequestTimeoutMillis", value);
        return this;
    }

    /** {@code llmSemanticMatchingEnabled}. */
    public Boolean llmSemanticMatchingEnabled() {
        return flag("llmSemanticMatchingEnabled");
    }

    /** Sets {@code llmSemanticMatchingEnabled}. */
    public Configuration llmSemanticMatchingEnabled(Boolean value) {
        set("llmSemanticMatchingEnabled", value);
        return this;
    }

    /** {@code llmVcrStrict}. */
    public Boolean llmVcrStrict() {
        return flag("llmVcrStrict");
    }

    /** Sets {@code llmVcrStrict}. */
    public Configuration llmVcrStrict(Boolean value) {
        set("llmVcrStrict", value);
        return this;
    }

    /** {@code loadGenerationEnabled}. */
    public Boolean loadGenerationEnabled() {
        return flag("loadGenerationEnabled");
    }

    /** Sets {@code loadGenerationEnabled}. */
    public Configuration loadGenerationEnabled(Boolean value) {
        set("loadGenerationEnabled", value);
        return this;
    }

    /** {@code loadGenerationMaxConcurrentScenarios}. */
    public Integer loadGenerationMaxConcurrentScenarios() {
        return integer("loadGenerationMaxConcurrentScenarios");
    }

    /** Sets {@code loadGenerationMaxConcurrentScenarios}. */
    public Configuration loadGenerationMaxConcurrentScenarios(Integer value) {
        set("loadGenerationMaxConcurrentScenarios", value);
        return this;
    }

    /** {@code loadGenerationMaxDurationMillis}. */
    public Long loadGenerationMaxDurationMillis() {
        return longInteger("loadGenerationMaxDurationMillis");
    }

    /** Sets {@code loadGenerationMaxDurationMillis}. */
    public Configuration loadGenerationMaxDurationMillis(Long value) {
        set("loadGenerationMaxDurationMillis", value);
        return this;
    }

    /** {@code loadGenerationMaxInFlightRequests}. */
    public Integer loadGenerationMaxInFlightRequests() {
        return integer("loadGenerationMaxInFlightRequests");
    }

    /** Sets {@code loadGenerationMaxInFlightRequests}. */
    public Configuration loadGenerationMaxInFlightRequests(Integer value) {
        set("loadGenerationMaxInFlightRequests", value);
        return this;
    }

    /** {@code loadGenerationMaxRate}. */
    public Double loadGenerationMaxRate() {
        return decimal("loadGenerationMaxRate");
    }

    /** Sets {@code loadGenerationMaxRate}. */
    public Configuration loadGenerationMaxRate(Double value) {
        set("loadGenerationMaxRate", value);
        return this;
    }

    /** {@code loadGenerationMaxRequestsPerSecond}. */
    public Integer loadGenerationMaxRequestsPerSecond() {
        return integer("loadGenerationMaxRequestsPerSecond");
    }

    /** Sets {@code loadGenerationMaxRequestsPerSecond}. */
    public Configuration loadGenerationMaxRequestsPerSecond(Integer value) {
        set("loadGenerationMaxRequestsPerSecond", value);
        return this;
    }

    /** {@code loadGenerationMaxStages}. */
    public Integer loadGenerationMaxStages() {
        return integer("loadGenerationMaxStages");
    }

    /** Sets {@code loadGenerationMaxStages}. */
    public Configuration loadGenerationMaxStages(Integer value) {
        set("loadGenerationMaxStages", value);
        return this;
    }

    /** {@code loadGenerationMaxSteps}. */
    public Integer loadGenerationMaxSteps() {
        return integer("loadGenerationMaxSteps");
    }

    /** Sets {@code loadGenerationMaxSteps}. */
    public Configuration loadGenerationMaxSteps(Integer value) {
        set("loadGenerationMaxSteps", value);
        return this;
    }

    /** {@code loadGenerationMaxVirtualUsers}. */
    public Integer loadGenerationMaxVirtualUsers() {
        return integer("loadGenerationMaxVirtualUsers");
    }

    /** Sets {@code loadGenerationMaxVirtualUsers}. */
    public Configuration loadGenerationMaxVirtualUsers(Integer value) {
        set("loadGenerationMaxVirtualUsers", value);
        return this;
    }

    /** {@code loadGenerationMetricLabels}. */
    public String loadGenerationMetricLabels() {
        return text("loadGenerationMetricLabels");
    }

    /** Sets {@code loadGenerationMetricLabels}. */
    public Configuration loadGenerationMetricLabels(String value) {
        set("loadGenerationMetricLabels", value);
        return this;
    }

    /** {@code loadGenerationSuppressEventLog}. */
    public Boolean loadGenerationSuppressEventLog() {
        return flag("loadGenerationSuppressEventLog");
    }

    /** Sets {@code loadGenerationSuppressEventLog}. */
    public Configuration loadGenerationSuppressEventLog(Boolean value) {
        set("loadGenerationSuppressEventLog", value);
        return this;
    }

    /** {@code loadScenarioInitializationJsonPath}. */
    public String loadScenarioInitializationJsonPath() {
        return text("loadScenarioInitializationJsonPath");
    }

    /** Sets {@code loadScenarioInitializationJsonPath}. */
    public Configuration loadScenarioInitializationJsonPath(String value) {
        set("loadScenarioInitializationJsonPath", value);
        return this;
    }

    /** {@code localBoundIP}. */
    public String localBoundIP() {
        return text("localBoundIP");
    }

    /** Sets {@code localBoundIP}. */
    public Configuration localBoundIP(String value) {
        set("localBoundIP", value);
        return this;
    }

    /** {@code logLevel}. */
    public String logLevel() {
        return text("logLevel");
    }

    /** Sets {@code logLevel}. */
    public Configuration logLevel(Enum<?> value) {
        set("logLevel", value);
        return this;
    }

    /** Sets {@code logLevel}. */
    public Configuration logLevel(String value) {
        set("logLevel", value);
        return this;
    }

    /** {@code logRawNetworkTraffic}. */
    public Boolean logRawNetworkTraffic() {
        return flag("logRawNetworkTraffic");
    }

    /** Sets {@code logRawNetworkTraffic}. */
    public Configuration logRawNetworkTraffic(Boolean value) {
        set("logRawNetworkTraffic", value);
        return this;
    }

    /** {@code matchBinaryExpectationsWhenProxying}. */
    public Boolean matchBinaryExpectationsWhenProxying() {
        return flag("matchBinaryExpectationsWhenProxying");
    }

    /** Sets {@code matchBinaryExpectationsWhenProxying}. */
    public Configuration matchBinaryExpectationsWhenProxying(Boolean value) {
        set("matchBinaryExpectationsWhenProxying", value);
        return this;
    }

    /** {@code matchersFailFast}. */
    public Boolean matchersFailFast() {
        return flag("matchersFailFast");
    }

    /** Sets {@code matchersFailFast}. */
    public Configuration matchersFailFast(Boolean value) {
        set("matchersFailFast", value);
        return this;
    }

    /** {@code matchExactCase}. */
    public Boolean matchExactCase() {
        return flag("matchExactCase");
    }

    /** Sets {@code matchExactCase}. */
    public Configuration matchExactCase(Boolean value) {
        set("matchExactCase", value);
        return this;
    }

    /** {@code matchNamespaceHeader}. */
    public String matchNamespaceHeader() {
        return text("matchNamespaceHeader");
    }

    /** Sets {@code matchNamespaceHeader}. */
    public Configuration matchNamespaceHeader(String value) {
        set("matchNamespaceHeader", value);
        return this;
    }

    /** {@code maxChunkSize}. */
    public Integer maxChunkSize() {
        return integer("maxChunkSize");
    }

    /** Sets {@code maxChunkSize}. */
    public Configuration maxChunkSize(Integer value) {
        set("maxChunkSize", value);
        return this;
    }

    /** {@code maxEventLogSizeInBytes}. */
    public Long maxEventLogSizeInBytes() {
        return longInteger("maxEventLogSizeInBytes");
    }

    /** Sets {@code maxEventLogSizeInBytes}. */
    public Configuration maxEventLogSizeInBytes(Long value) {
        set("maxEventLogSizeInBytes", value);
        return this;
    }

    /** {@code maxExpectations}. */
    public Integer maxExpectations() {
        return integer("maxExpectations");
    }

    /** Sets {@code maxExpectations}. */
    public Configuration maxExpectations(Integer value) {
        set("maxExpectations", value);
        return this;
    }

    /** {@code maxExpectationsSizeInBytes}. */
    public Long maxExpectationsSizeInBytes() {
        return longInteger("maxExpectationsSizeInBytes");
    }

    /** Sets {@code maxExpectationsSizeInBytes}. */
    public Configuration maxExpectationsSizeInBytes(Long value) {
        set("maxExpectationsSizeInBytes", value);
        return this;
    }

    /** {@code maxFutureTimeout}. */
    public Long maxFutureTimeoutInMillis() {
        return longInteger("maxFutureTimeout");
    }

    /** Sets {@code maxFutureTimeout}. */
    public Configuration maxFutureTimeoutInMillis(Long value) {
        set("maxFutureTimeout", value);
        return this;
    }

    /** {@code maxGrpcMessageSize}. */
    public Integer maxGrpcMessageSize() {
        return integer("maxGrpcMessageSize");
    }

    /** Sets {@code maxGrpcMessageSize}. */
    public Configuration maxGrpcMessageSize(Integer value) {
        set("maxGrpcMessageSize", value);
        return this;
    }

    /** {@code maxHeaderSize}. */
    public Integer maxHeaderSize() {
        return integer("maxHeaderSize");
    }

    /** Sets {@code maxHeaderSize}. */
    public Configuration maxHeaderSize(Integer value) {
        set("maxHeaderSize", value);
        return this;
    }

    /** {@code maximumNumberOfRequestToReturnInVerificationFailure}. */
    public Integer maximumNumberOfRequestToReturnInVerificationFailure() {
        return integer("maximumNumberOfRequestToReturnInVerificationFailure");
    }

    /** Sets {@code maximumNumberOfRequestToReturnInVerificationFailure}. */
    public Configuration maximumNumberOfRequestToReturnInVerificationFailure(Integer value) {
        set("maximumNumberOfRequestToReturnInVerificationFailure", value);
        return this;
    }

    /** {@code maxInboundConnections}. */
    public Integer maxInboundConnections() {
        return integer("maxInboundConnections");
    }

    /** Sets {@code maxInboundConnections}. */
    public Configuration maxInboundConnections(Integer value) {
        set("maxInboundConnections", value);
        return this;
    }

    /** {@code maxInitialLineLength}. */
    public Integer maxInitialLineLength() {
        return integer("maxInitialLineLength");
    }

    /** Sets {@code maxInitialLineLength}. */
    public Configuration maxInitialLineLength(Integer value) {
        set("maxInitialLineLength", value);
        return this;
    }

    /** {@code maxLlmConversationBodySize}. */
    public Integer maxLlmConversationBodySize() {
        return integer("maxLlmConversationBodySize");
    }

    /** Sets {@code maxLlmConversationBodySize}. */
    public Configuration maxLlmConversationBodySize(Integer value) {
        set("maxLlmConversationBodySize", value);
        return this;
    }

    /** {@code maxLogEntries}. */
    public Integer maxLogEntries() {
        return integer("maxLogEntries");
    }

    /** Sets {@code maxLogEntries}. */
    public Configuration maxLogEntries(Integer value) {
        set("maxLogEntries", value);
        return this;
    }

    /** {@code maxLoggedBodyBytes}. */
    public Integer maxLoggedBodyBytes() {
        return integer("maxLoggedBodyBytes");
    }

    /** Sets {@code maxLoggedBodyBytes}. */
    public Configuration maxLoggedBodyBytes(Integer value) {
        set("maxLoggedBodyBytes", value);
        return this;
    }

    /** {@code maxLoggedMatchFailures}. */
    public Integer maxLoggedMatchFailures() {
        return integer("maxLoggedMatchFailures");
    }

    /** Sets {@code maxLoggedMatchFailures}. */
    public Configuration maxLoggedMatchFailures(Integer value) {
        set("maxLoggedMatchFailures", value);
        return this;
    }

    /** {@code maxOpenAiResponsesSizeInBytes}. */
    public Long maxOpenAiResponsesSizeInBytes() {
        return longInteger("maxOpenAiResponsesSizeInBytes");
    }

    /** Sets {@code maxOpenAiResponsesSizeInBytes}. */
    public Configuration maxOpenAiResponsesSizeInBytes(Long value) {
        set("maxOpenAiResponsesSizeInBytes", value);
        return this;
    }

    /** {@code maxPendingDelayedResponses}. */
    public Integer maxPendingDelayedResponses() {
        return integer("maxPendingDelayedResponses");
    }

    /** Sets {@code maxPendingDelayedResponses}. */
    public Configuration maxPendingDelayedResponses(Integer value) {
        set("maxPendingDelayedResponses", value);
        return this;
    }

    /** {@code maxQueuedTemplateActions}. */
    public Integer maxQueuedTemplateActions() {
        return integer("maxQueuedTemplateActions");
    }

    /** Sets {@code maxQueuedTemplateActions}. */
    public Configuration maxQueuedTemplateActions(Integer value) {
        set("maxQueuedTemplateActions", value);
        return this;
    }

    /** {@code maxRequestBodySize}. */
    public Integer maxRequestBodySize() {
        return integer("maxRequestBodySize");
    }

    /** Sets {@code maxRequestBodySize}. */
    public Configuration maxRequestBodySize(Integer value) {
        set("maxRequestBodySize", value);
        return this;
    }

    /** {@code maxResponseBodySize}. */
    public Integer maxResponseBodySize() {
        return integer("maxResponseBodySize");
    }

    /** Sets {@code maxResponseBodySize}. */
    public Configuration maxResponseBodySize(Integer value) {
        set("maxResponseBodySize", value);
        return this;
    }

    /** {@code maxSocketTimeout}. */
    public Long maxSocketTimeoutInMillis() {
        return longInteger("maxSocketTimeout");
    }

    /** Sets {@code maxSocketTimeout}. */
    public Configuration maxSocketTimeoutInMillis(Long value) {
        set("maxSocketTimeout", value);
        return this;
    }

    /** {@code maxStreamingCaptureBytes}. */
    public Integer maxStreamingCaptureBytes() {
        return integer("maxStreamingCaptureBytes");
    }

    /** Sets {@code maxStreamingCaptureBytes}. */
    public Configuration maxStreamingCaptureBytes(Integer value) {
        set("maxStreamingCaptureBytes", value);
        return this;
    }

    /** {@code maxSubjectAlternativeNames}. */
    public Integer maxSubjectAlternativeNames() {
        return integer("maxSubjectAlternativeNames");
    }

    /** Sets {@code maxSubjectAlternativeNames}. */
    public Configuration maxSubjectAlternativeNames(Integer value) {
        set("maxSubjectAlternativeNames", value);
        return this;
    }

    /** {@code maxWebSocketExpectations}. */
    public Integer maxWebSocketExpectations() {
        return integer("maxWebSocketExpectations");
    }

    /** Sets {@code maxWebSocketExpectations}. */
    public Configuration maxWebSocketExpectations(Integer value) {
        set("maxWebSocketExpectations", value);
        return this;
    }

    /** {@code mcpEnabled}. */
    public Boolean mcpEnabled() {
        return flag("mcpEnabled");
    }

    /** Sets {@code mcpEnabled}. */
    public Configuration mcpEnabled(Boolean value) {
        set("mcpEnabled", value);
        return this;
    }

    /** {@code memoryUsageCsvDirectory}. */
    public String memoryUsageCsvDirectory() {
        return text("memoryUsageCsvDirectory");
    }

    /** Sets {@code memoryUsageCsvDirectory}. */
    public Configuration memoryUsageCsvDirectory(String value) {
        set("memoryUsageCsvDirectory", value);
        return this;
    }

    /** {@code metricsEnabled}. */
    public Boolean metricsEnabled() {
        return flag("metricsEnabled");
    }

    /** Sets {@code metricsEnabled}. */
    public Configuration metricsEnabled(Boolean value) {
        set("metricsEnabled", value);
        return this;
    }

    /** {@code metricsRequestDurationRouteLabels}. */
    public Boolean metricsRequestDurationRouteLabels() {
        return flag("metricsRequestDurationRouteLabels");
    }

    /** Sets {@code metricsRequestDurationRouteLabels}. */
    public Configuration metricsRequestDurationRouteLabels(Boolean value) {
        set("metricsRequestDurationRouteLabels", value);
        return this;
    }

    /** {@code mustacheDisallowedText}. */
    public String mustacheDisallowedText() {
        return text("mustacheDisallowedText");
    }

    /** Sets {@code mustacheDisallowedText}. */
    public Configuration mustacheDisallowedText(String value) {
        set("mustacheDisallowedText", value);
        return this;
    }

    /** {@code nioEventLoopThreadCount}. */
    public Integer nioEventLoopThreadCount() {
        return integer("nioEventLoopThreadCount");
    }

    /** Sets {@code nioEventLoopThreadCount}. */
    public Configuration nioEventLoopThreadCount(Integer value) {
        set("nioEventLoopThreadCount", value);
        return this;
    }

    /** {@code noProxyHosts}. */
    public String noProxyHosts() {
        return text("noProxyHosts");
    }

    /** Sets {@code noProxyHosts}. */
    public Configuration noProxyHosts(String value) {
        set("noProxyHosts", value);
        return this;
    }

    /** {@code openAPIContextPathPrefix}. */
    public String openAPIContextPathPrefix() {
        return text("openAPIContextPathPrefix");
    }

    /** Sets {@code openAPIContextPathPrefix}. */
    public Configuration openAPIContextPathPrefix(String value) {
        set("openAPIContextPathPrefix", value);
        return this;
    }

    /** {@code openAPIResponseValidation}. */
    public Boolean openAPIResponseValidation() {
        return flag("openAPIResponseValidation");
    }

    /** Sets {@code openAPIResponseValidation}. */
    public Configuration openAPIResponseValidation(Boolean value) {
        set("openAPIResponseValidation", value);
        return this;
    }

    /** {@code otelEndpoint}. */
    public String otelEndpoint() {
        return text("otelEndpoint");
    }

    /** Sets {@code otelEndpoint}. */
    public Configuration otelEndpoint(String value) {
        set("otelEndpoint", value);
        return this;
    }

    /** {@code otelGenerateTraceId}. */
    public Boolean otelGenerateTraceId() {
        return flag("otelGenerateTraceId");
    }

    /** Sets {@code otelGenerateTraceId}. */
    public Configuration otelGenerateTraceId(Boolean value) {
        set("otelGenerateTraceId", value);
        return this;
    }

    /** {@code otelMetricsEnabled}. */
    public Boolean otelMetricsEnabled() {
        return flag("otelMetricsEnabled");
    }

    /** Sets {@code otelMetricsEnabled}. */
    public Configuration otelMetricsEnabled(Boolean value) {
        set("otelMetricsEnabled", value);
        return this;
    }

    /** {@code otelMetricsExportIntervalSeconds}. */
    public Long otelMetricsExportIntervalSeconds() {
        return longInteger("otelMetricsExportIntervalSeconds");
    }

    /** Sets {@code otelMetricsExportIntervalSeconds}. */
    public Configuration otelMetricsExportIntervalSeconds(Long value) {
        set("otelMetricsExportIntervalSeconds", value);
        return this;
    }

    /** {@code otelMetricsTemporality}. */
    public String otelMetricsTemporality() {
        return text("otelMetricsTemporality");
    }

    /** Sets {@code otelMetricsTemporality}. */
    public Configuration otelMetricsTemporality(String value) {
        set("otelMetricsTemporality", value);
        return this;
    }

    /** {@code otelPropagateTraceContext}. */
    public Boolean otelPropagateTraceContext() {
        return flag("otelPropagateTraceContext");
    }

    /** Sets {@code otelPropagateTraceContext}. */
    public Configuration otelPropagateTraceContext(Boolean value) {
        set("otelPropagateTraceContext", value);
        return this;
    }

    /** {@code otelTracesEnabled}. */
    public Boolean otelTracesEnabled() {
        return flag("otelTracesEnabled");
    }

    /** Sets {@code otelTracesEnabled}. */
    public Configuration otelTracesEnabled(Boolean value) {
        set("otelTracesEnabled", value);
        return this;
    }

    /** {@code outputMemoryUsageCsv}. */
    public Boolean outputMemoryUsageCsv() {
        return flag("outputMemoryUsageCsv");
    }

    /** Sets {@code outputMemoryUsageCsv}. */
    public Configuration outputMemoryUsageCsv(Boolean value) {
        set("outputMemoryUsageCsv", value);
        return this;
    }

    /** {@code perExpectationMetricsEnabled}. */
    public Boolean perExpectationMetricsEnabled() {
        return flag("perExpectationMetricsEnabled");
    }

    /** Sets {@code perExpectationMetricsEnabled}. */
    public Configuration perExpectationMetricsEnabled(Boolean value) {
        set("perExpectationMetricsEnabled", value);
        return this;
    }

    /** {@code persistedExpectationsPath}. */
    public String persistedExpectationsPath() {
        return text("persistedExpectationsPath");
    }

    /** Sets {@code persistedExpectationsPath}. */
    public Configuration persistedExpectationsPath(String value) {
        set("persistedExpectationsPath", value);
        return this;
    }

    /** {@code persistedRecordedExpectationsPath}. */
    public String persistedRecordedExpectationsPath() {
        return text("persistedRecordedExpectationsPath");
    }

    /** Sets {@code persistedRecordedExpectationsPath}. */
    public Configuration persistedRecordedExpectationsPath(String value) {
        set("persistedRecordedExpectationsPath", value);
        return this;
    }

    /** {@code persistedRecordedRequestsPath}. */
    public String persistedRecordedRequestsPath() {
        return text("persistedRecordedRequestsPath");
    }

    /** Sets {@code persistedRecordedRequestsPath}. */
    public Configuration persistedRecordedRequestsPath(String value) {
        set("persistedRecordedRequestsPath", value);
        return this;
    }

    /** {@code persistExpectations}. */
    public Boolean persistExpectations() {
        return flag("persistExpectations");
    }

    /** Sets {@code persistExpectations}. */
    public Configuration persistExpectations(Boolean value) {
        set("persistExpectations", value);
        return this;
    }

    /** {@code persistRecordedExpectations}. */
    public Boolean persistRecordedExpectations() {
        return flag("persistRecordedExpectations");
    }

    /** Sets {@code persistRecordedExpectations}. */
    public Configuration persistRecordedExpectations(Boolean value) {
        set("persistRecordedExpectations", value);
        return this;
    }

    /** {@code persistRecordedRequestsToDisk}. */
    public Boolean persistRecordedRequestsToDisk() {
        return flag("persistRecordedRequestsToDisk");
    }

    /** Sets {@code persistRecordedRequestsToDisk}. */
    public Configuration persistRecordedRequestsToDisk(Boolean value) {
        set("persistRecordedRequestsToDisk", value);
        return this;
    }

    /** {@code preemptionSimulationMaxDrainMillis}. */
    public Long preemptionSimulationMaxDrainMillis() {
        return longInteger("preemptionSimulationMaxDrainMillis");
    }

    /** Sets {@code preemptionSimulationMaxDrainMillis}. */
    public Configuration preemptionSimulationMaxDrainMillis(Long value) {
        set("preemptionSimulationMaxDrainMillis", value);
        return this;
    }

    /** {@code preventCertificateDynamicUpdate}. */
    public Boolean preventCertificateDynamicUpdate() {
        return flag("preventCertificateDynamicUpdate");
    }

    /** Sets {@code preventCertificateDynamicUpdate}. */
    public Configuration preventCertificateDynamicUpdate(Boolean value) {
        set("preventCertificateDynamicUpdate", value);
        return this;
    }

    /** {@code privateKeyPath}. */
    public String privateKeyPath() {
        return text("privateKeyPath");
    }

    /** Sets {@code privateKeyPath}. */
    public Configuration privateKeyPath(String value) {
        set("privateKeyPath", value);
        return this;
    }

    /** {@code proactivelyInitialiseTLS}. */
    public Boolean proactivelyInitialiseTLS() {
        return flag("proactivelyInitialiseTLS");
    }

    /** Sets {@code proactivelyInitialiseTLS}. */
    public Configuration proactivelyInitialiseTLS(Boolean value) {
        set("proactivelyInitialiseTLS", value);
        return this;
    }

    /** {@code prometheusRemoteWriteBasicAuthPassword}. */
    public String prometheusRemoteWriteBasicAuthPassword() {
        return text("prometheusRemoteWriteBasicAuthPassword");
    }

    /** Sets {@code prometheusRemoteWriteBasicAuthPassword}. */
    public Configuration prometheusRemoteWriteBasicAuthPassword(String value) {
        set("prometheusRemoteWriteBasicAuthPassword", value);
        return this;
    }

    /** {@code prometheusRemoteWriteBasicAuthUsername}. */
    public String prometheusRemoteWriteBasicAuthUsername() {
        return text("prometheusRemoteWriteBasicAuthUsername");
    }

    /** Sets {@code prometheusRemoteWriteBasicAuthUsername}. */
    public Configuration prometheusRemoteWriteBasicAuthUsername(String value) {
        set("prometheusRemoteWriteBasicAuthUsername", value);
        return this;
    }

    /** {@code prometheusRemoteWriteBearerToken}. */
    public String prometheusRemoteWriteBearerToken() {
        return text("prometheusRemoteWriteBearerToken");
    }

    /** Sets {@code prometheusRemoteWriteBearerToken}. */
    public Configuration prometheusRemoteWriteBearerToken(String value) {
        set("prometheusRemoteWriteBearerToken", value);
        return this;
    }

    /** {@code prometheusRemoteWriteEnabled}. */
    public Boolean prometheusRemoteWriteEnabled() {
        return flag("prometheusRemoteWriteEnabled");
    }

    /** Sets {@code prometheusRemoteWriteEnabled}. */
    public Configuration prometheusRemoteWriteEnabled(Boolean value) {
        set("prometheusRemoteWriteEnabled", value);
        return this;
    }

    /** {@code prometheusRemoteWriteHeaders}. */
    public String prometheusRemoteWriteHeaders() {
        return text("prometheusRemoteWriteHeaders");
    }

    /** Sets {@code prometheusRemoteWriteHeaders}. */
    public Configuration prometheusRemoteWriteHeaders(String value) {
        set("prometheusRemoteWriteHeaders", value);
        return this;
    }

    /** {@code prometheusRemoteWriteIntervalSeconds}. */
    public Long prometheusRemoteWriteIntervalSeconds() {
        return longInteger("prometheusRemoteWriteIntervalSeconds");
    }

    /** Sets {@code prometheusRemoteWriteIntervalSeconds}. */
    public Configuration prometheusRemoteWriteIntervalSeconds(Long value) {
        set("prometheusRemoteWriteIntervalSeconds", value);
        return this;
    }

    /** {@code prometheusRemoteWriteProtocolVersion}. */
    public String prometheusRemoteWriteProtocolVersion() {
        return text("prometheusRemoteWriteProtocolVersion");
    }

    /** Sets {@code prometheusRemoteWriteProtocolVersion}. */
    public Configuration prometheusRemoteWriteProtocolVersion(String value) {
        set("prometheusRemoteWriteProtocolVersion", value);
        return this;
    }

    /** {@code prometheusRemoteWriteUrl}. */
    public String prometheusRemoteWriteUrl() {
        return text("prometheusRemoteWriteUrl");
    }

    /** Sets {@code prometheusRemoteWriteUrl}. */
    public Configuration prometheusRemoteWriteUrl(String value) {
        set("prometheusRemoteWriteUrl", value);
        return this;
    }

    /** {@code proxyAuthenticationPassword}. */
    public String proxyAuthenticationPassword() {
        return text("proxyAuthenticationPassword");
    }

    /** Sets {@code proxyAuthenticationPassword}. */
    public Configuration proxyAuthenticationPassword(String value) {
        set("proxyAuthenticationPassword", value);
        return this;
    }

    /** {@code proxyAuthenticationRealm}. */
    public String proxyAuthenticationRealm() {
        return text("proxyAuthenticationRealm");
    }

    /** Sets {@code proxyAuthenticationRealm}. */
    public Configuration proxyAuthenticationRealm(String value) {
        set("proxyAuthenticationRealm", value);
        return this;
    }

    /** {@code proxyAuthenticationUsername}. */
    public String proxyAuthenticationUsername() {
        return text("proxyAuthenticationUsername");
    }

    /** Sets {@code proxyAuthenticationUsername}. */
    public Configuration proxyAuthenticationUsername(String value) {
        set("proxyAuthenticationUsername", value);
        return this;
    }

    /** {@code proxyPass}. */
    public String proxyPass() {
        return text("proxyPass");
    }

    /** Sets {@code proxyPass}. */
    public Configuration proxyPass(String value) {
        set("proxyPass", value);
        return this;
    }

    /** {@code proxyRemoteHost}. */
    public String proxyRemoteHost() {
        return text("proxyRemoteHost");
    }

    /** Sets {@code proxyRemoteHost}. */
    public Configuration proxyRemoteHost(String value) {
        set("proxyRemoteHost", value);
        return this;
    }

    /** {@code proxyRemotePort}. */
    public Integer proxyRemotePort() {
        return integer("proxyRemotePort");
    }

    /** Sets {@code proxyRemotePort}. */
    public Configuration proxyRemotePort(Integer value) {
        set("proxyRemotePort", value);
        return this;
    }

    /** {@code proxySetup}. */
    public Boolean proxySetup() {
        return flag("proxySetup");
    }

    /** Sets {@code proxySetup}. */
    public Configuration proxySetup(Boolean value) {
        set("proxySetup", value);
        return this;
    }

    /** {@code proxySetupLogging}. */
    public Boolean proxySetupLogging() {
        return flag("proxySetupLogging");
    }

    /** Sets {@code proxySetupLogging}. */
    public Configuration proxySetupLogging(Boolean value) {
        set("proxySetupLogging", value);
        return this;
    }

    /** {@code rateLimitMaxNamedQuotas}. */
    public Integer rateLimitMaxNamedQuotas() {
        return integer("rateLimitMaxNamedQuotas");
    }

    /** Sets {@code rateLimitMaxNamedQuotas}. */
    public Configuration rateLimitMaxNamedQuotas(Integer value) {
        set("rateLimitMaxNamedQuotas", value);
        return this;
    }

    /** {@code recordedBodyFilesDirectory}. */
    public String recordedBodyFilesDirectory() {
        return text("recordedBodyFilesDirectory");
    }

    /** Sets {@code recordedBodyFilesDirectory}. */
    public Configuration recordedBodyFilesDirectory(String value) {
        set("recordedBodyFilesDirectory", value);
        return this;
    }

    /** {@code redactSecretsInLog}. */
    public Boolean redactSecretsInLog() {
        return flag("redactSecretsInLog");
    }

    /** Sets {@code redactSecretsInLog}. */
    public Configuration redactSecretsInLog(Boolean value) {
        set("redactSecretsInLog", value);
        return this;
    }

    /** {@code redactSecretsInRecordedExpectations}. */
    public Boolean redactSecretsInRecordedExpectations() {
        return flag("redactSecretsInRecordedExpectations");
    }

    /** Sets {@code redactSecretsInRecordedExpectations}. */
    public Configuration redactSecretsInRecordedExpectations(Boolean value) {
        set("redactSecretsInRecordedExpectations", value);
        return this;
    }

    /** {@code regexMatchingTimeoutMillis}. */
    public Long regexMatchingTimeoutMillis() {
        return longInteger("regexMatchingTimeoutMillis");
    }

    /** Sets {@code regexMatchingTimeoutMillis}. */
    public Configuration regexMatchingTimeoutMillis(Long value) {
        set("regexMatchingTimeoutMillis", value);
        return this;
    }

    /** {@code responseWriteStallTimeoutMillis}. */
    public Long responseWriteStallTimeoutMillis() {
        return longInteger("responseWriteStallTimeoutMillis");
    }

    /** Sets {@code responseWriteStallTimeoutMillis}. */
    public Configuration responseWriteStallTimeoutMillis(Long value) {
        set("responseWriteStallTimeoutMillis", value);
        return this;
    }

    /** {@code ringBufferSize}. */
    public Integer ringBufferSize() {
        return integer("ringBufferSize");
    }

    /** Sets {@code ringBufferSize}. */
    public Configuration ringBufferSize(Integer value) {
        set("ringBufferSize", value);
        return this;
    }

    /** {@code sloTrackingEnabled}. */
    public Boolean sloTrackingEnabled() {
        return flag("sloTrackingEnabled");
    }

    /** Sets {@code sloTrackingEnabled}. */
    public Configuration sloTrackingEnabled(Boolean value) {
        set("sloTrackingEnabled", value);
        return this;
    }

    /** {@code sloWindowMaxSamples}. */
    public Integer sloWindowMaxSamples() {
        return integer("sloWindowMaxSamples");
    }

    /** Sets {@code sloWindowMaxSamples}. */
    public Configuration sloWindowMaxSamples(Integer value) {
        set("sloWindowMaxSamples", value);
        return this;
    }

    /** {@code sloWindowRetentionMillis}. */
    public Long sloWindowRetentionMillis() {
        return longInteger("sloWindowRetentionMillis");
    }

    /** Sets {@code sloWindowRetentionMillis}. */
    public Configuration sloWindowRetentionMillis(Long value) {
        set("sloWindowRetentionMillis", value);
        return this;
    }

    /** {@code slowRequestThresholdMillis}. */
    public Long slowRequestThresholdMillis() {
        return longInteger("slowRequestThresholdMillis");
    }

    /** Sets {@code slowRequestThresholdMillis}. */
    public Configuration slowRequestThresholdMillis(Long value) {
        set("slowRequestThresholdMillis", value);
        return this;
    }

    /** {@code soBacklog}. */
    public Integer soBacklog() {
        return integer("soBacklog");
    }

    /** Sets {@code soBacklog}. */
    public Configuration soBacklog(Integer value) {
        set("soBacklog", value);
        return this;
    }

    /** {@code socketConnectionTimeout}. */
    public Long socketConnectionTimeoutInMillis() {
        return longInteger("socketConnectionTimeout");
    }

    /** Sets {@code socketConnectionTimeout}. */
    public Configuration socketConnectionTimeoutInMillis(Long value) {
        set("socketConnectionTimeout", value);
        return this;
    }

    /** {@code sslCertificateDomainName}. */
    public String sslCertificateDomainName() {
        return text("sslCertificateDomainName");
    }

    /** Sets {@code sslCertificateDomainName}. */
    public Configuration sslCertificateDomainName(String value) {
        set("sslCertificateDomainName", value);
        return this;
    }

    /** {@code sslCertificateLeafValidityInDays}. */
    public Integer sslCertificateLeafValidityInDays() {
        return integer("sslCertificateLeafValidityInDays");
    }

    /** Sets {@code sslCertificateLeafValidityInDays}. */
    public Configuration sslCertificateLeafValidityInDays(Integer value) {
        set("sslCertificateLeafValidityInDays", value);
        return this;
    }

    /** {@code sslSubjectAlternativeNameDomains}. */
    public String sslSubjectAlternativeNameDomains() {
        return text("sslSubjectAlternativeNameDomains");
    }

    /** Sets {@code sslSubjectAlternativeNameDomains}. */
    public Configuration sslSubjectAlternativeNameDomains(String value) {
        set("sslSubjectAlternativeNameDomains", value);
        return this;
    }

    /** {@code sslSubjectAlternativeNameIps}. */
    public String sslSubjectAlternativeNameIps() {
        return text("sslSubjectAlternativeNameIps");
    }

    /** Sets {@code sslSubjectAlternativeNameIps}. */
    public Configuration sslSubjectAlternativeNameIps(String value) {
        set("sslSubjectAlternativeNameIps", value);
        return this;
    }

    /** {@code startupWarmup}. */
    public Boolean startupWarmup() {
        return flag("startupWarmup");
    }

    /** Sets {@code startupWarmup}. */
    public Configuration startupWarmup(Boolean value) {
        set("startupWarmup", value);
        return this;
    }

    /** {@code stateBackend}. */
    public String stateBackend() {
        return text("stateBackend");
    }

    /** Sets {@code stateBackend}. */
    public Configuration stateBackend(String value) {
        set("stateBackend", value);
        return this;
    }

    /** {@code staticFilesDirectory}. */
    public String staticFilesDirectory() {
        return text("staticFilesDirectory");
    }

    /** Sets {@code staticFilesDirectory}. */
    public Configuration staticFilesDirectory(String value) {
        set("staticFilesDirectory", value);
        return this;
    }

    /** {@code stopDrainMillis}. */
    public Long stopDrainMillis() {
        return longInteger("stopDrainMillis");
    }

    /** Sets {@code stopDrainMillis}. */
    public Configuration stopDrainMillis(Long value) {
        set("stopDrainMillis", value);
        return this;
    }

    /** {@code streamIdleTimeoutSeconds}. */
    public Integer streamIdleTimeoutSeconds() {
        return integer("streamIdleTimeoutSeconds");
    }

    /** Sets {@code streamIdleTimeoutSeconds}. */
    public Configuration streamIdleTimeoutSeconds(Integer value) {
        set("streamIdleTimeoutSeconds", value);
        return this;
    }

    /** {@code streamingResponsesEnabled}. */
    public Boolean streamingResponsesEnabled() {
        return flag("streamingResponsesEnabled");
    }

    /** Sets {@code streamingResponsesEnabled}. */
    public Configuration streamingResponsesEnabled(Boolean value) {
        set("streamingResponsesEnabled", value);
        return this;
    }

    /** {@code templateFailureAsServerError}. */
    public Boolean templateFailureAsServerError() {
        return flag("templateFailureAsServerError");
    }

    /** Sets {@code templateFailureAsServerError}. */
    public Configuration templateFailureAsServerError(Boolean value) {
        set("templateFailureAsServerError", value);
        return this;
    }

    /** {@code templateFakerSeed}. */
    public Long templateFakerSeed() {
        return longInteger("templateFakerSeed");
    }

    /** Sets {@code templateFakerSeed}. */
    public Configuration templateFakerSeed(Long value) {
        set("templateFakerSeed", value);
        return this;
    }

    /** {@code templateSystemValueAllowList}. */
    public String templateSystemValueAllowList() {
        return text("templateSystemValueAllowList");
    }

    /** Sets {@code templateSystemValueAllowList}. */
    public Configuration templateSystemValueAllowList(String value) {
        set("templateSystemValueAllowList", value);
        return this;
    }

    /** {@code templatizeRecordedValues}. */
    public Boolean templatizeRecordedValues() {
        return flag("templatizeRecordedValues");
    }

    /** Sets {@code templatizeRecordedValues}. */
    public Configuration templatizeRecordedValues(Boolean value) {
        set("templatizeRecordedValues", value);
        return this;
    }

    /** {@code tlsAllowInsecureProtocols}. */
    public Boolean tlsAllowInsecureProtocols() {
        return flag("tlsAllowInsecureProtocols");
    }

    /** Sets {@code tlsAllowInsecureProtocols}. */
    public Configuration tlsAllowInsecureProtocols(Boolean value) {
        set("tlsAllowInsecureProtocols", value);
        return this;
    }

    /** {@code tlsMutualAuthenticationAllowBundledCa}. */
    public Boolean tlsMutualAuthenticationAllowBundledCa() {
        return flag("tlsMutualAuthenticationAllowBundledCa");
    }

    /** Sets {@code tlsMutualAuthenticationAllowBundledCa}. */
    public Configuration tlsMutualAuthenticationAllowBundledCa(Boolean value) {
        set("tlsMutualAuthenticationAllowBundledCa", value);
        return this;
    }

    /** {@code tlsMutualAuthenticationCertificateChain}. */
    public String tlsMutualAuthenticationCertificateChain() {
        return text("tlsMutualAuthenticationCertificateChain");
    }

    /** Sets {@code tlsMutualAuthenticationCertificateChain}. */
    public Configuration tlsMutualAuthenticationCertificateChain(String value) {
        set("tlsMutualAuthenticationCertificateChain", value);
        return this;
    }

    /** {@code tlsMutualAuthenticationRequired}. */
    public Boolean tlsMutualAuthenticationRequired() {
        return flag("tlsMutualAuthenticationRequired");
    }

    /** Sets {@code tlsMutualAuthenticationRequired}. */
    public Configuration tlsMutualAuthenticationRequired(Boolean value) {
        set("tlsMutualAuthenticationRequired", value);
        return this;
    }

    /** {@code tlsProtocols}. */
    public String tlsProtocols() {
        return text("tlsProtocols");
    }

    /** Sets {@code tlsProtocols}. */
    public Configuration tlsProtocols(String value) {
        set("tlsProtocols", value);
        return this;
    }

    /** {@code transparentProxyEbpf}. */
    public Boolean transparentProxyEbpf() {
        return flag("transparentProxyEbpf");
    }

    /** Sets {@code transparentProxyEbpf}. */
    public Configuration transparentProxyEbpf(Boolean value) {
        set("transparentProxyEbpf", value);
        return this;
    }

    /** {@code transparentProxyEbpfMapPath}. */
    public String transparentProxyEbpfMapPath() {
        return text("transparentProxyEbpfMapPath");
    }

    /** Sets {@code transparentProxyEbpfMapPath}. */
    public Configuration transparentProxyEbpfMapPath(String value) {
        set("transparentProxyEbpfMapPath", value);
        return this;
    }

    /** {@code transparentProxyEnabled}. */
    public Boolean transparentProxyEnabled() {
        return flag("transparentProxyEnabled");
    }

    /** Sets {@code transparentProxyEnabled}. */
    public Configuration transparentProxyEnabled(Boolean value) {
        set("transparentProxyEnabled", value);
        return this;
    }

    /** {@code transparentProxyTproxy}. */
    public Boolean transparentProxyTproxy() {
        return flag("transparentProxyTproxy");
    }

    /** Sets {@code transparentProxyTproxy}. */
    public Configuration transparentProxyTproxy(Boolean value) {
        set("transparentProxyTproxy", value);
        return this;
    }

    /** {@code useNativeTransport}. */
    public Boolean useNativeTransport() {
        return flag("useNativeTransport");
    }

    /** Sets {@code useNativeTransport}. */
    public Configuration useNativeTransport(Boolean value) {
        set("useNativeTransport", value);
        return this;
    }

    /** {@code useSemicolonAsQueryParameterSeparator}. */
    public Boolean useSemicolonAsQueryParameterSeparator() {
        return flag("useSemicolonAsQueryParameterSeparator");
    }

    /** Sets {@code useSemicolonAsQueryParameterSeparator}. */
    public Configuration useSemicolonAsQueryParameterSeparator(Boolean value) {
        set("useSemicolonAsQueryParameterSeparator", value);
        return this;
    }

    /** {@code validateProxyEnforce}. */
    public Boolean validateProxyEnforce() {
        return flag("validateProxyEnforce");
    }

    /** Sets {@code validateProxyEnforce}. */
    public Configuration validateProxyEnforce(Boolean value) {
        set("validateProxyEnforce", value);
        return this;
    }

    /** {@code validateProxyOpenAPISpec}. */
    public String validateProxyOpenAPISpec() {
        return text("validateProxyOpenAPISpec");
    }

    /** Sets {@code validateProxyOpenAPISpec}. */
    public Configuration validateProxyOpenAPISpec(String value) {
        set("validateProxyOpenAPISpec", value);
        return this;
    }

    /** {@code validateRequestsAgainstOpenApiSpec}. */
    public Boolean validateRequestsAgainstOpenApiSpec() {
        return flag("validateRequestsAgainstOpenApiSpec");
    }

    /** Sets {@code validateRequestsAgainstOpenApiSpec}. */
    public Configuration validateRequestsAgainstOpenApiSpec(Boolean value) {
        set("validateRequestsAgainstOpenApiSpec", value);
        return this;
    }

    /** {@code velocityDisallowClassLoading}. */
    public Boolean velocityDisallowClassLoading() {
        return flag("velocityDisallowClassLoading");
    }

    /** Sets {@code velocityDisallowClassLoading}. */
    public Configuration velocityDisallowClassLoading(Boolean value) {
        set("velocityDisallowClassLoading", value);
        return this;
    }

    /** {@code velocityDisallowedText}. */
    public String velocityDisallowedText() {
        return text("velocityDisallowedText");
    }

    /** Sets {@code velocityDisallowedText}. */
    public Configuration velocityDisallowedText(String value) {
        set("velocityDisallowedText", value);
        return this;
    }

    /** {@code velocityTemplateExecutionTimeout}. */
    public Long velocityTemplateExecutionTimeout() {
        return longInteger("velocityTemplateExecutionTimeout");
    }

    /** Sets {@code velocityTemplateExecutionTimeout}. */
    public Configuration velocityTemplateExecutionTimeout(Long value) {
        set("velocityTemplateExecutionTimeout", value);
        return this;
    }

    /** {@code wasmEnabled}. */
    public Boolean wasmEnabled() {
        return flag("wasmEnabled");
    }

    /** Sets {@code wasmEnabled}. */
    public Configuration wasmEnabled(Boolean value) {
        set("wasmEnabled", value);
        return this;
    }

    /** {@code wasmExecutionTimeoutMillis}. */
    public Long wasmExecutionTimeoutMillis() {
        return longInteger("wasmExecutionTimeoutMillis");
    }

    /** Sets {@code wasmExecutionTimeoutMillis}. */
    public Configuration wasmExecutionTimeoutMillis(Long value) {
        set("wasmExecutionTimeoutMillis", value);
        return this;
    }

    /** {@code wasmMaxMemoryPages}. */
    public Integer wasmMaxMemoryPages() {
        return integer("wasmMaxMemoryPages");
    }

    /** Sets {@code wasmMaxMemoryPages}. */
    public Configuration wasmMaxMemoryPages(Integer value) {
        set("wasmMaxMemoryPages", value);
        return this;
    }

    /** {@code watchInitializationJson}. */
    public Boolean watchInitializationJson() {
        return flag("watchInitializationJson");
    }

    /** Sets {@code watchInitializationJson}. */
    public Configuration watchInitializationJson(Boolean value) {
        set("watchInitializationJson", value);
        return this;
    }

    /** {@code watchInitializationJsonPollPeriodMillis}. */
    public Long watchInitializationJsonPollPeriodMillis() {
        return longInteger("watchInitializationJsonPollPeriodMillis");
    }

    /** Sets {@code watchInitializationJsonPollPeriodMillis}. */
    public Configuration watchInitializationJsonPollPeriodMillis(Long value) {
        set("watchInitializationJsonPollPeriodMillis", value);
        return this;
    }

    /** {@code webSocketClientEventLoopThreadCount}. */
    public Integer webSocketClientEventLoopThreadCount() {
        return integer("webSocketClientEventLoopThreadCount");
    }

    /** Sets {@code webSocketClientEventLoopThreadCount}. */
    public Configuration webSocketClientEventLoopThreadCount(Integer value) {
        set("webSocketClientEventLoopThreadCount", value);
        return this;
    }

    /** {@code webSocketProxyIdleTimeoutSeconds}. */
    public Integer webSocketProxyIdleTimeoutSeconds() {
        return integer("webSocketProxyIdleTimeoutSeconds");
    }

    /** Sets {@code webSocketProxyIdleTimeoutSeconds}. */
    public Configuration webSocketProxyIdleTimeoutSeconds(Integer value) {
        set("webSocketProxyIdleTimeoutSeconds", value);
        return this;
    }

    /** {@code webSocketProxyMaxRecordedFrames}. */
    public Integer webSocketProxyMaxRecordedFrames() {
        return integer("webSocketProxyMaxRecordedFrames");
    }

    /** Sets {@code webSocketProxyMaxRecordedFrames}. */
    public Configuration webSocketProxyMaxRecordedFrames(Integer value) {
        set("webSocketProxyMaxRecordedFrames", value);
        return this;
    }

    /** {@code x509CertificatePath}. */
    public String x509CertificatePath() {
        return text("x509CertificatePath");
    }

    /** Sets {@code x509CertificatePath}. */
    public Configuration x509CertificatePath(String value) {
        set("x509CertificatePath", value);
        return this;
    }

    /** {@code xpathMatchingTimeoutMillis}. */
    public Long xpathMatchingTimeoutMillis() {
        return longInteger("xpathMatchingTimeoutMillis");
    }

    /** Sets {@code xpathMatchingTimeoutMillis}. */
    public Configuration xpathMatchingTimeoutMillis(Long value) {
        set("xpathMatchingTimeoutMillis", value);
        return this;
    }
}
