package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.state.CrudStore;
import org.mockserver.internal.state.StoredFiles;

class CrudAndFilesTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void close() {
        server.close();
    }

    private Answer send(String method, String target, String body) {
        return server.send(method, target, Pairs.EMPTY, body);
    }

    private void loaves() {
        Answer made = server.put(
                "/crud",
                "{'basePath': '/loaves/', 'initialData': [{'id': 7, 'name': 'rye'}, {'name': 'lost'}, {'id': 'b'}]}");
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.text()).isEqualTo("""
                        {
                          "basePath" : "/loaves",
                          "idField" : "id",
                          "idStrategy" : "AUTO_INCREMENT",
                          "itemCount" : 2
                        }""");
    }

    @Test
    void objectsAreListedInTheOrderOfTheirArrival() {
        loaves();
        send("POST", "/loaves", "{\"name\":\"oat\"}");

        Answer list = server.get("/loaves");
        assertThat(list.text()).isEqualTo("[{\"id\":7,\"name\":\"rye\"},{\"id\":\"b\"},{\"name\":\"oat\",\"id\":8}]");
        assertThat(list.header("content-type")).isEqualTo("application/json; charset=utf-8");
        assertThat(server.get("/loaves/").text()).isEqualTo(list.text());
    }

    @Test
    void anObjectIsReadReplacedMergedAndRemoved() {
        loaves();

        assertThat(server.get("/loaves/7").text()).isEqualTo("{\"id\":7,\"name\":\"rye\"}");
        assertThat(send("PUT", "/loaves/7", "{\"kg\":1,\"id\":99}").text()).isEqualTo("{\"kg\":1,\"id\":7}");
        assertThat(send("PATCH", "/loaves/7", "{\"id\":5,\"kg\":2}").text()).isEqualTo("{\"kg\":2,\"id\":7}");
        assertThat(server.get("/loaves/7").text()).isEqualTo("{\"kg\":2,\"id\":7}");
        assertThat(send("DELETE", "/loaves/7", "").status()).isEqualTo(204);
        for (String method : new String[] {"GET", "PUT", "PATCH", "DELETE"}) {
            Answer missing = send(method, "/loaves/7", "{}");
            assertThat(missing.status()).isEqualTo(404);
            assertThat(missing.text()).isEqualTo("{\"error\":\"not found\"}");
        }
    }

    @Test
    void anIdThatExistsIsRefused() {
        loaves();

        assertThat(send("POST", "/loaves", "{\"id\":7}").status()).isEqualTo(409);
        assertThat(send("POST", "/loaves", "{\"id\":70}").status()).isEqualTo(201);
        assertThat(send("POST", "/loaves", "{}").text()).isEqualTo("{\"id\":71}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "words", "1"})
    void whatIsNoObjectIsRefused(String body) {
        loaves();

        for (String request : new String[] {"POST /loaves", "PUT /loaves/7", "PATCH /loaves/7"}) {
            Answer refused = send(request.split(" ", -1)[0], request.split(" ", -1)[1], body);
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text()).isEqualTo("{\"error\":\"invalid request body\"}");
        }
    }

    @Test
    void idsCanBeRandomAndInAnotherMember() {
        server.put("/crud", "{'basePath': 'c', 'idField': 'sku', 'idStrategy': 'uuid'}");

        String created = send("POST", "/c", "{}").text();
        assertThat(created).matches("\\{\"sku\":\"[0-9a-f-]{36}\"}");
        assertThat(server.get("/c/" + created.substring(8, 44)).text()).isEqualTo(created);
    }

    @Test
    void aNumberInQuotesIsTakenToo() {
        server.put("/crud", "{'basePath': '/c', 'initialData': [{'id': '7'}, {'id': 5}]}");

        assertThat(send("POST", "/c", "{}").text()).isEqualTo("{\"id\":8}");
    }

    @Test
    void idsInPathsAreDecoded() {
        server.put("/crud", "{'basePath': '/c', 'initialData': [{'id': 'a b+c'}]}");

        assertThat(server.get("/c/a%20b+c").status()).isEqualTo(200);
        assertThat(server.get("/c/a%ZZ").status()).isEqualTo(404);
    }

    @Test
    void otherMethodsAndPathsGoToTheExpectations() {
        loaves();
        server.put("/expectation", "{'httpResponse': {'body': 'expected'}}");

        assertThat(send("DELETE", "/loaves", "").text()).isEqualTo("expected");
        assertThat(send("POST", "/loaves/7", "{}").text()).isEqualTo("expected");
        assertThat(server.get("/loaves/7/crumbs").text()).isEqualTo("expected");
        assertThat(server.get("/loaf").text()).isEqualTo("expected");
        assertThat(server.get("/loaves").text()).startsWith("[");
    }

    @Test
    void requestsForObjectsAreRecorded() {
        loaves();
        server.get("/loaves/7");

        assertThat(server.put("/verify", "{'httpRequest': {'path': '/loaves/7'}, 'times': {'atLeast': 1, 'atMost': 1}}")
                        .status())
                .isEqualTo(202);
        assertThat(server.put("/retrieve?type=logs").text()).contains("returning response");
    }

    @Test
    void aResetRemovesObjectsAndFiles() {
        loaves();
        server.put("/files/store", "{'name': 'a', 'content': 'x'}");

        server.put("/reset");

        assertThat(server.get("/loaves").status()).isEqualTo(404);
        assertThat(server.get("/loaves").text()).isEmpty();
        assertThat(server.put("/files/list").text()).isEqualTo("[ ]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{'idField': 'id'}",
                "{'basePath': ' / '}",
                "{'basePath': 1}",
                "{'basePath': '/mockserver'}",
                "{'basePath': '/mockserver/x'}",
                "{'basePath': '/a', 'idStrategy': 'NONE'}",
                "{'basePath': '/a', 'initialData': {}}",
            })
    void aStoreThatMakesNoSenseIsRefused(String body) {
        Answer refused = server.put("/crud", body);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).isNotBlank();
    }

    @Test
    void aStoreHasRoomForSoManyObjects() {
        String item = "{'id': ?},";
        StringBuilder items = new StringBuilder();
        for (int i = 0; i < CrudStore.MOST_ITEMS; i++) {
            items.append(item.replace("?", Integer.toString(i)));
        }
        assertThat(server.put("/crud", "{'basePath': '/a', 'initialData': [" + items + "{'id': 'more'}]}")
                        .status())
                .isEqualTo(400);
        assertThat(server.put("/crud", "{'basePath': '/a', 'initialData': [" + items + "]}")
                        .status())
                .isEqualTo(201);
        assertThat(send("POST", "/a", "{}").status()).isEqualTo(507);
    }

    @Test
    void filesAreKeptListedAndForgotten() {
        Answer stored = server.put("/files/store", "{'name': 'b.txt', 'content': 'rye'}");
        server.put(
                "/files/store",
                "{'name': 'a.bin', 'base64': true, 'content': '"
                        + Base64.getEncoder().encodeToString(new byte[] {0, -1, 7}) + "'}");

        assertThat(stored.status()).isEqualTo(201);
        assertThat(stored.text()).isEqualTo("{\"name\":\"b.txt\",\"size\":3}");
        assertThat(server.put("/files/list").text()).isEqualTo("[ \"a.bin\", \"b.txt\" ]");
        assertThat(server.put("/files/retrieve", "{'name': 'a.bin'}").response().body())
                .containsExactly(0, -1, 7);
        assertThat(server.put("/files/delete", "{'name': 'a.bin'}").status()).isEqualTo(200);
        assertThat(server.put("/files/delete", "{'name': 'a.bin'}").status()).isEqualTo(404);
        assertThat(server.put("/files/retrieve", "{'name': 'a.bin'}").text()).isEqualTo("file not found: a.bin");
    }

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "store | ''",
                "store | {'name': 'x'}",
                "store | {'name': '', 'content': 'x'}",
                "store | {'name': 'x', 'content': '?', 'base64': true}",
                "store | {",
                "retrieve | {}",
                "delete | ''",
            })
    void aFileThatMakesNoSenseIsRefused(String verb, String body) {
        Answer refused = server.put("/files/" + verb, body.equals("''") ? "" : body);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).isNotBlank();
    }

    @Test
    void filesHaveAMostInAll() {
        StoredFiles files = new StoredFiles();
        byte[] half = new byte[(int) (StoredFiles.MOST_BYTES / 2)];

        assertThat(files.put("a", half)).isTrue();
        assertThat(files.put("b", half)).isTrue();
        assertThat(files.put("c", new byte[1])).isFalse();
        assertThat(files.put("a", new byte[0])).isTrue();
        assertThat(files.put("c", new byte[1])).isTrue();
        assertThat(files.remove("b")).isTrue();
        assertThat(files.put("b", half)).isTrue();
    }
}
