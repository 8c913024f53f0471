package org.mockserver.internal.server;

import static org.mockserver.internal.settings.SettingKeys.*;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.tls.KeyAndChain;
import org.mockserver.internal.tls.TlsSetupException;
import org.mockserver.internal.upstream.ClientProof;
import org.mockserver.internal.upstream.ClientProofs;

/** The client certificates for other servers that the settings name, read before the settings take effect. */
final class ProofsFromSettings implements ClientProofs {

    private final @Nullable ClientProof general;
    private volatile ByHost byHost;
    private volatile ByHost proposed;

    /** A value of the setting and what it stands for. */
    private record ByHost(List<String> entries, Map<String, ClientProof> proofs) {}

    private ProofsFromSettings(@Nullable ClientProof general, ByHost byHost) {
        this.general = general;
        this.byHost = byHost;
        this.proposed = byHost;
    }

    /** Reads what is configured, and what changes of the settings name; one that names something unusable is refused. */
    static ProofsFromSettings of(LiveSettings settings) throws StartFailure {
        Settings start = settings.current();
        try {
            ProofsFromSettings proofs =
                    new ProofsFromSettings(general(start), read(start.get(FORWARD_PROXY_CLIENT_CERTIFICATES_BY_HOST)));
            settings.onProposal(FORWARD_PROXY_CLIENT_CERTIFICATES_BY_HOST, proofs::consider);
            settings.onChange(changed -> proofs.byHost = proofs.proposed);
            return proofs;
        } catch (TlsSetupException | IllegalArgumentException unusable) {
            throw new StartFailure(String.valueOf(unusable.getMessage()), unusable);
        }
    }

    private static @Nullable ClientProof general(Settings settings) throws TlsSetupException {
        String key = settings.get(FORWARD_PROXY_PRIVATE_KEY).strip();
        String chain = settings.get(FORWARD_PROXY_CERTIFICATE_CHAIN).strip();
        if (key.isEmpty() != chain.isEmpty()) {
            throw new IllegalArgumentException(
                    "forwardProxyPrivateKey and forwardProxyCertificateChain are given together");
        }
        return key.isEmpty() ? null : proof("forwardProxyPrivateKey", key, "forwardProxyCertificateChain", chain);
    }

    private static ClientProof proof(String keySetting, String key, String chainSetting, String chain)
            throws TlsSetupException {
        KeyAndChain read = KeyAndChain.read(keySetting, key, chainSetting, chain);
        return new ClientProof(read.key(), read.chain());
    }

    /* An unchanged value keeps its proofs, and with them the connections that were made with them. */
    private @Nullable String consider(List<String> entries) {
        try {
            proposed = entries.equals(byHost.entries()) ? byHost : read(entries);
            return null;
        } catch (TlsSetupException | IllegalArgumentException unusable) {
            return String.valueOf(unusable.getMessage());
        }
    }

    private static ByHost read(List<String> entries) throws TlsSetupException {
        Map<String, ClientProof> proofs = new HashMap<>();
        for (String entry : entries) {
            int equals = entry.indexOf('=');
            int semicolon = entry.indexOf(';', equals + 1);
            if (equals < 1 || semicolon < 0) {
                throw new IllegalArgumentException("forwardProxyClientCertificatesByHost takes"
                        + " host=certificates;key entries joined by commas, and '" + entry + "' is none");
            }
            String host = entry.substring(0, equals).strip();
            String setting = "forwardProxyClientCertificatesByHost for " + host + ":";
            proofs.put(
                    host.toLowerCase(Locale.ROOT),
                    proof(
                            setting,
                            entry.substring(semicolon + 1).strip(),
                            setting,
                            entry.substring(equals + 1, semicolon).strip()));
        }
        return new ByHost(List.copyOf(entries), Map.copyOf(proofs));
    }

    @Override
    public @Nullable ClientProof of(String host) {
        Map<String, ClientProof> proofs = byHost.proofs();
        ClientProof own = proofs.isEmpty() ? null : proofs.get(host.toLowerCase(Locale.ROOT));
        return own == null ? general : own;
    }
}
