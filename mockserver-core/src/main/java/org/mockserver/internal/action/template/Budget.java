package org.mockserver.internal.action.template;

import org.mockserver.model.HttpTemplate.TemplateType;

/** How long one rendering may take and how much it may produce. Belongs to the thread that renders. */
final class Budget {

    /* What has to be guarded is far below whoever knows the rendering: methods of texts, regular expressions, lookups by
     * the engines. So the budget is found through the thread. */
    private static final ThreadLocal<Budget> OF_THREAD = ThreadLocal.withInitial(Budget::new);

    /* A step is a lookup, a call or a written piece; this many take a few microseconds. */
    private static final int STEPS_PER_LOOK = 64;

    private long deadlineNanos = Long.MAX_VALUE;
    private int maxChars = Integer.MAX_VALUE;
    private String limitText = "";
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
    }

    /** Told before a text of that length is made; throws when it is too long. */
    void admit(long chars) {
        step();
        if (running && chars > maxChars) {
            throw new TemplateException.OverLimit(
                    "produced more than " + maxChars + " characters (mockserver.maxTemplateOutputCharacters)");
        }
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
