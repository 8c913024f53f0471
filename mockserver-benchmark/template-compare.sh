#!/usr/bin/env bash
# How fast and how cheap is a rendered answer, compared with a static one of the same server?
#
# Asks one server under wrk, in alternating rounds, for a static response and for the same response rendered from a small
# Velocity and a small Mustache template (method, path and one header of the request). Prints requests a second, CPU time for
# each request and latencies, then medians with their ratios to the static response.
#
#   ROUNDS=5 ROUND_SECONDS=5 CONNECTIONS=32 BUILD=no mockserver-benchmark/template-compare.sh
#
# MIN_THROUGHPUT_RATIO and MAX_CPU_RATIO, when given, make it fail beyond them (judged on Velocity).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=rounds.sh
. "$module/rounds.sh"
need curl
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
build_jar

port=$(free_port)
start templates "$java" -jar "$jar" -serverPort "$port"
address=http://127.0.0.1:$port
deadline=$((SECONDS + 30))
until curl -sf -o /dev/null -X PUT "$address/mockserver/status"; do
    ((SECONDS < deadline)) || fail "our server does not start: $(tail -n 5 "$scratch/templates.log")"
    sleep 0.1
done

curl -sf -o /dev/null -X PUT --data-binary @- "$address/mockserver/expectation" <<'JSON' || fail "the expectations are refused"
[
  {
    "httpRequest": { "path": "/static" },
    "httpResponse": { "statusCode": 200, "headers": { "content-type": ["application/json"] },
      "body": "{\"method\":\"GET\",\"path\":\"/static\",\"order\":\"42\"}" }
  },
  {
    "httpRequest": { "path": "/velocity" },
    "httpResponseTemplate": { "templateType": "VELOCITY",
      "template": "{ \"statusCode\": 200, \"headers\": { \"content-type\": [\"application/json\"] }, \"body\": \"{\\\"method\\\":\\\"$request.method\\\",\\\"path\\\":\\\"$request.path\\\",\\\"order\\\":\\\"$request.headers['x-order'][0]\\\"}\" }" }
  },
  {
    "httpRequest": { "path": "/mustache" },
    "httpResponseTemplate": { "templateType": "MUSTACHE",
      "template": "{ \"statusCode\": 200, \"headers\": { \"content-type\": [\"application/json\"] }, \"body\": \"{\\\"method\\\":\\\"{{request.method}}\\\",\\\"path\\\":\\\"{{{request.path}}}\\\",\\\"order\\\":\\\"{{request.headers.x-order.0}}\\\"}\" }" }
  }
]
JSON
cat >"$scratch/request.lua" <<'LUA'
wrk.headers["x-order"] = "42"
LUA
for name in static velocity mustache; do
    answer=$(curl -s -H 'x-order: 42' "$address/$name")
    [[ $answer == "{\"method\":\"GET\",\"path\":\"/$name\",\"order\":\"42\"}" ]] || fail "$name answers $answer"
    pids[$name]=$pid
    urls[$name]=$address/$name
done
run_rounds static velocity "${MIN_THROUGHPUT_RATIO:-0}" "${MAX_CPU_RATIO:-inf}" mustache
