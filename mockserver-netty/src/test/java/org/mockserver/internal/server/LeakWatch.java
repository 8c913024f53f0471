package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails a test class during which Netty reported a buffer that was never released. */
public final class LeakWatch implements BeforeAllCallback, AfterAllCallback {

    private static final Logger DETECTOR = Logger.getLogger(ResourceLeakDetector.class.getName());

    private final List<String> reports = new CopyOnWriteArrayList<>();
    private final Handler collector = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (String.valueOf(entry.getMessage()).contains("LEAK")) {
                reports.add(entry.getMessage());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @Override
    public void beforeAll(ExtensionContext context) {
        assertThat(ResourceLeakDetector.getLevel()).isEqualTo(ResourceLeakDetector.Level.PARANOID);
        DETECTOR.addHandler(collector);
    }

    /* The detector reports when it next hands out a buffer after the lost one was collected. */
    @Override
    public void afterAll(ExtensionContext context) {
        for (int i = 0; i < 3; i++) {
            System.gc();
            PooledByteBufAllocator.DEFAULT.directBuffer(16).release();
            PooledByteBufAllocator.DEFAULT.heapBuffer(16).release();
        }
        DETECTOR.removeHandler(collector);
        assertThat(reports).isEmpty();
    }
}
