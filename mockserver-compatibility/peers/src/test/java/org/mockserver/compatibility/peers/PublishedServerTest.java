package org.mockserver.compatibility.peers;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Our client with the oldest server it supports. Other versions are tried by a script. */
class PublishedServerTest {
    private static Peer peer;

    @BeforeAll
    static void start() throws IOException {
        peer = Peer.start(System.getProperty("peer.version"), System.getProperty("peer.classPath"));
    }

    @AfterAll
    static void stop() throws IOException, InterruptedException {
        peer.close();
    }

    @TestFactory
    Stream<DynamicTest> everyFeatureWorksOrIsRefusedClearly() {
        return Features.all().stream()
                .map(feature -> DynamicTest.dynamicTest(feature.name(), () -> feature.tryWith(peer)));
    }
}
