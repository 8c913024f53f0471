package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.transport.RawClient;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.model.HttpResponse;

/** A client that answers by callback, frame by frame. */
final class CallbackPeer implements AutoCloseable {

    static final int CONTINUATION = 0;
    static final int TEXT = 1;
    static final int BINARY = 2;
    static final int CLOSE = 8;
    static final int PING = 9;
    static final int PONG = 10;

    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;
    private static final byte[] MASK = {1, 2, 3, 4};

    private final RawClient connection;
    final RawClient.Response answer;

    private CallbackPeer(RawClient connection, RawClient.Response answer) {
        this.connection = connection;
        this.answer = answer;
    }

    /** A frame as it came. */
    record Frame(int opcode, byte[] payload) {

        String text() {
            return new String(payload, StandardCharsets.UTF_8);
        }

        int status() {
            return ByteBuffer.wrap(payload).getShort();
        }
    }

    /** Connects under an id and reads the welcome. */
    static CallbackPeer connect(int port, String id) {
        CallbackPeer peer = open(port, "X-CLIENT-REGISTRATION-ID: " + id + "\r\n");
        assertThat(peer.answer.status()).isEqualTo(101);
        assertThat(peer.message()).isEqualTo(new CallbackMessage.Welcome(id));
        return peer;
    }

    /** Asks for a WebSocket; the answer may be anything. */
    static CallbackPeer open(int port, String headerLines) {
        return open(RawClient.connect(port), port, headerLines);
    }

    static CallbackPeer open(RawClient connection, int port, String headerLines) {
        return open(connection, port, "/_mockserver_callback_websocket", headerLines);
    }

    static CallbackPeer open(RawClient connection, int port, String path, String headerLines) {
        connection.send("GET " + path + " HTTP/1.1\r\nHost: localhost:" + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + headerLines + "\r\n");
        return new CallbackPeer(connection, connection.read());
    }

    void send(int opcode, boolean last, byte[] payload) {
        connection.send(frame(opcode, last, payload));
    }

    static byte[] frame(int opcode, boolean last, byte[] payload) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write((last ? FINAL : 0) | opcode);
        if (payload.length < 126) {
            frame.write(MASKED | payload.length);
        } else if (payload.length < 65_536) {
            frame.write(MASKED | 126);
            frame.writeBytes(
                    ByteBuffer.allocate(2).putShort((short) payload.length).array());
        } else {
            frame.write(MASKED | 127);
            frame.writeBytes(ByteBuffer.allocate(8).putLong(payload.length).array());
        }
        frame.writeBytes(MASK);
        for (int i = 0; i < payload.length; i++) {
            frame.write(payload[i] ^ MASK[i % MASK.length]);
        }
        return frame.toByteArray();
    }

    void say(String text) {
        send(TEXT, true, text.getBytes(StandardCharsets.UTF_8));
    }

    Frame frame() {
        byte[] start = connection.bytes(2);
        assertThat(start[0] & FINAL)
                .as("frames of the server are not fragmented")
                .isEqualTo(FINAL);
        int length = start[1] & 0x7f;
        if (length == 126) {
            length = ByteBuffer.wrap(connection.bytes(2)).getShort() & 0xffff;
        } else if (length == 127) {
            length = (int) ByteBuffer.wrap(connection.bytes(8)).getLong();
        }
        return new Frame(start[0] & 0x0f, connection.bytes(length));
    }

    CallbackMessage message() {
        Frame frame = frame();
        assertThat(frame.opcode()).isEqualTo(TEXT);
        return CallbackWire.read(frame.text());
    }

    CallbackMessage.Request question() {
        return (CallbackMessage.Request) message();
    }

    /** Reads one question and answers it. */
    CallbackMessage.Request answer(HttpResponse response) {
        CallbackMessage.Request question = question();
        say(CallbackWire.response(response, question.correlationId()));
        return question;
    }

    /** Answers every question on a thread of its own, until the connection ends. */
    CallbackPeer answering(String body) {
        Thread thread = new Thread(
                () -> {
                    try {
                        while (true) {
                            answer(HttpResponse.response(body));
                        }
                    } catch (RuntimeException | AssertionError ended) {
                        // the connection has ended, or its end was announced
                    }
                },
                "callback-peer");
        thread.setDaemon(true);
        thread.start();
        return this;
    }

    RawClient.Ending ending() {
        return connection.ending();
    }

    @Override
    public void close() {
        connection.close();
    }
}
