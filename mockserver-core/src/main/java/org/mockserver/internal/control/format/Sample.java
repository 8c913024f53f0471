package org.mockserver.internal.control.format;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;

/**
 * One thing to be shown: a received request, an exchange, or an expectation seen as the exchange it describes.
 *
 * @param request what was or would be received; null for an expectation whose definition is no HTTP request
 * @param response what was or would be answered, null if unknown
 * @param receivedAt null if it was not received
 * @param waitMillis time until it was answered, 0 if unknown
 * @param expectation null for traffic
 */
public record Sample(
        @Nullable HttpRequest request,
        @Nullable HttpResponse response,
        @Nullable Instant receivedAt,
        long waitMillis,
        @Nullable Expectation expectation) {

    /**
     * A received request whose answer is not of interest.
     *
     * @param request as recorded
     * @param receivedAt when it arrived
     * @return the sample
     */
    public static Sample request(HttpRequest request, Instant receivedAt) {
        return new Sample(request, null, receivedAt, 0, null);
    }

    /**
     * A received request and its answer.
     *
     * @param request as recorded
     * @param response null if there was none
     * @param receivedAt when it arrived
     * @param waitMillis time until it was answered
     * @return the sample
     */
    public static Sample exchange(
            HttpRequest request, @Nullable HttpResponse response, Instant receivedAt, long waitMillis) {
        return new Sample(request, response, receivedAt, waitMillis, null);
    }

    /**
     * An expectation.
     *
     * @param expectation not changed
     * @return the sample
     */
    public static Sample expectation(Expectation expectation) {
        RequestDefinition definition = expectation.getHttpRequest();
        HttpRequest request = definition == null ? HttpRequest.request() : null;
        if (definition instanceof HttpRequest given) {
            request = given;
        }
        HttpResponse response = expectation.getHttpResponse();
        List<HttpResponse> responses = expectation.getHttpResponses();
        if (responses != null && !responses.isEmpty()) {
            response = responses.get(0);
        }
        return new Sample(request, response, null, 0, expectation);
    }
}
