package org.mockserver.internal.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.events.Recorded;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Makes of every recorded exchange that was passed on the expectation that would answer it the same way. */
final class RecordedExpectations {

    private RecordedExpectations() {}

    /**
     * The expectations of a journal.
     *
     * @param view what was recorded
     * @param selector which requests are of interest
     * @return in the order of the answers, each with an id that stays the same
     */
    static List<Expectation> of(JournalView view, Selector selector) {
        List<Expectation> expectations = new ArrayList<>();
        for (JournalEntry entry : view.answers(selector.pathHash())) {
            if (entry.answerKind() == AnswerKind.FORWARDED
                    && !entry.request().isBinary()
                    && selector.filter().test(entry.request())) {
                expectations.add(expectation(entry));
            }
        }
        return expectations;
    }

    private static Expectation expectation(JournalEntry entry) {
        return new Expectation(request(entry), Times.once(), TimeToLive.unlimited(), 0)
                .withId(entry.correlationId())
                .thenRespond(response(entry));
    }

    /* What belongs to the connection of that time would keep the expectation from matching on another one. */
    private static HttpRequest request(JournalEntry entry) {
        HttpRequest request = Recorded.request(entry.request());
        for (Header header : List.copyOf(request.getHeaderList())) {
            String name = header.getName().getValue();
            if (concernsConnection(name)) {
                request.removeHeader(name);
            }
        }
        return request.withLocalAddress(null)
                .withRemoteAddress(null)
                .withClientCertificateChain(null)
                .withProtocol(null)
                .withOriginalBody(null);
    }

    private static boolean concernsConnection(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "connection",
                    "content-length",
                    "expect",
                    "http2-settings",
                    "keep-alive",
                    "proxy-authenticate",
                    "proxy-authorization",
                    "proxy-connection",
                    "te",
                    "trailer",
                    "transfer-encoding",
                    "upgrade" -> true;
            default -> false;
        };
    }

    private static HttpResponse response(JournalEntry entry) {
        HttpResponse response = entry.response();
        if (response == null) {
            return HttpResponse.response();
        }
        boolean cut = !response.getFirstHeader("x-mockserver-body-truncated").isEmpty();
        return cut ? response.removeHeader("content-length") : response;
    }
}
