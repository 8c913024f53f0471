package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that make clients trust this server and use it as a proxy. */
final class TrustEndpoints {

    private static final String PEM = "application/x-pem-file";

    private final ServerControl server;

    TrustEndpoints(ServerControl server) {
        this.server = server;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                new Route(
                        "GET",
                        "/proxyConfiguration",
                        Route.Names.PREFIXED,
                        READ,
                        WORKER,
                        "Shows how clients use this server as a proxy and come to trust it, as JSON or with Accept: text/plain"
                                + " as lines for a shell.",
                        this::configuration),
                new Route(
                        "GET",
                        "/ca.pem",
                        Route.Names.PREFIXED,
                        READ,
                        WORKER,
                        "The certificate that clients must trust.",
                        call -> Reply.of(200, PEM, anchor().pem())));
    }

    private ServerControl.TrustAnchor anchor() {
        try {
            return server.trustAnchor();
        } catch (IOException none) {
            throw Refusal.text(500, String.valueOf(none.getMessage()));
        }
    }

    Reply configuration(ControlCall call) {
        ServerControl.TrustAnchor anchor = anchor();
        String proxy = "http://localhost:" + server.ports().stream().findFirst().orElse(0);
        String accept = call.request().headers().first("accept");
        if (accept != null && accept.toLowerCase(Locale.ROOT).contains("text/plain")) {
            return Reply.text(200, ProxyVariables.unix(proxy, anchor.file()));
        }
        ObjectNode body = JsonObjects.object().put("httpsProxy", proxy);
        if (!anchor.file().isEmpty()) {
            body.put("caCertificatePath", anchor.file());
        }
        body.put("caCertificatePem", anchor.pem()).put("usingDefaultCa", false);
        body.putObject("environmentVariables")
                .put("unix", ProxyVariables.unix(proxy, anchor.file()))
                .put("powershell", ProxyVariables.powershell(proxy, anchor.file()));
        return Reply.json(200, Json.pretty(body));
    }
}
