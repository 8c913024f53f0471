package org.mockserver.internal.openapi;

/** Compares the paths of operations. */
final class PathOrder {

    private PathOrder() {}

    /** Whether a less concrete operation matches the requests that a more concrete one is meant for. */
    static boolean takes(ApiOperation general, ApiOperation concrete) {
        if (!general.method().equals(concrete.method())) {
            return false;
        }
        String wide = general.path();
        String narrow = concrete.path();
        int w = 0;
        int n = 0;
        boolean wider = false;
        while (w <= wide.length() && n <= narrow.length()) {
            int endOfWide = end(wide, w);
            int endOfNarrow = end(narrow, n);
            boolean open = isParameter(wide, w, endOfWide);
            boolean same = endOfWide - w == endOfNarrow - n && wide.regionMatches(true, w, narrow, n, endOfWide - w);
            boolean bothOpen = open && isParameter(narrow, n, endOfNarrow);
            if (!same && !open) {
                return false;
            }
            wider |= open && !bothOpen;
            w = endOfWide + 1;
            n = endOfNarrow + 1;
        }
        return wider && w > wide.length() && n > narrow.length();
    }

    private static int end(String path, int start) {
        int slash = path.indexOf('/', start);
        return slash < 0 ? path.length() : slash;
    }

    private static boolean isParameter(String path, int start, int end) {
        return end - start > 2 && path.charAt(start) == '{' && path.charAt(end - 1) == '}';
    }
}
