package org.mockserver.internal.http2;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.DefaultHttp2HeadersDecoder;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Headers;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;

/** A client that sends exactly the frames it is told to and shows the frames that come back, over prior knowledge. */
public final class FrameClient implements AutoCloseable {

    public static final int DATA = 0;
    public static final int HEADERS = 1;
    public static final int PRIORITY = 2;
    public static final int RST_STREAM = 3;
    public static final int SETTINGS = 4;
    public static final int PING = 6;
    public static final int GOAWAY = 7;
    public static final int WINDOW_UPDATE = 8;
    public static final int CONTINUATION = 9;

    public static final int END_STREAM = 1;
    public static final int ACK = 1;
    public static final int END_HEADERS = 4;

    private static final int PATIENCE_MILLIS = 10_000;
    private static final byte[] PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final Socket socket;
    private final Socket plain;
    private final InputStream in;
    private final HeadBlocks encoder = new HeadBlocks();
    private final DefaultHttp2HeadersDecoder decoder = new DefaultHttp2HeadersDecoder(false);
    private final Map<Integer, Answer> answers = new LinkedHashMap<>();
    private boolean grantsWindow = true;
    private boolean wasReset;
    private boolean left;
    private int nextStream = 1;

    private FrameClient(Socket socket, Socket plain) throws IOException {
        this.socket = socket;
        this.plain = plain;
        this.in = socket.getInputStream();
    }

    public record Frame(int type, int flags, int stream, byte[] payload) {

        public boolean has(int flag) {
            return (flags & flag) != 0;
        }

        /* The error code of a RST_STREAM or GOAWAY frame. */
        public int error() {
            return ByteBuffer.wrap(payload).getInt(type == GOAWAY ? 4 : 0);
        }
    }

    /** What has arrived on one stream. */
    public static final class Answer {

        private Http2Headers head;
        private Http2Headers trailers;
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();
        private boolean complete;
        private int interim;
        private int resetWith = -1;

        public int status() {
            return Integer.parseInt(head.status().toString());
        }

        public String header(String name) {
            CharSequence value = head.get(name);
            return value == null ? "" : value.toString();
        }

        public Http2Headers head() {
            return head;
        }

        /* The trailer section, null for none. */
        public Http2Headers trailers() {
            return trailers;
        }

        public String trailer(String name) {
            return trailers == null ? "" : String.valueOf(trailers.get(name));
        }

        public String body() {
            return body.toString(StandardCharsets.ISO_8859_1);
        }

        /* The interim status that came before the final one, 0 for none. */
        public int interim() {
            return interim;
        }

        public boolean isComplete() {
            return complete;
        }

        /* The error code the stream was reset with, -1 when it was not. */
        public int resetWith() {
            return resetWith;
        }
    }

    /* Connects and sends the preface with empty settings. */
    public static FrameClient connect(int port) {
        FrameClient client = bare(port);
        return client.bytes(PREFACE).frame(SETTINGS, 0, 0, new byte[0]);
    }

    /* The same inside TLS, where both sides agree on HTTP/2. */
    public static FrameClient connect(int port, SSLContext trust) {
        try {
            Socket plain = new Socket(InetAddress.getLoopbackAddress(), port);
            plain.setSoTimeout(PATIENCE_MILLIS);
            plain.setTcpNoDelay(true);
            Socket socket = AgreedTls.over(plain, port, trust);
            return new FrameClient(socket, plain).bytes(PREFACE).frame(SETTINGS, 0, 0, new byte[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* The same over a connection that somebody else has made. */
    public static FrameClient over(Socket socket) {
        try {
            socket.setSoTimeout(PATIENCE_MILLIS);
            return new FrameClient(socket, socket).bytes(PREFACE).frame(SETTINGS, 0, 0, new byte[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* Connects and sends nothing. */
    public static FrameClient bare(int port) {
        try {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            return new FrameClient(socket, socket);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* From now on no window is given back for data that arrives. */
    public FrameClient withoutGrantingWindow() {
        grantsWindow = false;
        return this;
    }

    public FrameClient grantingWindow() {
        grantsWindow = true;
        return this;
    }

    public FrameClient bytes(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* Sends a frame if the connection is still there. */
    private void offer(byte[] frame) {
        if (socket.isOutputShutdown()) {
            return;
        }
        try {
            socket.getOutputStream().write(frame);
        } catch (SocketException | SSLException gone) {
            wasReset = true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static byte[] frameBytes(int type, int flags, int stream, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(9 + payload.length);
        frame.put((byte) (payload.length >> 16)).putShort((short) payload.length);
        return frame.put((byte) type)
                .put((byte) flags)
                .putInt(stream)
                .put(payload)
                .array();
    }

    public FrameClient frame(int type, int flags, int stream, byte[] payload) {
        return bytes(frameBytes(type, flags, stream, payload));
    }

    public byte[] block(String method, String path, String... namesAndValues) {
        Http2Headers headers = new DefaultHttp2Headers(false)
                .method(method)
                .scheme("http")
                .path(path)
                .authority("localhost:" + socket.getPort());
        for (int i = 0; i < namesAndValues.length; i += 2) {
            headers.add(namesAndValues[i], namesAndValues[i + 1]);
        }
        return block(headers);
    }

    public byte[] block(Http2Headers headers) {
        return encoder.block(headers);
    }

    /* Sends a request without a body; returns its stream. */
    public int get(String path, String... namesAndValues) {
        return open("GET", path, true, namesAndValues);
    }

    /* Sends the head of a request; returns its stream. */
    public int open(String method, String path, boolean end, String... namesAndValues) {
        int stream = nextStream;
        nextStream += 2;
        frame(HEADERS, END_HEADERS | (end ? END_STREAM : 0), stream, block(method, path, namesAndValues));
        return stream;
    }

    public FrameClient data(int stream, String content, boolean end) {
        return frame(DATA, end ? END_STREAM : 0, stream, content.getBytes(StandardCharsets.ISO_8859_1));
    }

    public int post(String path, String body, String... namesAndValues) {
        int stream = open("POST", path, false, namesAndValues);
        data(stream, body, true);
        return stream;
    }

    public FrameClient window(int stream, int bytes) {
        return frame(
                WINDOW_UPDATE, 0, stream, ByteBuffer.allocate(4).putInt(bytes).array());
    }

    public FrameClient reset(int stream) {
        return frame(RST_STREAM, 0, stream, ByteBuffer.allocate(4).putInt(8).array());
    }

    /* Reads until the answer of a stream is complete, or was reset. */
    public Answer read(int stream) {
        Answer answer = answer(stream);
        while (!answer.complete && answer.resetWith < 0) {
            if (next() == null) {
                throw new IllegalStateException("the connection was closed before the answer on stream " + stream);
            }
        }
        return answer;
    }

    /* What has arrived of an answer so far. */
    public Answer answer(int stream) {
        return answers.computeIfAbsent(stream, id -> new Answer());
    }

    /* Reads until a frame of this type. */
    public Frame until(int type) {
        for (Frame frame = next(); frame != null; frame = next()) {
            if (frame.type == type) {
                return frame;
            }
        }
        throw new IllegalStateException("the connection was closed");
    }

    /* Waits until the server has seen everything that was sent before. */
    public FrameClient ping() {
        frame(PING, 0, 0, new byte[8]);
        Frame frame = until(PING);
        while (!frame.has(ACK)) {
            frame = until(PING);
        }
        return this;
    }

    /* Reads to the end of the connection; returns the error of the GOAWAY frame before it, -1 when there was none. */
    public int goAway() {
        int error = -1;
        for (Frame frame = next(); frame != null; frame = next()) {
            error = frame.type == GOAWAY ? frame.error() : error;
        }
        return error;
    }

    /* Whether a GOAWAY frame has been read. */
    public boolean isLeft() {
        return left;
    }

    /* Whether the connection ended with a reset instead of a close. */
    public boolean wasReset() {
        return wasReset;
    }

    /* Says that nothing more will be sent. */
    public FrameClient halfClose() {
        try {
            socket.shutdownOutput();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* The next frame, taken account of; null at the end of the connection. */
    public Frame next() {
        try {
            byte[] head = in.readNBytes(9);
            if (head.length < 9) {
                return null;
            }
            int length = (head[0] & 0xff) << 16 | (head[1] & 0xff) << 8 | head[2] & 0xff;
            int stream = ByteBuffer.wrap(head).getInt(5);
            byte[] payload = in.readNBytes(length);
            if (payload.length < length) {
                throw new EOFException("half a frame");
            }
            Frame frame = new Frame(head[3], head[4], stream, payload);
            take(frame);
            return frame;
        } catch (SocketException | SSLException reset) {
            wasReset = true;
            return null;
        } catch (IOException | Http2Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private void take(Frame frame) throws Http2Exception {
        switch (frame.type) {
            case HEADERS -> takeHeaders(frame, answer(frame.stream));
            case DATA -> takeData(frame, answer(frame.stream));
            case RST_STREAM -> answer(frame.stream).resetWith = frame.error();
            case GOAWAY -> left = true;
            case SETTINGS -> {
                if (!frame.has(ACK)) {
                    offer(frameBytes(SETTINGS, ACK, 0, new byte[0]));
                }
            }
            default -> {}
        }
    }

    private void takeHeaders(Frame frame, Answer answer) throws Http2Exception {
        Http2Headers headers = decoder.decodeHeaders(frame.stream, Unpooled.wrappedBuffer(frame.payload));
        if (answer.head != null) {
            answer.trailers = headers;
        } else if (headers.status().charAt(0) == '1') {
            answer.interim = Integer.parseInt(headers.status().toString());
        } else {
            answer.head = headers;
        }
        answer.complete |= frame.has(END_STREAM);
    }

    private void takeData(Frame frame, Answer answer) {
        answer.body.writeBytes(frame.payload);
        answer.complete |= frame.has(END_STREAM);
        if (grantsWindow && frame.payload.length > 0) {
            byte[] taken = ByteBuffer.allocate(4).putInt(frame.payload.length).array();
            offer(frameBytes(WINDOW_UPDATE, 0, 0, taken));
            if (!answer.complete) {
                offer(frameBytes(WINDOW_UPDATE, 0, frame.stream, taken));
            }
        }
    }

    /* Goes without a word. */
    @Override
    public void close() {
        try {
            plain.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
