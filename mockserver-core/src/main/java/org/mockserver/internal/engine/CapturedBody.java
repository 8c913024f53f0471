package org.mockserver.internal.engine;

import java.io.ByteArrayOutputStream;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;

/**
 * A body on its way through, whose beginning is kept for the record. Used by one exchange, one piece at a time.
 */
final class CapturedBody implements BodySource {

    private final OutgoingResponse response;
    private final BodySource body;
    private final int limitBytes;
    private final Recorder recorder;
    private final ByteArrayOutputStream beginning = new ByteArrayOutputStream();
    private long totalBytes;
    private boolean recorded;

    /** Where the record goes. */
    @FunctionalInterface
    interface Recorder {

        /** Records the response as far as it came; called once, before the client sees its end. */
        void record(OutgoingResponse captured);
    }

    CapturedBody(OutgoingResponse response, BodySource body, int limitBytes, Recorder recorder) {
        this.response = response;
        this.body = body;
        this.limitBytes = limitBytes;
        this.recorder = recorder;
    }

    @Override
    public void next(Receiver receiver) {
        body.next(new Receiver() {
            @Override
            public void piece(byte[] bytes) {
                int kept = Math.min(bytes.length, limitBytes - beginning.size());
                beginning.write(bytes, 0, Math.max(0, kept));
                totalBytes += bytes.length;
                receiver.piece(bytes);
            }

            @Override
            public void end(Pairs trailers) {
                record(false, trailers);
                receiver.end(trailers);
            }

            @Override
            public void fail() {
                record(true, Pairs.EMPTY);
                receiver.fail();
            }
        });
    }

    @Override
    public void abandon() {
        record(true, Pairs.EMPTY);
        body.abandon();
    }

    private void record(boolean aborted, Pairs trailers) {
        if (recorded) {
            return;
        }
        recorded = true;
        boolean cut = totalBytes > beginning.size();
        Pairs.Builder headers = new Pairs.Builder(response.headers().size() + 3);
        response.headers().appendTo(headers);
        headers.add("x-mockserver-streamed", "true");
        if (cut || aborted) {
            headers.add("x-mockserver-stream-truncated", "true");
        }
        if (cut) {
            headers.add("x-mockserver-body-truncated", Long.toString(totalBytes));
        }
        recorder.record(response.toBuilder()
                .headers(headers.build())
                .bodySource(null)
                .trailers(trailers.isEmpty() ? response.trailers() : trailers)
                .body(beginning.toByteArray())
                .build());
    }
}
