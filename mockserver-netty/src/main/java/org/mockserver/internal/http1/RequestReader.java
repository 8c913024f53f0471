package org.mockserver.internal.http1;

import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.Refusal;
import org.mockserver.internal.inbound.TimeLimits;
import org.mockserver.model.Protocol;

/**
 * The reading half of a connection: makes exchanges of what the decoder emits and refuses what is no acceptable request.
 * Used on the connection's event loop.
 */
final class RequestReader {

    private final Http1Options options;
    private final RequestDecoder decoder;
    private final IncomingRequest incoming;
    private final Http1Connection connection;
    private final Answers answers;
    private final TimeLimits limits;
    private final ConnectionEnd end;
    private final ConnectionOrigin origin;

    RequestReader(
            Http1Connection connection,
            ConnectionOrigin origin,
            Http1Options options,
            Answers answers,
            TimeLimits limits,
            ConnectionEnd end) {
        this.connection = connection;
        this.options = options;
        this.origin = origin;
        this.answers = answers;
        this.limits = limits;
        this.end = end;
        this.decoder = new RequestDecoder(options);
        this.incoming = new IncomingRequest(options);
    }

    RequestDecoder decoder() {
        return decoder;
    }

    /* Whether a part of a request has been read whose rest is missing. */
    boolean isMidRequest() {
        return incoming.isActive() || decoder.midRequest();
    }

    void read(Object message) {
        if (end.hasBegun()) {
            return;
        }
        if (message instanceof WholeRequest whole) {
            wholeRead(whole);
            return;
        }
        if (message instanceof HttpRequest head) {
            headRead(head);
        }
        if (message instanceof HttpContent content && incoming.isActive()) {
            contentRead(content);
        }
    }

    private void wholeRead(WholeRequest whole) {
        incoming.begin(whole);
        headTaken();
        if (!incoming.isActive()) {
            return;
        }
        if (incoming.append(whole.body)) {
            requestRead();
        } else {
            refuse(Refusal.BODY_TOO_LARGE);
        }
    }

    private void headRead(HttpRequest head) {
        if (head.decoderResult().isFailure()) {
            refuse(Refusal.of(head.decoderResult().cause()));
            return;
        }
        if (!options.anyMethod() && !Methods.isKnown(head.method().name())) {
            end(Refusal.NOT_HTTP);
            return;
        }
        incoming.begin(head);
        headTaken();
    }

    private void headTaken() {
        Refusal objection = incoming.objection();
        if (objection == Refusal.BODY_TOO_LARGE && incoming.canBeSkipped()) {
            incoming.discardBody();
            answers.add(Slot.answered(objection, incoming.keepAlive()));
        } else if (objection != null) {
            refuse(objection);
        } else if (incoming.expectsBody()) {
            beforeBody();
        }
    }

    private void beforeBody() {
        if (answers.wantsEarlyOffers()) {
            Http1Exchange early = new Http1Exchange(connection, incoming.headView(origin()), incoming.chunksAllowed());
            if (!ConnectRequest.is(early.request()) && answers.offerEarly(early)) {
                incoming.discardBody();
                answers.add(early);
                return;
            }
        }
        if (incoming.expectsContinue()) {
            answers.oweContinue(true);
        }
    }

    private void contentRead(HttpContent content) {
        if (content.decoderResult().isFailure()) {
            refuse(Refusal.MALFORMED);
        } else if (!incoming.append(content.content())) {
            refuse(Refusal.BODY_TOO_LARGE);
        } else if (content instanceof LastHttpContent last) {
            incoming.trailers(WireHeaders.trailers(last.trailingHeaders()));
            requestRead();
        }
    }

    private void requestRead() {
        limits.touch();
        answers.oweContinue(false);
        Slot slot = null;
        if (!incoming.isDiscarding()) {
            boolean upgrade = incoming.asksForUpgrade() && answers.isIdle();
            RequestView request = incoming.completeView(origin());
            if (request != null && ConnectRequest.is(request)) {
                incoming.end();
                connection.tunnel(request);
                return;
            }
            if (upgrade && request != null && connection.upgrade(request)) {
                incoming.end();
                return;
            }
            slot = request == null
                    ? Slot.answered(Refusal.BODY_TOO_LARGE, incoming.keepAlive())
                    : new Http1Exchange(connection, request, incoming.chunksAllowed());
        }
        incoming.end();
        if (slot != null) {
            answers.add(slot);
        }
    }

    private RequestView.Origin origin() {
        return new RequestView.Origin(Protocol.HTTP_1_1, incoming.keepAlive(), origin, System.currentTimeMillis());
    }

    /* Answers and ends the connection: nothing that follows on it can be trusted to be a request. */
    void refuse(Refusal refusal) {
        lastAnswer(Slot.answered(refusal, false));
    }

    void end(ConnectionFault fault) {
        lastAnswer(Slot.answered(fault));
    }

    private void lastAnswer(Slot slot) {
        boolean answeredAlready = incoming.isDiscarding();
        answers.oweContinue(false);
        incoming.end();
        end.noMoreRequests();
        if (!answeredAlready) {
            answers.add(slot);
        }
    }

    /* Nothing more will be read. */
    void abandon() {
        incoming.end();
    }
}
