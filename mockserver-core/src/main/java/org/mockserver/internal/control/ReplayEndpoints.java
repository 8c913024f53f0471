package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Route.Place.BY_BODY;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Replay;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;

/** The endpoint that sends a recorded request once more. */
final class ReplayEndpoints {

    /** Larger messages are not replayed: both are held in memory as JSON. */
    private static final int MAX_BYTES = 10 * 1024 * 1024;

    private final Engine engine;

    ReplayEndpoints(Engine engine) {
        this.engine = engine;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "PUT",
                "/replay",
                MUTATE,
                BY_BODY,
                "Sends the request in the body to the server it names, and shows the response.",
                this::replay));
    }

    Reply replay(ControlCall call) {
        if (call.hasNoBody()) {
            throw Refusal.json(400, "request body must contain a request");
        }
        if (call.request().body().length > MAX_BYTES) {
            throw tooLarge("request");
        }
        HttpRequest request = request(call);
        return Reply.pending((loop, outcome) -> send(request, loop, outcome));
    }

    private static HttpRequest request(ControlCall call) {
        try {
            List<HttpRequest> requests = RequestWire.readRecorded(call.body());
            if (requests.size() == 1) {
                return requests.get(0);
            }
        } catch (WireException invalid) {
            throw Refusal.json(400, "request body is not a request: " + invalid.getMessage());
        }
        throw Refusal.json(400, "request body must contain one request");
    }

    private static Refusal tooLarge(String what) {
        return Refusal.json(413, "the " + what + " is larger than " + MAX_BYTES + " bytes");
    }

    private void send(HttpRequest request, Executor loop, Consumer<Supplier<Reply>> outcome) {
        boolean sent = Replay.send(engine, request, loop, new Upstream.Receiver() {
            @Override
            public void answered(OutgoingResponse response) {
                outcome.accept(() -> shown(response));
            }

            @Override
            public void failed(UpstreamFailure failure) {
                outcome.accept(() -> refused(failure));
            }
        });
        if (!sent) {
            outcome.accept(() -> {
                throw Refusal.json(
                        400, "the request names no server: it has neither a socketAddress nor a Host header");
            });
        }
    }

    private static Reply shown(OutgoingResponse response) {
        if (response.body().length > MAX_BYTES) {
            throw tooLarge("response");
        }
        return Reply.json(200, ResponseWire.write(Recorded.response(response)));
    }

    private static Reply refused(UpstreamFailure failure) {
        throw switch (failure.kind()) {
            case BLOCKED -> Refusal.json(403, "replay refused: " + failure.message());
            case TOO_LARGE -> Refusal.json(413, "replay failed: " + failure.message());
            default -> Refusal.json(502, "replay failed: " + failure.message());
        };
    }
}
