package org.mockserver.internal.control.format;

import java.util.function.UnaryOperator;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/**
 * A program in one language that registers expectations with the published client of that language. Each expectation is
 * one call that holds its JSON, with the type of every body spelt out because the clients' own types need it.
 *
 * <p>The JSON stands in a raw string of the language. No JSON text has three quotes in a row, so three quotes can end
 * one; where something else ends it, that is escaped in the JSON.
 *
 * @param opening imports and the client
 * @param before what stands before the JSON of each expectation
 * @param escape changes JSON into equal JSON that the raw string can hold
 * @param indent what each line of the JSON starts with
 * @param after what stands behind the JSON of each expectation
 * @param closing the end of the program
 */
record EmbeddedJson(
        String opening, String before, UnaryOperator<String> escape, String indent, String after, String closing)
        implements FormatDocument {

    static final EmbeddedJson JAVASCRIPT =
            new EmbeddedJson("""
            const { mockServerClient } = require("mockserver-client");

            const client = mockServerClient("localhost", 1080);
            """, "\nclient.mockAnyResponse(", UnaryOperator.identity(), "", ");\n", "");

    static final EmbeddedJson PYTHON = new EmbeddedJson(
            """
            import json

            from mockserver import Expectation, MockServerClient

            client = MockServerClient("localhost", 1080)
            """,
            "\nclient.upsert(Expectation.from_dict(json.loads(r\"\"\"",
            UnaryOperator.identity(),
            "",
            "\"\"\")))\n",
            "");

    static final EmbeddedJson GO =
            new EmbeddedJson("""
            package main

            import (
            \t"encoding/json"
            \t"log"

            \tmockserver "github.com/mock-server/mockserver-monorepo/mockserver-client-go"
            )

            func upsert(client *mockserver.Client, text string) {
            \tvar expectation mockserver.Expectation
            \tif err := json.Unmarshal([]byte(text), &expectation); err != nil {
            \t\tlog.Fatal(err)
            \t}
            \tif _, err := client.Upsert(expectation); err != nil {
            \t\tlog.Fatal(err)
            \t}
            }

            func main() {
            \tclient := mockserver.New("localhost", 1080)
            """, "\n\tupsert(client, `", json -> json.replace("`", "\\u0060"), "", "`)\n", "}\n");

    static final EmbeddedJson CSHARP = new EmbeddedJson(
            """
            using System.Text.Json;
            using MockServer.Client;
            using MockServer.Client.Models;

            using var client = new MockServerClient("localhost", 1080);
            """,
            "\nclient.Upsert(JsonSerializer.Deserialize<Expectation>(\"\"\"\n",
            UnaryOperator.identity(),
            "    ",
            "\n    \"\"\")!);\n",
            "");

    static final EmbeddedJson RUBY = new EmbeddedJson(
            """
            require "json"
            require "mockserver-client"

            client = MockServer::Client.new("localhost", 1080)
            """,
            "\nclient.upsert(MockServer::Expectation.from_hash(JSON.parse(<<~'EXPECTATION')))\n",
            UnaryOperator.identity(),
            "  ",
            "\nEXPECTATION\n",
            "");

    static final EmbeddedJson RUST = new EmbeddedJson(
            """
            use mockserver_client::ClientBuilder;

            fn main() -> Result<(), Box<dyn std::error::Error>> {
                let client = ClientBuilder::new("localhost", 1080).build()?;
            """,
            "\n    client.upsert_raw(serde_json::from_str(r#\"",
            json -> json.replace("\"#", "\"\\u0023"),
            "",
            "\"#)?)?;\n",
            "\n    Ok(())\n}\n");

    static final EmbeddedJson PHP = new EmbeddedJson(
            """
            <?php

            require 'vendor/autoload.php';

            use MockServer\\Expectation;
            use MockServer\\MockServerClient;

            $client = new MockServerClient('localhost', 1080);
            """,
            "\n$client->upsert(Expectation::fromArray(json_decode(<<<'EXPECTATION'\n",
            UnaryOperator.identity(),
            "    ",
            "\n    EXPECTATION, true)));\n",
            "");

    @Override
    public void begin(FormatOutput output) {
        output.append(opening);
    }

    @Override
    public void add(Sample sample, FormatOutput output) {
        if (sample.expectation() != null) {
            JsonNode tree = ExplicitBodies.of(ExpectationWire.tree(sample.expectation()));
            String json = escape.apply(Json.pretty(tree));
            output.append(before)
                    .append(indent)
                    .append(indent.isEmpty() ? json : json.replace("\n", "\n" + indent))
                    .append(after);
        }
    }

    @Override
    public void end(FormatOutput output) {
        output.append(closing);
    }
}
