package org.mockserver.internal.websocket;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.concurrent.Future;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.inbound.LoopTasks;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpResponse;
import org.mockserver.serialization.model.PausedStreamFrameDTO;

/** The connection of one client that answers by callback. */
final class CallbackSocket extends FrameSocket implements CallbackClient {

    /*
     * Questions wait here for their answers by correlation id; all of it belongs to the event loop of the channel. A
     * question leaves `waiting` exactly once: by its answer, by its timer, or when the connection ends. While a large
     * answer is being read by a worker the channel reads nothing, and the end of the connection waits for it, so that an
     * answer that has arrived counts.
     */

    /* Writing or reading more text than this takes longer than an event loop should be busy with one exchange. */
    private static final int LARGE_CHARACTERS = 64 * 1024;

    /** A body as large as the server accepts by default, in base64, escaped, and as much again. */
    private static final int MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

    /** What may wait to be sent to a client before it counts as one that does not read. */
    private static final long MAX_UNSENT_BYTES = 64L * 1024 * 1024;

    private final String id;
    private final long number;
    private final CallbackSockets all;
    private final CallbackSockets.Options options;
    private final Map<String, Waiting> waiting = new HashMap<>();
    private boolean reading;
    private boolean draining;
    private @Nullable String ended;

    private record Waiting(Callbacks.Receiver receiver, Future<?> timer) {}

    private CallbackSocket(
            Channel channel, String id, long number, CallbackSockets all, CallbackSockets.Options options) {
        super(channel, options.writeStallMillis());
        this.id = id;
        this.number = number;
        this.all = all;
        this.options = options;
    }

    /* Adds the handlers at the end of the pipeline of a channel whose client was told about the WebSocket. */
    static CallbackSocket install(
            ChannelPipeline pipeline, String id, long number, CallbackSockets all, CallbackSockets.Options options) {
        Channel channel = pipeline.channel();
        CallbackSocket socket = new CallbackSocket(channel, id, number, all, options);
        socket.install(pipeline, MAX_MESSAGE_BYTES);
        return socket;
    }

    /* Only who can be found by others is told so. */
    void welcome() {
        channel.writeAndFlush(new TextWebSocketFrame(CallbackWire.welcome(id)), channel.voidPromise());
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public void ask(Callbacks.Question question, Callbacks.Receiver receiver) {
        Runnable work = () -> write(question, receiver);
        if (characters(question) < LARGE_CHARACTERS || !options.workers().test(work)) {
            work.run();
        }
    }

    private static int characters(Callbacks.Question question) {
        HttpResponse response = question.response();
        int answered = response == null ? 0 : response.getBodyAsRawBytes().length;
        return question.request().getBodyAsRawBytes().length + answered;
    }

    private void write(Callbacks.Question question, Callbacks.Receiver receiver) {
        PausedStreamFrameDTO frame = question.frame();
        if (frame != null) {
            CallbackMessage.Frame message = new CallbackMessage.Frame(frame);
            ask(message.correlationId(), CallbackWire.write(message), receiver);
            return;
        }
        String correlationId = UUID.randomUUID().toString();
        HttpResponse response = question.response();
        String text = response == null
                ? CallbackWire.request(question.request(), correlationId)
                : CallbackWire.exchange(question.request(), response, correlationId);
        ask(correlationId, text, receiver);
    }

    private void ask(String correlationId, String text, Callbacks.Receiver receiver) {
        LoopTasks.run(channel, () -> {
            if (ended != null) {
                receiver.failed(CallbackClient.ended(ended));
            } else if (!channel.isActive()) {
                receiver.failed(CallbackClient.left(id));
            } else if (unsentBytes() > MAX_UNSENT_BYTES) {
                receiver.failed(new Callbacks.Failure(
                        Callbacks.Failure.Kind.OVERLOADED, "callback client " + id + " does not read its questions"));
            } else {
                long limitMillis = options.answerMillis().getAsLong();
                Future<?> timer = channel.eventLoop()
                        .schedule(() -> late(correlationId, limitMillis), limitMillis, TimeUnit.MILLISECONDS);
                waiting.put(correlationId, new Waiting(receiver, timer));
                channel.writeAndFlush(new TextWebSocketFrame(text), channel.voidPromise());
            }
        });
    }

    private long unsentBytes() {
        return channel.unsafe().outboundBuffer() == null
                ? 0
                : channel.unsafe().outboundBuffer().totalPendingWriteBytes();
    }

    private void late(String correlationId, long limitMillis) {
        Waiting late = waiting.remove(correlationId);
        if (late != null) {
            late.receiver().failed(CallbackClient.late(id, limitMillis));
            closeIfDrained();
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, WebSocketFrame frame) {
        if (frame instanceof TextWebSocketFrame text) {
            take(text.text());
        } else if (frame instanceof PingWebSocketFrame) {
            if (channel.isWritable()) {
                ctx.writeAndFlush(new PongWebSocketFrame(frame.content().retain()), ctx.voidPromise());
            }
        } else if (frame instanceof CloseWebSocketFrame close) {
            ByteBuf echoed = close.content().retain();
            ctx.writeAndFlush(new CloseWebSocketFrame(true, 0, echoed)).addListener(ChannelFutureListener.CLOSE);
        } else if (!(frame instanceof PongWebSocketFrame)) {
            end(WebSocketCloseStatus.INVALID_MESSAGE_TYPE, "callback client " + id + " sent a binary message");
        }
    }

    private void take(String text) {
        if (text.length() < LARGE_CHARACTERS) {
            deliver(read(text));
            return;
        }
        boolean accepted = options.workers().test(() -> {
            Object message = read(text);
            LoopTasks.run(channel, () -> {
                reading = false;
                channel.config().setAutoRead(true);
                deliver(message);
                if (!channel.isActive()) {
                    release();
                }
            });
        });
        if (accepted) {
            reading = true;
            channel.config().setAutoRead(false);
        } else {
            deliver(read(text));
        }
    }

    /* A message, or why it is none. */
    private static Object read(String text) {
        try {
            return CallbackWire.read(text);
        } catch (WireException notUnderstood) {
            return notUnderstood;
        }
    }

    private void deliver(Object message) {
        if (message instanceof CallbackMessage.Response response) {
            answer(response.correlationId(), receiver -> receiver.responded(response.response()));
        } else if (message instanceof CallbackMessage.Request request) {
            answer(request.correlationId(), receiver -> receiver.redirected(request.request()));
        } else if (message instanceof CallbackMessage.FrameDecision decided) {
            answer(decided.correlationId(), receiver -> receiver.decided(decided.decision()));
        } else if (message instanceof CallbackMessage.Failure failure) {
            fail(
                    failure.correlationId(),
                    new Callbacks.Failure(Callbacks.Failure.Kind.CALLBACK_FAILED, failure.message()));
        } else if (message instanceof CallbackMessage.Unusable unusable) {
            fail(unusable.correlationId(), CallbackClient.senseless(id, unusable.problem()));
        } else {
            String what = message instanceof WireException wrong ? wrong.getMessage() : "it has no meaning here";
            end(
                    WebSocketCloseStatus.POLICY_VIOLATION,
                    "callback client " + id + " sent a message that is not understood: " + what);
        }
    }

    private void fail(String correlationId, Callbacks.Failure failure) {
        answer(correlationId, receiver -> receiver.failed(failure));
    }

    /** What an answer does with whoever waits for it. */
    @FunctionalInterface
    private interface Answer {

        void giveTo(Callbacks.Receiver receiver);
    }

    /* Answers that nobody waits for, or no longer, are ignored. */
    private void answer(String correlationId, Answer answer) {
        Waiting asked = waiting.remove(correlationId);
        if (asked != null) {
            asked.timer().cancel(false);
            answer.giveTo(asked.receiver());
            closeIfDrained();
        }
    }

    /* The status is none of those for an ordinary end, upon which some published clients ask the dead connection again
     * and again. */
    @Override
    public void close(String reason) {
        LoopTasks.run(channel, () -> end(WebSocketCloseStatus.SERVICE_RESTART, reason));
    }

    private void end(WebSocketCloseStatus status, String reason) {
        if (ended == null) {
            ended = reason;
            all.disconnected(this);
            channel.writeAndFlush(new CloseWebSocketFrame(status)).addListener(ChannelFutureListener.CLOSE);
            release();
        }
    }

    private void release() {
        if (reading) {
            return;
        }
        List<Waiting> left = new ArrayList<>(waiting.values());
        waiting.clear();
        String reason = ended;
        Callbacks.Failure failure = reason == null ? CallbackClient.left(id) : CallbackClient.ended(reason);
        for (Waiting each : left) {
            each.timer().cancel(false);
            each.receiver().failed(failure);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        all.disconnected(this);
        release();
        ctx.fireChannelInactive();
    }

    @Override
    void tooLarge() {
        end(WebSocketCloseStatus.MESSAGE_TOO_BIG, "callback client " + id + " sent too large a message");
    }

    @Override
    String peer() {
        return "callback client " + id;
    }

    @Override
    public void drain() {
        draining = true;
        closeIfDrained();
    }

    private void closeIfDrained() {
        if (draining && waiting.isEmpty() && !reading) {
            end(WebSocketCloseStatus.SERVICE_RESTART, "the server is stopping");
        }
    }
}
