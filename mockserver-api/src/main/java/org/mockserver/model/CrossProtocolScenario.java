package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A scenario that is moved by what happens elsewhere. */
public class CrossProtocolScenario extends ValueObject {

    private @Nullable CrossProtocolTrigger trigger;
    private @Nullable String scenarioName;
    private @Nullable String targetState;
    private @Nullable String matchPattern;

    /** Moves the scenario when a name that contains this is asked for. */
    public static CrossProtocolScenario onDnsQuery(String namePart, String scenarioName, String targetState) {
        return crossProtocolScenario()
                .withTrigger(CrossProtocolTrigger.DNS_QUERY)
                .withMatchPattern(namePart)
                .withScenarioName(scenarioName)
                .withTargetState(targetState);
    }

    /** Moves the scenario when a WebSocket is accepted. */
    public static CrossProtocolScenario onWebSocketConnect(String scenarioName, String targetState) {
        return crossProtocolScenario()
                .withTrigger(CrossProtocolTrigger.WEBSOCKET_CONNECT)
                .withScenarioName(scenarioName)
                .withTargetState(targetState);
    }

    /** Moves the scenario when a service whose name contains this is called. */
    public static CrossProtocolScenario onGrpcRequest(String servicePart, String scenarioName, String targetState) {
        return crossProtocolScenario()
                .withTrigger(CrossProtocolTrigger.GRPC_REQUEST)
                .withMatchPattern(servicePart)
                .withScenarioName(scenarioName)
                .withTargetState(targetState);
    }

    /** Moves the scenario when the expectation answers a request whose path contains this. */
    public static CrossProtocolScenario onHttpPath(String pathPart, String scenarioName, String targetState) {
        return crossProtocolScenario()
                .withTrigger(CrossProtocolTrigger.HTTP_REQUEST)
                .withMatchPattern(pathPart)
                .withScenarioName(scenarioName)
                .withTargetState(targetState);
    }

    /** An empty one, to be filled. */
    public static CrossProtocolScenario crossProtocolScenario() {
        return new CrossProtocolScenario();
    }

    /** Sets what moves it; null for none. */
    public CrossProtocolScenario withTrigger(@Nullable CrossProtocolTrigger trigger) {
        this.trigger = trigger;
        return this;
    }

    /** What moves it, or null. */
    public @Nullable CrossProtocolTrigger getTrigger() {
        return trigger;
    }

    /** Sets the name of the scenario; null for none. */
    public CrossProtocolScenario withScenarioName(@Nullable String scenarioName) {
        this.scenarioName = scenarioName;
        return this;
    }

    /** The name of the scenario, or null. */
    public @Nullable String getScenarioName() {
        return scenarioName;
    }

    /** Sets the state it is moved to; null for none. */
    public CrossProtocolScenario withTargetState(@Nullable String targetState) {
        this.targetState = targetState;
        return this;
    }

    /** The state it is moved to, or null. */
    public @Nullable String getTargetState() {
        return targetState;
    }

    /** Sets what the path, name or service must contain; null for anything. */
    public CrossProtocolScenario withMatchPattern(@Nullable String matchPattern) {
        this.matchPattern = matchPattern;
        return this;
    }

    /** What the path, name or service must contain, or null. */
    public @Nullable String getMatchPattern() {
        return matchPattern;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "trigger", trigger,
            "scenarioName", scenarioName,
            "targetState", targetState,
            "matchPattern", matchPattern
        };
    }
}
