package org.mockserver.internal.inbound;

import io.netty.channel.Channel;
import io.netty.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Work for the event loop of a connection that any thread may ask for. */
public final class LoopTasks {

    private static final Logger LOG = LoggerFactory.getLogger(LoopTasks.class);

    private LoopTasks() {}

    /**
     * Runs a task on the event loop of a channel: at once when called there, soon otherwise, not at all when the server
     * has stopped.
     *
     * @param channel whose event loop it is
     * @param task must not block
     */
    public static void run(Channel channel, Runnable task) {
        if (channel.eventLoop().inEventLoop()) {
            task.run();
            return;
        }
        try {
            channel.eventLoop().execute(task);
        } catch (RejectedExecutionException stopped) {
            LOG.debug("an answer came after the server had stopped", stopped);
        }
    }

    /**
     * Runs a task after a delay. A task that fails is reported to the channel's pipeline, so that nobody waits for an
     * answer that will not come. Called on the event loop.
     *
     * @param channel whose event loop it is
     * @param delayNanos a negative delay counts as none
     * @param task must not block
     * @return cancels the task
     */
    public static Future<?> schedule(Channel channel, long delayNanos, Runnable task) {
        Future<?> timer = channel.eventLoop().schedule(task, Math.max(0, delayNanos), TimeUnit.NANOSECONDS);
        timer.addListener(done -> {
            if (done.cause() != null && !done.isCancelled()) {
                channel.pipeline().fireExceptionCaught(done.cause());
            }
        });
        return timer;
    }
}
