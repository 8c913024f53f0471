package org.mockserver.internal.exchange;

/** A text that refuses to be read once a time budget is used up: the way out of a search that backtracks. Used by one thread. */
public final class CountedText implements CharSequence {

    private static final int READS_PER_LOOK = 4096;

    private final CharSequence text;
    private final Budget budget;

    /**
     * A text.
     *
     * @param text what is read
     * @param budget ends the reading with {@link TimedOut}
     */
    public CountedText(CharSequence text, Budget budget) {
        this.text = text;
        this.budget = budget;
    }

    /** The time left, shared by the parts of one text. */
    public static final class Budget {

        private final long deadlineNanos;
        private int reads;

        /**
         * A budget.
         *
         * @param deadlineNanos on the clock of {@link System#nanoTime}
         */
        public Budget(long deadlineNanos) {
            this.deadlineNanos = deadlineNanos;
        }

        private void spend() {
            if (++reads == READS_PER_LOOK) {
                reads = 0;
                if (System.nanoTime() - deadlineNanos > 0) {
                    throw new TimedOut();
                }
            }
        }
    }

    /** Leaves the regex engine. Costs no stack trace. */
    public static final class TimedOut extends RuntimeException {

        private static final long serialVersionUID = 1;

        TimedOut() {
            super("out of time", null, false, false);
        }
    }

    @Override
    public char charAt(int index) {
        budget.spend();
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new CountedText(text.subSequence(start, end), budget);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
