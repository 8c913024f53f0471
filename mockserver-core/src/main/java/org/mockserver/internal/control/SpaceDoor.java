package org.mockserver.internal.control;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.DelegatingExchange;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.ProxyAccess;
import org.mockserver.internal.exchange.RequestView;

/**
 * Leads each request to the space that it names, by a header or by the beginning of its path, and all others to the
 * common door.
 */
public final class SpaceDoor implements ExchangeHandler {

    /** The header that names a space. */
    static final String HEADER = "X-MockServer-Space";

    /** What stands before the name of a space and a slash in a path. */
    static final String PATH = Route.PREFIX + "/space/";

    private final Door common;
    private final Spaces spaces;

    SpaceDoor(Door common, Spaces spaces) {
        this.common = common;
        this.spaces = spaces;
    }

    @Override
    public ProxyAccess proxyAccess() {
        return common.proxyAccess();
    }

    /* Nothing in such a message could name a space. */
    @Override
    public boolean handleMessage(Exchange message) {
        return common.handleMessage(message);
    }

    @Override
    public boolean answersBeforeBody() {
        return common.answersBeforeBody() || spaces.answersBeforeBody();
    }

    @Override
    public void handle(Exchange exchange) {
        String name = name(exchange.request());
        if (name == null) {
            common.handle(exchange);
            return;
        }
        Space space = spaces.use(name);
        if (space == null) {
            exchange.reply(missing(name));
        } else {
            space.door().handle(inside(exchange));
        }
    }

    @Override
    public boolean handleHead(Exchange exchange) {
        String name = name(exchange.request());
        if (name == null) {
            return common.handleHead(exchange);
        }
        Space space = spaces.use(name);
        return space != null && space.door().handleHead(inside(exchange));
    }

    /**
     * Why a request that has a path of its own may not use the control plane.
     *
     * @param request for something that belongs to the control plane
     * @return null if it may
     */
    public @Nullable OutgoingResponse controlRefusal(RequestView request) {
        return common.controlRefusal(request);
    }

    /**
     * The path of a request as the space that it names in its path sees it.
     *
     * @param request any request
     * @return starts with a slash; the path as it is if it names no space
     */
    public static String pathInside(RequestView request) {
        return request.isProxied() ? request.path() : pathInside(request.path());
    }

    /**
     * As {@link #pathInside(RequestView)}, of a path alone.
     *
     * @param path starts with a slash
     */
    public static String pathInside(String path) {
        int end = endOfName(path);
        return end < 0 ? path : path.substring(end);
    }

    /* What merely passes through on its way to another server is not asked for its path. */
    private static int endOfName(RequestView request) {
        return request.isProxied() ? -1 : endOfName(request.path());
    }

    private static int endOfName(String path) {
        return path.startsWith(PATH) ? path.indexOf('/', PATH.length()) : -1;
    }

    /**
     * The space that a request names, open or not.
     *
     * @param request any request
     * @return null if it names none
     */
    public static @Nullable String name(RequestView request) {
        String inPath = request.isProxied() ? null : nameIn(request.path());
        return inPath == null ? request.headers().first(HEADER) : inPath;
    }

    /**
     * The space that a path names, open or not.
     *
     * @param path starts with a slash
     * @return null if it names none
     */
    public static @Nullable String nameIn(String path) {
        int end = endOfName(path);
        return end < 0 ? null : path.substring(PATH.length(), end);
    }

    private static OutgoingResponse missing(String name) {
        String text = "there is no space '" + name + "': it was closed, it expired without a request, or it was never"
                + " opened with PUT " + Route.PREFIX + "/space";
        return OutgoingResponse.status(404)
                .defaultContentType(Reply.TEXT)
                .body(text.getBytes(StandardCharsets.UTF_8))
                .build();
    }

    /* Inside, a space looks like a server: its paths start behind its name. */
    private static Exchange inside(Exchange exchange) {
        RequestView request = exchange.request();
        int end = endOfName(request);
        if (end < 0) {
            return exchange;
        }
        String query = request.rawQuery();
        RequestView stripped = new RequestView(
                request.method(),
                request.path().substring(end) + (query == null ? "" : '?' + query),
                request.headers(),
                request.content(),
                request.origin());
        return new DelegatingExchange(exchange) {
            @Override
            public RequestView request() {
                return stripped;
            }
        };
    }
}
