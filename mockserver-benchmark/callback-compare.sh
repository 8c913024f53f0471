#!/usr/bin/env bash
# How fast does a lambda answer, compared with a static response?
#
# One server; one client process that answers a path over one WebSocket, or with PLACE=near a lambda in the process of the
# server. wrk asks for the static response and for the callback in alternating rounds. Prints requests a second, CPU time of
# the server for each request, and latencies, then medians with their ratios to the static response.
#
#   ROUNDS=5 ROUND_SECONDS=5 CONNECTIONS=32 BUILD=no JAVA_OPTIONS=-Xmx512m mockserver-benchmark/callback-compare.sh
#
# MAX_CPU_RATIO and MIN_THROUGHPUT_RATIO, when given, make it fail beyond them.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=rounds.sh
. "$module/rounds.sh"
need curl
read -r -a java_options <<<"${JAVA_OPTIONS:-}"
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
body='{"greeting":"hello","from":"the benchmark"}'
build_jar
: >"$scratch/request.lua"

port=$(free_port)
if [[ ${PLACE:-far} == near ]]; then
    start server "$java" "${java_options[@]+"${java_options[@]}"}" -Dmockserver.logLevel=WARN \
        -cp "$module/target/classes:$jar" org.mockserver.benchmark.NearCallbackServer "$port" /callback "$body"
else
    start server "$java" "${java_options[@]+"${java_options[@]}"}" -jar "$jar" -serverPort "$port" -logLevel WARN
fi
pids[static]=$pid
pids[callback]=$pid
urls[static]=http://127.0.0.1:$port/static
urls[callback]=http://127.0.0.1:$port/callback
until curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/expectation" \
    -d "{\"httpRequest\": {\"path\": \"/static\"}, \"httpResponse\": {\"body\": \"${body//\"/\\\"}\"}}"; do
    kill -0 "$pid" 2>/dev/null || fail "our server ended early: $(tail -n 5 "$scratch/server.log")"
    sleep 0.1
done

# The client is part of the jar.
[[ ${PLACE:-far} == near ]] || start client "$java" -cp "$module/target/classes:$jar" org.mockserver.benchmark.CallbackClient "$port" /callback "$body"
await "$pid" "${urls[callback]}"
[[ $(curl -s "${urls[callback]}") == "$body" ]] || fail "the callback gives another answer"

run_rounds static callback "${MIN_THROUGHPUT_RATIO:-0}" "${MAX_CPU_RATIO:-inf}"
