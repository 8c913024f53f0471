package org.mockserver.internal.http2;

import io.netty.buffer.ByteBuf;
import io.netty.channel.AbstractChannel;
import io.netty.channel.ChannelConfig;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelMetadata;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.ChannelPromise;
import io.netty.channel.DefaultChannelConfig;
import io.netty.channel.EventLoop;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.channel.socket.DuplexChannel;
import java.net.SocketAddress;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The bytes of one stream as a channel of its own, with a pipeline in which every protocol finds itself as on a socket.
 * Belongs to the event loop of its connection.
 */
final class StreamChannel extends AbstractChannel implements DuplexChannel {

    /*
     * Both directions wait for the slower side. What arrives is handed over one frame for each read that the pipeline asks
     * for, and only then does the stream's window open again, so that a stream that nobody reads stops at its window. What
     * is written goes to the connection's flow controller up to a bound; the rest stays in the channel's own buffer, which
     * tells writers to pause.
     */

    /** What may wait for the client's windows outside of the channel's own buffer. */
    private static final int MOST_UNSENT_BYTES = 64 * 1024;

    private static final ChannelMetadata METADATA = new ChannelMetadata(false);

    private final ServerConnection connection;
    private final StreamExchange exchange;
    private final ChannelConfig config = new Config(this);
    private final Deque<ByteBuf> arrived = new ArrayDeque<>();
    private boolean open = true;
    private boolean readWanted;
    private boolean delivering;
    private boolean inputEnded;
    private boolean inputShut;
    private boolean outputShut;
    private boolean abortive;
    private int unsentBytes;

    StreamChannel(ServerConnection connection, StreamExchange exchange) {
        super(connection.context().channel());
        this.connection = connection;
        this.exchange = exchange;
    }

    /* Takes the content of a DATA frame. */
    void arrived(ByteBuf bytes) {
        if (!open || !bytes.isReadable()) {
            giveBack(bytes);
            return;
        }
        arrived.add(bytes);
        deliver();
    }

    /* The client has said its last word. */
    void inputEnded() {
        inputEnded = true;
        deliver();
    }

    /* The stream is no more. */
    void streamClosed() {
        outputShut = true;
        close();
    }

    private void deliver() {
        if (delivering) {
            return;
        }
        delivering = true;
        while (open && readWanted && !arrived.isEmpty()) {
            readWanted = false;
            ByteBuf bytes = arrived.remove();
            int count = bytes.readableBytes();
            pipeline().fireChannelRead(bytes);
            connection.consumed(exchange, count);
            pipeline().fireChannelReadComplete();
        }
        if (open && inputEnded && !inputShut && arrived.isEmpty()) {
            inputShut = true;
            pipeline().fireUserEventTriggered(ChannelInputShutdownEvent.INSTANCE);
        }
        delivering = false;
    }

    private void giveBack(ByteBuf bytes) {
        int count = bytes.readableBytes();
        bytes.release();
        connection.consumed(exchange, count);
    }

    @Override
    protected void doBeginRead() {
        readWanted = true;
        if (!delivering && !arrived.isEmpty()) {
            eventLoop().execute(this::deliver);
        }
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer in) {
        while (unsentBytes < MOST_UNSENT_BYTES && in.current() instanceof ByteBuf bytes) {
            if (bytes.isReadable()) {
                write(bytes.retain());
            }
            in.remove();
        }
        connection.flushUnlessReading();
    }

    private void write(ByteBuf bytes) {
        int count = bytes.readableBytes();
        unsentBytes += count;
        connection.responses().writeData(exchange, bytes).addListener(written -> {
            unsentBytes -= count;
            if (!written.isSuccess()) {
                close();
            } else if (open && unsentBytes < MOST_UNSENT_BYTES) {
                ((StreamUnsafe) unsafe()).writeMore();
            }
        });
    }

    @Override
    protected void doClose() {
        if (!open) {
            return;
        }
        open = false;
        while (!arrived.isEmpty()) {
            giveBack(arrived.remove());
        }
        if (abortive) {
            connection.responses().abortTunnel(exchange);
        } else {
            endOutput();
            connection.responses().endTunnel(exchange);
        }
        connection.flushUnlessReading();
    }

    private void endOutput() {
        if (!outputShut) {
            outputShut = true;
            connection.responses().endTunnelOutput(exchange);
        }
    }

    @Override
    protected AbstractUnsafe newUnsafe() {
        return new StreamUnsafe();
    }

    private final class StreamUnsafe extends AbstractUnsafe {

        @Override
        public void connect(SocketAddress remote, SocketAddress local, ChannelPromise promise) {
            promise.setFailure(new UnsupportedOperationException("a stream is connected by its client"));
        }

        void writeMore() {
            flush0();
        }
    }

    /** Knows of the one option that decides how a stream ends. */
    private static final class Config extends DefaultChannelConfig {

        private final StreamChannel stream;

        Config(StreamChannel stream) {
            super(stream);
            this.stream = stream;
        }

        /* Without lingering a socket is reset, and so is a stream. */
        @Override
        public <T> boolean setOption(ChannelOption<T> option, T value) {
            if (option == ChannelOption.SO_LINGER) {
                stream.abortive = value instanceof Integer seconds && seconds == 0;
                return true;
            }
            return super.setOption(option, value);
        }
    }

    @Override
    public ChannelConfig config() {
        return config;
    }

    @Override
    public ChannelMetadata metadata() {
        return METADATA;
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public boolean isActive() {
        return open;
    }

    @Override
    protected boolean isCompatible(EventLoop loop) {
        return true;
    }

    @Override
    protected SocketAddress localAddress0() {
        return parent().localAddress();
    }

    @Override
    protected SocketAddress remoteAddress0() {
        return parent().remoteAddress();
    }

    @Override
    protected void doBind(SocketAddress localAddress) {
        throw new UnsupportedOperationException("a stream has no address of its own");
    }

    @Override
    protected void doDisconnect() {
        doClose();
    }

    @Override
    public boolean isInputShutdown() {
        return inputShut || !open;
    }

    @Override
    public ChannelFuture shutdownInput() {
        return shutdownInput(newPromise());
    }

    /* The client cannot be kept from speaking without ending the stream; what it says is thrown away after the end. */
    @Override
    public ChannelFuture shutdownInput(ChannelPromise promise) {
        return promise.setSuccess();
    }

    @Override
    public boolean isOutputShutdown() {
        return outputShut;
    }

    @Override
    public ChannelFuture shutdownOutput() {
        return shutdownOutput(newPromise());
    }

    @Override
    public ChannelFuture shutdownOutput(ChannelPromise promise) {
        endOutput();
        connection.flushUnlessReading();
        return promise.setSuccess();
    }

    @Override
    public boolean isShutdown() {
        return isInputShutdown() && isOutputShutdown();
    }

    @Override
    public ChannelFuture shutdown() {
        return shutdown(newPromise());
    }

    @Override
    public ChannelFuture shutdown(ChannelPromise promise) {
        return shutdownOutput(promise);
    }
}
