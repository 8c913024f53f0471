package org.mockserver.internal.match;

/**
 * The Jaro–Winkler similarity of two texts: the share of characters they have in common at nearby places, reduced for
 * those in another order and raised for a common beginning.
 */
final class JaroWinkler {

    private static final int LONGEST_PREFIX = 4;
    private static final double PREFIX_WEIGHT = 0.1;

    private JaroWinkler() {}

    /** Between 0, nothing in common, and 1, equal. */
    static double similarity(String a, String b) {
        double jaro = jaro(a, b);
        int prefix = 0;
        int most = Math.min(LONGEST_PREFIX, Math.min(a.length(), b.length()));
        while (prefix < most && a.charAt(prefix) == b.charAt(prefix)) {
            prefix++;
        }
        return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
    }

    private static double jaro(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.isEmpty() && b.isEmpty() ? 1 : 0;
        }
        boolean[] usedOfA = new boolean[a.length()];
        boolean[] usedOfB = new boolean[b.length()];
        int common = pair(a, b, usedOfA, usedOfB);
        if (common == 0) {
            return 0;
        }
        double m = common;
        double transposed = outOfOrder(a, b, usedOfA, usedOfB) / 2.0;
        return (m / a.length() + m / b.length() + (m - transposed) / m) / 3;
    }

    /** Pairs each character with the first free equal one that is near enough, and returns how many pairs there are. */
    private static int pair(String a, String b, boolean[] usedOfA, boolean[] usedOfB) {
        int reach = Math.max(0, Math.max(a.length(), b.length()) / 2 - 1);
        int pairs = 0;
        for (int i = 0; i < a.length(); i++) {
            int end = Math.min(b.length(), i + reach + 1);
            for (int j = Math.max(0, i - reach); j < end; j++) {
                if (!usedOfB[j] && a.charAt(i) == b.charAt(j)) {
                    usedOfA[i] = true;
                    usedOfB[j] = true;
                    pairs++;
                    break;
                }
            }
        }
        return pairs;
    }

    private static int outOfOrder(String a, String b, boolean[] usedOfA, boolean[] usedOfB) {
        int count = 0;
        int j = 0;
        for (int i = 0; i < a.length(); i++) {
            if (usedOfA[i]) {
                while (!usedOfB[j]) {
                    j++;
                }
                if (a.charAt(i) != b.charAt(j)) {
                    count++;
                }
                j++;
            }
        }
        return count;
    }
}
