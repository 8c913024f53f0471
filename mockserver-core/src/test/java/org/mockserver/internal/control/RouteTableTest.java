package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RouteTableTest {

    private final RouteTable table = new RouteTable(List.of(
            row("PUT", "/status", Route.Names.ALSO_BARE),
            row("GET", "/clock", Route.Names.ALSO_BARE),
            row("PUT", "/clock", Route.Names.ALSO_BARE),
            row("GET", "/openapi.yaml", Route.Names.PREFIXED),
            row("PUT", "/scenario/{name}/trigger", Route.Names.ALSO_BARE),
            row("PUT", "/scenario/{name}", Route.Names.ALSO_BARE)));

    private static Route row(String method, String path, Route.Names names) {
        return new Route(method, path, names, Access.READ, Route.Place.CONNECTION, "", call -> Reply.empty(200));
    }

    @ParameterizedTest
    @CsvSource({
        "PUT, /mockserver/status, /status, false",
        "PUT, /status, /status, true",
        "GET, /clock, /clock, true",
        "PUT, /mockserver/clock, /clock, false",
        "GET, /mockserver/openapi.yaml, /openapi.yaml, false",
        "PUT, /mockserver/scenario/a, /scenario/{name}, false",
        "PUT, /scenario/a/trigger, /scenario/{name}/trigger, true",
    })
    void aRowIsFoundByMethodAndPath(String method, String path, String row, boolean bare) {
        RouteTable.Found found = table.find(method, path);
        assertThat(found).isNotNull();
        assertThat(found.route().path()).isEqualTo(row);
        assertThat(found.route().method()).isEqualTo(method);
        assertThat(found.bare()).isEqualTo(bare);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /mockserver/status",
        "put, /mockserver/status",
        "PUT, /mockserver/Status",
        "PUT, /MOCKSERVER/status",
        "PUT, /mockserver/status/",
        "PUT, /mockserver",
        "PUT, /mockserver/",
        "PUT, /mockserver/nothing",
        "PUT, /mockserverstatus",
        "GET, /openapi.yaml",
        "PUT, /scenario/a/b",
        "PUT, /scenario/a/b/trigger",
        "GET, /scenario/a",
        "PUT, /",
        "PUT, ''",
        "OPTIONS, *",
        "PUT, /ünïcode",
    })
    void everythingElseIsForTheDataPlane(String method, String path) {
        assertThat(table.find(method, path)).isNull();
    }

    @Test
    void theVariableIsTheTextAsSent() {
        RouteTable.Found found = table.find("PUT", "/mockserver/scenario/my%20trip/trigger");
        assertThat(found).isNotNull();
        assertThat(found.variable()).isEqualTo("my%20trip");
    }

    @Test
    void twoRowsForOneMethodAndPathAreRefused() {
        List<Route> twice =
                List.of(row("PUT", "/status", Route.Names.PREFIXED), row("PUT", "/status", Route.Names.PREFIXED));
        assertThatThrownBy(() -> new RouteTable(twice)).isInstanceOf(IllegalStateException.class);
    }
}
