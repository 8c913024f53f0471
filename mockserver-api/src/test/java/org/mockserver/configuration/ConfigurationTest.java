package org.mockserver.configuration;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.time.DayOfWeek;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfigurationTest {

    @Test
    void whatIsSetIsGiven() {
        Configuration configuration = Configuration.configuration()
                .maxLogEntries(17)
                .logLevel("WARN")
                .stopDrainMillis(5L)
                .attemptToProxyIfNoMatchingExpectation(false)
                .driftSampleRate(0.5)
                .forwardHttpProxy(InetSocketAddress.createUnresolved("proxy", 3128))
                .with("versionHeader", "9.2.0");

        assertThat(configuration.maxLogEntries()).isEqualTo(17);
        assertThat(configuration.logLevel()).isEqualTo("WARN");
        assertThat(configuration.stopDrainMillis()).isEqualTo(5);
        assertThat(configuration.attemptToProxyIfNoMatchingExpectation()).isFalse();
        assertThat(configuration.driftSampleRate()).isEqualTo(0.5);
        assertThat(configuration.forwardHttpProxy()).isEqualTo("proxy:3128");
        assertThat(configuration.given())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "maxLogEntries", "17",
                        "logLevel", "WARN",
                        "stopDrainMillis", "5",
                        "attemptToProxyIfNoMatchingExpectation", "false",
                        "driftSampleRate", "0.5",
                        "forwardHttpProxy", "proxy:3128",
                        "versionHeader", "9.2.0"));
        assertThat(configuration.logLevel(DayOfWeek.MONDAY).logLevel())
                .as("constants of any logging library are taken by their name")
                .isEqualTo("MONDAY");
    }

    @Test
    void whatIsNotSetComesFromTheProcess() {
        assertThat(Configuration.configuration().maxRequestBodySize()).isEqualTo(10_485_760);
        assertThat(Configuration.configuration().livenessHttpGetPath()).isEmpty();
        assertThat(Configuration.configuration().wasmEnabled()).isFalse();
        ConfigurationProperties.maxRequestBodySize(1000);
        ConfigurationProperties.logLevel("DEBUG");
        try {
            assertThat(Configuration.configuration().maxRequestBodySize()).isEqualTo(1000);
            assertThat(ConfigurationProperties.maxRequestBodySize()).isEqualTo(1000);
            assertThat(System.getProperty("mockserver.maxRequestBodySize")).isEqualTo("1000");
            assertThat(ConfigurationProperties.logLevel()).isEqualTo("DEBUG");
        } finally {
            System.clearProperty("mockserver.maxRequestBodySize");
            System.clearProperty("mockserver.logLevel");
        }
    }

    @Test
    void clientsHaveSettingsOfTheirOwn() {
        Configuration server = Configuration.configuration().maxSocketTimeoutInMillis(7L);
        ClientConfiguration client =
                ClientConfiguration.clientConfiguration(server).maxFutureTimeoutInMillis(8L);

        assertThat(client.maxSocketTimeoutInMillis()).isEqualTo(7);
        assertThat(client.maxFutureTimeoutInMillis()).isEqualTo(8);
        assertThat(client.controlPlanePrivateKeyPath()).isEmpty();
        assertThat(client.toServerConfiguration().maxFutureTimeoutInMillis()).isEqualTo(8);
        assertThat(ClientConfiguration.clientConfiguration().maxSocketTimeoutInMillis())
                .isEqualTo(20_000);
    }
}
