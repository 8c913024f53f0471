package org.mockserver.internal.events;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.PeerCertificate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.RecordedBody;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.BinaryRequestDefinition;
import org.mockserver.model.BinaryResponse;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;
import org.mockserver.model.X509Certificate;

/** Describes recorded traffic with the types of the public API, as the contract's retrieve answers show it. */
public final class Recorded {

    private Recorded() {}

    /**
     * The request as a specification: nothing in it is negated or optional whatever the client sent.
     *
     * @param request a recorded request
     * @return a new object
     */
    public static HttpRequest request(RequestView request) {
        RequestView.Origin origin = request.origin();
        HttpRequest spec = new HttpRequest()
                .withMethod(literal(request.method()))
                .withPath(literal(request.path()))
                .withKeepAlive(origin.keepAlive())
                .withSecure(origin.secure())
                .withProtocol(origin.protocol())
                .withLocalAddress(text(origin.localAddress()))
                .withRemoteAddress(text(origin.remoteAddress()));
        grouped(request.queryParameters(), spec::withQueryStringParameter);
        addHeaders(headers(request), spec::withHeader);
        Pairs cookies = request.cookies();
        for (int i = 0; i < cookies.size(); i++) {
            spec.withCookie(literal(cookies.name(i)), literal(cookies.value(i)));
        }
        spec.withClientCertificateChain(chain(origin.connection().clientCertificates()));
        spec.withBody(
                isCut(request)
                        ? new BinaryBody(request.body())
                        : RecordedBody.of(request.body(), request.contentType()));
        return spec.withOriginalBody(request.originalBody());
    }

    /**
     * A message that is not HTTP as a specification.
     *
     * @param message a recorded message
     * @return a new object
     */
    public static BinaryRequestDefinition message(RequestView message) {
        return BinaryRequestDefinition.binaryRequest(message.body());
    }

    /* The answer to such a message, which is stored as if it were the body of a response. */
    static BinaryResponse answer(HttpResponse response) {
        return BinaryResponse.binaryResponse(response.getBodyAsRawBytes());
    }

    /**
     * A response as it was received from another server.
     *
     * @param response complete
     * @return a new object
     */
    public static HttpResponse response(OutgoingResponse response) {
        return ResponseCodec.described(response);
    }

    /** The header lines; a message without a length has the one that the server found out (RFC 9112 section 6.3). */
    static Pairs headers(RequestView request) {
        Pairs headers = request.headers();
        if (headers.first("content-length") != null) {
            return headers;
        }
        Pairs.Builder withLength = new Pairs.Builder(headers.size() + 1);
        headers.appendTo(withLength);
        return withLength
                .add("content-length", Integer.toString(request.body().length))
                .build();
    }

    /** Whether less of the body was recorded than was received. */
    static boolean isCut(RequestView request) {
        return ResponseCodec.wholeLength(request.headers()) != null;
    }

    static void addHeaders(Pairs headers, BiConsumer<NottableString, NottableString[]> target) {
        grouped(headers, target);
    }

    /* The values of one name become one entry, in the order of the name's first line. */
    private static void grouped(Pairs pairs, BiConsumer<NottableString, NottableString[]> target) {
        Map<String, List<NottableString>> byName = new LinkedHashMap<>();
        for (int i = 0; i < pairs.size(); i++) {
            byName.computeIfAbsent(pairs.name(i), name -> new ArrayList<>(1)).add(literal(pairs.value(i)));
        }
        byName.forEach((name, values) -> target.accept(literal(name), values.toArray(NottableString[]::new)));
    }

    static NottableString literal(String text) {
        return NottableString.string(text, false);
    }

    private static @Nullable List<X509Certificate> chain(List<PeerCertificate> presented) {
        if (presented.isEmpty()) {
            return null;
        }
        List<X509Certificate> chain = new ArrayList<>();
        for (PeerCertificate certificate : presented) {
            chain.add(new X509Certificate()
                    .withSubjectDistinguishedName(certificate.subject())
                    .withIssuerDistinguishedName(certificate.issuer())
                    .withSerialNumber(certificate.serialNumber())
                    .withSignatureAlgorithmName(certificate.signatureAlgorithm()));
        }
        return chain;
    }

    static @Nullable String text(@Nullable InetSocketAddress address) {
        if (address == null) {
            return null;
        }
        String host = address.getAddress() == null
                ? address.getHostString()
                : address.getAddress().getHostAddress();
        return host + ":" + address.getPort();
    }
}
