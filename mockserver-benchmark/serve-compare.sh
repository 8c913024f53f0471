#!/usr/bin/env bash
# How fast and how cheap is a static answer, compared with the least that Netty must do for it?
#
# Runs the bare reference, our server as it is started by default, and our server with the log level WARN, in alternating
# rounds under wrk; the journal records in both of ours. Prints requests a second, CPU time of the server for each request,
# and latencies, then medians with their ratios to the reference.
#
# RULES says what is registered and which of it the requests meet: four (the default), or the last of literal-5000,
# literal-100000, template-1000, regex-1000, json-1000 (bodies on one path), header-1000.
#
#   RULES=four ROUNDS=5 ROUND_SECONDS=5 CONNECTIONS=32 BUILD=no JAVA_OPTIONS=-Xmx512m mockserver-benchmark/serve-compare.sh
#
# MAX_CPU_RATIO and MIN_THROUGHPUT_RATIO, when given, make it fail beyond them (judged on the default log level).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need wrk curl python3
rounds=${ROUNDS:-5}
round_seconds=${ROUND_SECONDS:-5}
connections=${CONNECTIONS:-32}
read -r -a java_options <<<"${JAVA_OPTIONS:-}"
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
rules=${RULES:-four}
request_for "$rules"
build_jar

# wrk sends what this file says; curl the same.
cat >"$scratch/request.lua" <<LUA
wrk.method = "$method"
wrk.headers["${header%%: *}"] = "${header#*: }"
wrk.body = '$body'
LUA
ask() {
    curl -s -X "$method" -H "$header" ${body:+--data-binary "$body"} "$@"
}
await_answer() {
    local deadline=$((SECONDS + 30))
    until [[ $(ask -o /dev/null -w '%{http_code}' "$2") == 200 ]]; do
        kill -0 "$1" 2>/dev/null || fail "a server ended early: $(tail -n 5 "$scratch"/*.log)"
        ((SECONDS < deadline)) || fail "no answer from $2"
        sleep 0.1
    done
}

declare -A pids ports

start_ours() {
    local name=$1
    shift
    ports[$name]=$(free_port)
    start "$name" "$java" "${java_options[@]+"${java_options[@]}"}" -Dmockserver.maxExpectations=100000 -jar "$jar" -serverPort "${ports[$name]}" "$@"
    pids[$name]=$pid
    local deadline=$((SECONDS + 30))
    until curl -sf -o /dev/null -X PUT "http://127.0.0.1:${ports[$name]}/mockserver/status"; do
        ((SECONDS < deadline)) || fail "our server does not start: $(tail -n 5 "$scratch/$name.log")"
        sleep 0.1
    done
    while IFS= read -r batch; do
        curl -sf -o /dev/null -X PUT -H 'content-type: application/json' --data-binary @- \
            "http://127.0.0.1:${ports[$name]}/mockserver/expectation" <<<"$batch"
    done < <(expectations "$rules")
    await_answer "$pid" "http://127.0.0.1:${ports[$name]}$path"
}

start_ours ours
start_ours ours-warn -logLevel WARN

# The reference answers with the very headers and body that ours sends.
headers=()
while IFS= read -r line; do
    line=${line%$'\r'}
    [[ $line == *:* ]] && headers+=("$line")
done < <(ask -D - -o "$scratch/body" "http://127.0.0.1:${ports[ours]}$path")
ports[bare]=$(free_port)
start bare "$java" "${java_options[@]+"${java_options[@]}"}" -cp "$module/target/classes:$jar" \
    org.mockserver.benchmark.BareNettyServer "${ports[bare]}" "$(<"$scratch/body")" "${headers[@]}"
pids[bare]=$pid
await_answer "$pid" "http://127.0.0.1:${ports[bare]}$path"
for name in bare ours; do
    ask -i "http://127.0.0.1:${ports[$name]}$path" | sort >"$scratch/$name.answer"
done
cmp -s "$scratch/bare.answer" "$scratch/ours.answer" || fail "the answers differ: $(diff "$scratch/bare.answer" "$scratch/ours.answer")"

# measure NAME SECONDS: one line "requests-per-second cpu-micros p50-micros p99-micros"
measure() {
    local before after
    before=$(cpu_millis "${pids[$1]}")
    wrk -s "$scratch/request.lua" -t1 -c"$connections" -d"${2}s" --timeout 5s --latency "http://127.0.0.1:${ports[$1]}$path" >"$scratch/wrk"
    after=$(cpu_millis "${pids[$1]}")
    ! grep -E 'Socket errors|Non-2xx' "$scratch/wrk" >&2 || fail "$1 gave wrong answers"
    awk -v cpu="$(awk "BEGIN { print $after - $before }")" '
        function micros(text) {
            if (text ~ /us$/) return text + 0
            if (text ~ /ms$/) return text * 1000
            return text * 1000000
        }
        $1 == "50%" { p50 = micros($2) }
        $1 == "99%" { p99 = micros($2) }
        /requests in/ { requests = $1 }
        /^Requests\/sec/ { rate = $2 }
        END { printf "%.0f %.2f %.0f %.0f\n", rate, cpu * 1000 / requests, p50, p99 }' "$scratch/wrk"
}

servers=(bare ours ours-warn)
for name in "${servers[@]}"; do
    measure "$name" "$round_seconds" >/dev/null
    measure "$name" "$round_seconds" >/dev/null
done
printf '%-6s %-10s %12s %16s %9s %9s\n' round server requests/s 'CPU us/request' 'p50 us' 'p99 us'
for ((round = 1; round <= rounds; round++)); do
    for name in "${servers[@]}"; do
        line=$(measure "$name" "$round_seconds")
        echo "$name $line" >>"$scratch/results"
        # shellcheck disable=SC2086 # four numbers
        printf '%-6s %-10s %12s %16s %9s %9s\n' "$round" "$name" $line
    done
done
python3 - "$scratch/results" "${MIN_THROUGHPUT_RATIO:-0}" "${MAX_CPU_RATIO:-inf}" <<'PY'
import statistics, sys
results = {}
for line in open(sys.argv[1]):
    name, *numbers = line.split()
    results.setdefault(name, []).append([float(n) for n in numbers])
medians = {name: [statistics.median(c) for c in zip(*rows)] for name, rows in results.items()}
bare = medians["bare"]
print("\nmedians")
for name, (rate, cpu, p50, p99) in medians.items():
    print(f"{name:10} {rate:9.0f} requests/s ({rate / bare[0]:.2f} x)   {cpu:7.2f} us CPU ({cpu / bare[1]:.2f} x)"
          f"   p50 {p50:.0f} us ({p50 / bare[2]:.2f} x)   p99 {p99:.0f} us ({p99 / bare[3]:.2f} x)")
ours = medians["ours"]
if ours[0] / bare[0] < float(sys.argv[2]) or ours[1] / bare[1] > float(sys.argv[3]):
    sys.exit("outside the wanted ratios")
PY
