package org.mockserver.serialization;

import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.logging.MockServerLogger;
import org.mockserver.mock.Expectation;

/** Expectations as JSON. Safe for use by any thread. What cannot be read is an IllegalArgumentException that says why. */
public class ExpectationSerializer {

    /** Reads and writes; the argument is of no account. */
    public ExpectationSerializer(@Nullable MockServerLogger logger) {}

    /** The JSON of an expectation. */
    public String serialize(Expectation one) {
        return ExpectationWire.write(one);
    }

    /** The JSON of several as an array. */
    public String serialize(List<Expectation> several) {
        return ExpectationWire.write(several);
    }

    /** The JSON of several as an array. */
    public String serialize(Expectation... several) {
        return serialize(Arrays.asList(several));
    }

    /** An expectation that is written as JSON; of an array the first. */
    public Expectation deserialize(@Nullable String json) {
        return Read.document(json, ExpectationWire.KIND, ExpectationWire::readMany)
                .get(0);
    }

    /**
     * Expectations that are written as JSON, one or an array.
     *
     * @param allowEmpty whether an empty array is no mistake
     */
    public Expectation[] deserializeArray(@Nullable String json, boolean allowEmpty) {
        if (allowEmpty && (json == null || json.isBlank() || json.strip().matches("\\[\\s*]"))) {
            return new Expectation[0];
        }
        return Read.document(json, ExpectationWire.KIND, ExpectationWire::readMany)
                .toArray(new Expectation[0]);
    }
}
