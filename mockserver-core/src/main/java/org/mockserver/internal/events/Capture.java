package org.mockserver.internal.events;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestAndResponseWire;
import org.mockserver.model.LogEventRequestAndResponse;
import tools.jackson.databind.JsonNode;

/**
 * Appends every exchange that an expectation or another server answered to a file, one line of JSON each, with whole
 * bodies. Each line is handed to the operating system by itself, so that a killed process loses at most what was
 * waiting. Serving and recording never wait for the file: what finds the backlog full is left out, counted and reported.
 */
public final class Capture implements JournalObserver, AutoCloseable {

    /* The journal's consumer offers exchanges, one thread of the capture's own writes them. The end of the backlog is
     * an item too, so that closing writes what is waiting. */

    private static final long CLOSE_MILLIS = 5_000;
    private static final Item END = new Item(null, null, 0);

    private record Item(
            @Nullable RequestView request, @Nullable OutgoingResponse response, int bodyBytes) {}

    private final CaptureOptions options;
    private final OutputStream target;
    private final BlockingQueue<Item> backlog;
    private final Thread thread;
    private final AtomicLong waitingBytes = new AtomicLong();
    private final AtomicLong leftOut = new AtomicLong();
    private final AtomicBoolean inGap = new AtomicBoolean();
    private long reported;
    private boolean lineIsBroken;

    private Capture(CaptureOptions options, OutputStream target, boolean lineIsBroken) {
        this.options = options;
        this.target = target;
        this.lineIsBroken = lineIsBroken;
        this.backlog = new ArrayBlockingQueue<>(options.maxWaiting());
        this.thread = new Thread(this::writeAll, "mockserver-capture");
        thread.setDaemon(true);
    }

    /**
     * Opens a file, which is made if it is missing, and starts writing.
     *
     * @param file appended to
     * @param options how
     * @return to be closed, after the journal that it observes
     * @throws IOException if the file cannot be written
     */
    public static Capture open(Path file, CaptureOptions options) throws IOException {
        OutputStream target = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return start(target, options, !endsWithLine(file));
    }

    /** Starts writing to any target; a broken line is ended before the first one. */
    static Capture start(OutputStream target, CaptureOptions options, boolean lineIsBroken) {
        Capture capture = new Capture(options, target, lineIsBroken);
        capture.thread.start();
        return capture;
    }

    /* A line that was cut by the end of the machine must not spoil the next one. */
    private static boolean endsWithLine(Path file) throws IOException {
        try (SeekableByteChannel in = Files.newByteChannel(file, StandardOpenOption.READ)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            return in.size() == 0 || in.position(in.size() - 1).read(last) == 1 && last.get(0) == '\n';
        }
    }

    @Override
    public void answered(Answered answer, boolean alreadyReceived) {
        OutgoingResponse response = answer.response();
        boolean wanted = answer.kind() == AnswerKind.RESPONSE || answer.kind() == AnswerKind.FORWARDED;
        if (!wanted || response == null || answer.request().isBinary()) {
            return;
        }
        byte[] original = answer.request().originalBody();
        int bytes = answer.request().body().length + (original == null ? 0 : original.length);
        bytes += response.spec() == null ? response.body().length : 0;
        boolean fits = waitingBytes.get() <= options.maxWaitingBodyBytes();
        if (fits && backlog.offer(new Item(answer.request(), response, bytes))) {
            waitingBytes.addAndGet(bytes);
        } else {
            leftOut.incrementAndGet();
            if (!inGap.getAndSet(true)) {
                options.report()
                        .accept("the capture file takes less than the traffic: exchanges are left out of it until its"
                                + " backlog has shrunk");
            }
        }
    }

    /**
     * Exchanges that are missing in the file.
     *
     * @return since the start
     */
    public long leftOut() {
        return leftOut.get();
    }

    private void writeAll() {
        try {
            for (Item item = backlog.take(); item != END; item = backlog.take()) {
                if (item.request != null && item.response != null) {
                    write(item.request, item.response);
                }
                waitingBytes.addAndGet(-item.bodyBytes);
                endGap();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(RequestView request, OutgoingResponse response) {
        byte[] line = line(request, response);
        try {
            if (lineIsBroken) {
                target.write('\n');
                lineIsBroken = false;
            }
            target.write(line);
            target.flush();
        } catch (IOException unwritable) {
            lineIsBroken = true;
            leftOut.incrementAndGet();
            if (!inGap.getAndSet(true)) {
                options.report().accept("an exchange could not be written to the capture file: " + unwritable);
            }
        }
    }

    private byte[] line(RequestView request, OutgoingResponse response) {
        JsonNode tree = RequestAndResponseWire.tree(LogEventRequestAndResponse.logEventRequestAndResponse()
                .withHttpRequest(Recorded.request(request))
                .withHttpResponse(ResponseCodec.shown(response)));
        return (Json.compact(options.redaction().get().tree(tree)) + '\n').getBytes(StandardCharsets.UTF_8);
    }

    /* Reported once for a gap, and not while more is being left out. */
    private void endGap() {
        if (inGap.get() && !lineIsBroken && backlog.remainingCapacity() >= options.maxWaiting() / 2) {
            long now = leftOut.get();
            inGap.set(false);
            options.report().accept((now - reported) + " exchanges are missing in the capture file");
            reported = now;
        }
    }

    /** Writes what is waiting, for a short time at most, and closes the file. */
    @Override
    public void close() {
        try {
            if (backlog.offer(END, CLOSE_MILLIS, TimeUnit.MILLISECONDS)) {
                thread.join(CLOSE_MILLIS);
            }
            thread.interrupt();
            target.close();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException alreadyReported) {
            leftOut.incrementAndGet();
        }
    }
}
