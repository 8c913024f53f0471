package org.mockserver.compatibility.peers;

import java.util.List;
import java.util.stream.Stream;

/** Everything that is tried. */
final class Features {

    private Features() {}

    static List<Feature> all() {
        return Stream.of(
                        ExpectationFeatures.all(),
                        ActionFeatures.all(),
                        RecordFeatures.all(),
                        ServerFeatures.all(),
                        HoldingFeatures.all(),
                        ExerciseFeatures.all())
                .flatMap(List::stream)
                .toList();
    }
}
