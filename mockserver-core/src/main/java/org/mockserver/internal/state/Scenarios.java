package org.mockserver.internal.state;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The state of each scenario. A scenario that nobody moved is in {@link #STARTED}. Safe for use by any thread; each
 * operation is atomic.
 */
public final class Scenarios {

    /** The state every scenario begins in. */
    public static final String STARTED = "Started";

    /* A stay is compared by identity, so that a timed move recognises the stay it was meant to end even when the
     * scenario has been in a state of the same name before or since. */
    private final ConcurrentHashMap<String, Stay> states = new ConcurrentHashMap<>();
    private final DelayedRunner delayed;

    /** Runs a task later, on some thread that may be blocked only briefly. */
    public interface DelayedRunner {

        /**
         * Runs a task once after a delay, unless the server has stopped by then.
         *
         * @param delayMillis 0 or more
         * @param task what to run
         */
        void runAfter(long delayMillis, Runnable task);
    }

    /** One time that a scenario is in a state. */
    private static final class Stay {

        private final String state;

        Stay(String state) {
            this.state = state;
        }
    }

    /**
     * No scenario moved yet.
     *
     * @param delayed carries out timed moves
     */
    public Scenarios(DelayedRunner delayed) {
        this.delayed = delayed;
    }

    /**
     * The state of a scenario; asking does not create it.
     *
     * @param name the scenario
     * @return its state
     */
    public String state(String name) {
        Stay stay = states.get(name);
        return stay == null ? STARTED : stay.state;
    }

    /**
     * Moves a scenario whatever its state.
     *
     * @param name the scenario
     * @param state the state it is in from now on
     */
    public void set(String name, String state) {
        states.put(name, new Stay(state));
    }

    /**
     * Moves a scenario if it is in an expected state.
     *
     * @param name the scenario
     * @param expected the state it has to be in
     * @param next the state it is in afterwards
     * @return false if it was in another state and nothing changed
     */
    public boolean move(String name, String expected, String next) {
        Stay moved = new Stay(next);
        Stay present = states.get(name);
        while (present == null ? expected.equals(STARTED) : present.state.equals(expected)) {
            boolean done =
                    present == null ? states.putIfAbsent(name, moved) == null : states.replace(name, present, moved);
            if (done) {
                return true;
            }
            present = states.get(name);
        }
        return false;
    }

    /**
     * Moves a scenario now and once more later; the later move does nothing if somebody moved it in between.
     *
     * @param name the scenario
     * @param state the state until then
     * @param afterMillis 0 or more
     * @param next the state afterwards
     */
    public void setThenMove(String name, String state, long afterMillis, String next) {
        Stay until = new Stay(state);
        states.put(name, until);
        delayed.runAfter(afterMillis, () -> states.replace(name, until, new Stay(next)));
    }

    /**
     * All scenarios that were ever moved.
     *
     * @return states by name, sorted by name; a copy
     */
    public Map<String, String> all() {
        Map<String, String> all = new TreeMap<>();
        states.forEach((name, stay) -> all.put(name, stay.state));
        return all;
    }

    /** Puts every scenario back to {@link #STARTED}. */
    public void clear() {
        states.clear();
    }
}
