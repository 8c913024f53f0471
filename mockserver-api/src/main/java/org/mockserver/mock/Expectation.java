package org.mockserver.mock;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.model.Action;
import org.mockserver.model.HttpClassCallback;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpForwardValidateAction;
import org.mockserver.model.HttpForwardWithFallback;
import org.mockserver.model.HttpObjectCallback;
import org.mockserver.model.HttpOverrideForwardedRequest;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.RequestDefinition;

/**
 * What to do when a matching request arrives.
 *
 * <p>Expectations are tried by descending priority, then in the order of their creation; the first that matches acts.
 */
public class Expectation extends Surroundings implements Cloneable {

    private @Nullable String id;
    private int priority;
    private @Nullable RequestDefinition httpRequest;
    private Times times;
    private TimeToLive timeToLive;
    private @Nullable HttpResponse httpResponse;
    private @Nullable List<HttpResponse> httpResponses;
    private @Nullable ResponseMode responseMode;
    private @Nullable List<Integer> responseWeights;
    private @Nullable Integer switchAfter;
    private @Nullable HttpError httpError;
    private @Nullable HttpForward httpForward;
    private @Nullable HttpOverrideForwardedRequest httpOverrideForwardedRequest;
    private @Nullable HttpForwardWithFallback httpForwardWithFallback;
    private @Nullable HttpForwardValidateAction httpForwardValidateAction;
    private @Nullable HttpClassCallback httpResponseClassCallback;
    private @Nullable HttpObjectCallback httpResponseObjectCallback;
    private @Nullable HttpClassCallback httpForwardClassCallback;
    private @Nullable HttpObjectCallback httpForwardObjectCallback;
    private @Nullable HttpTemplate httpForwardTemplate;
    private @Nullable HttpTemplate httpResponseTemplate;

    /** An expectation without limits; null matches every request. */
    public Expectation(@Nullable RequestDefinition httpRequest) {
        this(httpRequest, Times.unlimited(), TimeToLive.unlimited(), 0);
    }

    /**
     * An expectation.
     *
     * @param httpRequest what to match; null matches every request
     * @param times how often it may match; null for as often as it likes
     * @param timeToLive how long it may match; null for ever
     * @param priority higher is tried first
     */
    public Expectation(
            @Nullable RequestDefinition httpRequest,
            @Nullable Times times,
            @Nullable TimeToLive timeToLive,
            int priority) {
        this.httpRequest = httpRequest;
        this.times = times == null ? Times.unlimited() : times;
        this.timeToLive = timeToLive == null ? TimeToLive.unlimited() : timeToLive;
        this.priority = priority;
    }

    /** An expectation for a method and a path. */
    public static Expectation when(String method, String path) {
        return new Expectation(HttpRequest.request(path).withMethod(method));
    }

    /** An expectation for a method and a path, with a priority. */
    public static Expectation when(String method, String path, int priority) {
        return when(method, path).withPriority(priority);
    }

    /** An expectation for a method and a path, with limits. */
    public static Expectation when(String method, String path, Times times, TimeToLive timeToLive) {
        return when(method, path, times, timeToLive, 0);
    }

    /** An expectation for a method and a path, with limits and a priority. */
    public static Expectation when(String method, String path, Times times, TimeToLive timeToLive, int priority) {
        return new Expectation(HttpRequest.request(path).withMethod(method), times, timeToLive, priority);
    }

    /** An expectation without limits. */
    public static Expectation when(HttpRequest httpRequest) {
        return new Expectation(httpRequest);
    }

    /** An expectation with a priority. */
    public static Expectation when(HttpRequest httpRequest, int priority) {
        return new Expectation(httpRequest).withPriority(priority);
    }

    /** An expectation with limits. */
    public static Expectation when(HttpRequest httpRequest, Times times, TimeToLive timeToLive) {
        return new Expectation(httpRequest, times, timeToLive, 0);
    }

    /** An expectation with limits and a priority. */
    public static Expectation when(HttpRequest httpRequest, Times times, TimeToLive timeToLive, int priority) {
        return new Expectation(httpRequest, times, timeToLive, priority);
    }

    /** Sets the id; storing an expectation of the same id replaces the earlier one. Null for none. */
    public Expectation withId(@Nullable String id) {
        this.id = id;
        return this;
    }

    /** Sets the id if there is none yet. */
    public Expectation withIdIfNull(String id) {
        return this.id == null ? withId(id) : this;
    }

    /** Whether it may match now, as far as this object has counted and its time has begun. */
    public boolean isActive() {
        return times.greaterThenZero() && timeToLive.stillAlive();
    }

    /** Whether an id was set or made. */
    public boolean hasId() {
        return id != null;
    }

    /** The id; a random one is made, and kept, if none was set. */
    public String getId() {
        String known = id;
        if (known == null) {
            known = UUID.randomUUID().toString();
            id = known;
        }
        return known;
    }

    /** Sets the priority; higher is tried first. */
    public Expectation withPriority(int priority) {
        this.priority = priority;
        return this;
    }

    /** The priority; higher is tried first. */
    public int getPriority() {
        return priority;
    }

    /** Sets what to match; null matches every request. */
    public Expectation withHttpRequest(@Nullable RequestDefinition httpRequest) {
        this.httpRequest = httpRequest;
        return this;
    }

    /** What to match; null matches every request. */
    public @Nullable RequestDefinition getHttpRequest() {
        return httpRequest;
    }

    /** Sets how often it may match. */
    public Expectation withTimes(Times times) {
        this.times = times;
        return this;
    }

    /** How often it may match. */
    public Times getTimes() {
        return times;
    }

    /** Sets how long it may match. */
    public Expectation withTimeToLive(TimeToLive timeToLive) {
        this.timeToLive = timeToLive;
        return this;
    }

    /** How long it may match. */
    public TimeToLive getTimeToLive() {
        return timeToLive;
    }

    /** Answers with that response. */
    public Expectation thenRespond(@Nullable HttpResponse httpResponse) {
        this.httpResponse = httpResponse;
        return this;
    }

    /** Answers with one of those responses, chosen by the {@link #withResponseMode response mode}. */
    public Expectation thenRespond(@Nullable List<HttpResponse> httpResponses) {
        this.httpResponses = httpResponses == null ? null : new ArrayList<>(httpResponses);
        return this;
    }

    /** Answers with what a template renders. */
    public Expectation thenRespond(@Nullable HttpTemplate httpTemplate) {
        this.httpResponseTemplate =
                httpTemplate == null ? null : httpTemplate.withActionType(Action.Type.RESPONSE_TEMPLATE);
        return this;
    }

    /** The template of the response; null if unset. */
    public @Nullable HttpTemplate getHttpResponseTemplate() {
        return httpResponseTemplate;
    }

    /** The single response; null if unset. */
    public @Nullable HttpResponse getHttpResponse() {
        return httpResponse;
    }

    /** The responses to choose from, which win over the single one; null if unset. */
    public @Nullable List<HttpResponse> getHttpResponses() {
        return httpResponses;
    }

    /** Sets how the next response is chosen (one after the other if unset); null for unset. */
    public Expectation withResponseMode(@Nullable ResponseMode responseMode) {
        this.responseMode = responseMode;
        return this;
    }

    /** How the next response is chosen (one after the other if unset); null if unset. */
    public @Nullable ResponseMode getResponseMode() {
        return responseMode;
    }

    /** Sets the weights of the responses, by position; missing or not positive counts as 1; null for unset. */
    public Expectation withResponseWeights(@Nullable List<Integer> responseWeights) {
        this.responseWeights = responseWeights;
        return this;
    }

    /** The weights of the responses, by position; missing or not positive counts as 1; null if unset. */
    public @Nullable List<Integer> getResponseWeights() {
        return responseWeights;
    }

    /** Sets after how many matches the next response is taken (1 if unset); null for unset. */
    public Expectation withSwitchAfter(@Nullable Integer switchAfter) {
        this.switchAfter = switchAfter;
        return this;
    }

    /** After how many matches the next response is taken (1 if unset); null if unset. */
    public @Nullable Integer getSwitchAfter() {
        return switchAfter;
    }

    /** Breaks the exchange. */
    public Expectation thenError(@Nullable HttpError httpError) {
        this.httpError = httpError;
        return this;
    }

    /** The error; null if unset. */
    public @Nullable HttpError getHttpError() {
        return httpError;
    }

    /** Passes the request on. */
    public Expectation thenForward(@Nullable HttpForward httpForward) {
        this.httpForward = httpForward;
        return this;
    }

    /** Where requests are passed on to; null if unset. */
    public @Nullable HttpForward getHttpForward() {
        return httpForward;
    }

    /** Passes a changed request on. */
    public Expectation thenForward(@Nullable HttpOverrideForwardedRequest httpOverrideForwardedRequest) {
        this.httpOverrideForwardedRequest = httpOverrideForwardedRequest;
        return this;
    }

    /** How requests are changed and passed on; null if unset. */
    public @Nullable HttpOverrideForwardedRequest getHttpOverrideForwardedRequest() {
        return httpOverrideForwardedRequest;
    }

    /** Passes on the request that a template renders. */
    public Expectation thenForward(@Nullable HttpTemplate httpTemplate) {
        this.httpForwardTemplate =
                httpTemplate == null ? null : httpTemplate.withActionType(Action.Type.FORWARD_TEMPLATE);
        return this;
    }

    /** The template of the request that is passed on; null if unset. */
    public @Nullable HttpTemplate getHttpForwardTemplate() {
        return httpForwardTemplate;
    }

    /** Passes the request on, or answers. */
    public Expectation thenForward(@Nullable HttpForwardWithFallback httpForwardWithFallback) {
        this.httpForwardWithFallback = httpForwardWithFallback;
        return this;
    }

    /** Passes requests on that fit a specification. */
    public Expectation thenForward(@Nullable HttpForwardValidateAction httpForwardValidateAction) {
        this.httpForwardValidateAction = httpForwardValidateAction;
        return this;
    }

    /** Where requests are passed on to that fit a specification; null if unset. */
    public @Nullable HttpForwardValidateAction getHttpForwardValidateAction() {
        return httpForwardValidateAction;
    }

    /** Where requests are passed on to, and what answers when that fails; null if unset. */
    public @Nullable HttpForwardWithFallback getHttpForwardWithFallback() {
        return httpForwardWithFallback;
    }

    /** Lets a class answer. */
    public Expectation thenRespond(@Nullable HttpClassCallback callback) {
        this.httpResponseClassCallback =
                callback == null ? null : callback.withActionType(Action.Type.RESPONSE_CLASS_CALLBACK);
        return this;
    }

    /** The class that answers; null if unset. */
    public @Nullable HttpClassCallback getHttpResponseClassCallback() {
        return httpResponseClassCallback;
    }

    /** Lets a connected client answer. */
    public Expectation thenRespond(@Nullable HttpObjectCallback callback) {
        this.httpResponseObjectCallback =
                callback == null ? null : callback.withActionType(Action.Type.RESPONSE_OBJECT_CALLBACK);
        return this;
    }

    /** The connected client that answers; null if unset. */
    public @Nullable HttpObjectCallback getHttpResponseObjectCallback() {
        return httpResponseObjectCallback;
    }

    /** Lets a class decide what is passed on. */
    public Expectation thenForward(@Nullable HttpClassCallback callback) {
        this.httpForwardClassCallback =
                callback == null ? null : callback.withActionType(Action.Type.FORWARD_CLASS_CALLBACK);
        return this;
    }

    /** The class that decides what is passed on; null if unset. */
    public @Nullable HttpClassCallback getHttpForwardClassCallback() {
        return httpForwardClassCallback;
    }

    /** Lets a connected client decide what is passed on. */
    public Expectation thenForward(@Nullable HttpObjectCallback callback) {
        this.httpForwardObjectCallback =
                callback == null ? null : callback.withActionType(Action.Type.FORWARD_OBJECT_CALLBACK);
        return this;
    }

    /** The connected client that decides what is passed on; null if unset. */
    public @Nullable HttpObjectCallback getHttpForwardObjectCallback() {
        return httpForwardObjectCallback;
    }

    /** Passes the request on, or answers. */
    public Expectation thenForwardWithFallback(@Nullable HttpForwardWithFallback httpForwardWithFallback) {
        return thenForward(httpForwardWithFallback);
    }

    /** All actions that were set; a list of responses counts through its first. */
    public List<Action<?>> getActions() {
        List<Action<?>> actions = new ArrayList<>(2);
        addTo(actions, getBinaryResponse());
        addTo(
                actions,
                httpError,
                httpForward,
                httpForwardClassCallback,
                httpForwardObjectCallback,
                httpForwardTemplate,
                httpForwardValidateAction,
                httpForwardWithFallback,
                httpOverrideForwardedRequest,
                httpResponseTemplate);
        if (httpResponses != null && !httpResponses.isEmpty()) {
            actions.add(httpResponses.get(0));
        } else {
            addTo(actions, httpResponse);
        }
        addTo(actions, httpResponseClassCallback, httpResponseObjectCallback);
        addTo(actions, getHttpSseResponse(), getHttpWebSocketResponse());
        actions.addAll(otherAnswers());
        return actions;
    }

    private static void addTo(List<Action<?>> actions, @Nullable Action<?>... given) {
        for (Action<?> action : given) {
            if (action != null) {
                actions.add(action);
            }
        }
    }

    /** The action that answers: the primary one, or the only one; null if none was set. */
    public @Nullable Action<?> getAction() {
        List<Action<?>> actions = getActions();
        for (Action<?> action : actions) {
            if (action.isPrimary()) {
                return action;
            }
        }
        return actions.isEmpty() ? null : actions.get(0);
    }

    /** Passes on what fits a specification. */
    public Expectation thenForwardValidate(@Nullable HttpForwardValidateAction httpForwardValidateAction) {
        return thenForward(httpForwardValidateAction);
    }

    /** Takes one of its times, also below zero; whether there is a limit. The server counts for itself. */
    public boolean decrementRemainingMatches() {
        return times.decrement();
    }

    /** Takes one of its times, also below zero; whether one was left. The server counts for itself. */
    public boolean consumeMatch() {
        return times.decrementAndCheckGreaterThanZero();
    }

    /** Whether this is the request it matches. */
    public boolean contains(@Nullable HttpRequest request) {
        return httpRequest != null && httpRequest.equals(request);
    }

    /** A copy that shares the request, the responses and the metadata, and counts its times on its own. */
    @Override
    public Expectation clone() {
        try {
            return ((Expectation) super.clone()).withTimes(times.copy());
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** A {@link #clone() copy} without free data. */
    public Expectation cloneWithoutMetadata() {
        return clone().withMetadata(null);
    }

    /** A {@link #clone() copy} for another request and with another response. */
    public Expectation cloneWith(@Nullable RequestDefinition request, @Nullable HttpResponse response) {
        return clone().withHttpRequest(request).thenRespond(response);
    }

    @Override
    Expectation self() {
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "id", id,
            "priority", priority,
            "httpRequest", httpRequest,
            "times", times,
            "timeToLive", timeToLive,
            "httpResponse", httpResponse,
            "httpResponses", httpResponses,
            "responseMode", responseMode,
            "responseWeights", responseWeights,
            "switchAfter", switchAfter,
            "httpError", httpError,
            "httpResponseTemplate", httpResponseTemplate,
            "httpForward", httpForward,
            "httpForwardClassCallback", httpForwardClassCallback,
            "httpForwardObjectCallback", httpForwardObjectCallback,
            "httpForwardTemplate", httpForwardTemplate,
            "httpForwardValidateAction", httpForwardValidateAction,
            "httpForwardWithFallback", httpForwardWithFallback,
            "httpOverrideForwardedRequest", httpOverrideForwardedRequest,
            "httpResponseClassCallback", httpResponseClassCallback,
            "httpResponseObjectCallback", httpResponseObjectCallback
        };
        return append(own, super.namedFields());
    }
}
