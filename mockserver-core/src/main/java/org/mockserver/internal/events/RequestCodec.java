package org.mockserver.internal.events;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.PeerCertificate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Protocol;

/** The stored form of a request. */
final class RequestCodec {

    /** Tells in a stored message how long its body was before it was cut. */
    static final String CUT_HEADER = "x-mockserver-body-truncated";

    private static final byte[] NO_BYTES = {};
    private static final Protocol[] PROTOCOLS = Protocol.values();

    private static final int SECURE = 1;
    private static final int KEEP_ALIVE = 2;
    private static final int HAS_QUERY = 4;
    private static final int HAS_ORIGINAL_BODY = 8;
    private static final int CUT = 16;
    private static final int PROTOCOL_SHIFT = 5;
    private static final int PROTOCOL_MASK = 3;
    private static final int CERTIFIED = 128;

    private static final int ADDRESS_NONE = 0;
    private static final int ADDRESS_UNRESOLVED = 1;
    private static final int ADDRESS_BYTES = 2;
    private static final int ADDRESS_KIND = 3;

    /** Beside the kind of the server's address, because the flags are full: semicolons separate query parameters. */
    private static final int SEMICOLONS = 4;

    private RequestCodec() {}

    /** Appends the request; a body longer than the limit is cut, 0 for no limit. */
    static void write(RequestView request, int maxBodyBytes, Output out) {
        byte[] body = request.body();
        byte[] original = request.originalBody();
        String query = request.rawQuery();
        boolean cut = maxBodyBytes > 0 && body.length > maxBodyBytes;
        RequestView.Origin origin = request.origin();
        List<PeerCertificate> certificates = origin.connection().clientCertificates();
        out.octet((origin.secure() ? SECURE : 0)
                | (origin.keepAlive() ? KEEP_ALIVE : 0)
                | (query == null ? 0 : HAS_QUERY)
                | (original == null || cut ? 0 : HAS_ORIGINAL_BODY)
                | (cut ? CUT : 0)
                | (certificates.isEmpty() ? 0 : CERTIFIED)
                | origin.protocol().ordinal() << PROTOCOL_SHIFT);
        out.text(request.method());
        out.text(request.path());
        if (query != null) {
            out.text(query);
        }
        headers(request.headers(), cut ? body.length : -1, out);
        out.block(body, cut ? maxBodyBytes : body.length);
        if (original != null && !cut) {
            out.block(original, original.length);
        }
        address(origin.localAddress(), origin.connection().semicolonsSeparate() ? SEMICOLONS : 0, out);
        address(origin.remoteAddress(), 0, out);
        if (!certificates.isEmpty()) {
            certificates(certificates, out);
        }
    }

    private static void certificates(List<PeerCertificate> chain, Output out) {
        out.number(chain.size());
        for (PeerCertificate certificate : chain) {
            out.text(certificate.subject());
            out.text(certificate.issuer());
            out.text(certificate.serialNumber());
            out.text(certificate.signatureAlgorithm());
            out.text(certificate.sha256());
        }
    }

    private static List<PeerCertificate> certificates(Input in) {
        int count = in.number();
        List<PeerCertificate> chain = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            chain.add(new PeerCertificate(in.text(), in.text(), in.text(), in.text(), in.text()));
        }
        return chain;
    }

    /** Appends header lines, and the mark of a cut body unless its length is negative. */
    static void headers(Pairs headers, int wholeBodyBytes, Output out) {
        out.number(headers.size() + (wholeBodyBytes < 0 ? 0 : 1));
        out.contents(headers);
        if (wholeBodyBytes >= 0) {
            out.text(CUT_HEADER);
            out.text(Integer.toString(wholeBodyBytes));
        }
    }

    static RequestView read(Input in, long receivedAtMillis) {
        int flags = in.octet();
        String method = in.text();
        String path = in.text();
        String target = (flags & HAS_QUERY) == 0 ? path : path + "?" + in.text();
        Pairs headers = in.pairs();
        byte[] body = in.block();
        byte[] original = (flags & HAS_ORIGINAL_BODY) == 0 ? null : in.block();
        int beside = in.octet();
        InetSocketAddress local = address(beside & ADDRESS_KIND, in);
        InetSocketAddress remote = address(in.octet(), in);
        List<PeerCertificate> certificates = (flags & CERTIFIED) == 0 ? List.of() : certificates(in);
        RequestView.Origin origin = new RequestView.Origin(
                PROTOCOLS[flags >>> PROTOCOL_SHIFT & PROTOCOL_MASK],
                (flags & KEEP_ALIVE) != 0,
                new ConnectionOrigin(
                        (flags & SECURE) != 0, local, remote, certificates, null, (beside & SEMICOLONS) != 0),
                receivedAtMillis);
        return new RequestView(method, target, headers, body.length == 0 ? NO_BYTES : body, original, origin);
    }

    private static void address(@Nullable InetSocketAddress address, int beside, Output out) {
        if (address == null) {
            out.octet(beside | ADDRESS_NONE);
            return;
        }
        InetAddress host = address.getAddress();
        if (host == null) {
            out.octet(beside | ADDRESS_UNRESOLVED);
            out.text(address.getHostString());
        } else {
            byte[] bytes = host.getAddress();
            out.octet(beside | ADDRESS_BYTES);
            out.block(bytes, bytes.length);
        }
        out.number(address.getPort());
    }

    private static @Nullable InetSocketAddress address(int kind, Input in) {
        if (kind == ADDRESS_NONE) {
            return null;
        }
        if (kind == ADDRESS_UNRESOLVED) {
            String host = in.text();
            return InetSocketAddress.createUnresolved(host, in.number());
        }
        byte[] bytes = in.block();
        try {
            return new InetSocketAddress(InetAddress.getByAddress(bytes), in.number());
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("an address of " + bytes.length + " bytes", impossible);
        }
    }
}
