package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;

/** The computed defaults. Of the settings with computed defaults a rule may read those above its own row. */
final class DefaultRules {
    /*
     * The heap formulas are those of MockServer 9, so that retained history is comparable: a fixed part of the heap is
     * set aside for the server itself, the rest is divided. A very small heap still gets a usable share.
     */
    private static final long RESERVED_KIB = 20_480;
    private static final long SMALLEST_SHARE_KIB = 10_240;
    private static final int DEV_MODE_ENTRIES = 1000;
    private static final int MAX_DEFAULT_LOG_ENTRIES = 250_000;
    private static final int MAX_DEFAULT_EXPECTATIONS = 15_000;
    private static final int MAX_DEFAULT_RING_SLOTS = 16_384;
    private static final int MIN_ACTION_THREADS = 5;

    private DefaultRules() {}

    static Object value(String rule, Draft draft, Machine machine) {
        return switch (rule) {
            case "processors" -> machine.processors();
            case "actionThreads" -> Math.max(MIN_ACTION_THREADS, machine.processors());
            case "requestBodySize" -> draft.get(SettingKeys.MAX_REQUEST_BODY_SIZE);
            case "logEntries" ->
                draft.get(SettingKeys.DEV_MODE)
                        ? DEV_MODE_ENTRIES
                        : (int) Math.min(shareKib(machine) / 8, MAX_DEFAULT_LOG_ENTRIES);
            case "expectations" ->
                draft.get(SettingKeys.DEV_MODE)
                        ? DEV_MODE_ENTRIES
                        : (int) Math.min(shareKib(machine) / 10, MAX_DEFAULT_EXPECTATIONS);
            case "eventLogBytes" -> shareKib(machine) / eventLogDivisor(draft.get(SettingKeys.LOG_LEVEL)) * 1024;
            case "ringSlots" -> powerOfTwo(Math.min(draft.get(SettingKeys.MAX_LOG_ENTRIES), MAX_DEFAULT_RING_SLOTS));
            case "keyFolder" ->
                draft.get(SettingKeys.DYNAMICALLY_CREATE_CERTIFICATE_AUTHORITY_CERTIFICATE)
                                || draft.get(SettingKeys.PROXY_SETUP)
                        ? "."
                        : machine.homeDirectory() + "/.mockserver";
            case "fileRoots" -> fileRoots(draft.get(SettingKeys.INITIALIZATION_JSON_PATH), machine);
            default -> throw new IllegalArgumentException("unknown rule " + rule);
        };
    }

    /** What documentation says about a rule. */
    static String describe(String rule) {
        return switch (rule) {
            case "processors" -> "processors";
            case "actionThreads" -> "processors, at least 5";
            case "requestBodySize" -> "maxRequestBodySize";
            case "keyFolder" -> ".mockserver in the home directory";
            case "logEntries" -> "A / 8, at most 250000";
            case "expectations" -> "A / 10, at most 15000";
            case "eventLogBytes" -> "A / 20 KiB (A / 12 KiB at DEBUG, TRACE)";
            case "ringSlots" -> "maxLogEntries, at most 16384, as a power of two";
            case "fileRoots" -> "working, temporary and initialisation directory";
            default -> throw new IllegalArgumentException("unknown rule " + rule);
        };
    }

    private static long shareKib(Machine machine) {
        return Math.max(machine.maxHeapBytes() / 1024 - RESERVED_KIB, SMALLEST_SHARE_KIB);
    }

    private static int eventLogDivisor(LogLevel level) {
        return level == LogLevel.DEBUG || level == LogLevel.TRACE ? 12 : 20;
    }

    private static int powerOfTwo(int atLeast) {
        return atLeast <= 1 ? 1 : Integer.highestOneBit(atLeast - 1) << 1;
    }

    private static List<String> fileRoots(String initializationPath, Machine machine) {
        List<String> roots = new ArrayList<>();
        roots.add(machine.workingDirectory());
        roots.add(machine.temporaryDirectory());
        int fixedEnd = initializationPath.length();
        for (int i = 0; i < initializationPath.length(); i++) {
            if ("*?[{".indexOf(initializationPath.charAt(i)) >= 0) {
                fixedEnd = i;
                break;
            }
        }
        int slash = initializationPath.lastIndexOf('/', fixedEnd);
        if (slash > 0) {
            roots.add(initializationPath.substring(0, slash));
        }
        return List.copyOf(roots);
    }
}
