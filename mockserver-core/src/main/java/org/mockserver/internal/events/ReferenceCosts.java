package org.mockserver.internal.events;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpResponse;

/** Counts the bytes of objects that entries refer to, once for each object however many segments refer to it. */
final class ReferenceCosts {

    private static final int OBJECT_BYTES = 256;

    private static final class Use {
        final long bytes;
        int segments = 1;

        Use(long bytes) {
            this.bytes = bytes;
        }
    }

    private final Map<Object, Use> uses = new IdentityHashMap<>();

    /** One more segment refers to the object; the bytes that this adds. */
    long added(Object object) {
        Use use = uses.get(object);
        if (use != null) {
            use.segments++;
            return 0;
        }
        long bytes = bytesOf(object);
        uses.put(object, new Use(bytes));
        return bytes;
    }

    /** A segment is gone; the bytes that this frees. */
    long dropped(References references) {
        long freed = 0;
        for (int i = 0; i < references.size(); i++) {
            Use use = uses.get(references.get(i));
            if (use != null && --use.segments == 0) {
                uses.remove(references.get(i));
                freed += use.bytes;
            }
        }
        return freed;
    }

    void clear() {
        uses.clear();
    }

    private static long bytesOf(Object object) {
        if (object instanceof Note note) {
            return note.approximateBytes();
        }
        if (object instanceof HttpResponse response) {
            return bytesOf(response);
        }
        return object instanceof Served served ? bytesOf(served.expectation()) : OBJECT_BYTES;
    }

    private static long bytesOf(Expectation expectation) {
        long bytes = OBJECT_BYTES + bytesOf(expectation.getHttpResponse());
        List<HttpResponse> responses = expectation.getHttpResponses();
        if (responses != null) {
            for (HttpResponse response : responses) {
                bytes += bytesOf(response);
            }
        }
        return bytes;
    }

    private static long bytesOf(@Nullable HttpResponse response) {
        return response == null || response.getBody() == null
                ? OBJECT_BYTES
                : OBJECT_BYTES + response.getBodyAsRawBytes().length;
    }
}
