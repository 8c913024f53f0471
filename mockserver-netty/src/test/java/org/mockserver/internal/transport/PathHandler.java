package org.mockserver.internal.transport;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;

/** A handler that does what a test says for a path, and echoes the body of everything else. */
final class PathHandler implements ExchangeHandler {

    final List<RequestView> seen = new CopyOnWriteArrayList<>();
    private final Map<String, Consumer<Exchange>> actions = new ConcurrentHashMap<>();
    private volatile Predicate<RequestView> early = request -> false;

    PathHandler on(String path, Consumer<Exchange> action) {
        actions.put(path, action);
        return this;
    }

    PathHandler on(String path, OutgoingResponse response) {
        return on(path, exchange -> exchange.reply(response));
    }

    void answerEarly(Predicate<RequestView> wanted) {
        early = wanted;
    }

    RequestView last() {
        return seen.get(seen.size() - 1);
    }

    @Override
    public void handle(Exchange exchange) {
        seen.add(exchange.request());
        Consumer<Exchange> action = actions.get(exchange.request().path());
        if (action != null) {
            action.accept(exchange);
        } else {
            exchange.reply(OutgoingResponse.status(200)
                    .body(exchange.request().body().clone())
                    .build());
        }
    }

    @Override
    public boolean answersBeforeBody() {
        return true;
    }

    @Override
    public boolean handleHead(Exchange exchange) {
        if (!early.test(exchange.request())) {
            return false;
        }
        handle(exchange);
        return true;
    }
}
