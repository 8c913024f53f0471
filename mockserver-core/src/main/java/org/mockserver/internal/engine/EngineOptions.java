package org.mockserver.internal.engine;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.action.ForwardRules;
import org.mockserver.internal.action.ProxyRules;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.wire.Redaction;

/**
 * What the engine takes from the settings; replaced as a whole when one of them changes.
 *
 * @param match how definitions are compared
 * @param action limits and roots of actions
 * @param namespaceHeader name of the request header that selects a namespace
 * @param globalDelayNanos added to every matched answer, 0 for none
 * @param decorator adds headers that every data-plane response gets; null when there are none
 * @param closestMatchHint whether an automatic 404 names the closest expectation in a header
 * @param mismatchDiagnostic whether an automatic 404 describes the differences in headers and body
 * @param redaction what such an explanation keeps to itself
 * @param forward what holds for requests that are passed on
 * @param proxy where unmatched requests go
 */
public record EngineOptions(
        MatchOptions match,
        ActionOptions action,
        String namespaceHeader,
        long globalDelayNanos,
        @Nullable Decorator decorator,
        boolean closestMatchHint,
        boolean mismatchDiagnostic,
        Redaction redaction,
        ForwardRules forward,
        ProxyRules proxy) {

    /** Makes a response with more headers from a response. */
    @FunctionalInterface
    public interface Decorator {

        /**
         * Adds what is missing.
         *
         * @param response the response as the action or the engine made it
         * @param request what it answers
         * @return the response to send
         */
        OutgoingResponse decorate(OutgoingResponse response, RequestView request);
    }

    OutgoingResponse decorate(OutgoingResponse response, RequestView request) {
        return decorator == null ? response : decorator.decorate(response, request);
    }

    RuleCompiler.Options compilerOptions() {
        return new RuleCompiler.Options(match, action, namespaceHeader);
    }
}
