package org.mockserver.compatibility.peers;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tries every feature with several published servers and prints a table; the exit status is 1 when something failed. */
final class Peers {
    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final Map<String, List<String>> rows = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();

    private Peers() {
        Features.all().forEach(feature -> rows.put(feature.name(), new ArrayList<>()));
    }

    /** Versions, each followed by the class path of that server. */
    public static void main(String[] versionsAndClassPaths) {
        Peers peers = new Peers();
        List<String> versions = new ArrayList<>();
        for (int i = 0; i + 1 < versionsAndClassPaths.length; i += 2) {
            versions.add(versionsAndClassPaths[i]);
            peers.column(versionsAndClassPaths[i], versionsAndClassPaths[i + 1]);
        }
        peers.print(versions);
        System.exit(peers.failures.isEmpty() ? 0 : 1);
    }

    private void column(String version, String classPath) {
        try (Peer peer = Peer.start(version, classPath)) {
            for (Feature feature : Features.all()) {
                rows.get(feature.name()).add(cell(version, feature, peer));
            }
        } catch (Exception | AssertionError broken) {
            failures.add(version + ": " + broken);
            rows.values().stream()
                    .filter(row -> !row.isEmpty() || failures.size() == 1)
                    .forEach(row -> row.add("FAILED"));
        }
    }

    private String cell(String version, Feature feature, Peer peer) {
        try {
            return feature.tryWith(peer) == Feature.Outcome.WORKS ? "works" : "refused";
        } catch (Exception | AssertionError broken) {
            failures.add(version + ", " + feature.name() + ": " + broken);
            return "FAILED";
        }
    }

    private void print(List<String> versions) {
        out.println(line("", versions));
        rows.forEach((name, row) -> out.println(line(name, row)));
        failures.forEach(failure -> out.println("\n" + failure));
        long tried = rows.values().stream().mapToLong(List::size).sum();
        out.println("\n" + tried + " tried, " + failures.size() + " failed");
    }

    private static String line(String name, List<String> cells) {
        StringBuilder line = new StringBuilder(String.format("%-52s", name));
        cells.forEach(cell -> line.append(String.format("%-9s", cell)));
        return line.toString();
    }
}
