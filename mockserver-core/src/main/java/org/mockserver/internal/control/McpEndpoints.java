package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.ADMIN;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.CONNECTION;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.control.mcp.McpServer;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;

/** The endpoint for assistants: the whole control plane over the Model Context Protocol. */
final class McpEndpoints {

    private static final String PATH = "/mcp";
    private static final String SESSION_HEADER = "Mcp-Session-Id";
    private static final String MESSAGES = "application/json";
    private static final String OFF =
            "the Model Context Protocol is turned off: set mockserver.mcpEnabled to true to use it";

    private final McpServer mcp;
    private final LiveSettings settings;

    /**
     * An endpoint.
     *
     * @param operations the rows of the control plane, complete before the first message comes
     * @param engine the engine behind them
     * @param server tells its version
     * @param settings read on each message
     */
    McpEndpoints(List<Route> operations, Engine engine, ServerControl server, LiveSettings settings) {
        this.settings = settings;
        this.mcp = new McpServer(new McpOperations(operations, engine, settings), server.version(), System::nanoTime);
    }

    /** The rows of this subject. Who may send messages may do everything, because tools can. */
    List<Route> rows() {
        return List.of(
                new Route(
                        "POST",
                        PATH,
                        Route.Names.PREFIXED,
                        ADMIN,
                        WORKER,
                        "Takes a message of the Model Context Protocol: lets assistants use the control plane.",
                        this::post),
                new Route(
                        "DELETE",
                        PATH,
                        Route.Names.PREFIXED,
                        ADMIN,
                        CONNECTION,
                        "Ends the session of an assistant.",
                        this::delete),
                new Route(
                        "GET",
                        PATH,
                        Route.Names.PREFIXED,
                        READ,
                        CONNECTION,
                        "Answers 405, because this server sends assistants no messages of its own.",
                        this::stream));
    }

    Reply post(ControlCall call) {
        demandEnabled();
        return reply(mcp.post(session(call), call.body()));
    }

    Reply delete(ControlCall call) {
        demandEnabled();
        return reply(mcp.delete(session(call)));
    }

    Reply stream(ControlCall call) {
        demandEnabled();
        return Reply.empty(405).with("Allow", "POST, DELETE");
    }

    private void demandEnabled() {
        if (!settings.current().get(SettingKeys.MCP_ENABLED)) {
            throw Refusal.json(403, OFF);
        }
    }

    private static @Nullable String session(ControlCall call) {
        return call.request().headers().first(SESSION_HEADER);
    }

    private static Reply reply(McpServer.Answer answer) {
        String json = answer.json();
        Reply reply = json == null ? Reply.empty(answer.status()) : Reply.of(answer.status(), MESSAGES, json);
        String begun = answer.newSession();
        return begun == null ? reply : reply.with(SESSION_HEADER, begun);
    }
}
