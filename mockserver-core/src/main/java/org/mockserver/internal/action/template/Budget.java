package org.mockserver.internal.action.template;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpTemplate.TemplateType;

/** How long one rendering may take and how much it may produce. Belongs to the thread that renders. */
final class Budget {

    /* What has to be guarded is far below whoever knows the rendering: methods of texts, regular expressions, lookups by
     * the engines. So the budget is found through the thread. */
    private static final ThreadLocal<Budget> OF_THREAD = ThreadLocal.withInitial(Budget::new);

    /* A step is a lookup, a call or a written piece; this many take a few microseconds. */
    private static final int STEPS_PER_LOOK = 64;

    /* A piece of that length may cost so much that it is looked at by itself. */
    private static final int LARGE_CHARS = 64 * 1024;

    /* What the thread of a rendering allocates stands for what it holds. Most of that is garbage at once; a quarter of
     * the heap leaves room for the rest of the server. */
    private static final long MOST_BYTES =
            Math.max(64L * 1024 * 1024, Runtime.getRuntime().maxMemory() / 4);

    private static final @Nullable ThreadMXBean ALLOCATIONS =
            ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean && bean.isThreadAllocatedMemorySupported()
                    ? bean
                    : null;

    private long deadlineNanos = Long.MAX_VALUE;
    private int maxChars = Integer.MAX_VALUE;
    private String limitText = "";
    private long allocatedBefore;
    private int steps;
    private boolean running;

    private Budget() {}

    /** Begins a rendering, to be ended by the same thread. */
    static Budget begin(TemplateType language, TemplateOptions options) {
        Budget budget = OF_THREAD.get();
        budget.deadlineNanos = System.nanoTime() + options.timeoutNanos(language);
        budget.limitText = language == TemplateType.JAVASCRIPT
                ? "mockserver.javascriptTemplateExecutionTimeout"
                : "mockserver.velocityTemplateExecutionTimeout";
        budget.maxChars = options.maxOutputChars();
        budget.allocatedBefore = allocated();
        budget.steps = 0;
        budget.running = true;
        return budget;
    }

    void end() {
        running = false;
    }

    static Budget current() {
        return OF_THREAD.get();
    }

    /** Told of each step; throws when the time is over. */
    void step() {
        if (++steps == STEPS_PER_LOOK) {
            steps = 0;
            look();
        }
    }

    private void look() {
        if (running && System.nanoTime() - deadlineNanos > 0) {
            throw new TemplateException.OverLimit("took longer than " + limitText + " allows");
        }
        if (running && allocated() - allocatedBefore > MOST_BYTES) {
            throw new TemplateException.OverLimit("needed more than " + (MOST_BYTES >> 20) + " MB of memory");
        }
    }

    private static long allocated() {
        return ALLOCATIONS == null ? 0 : ALLOCATIONS.getCurrentThreadAllocatedBytes();
    }

    /** Told before a text of that length is made; throws when it is too long. */
    void admit(long chars) {
        step();
        if (chars > LARGE_CHARS) {
            look();
        }
        if (running && chars > maxChars) {
            throw new TemplateException.OverLimit(
                    "produced more than " + maxChars + " characters (mockserver.maxTemplateOutputCharacters)");
        }
    }

    /** The result of a function; throws when it is a text that is too long. */
    @Nullable
    Object admitted(@Nullable Object result) {
        if (result instanceof CharSequence text) {
            admit(text.length());
        }
        return result;
    }

    /** A text that looks at the time while a regular expression reads it. */
    CharSequence guarded(CharSequence text) {
        return new Guarded(text, this);
    }

    private record Guarded(CharSequence text, Budget budget) implements CharSequence {

        @Override
        public char charAt(int index) {
            budget.step();
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
