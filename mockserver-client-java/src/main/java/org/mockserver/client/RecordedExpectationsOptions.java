package org.mockserver.client;

import org.mockserver.internal.nulls.Nullable;

/** How recorded exchanges are put together into expectations. What is not set is left to the server. */
public class RecordedExpectationsOptions {

    private @Nullable Boolean consolidate;
    private @Nullable Boolean parameterize;
    private @Nullable Boolean repeatsAsScenarios;
    private String @Nullable [] captureHeaders;
    private @Nullable Long extractBodiesLargerThan;

    /** Options in which nothing is set. */
    public static RecordedExpectationsOptions recordedExpectationsOptions() {
        return new RecordedExpectationsOptions();
    }

    /** Sets whether equal exchanges become one expectation. */
    public RecordedExpectationsOptions withConsolidate(@Nullable Boolean consolidate) {
        this.consolidate = consolidate;
        return this;
    }

    /** Sets whether parts of paths that vary become parameters. */
    public RecordedExpectationsOptions withParameterize(@Nullable Boolean parameterize) {
        this.parameterize = parameterize;
        return this;
    }

    /** Sets whether repeated requests with different answers become the steps of a scenario. */
    public RecordedExpectationsOptions withRepeatsAsScenarios(@Nullable Boolean repeatsAsScenarios) {
        this.repeatsAsScenarios = repeatsAsScenarios;
        return this;
    }

    /** Sets the request headers that become part of the matchers. */
    public RecordedExpectationsOptions withCaptureHeaders(String... captureHeaders) {
        this.captureHeaders = captureHeaders.clone();
        return this;
    }

    /** Sets from which size, in bytes, bodies go to files of the server. */
    public RecordedExpectationsOptions withExtractBodiesLargerThan(@Nullable Long bytes) {
        this.extractBodiesLargerThan = bytes;
        return this;
    }

    /** The call with these options. */
    Call addTo(Call call) {
        Call longer = with(call, "consolidate", consolidate);
        longer = with(longer, "parameterize", parameterize);
        longer = with(longer, "repeatsAsScenarios", repeatsAsScenarios);
        longer = with(longer, "captureHeaders", captureHeaders == null ? null : String.join(",", captureHeaders));
        return with(longer, "extractBodiesLargerThan", extractBodiesLargerThan);
    }

    private static Call with(Call call, String name, @Nullable Object value) {
        return value == null ? call : call.with(name, value.toString());
    }
}
