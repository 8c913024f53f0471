#!/usr/bin/env bash
# How fast and how cheap is a static answer over HTTP/2, compared with the least that Netty must do for it?
#
# Runs the bare reference and our server with the log level WARN in alternating rounds under h2load, by prior knowledge; the
# journal records in ours. Prints requests a second and CPU time of the server for each request, then medians with their
# ratios to the reference. At last it holds 1,000 streams open on one connection and prints what memory that takes.
#
#   ROUNDS=5 ROUND_SECONDS=5 CONNECTIONS=8 STREAMS=32 BUILD=no mockserver-benchmark/http2-compare.sh
#
# MAX_CPU_RATIO and MIN_THROUGHPUT_RATIO, when given, make it fail beyond them.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need h2load curl python3
rounds=${ROUNDS:-5}
round_seconds=${ROUND_SECONDS:-5}
connections=${CONNECTIONS:-8}
streams=${STREAMS:-32}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
path=/four
build_jar
declare -A pids ports

ports[ours]=$(free_port)
start ours "$java" -jar "$jar" -serverPort "${ports[ours]}" -logLevel WARN
pids[ours]=$pid
deadline=$((SECONDS + 30))
until curl -sf -o /dev/null -X PUT "http://127.0.0.1:${ports[ours]}/mockserver/status"; do
    ((SECONDS < deadline)) || fail "our server does not start: $(tail -n 5 "$scratch/ours.log")"
    sleep 0.1
done
expectations | curl -sf -o /dev/null -X PUT --data-binary @- "http://127.0.0.1:${ports[ours]}/mockserver/expectation"
ports[bare]=$(free_port)
start bare "$java" -cp "$module/target/classes:$jar" org.mockserver.benchmark.BareHttp2Server "${ports[bare]}" \
    "$(curl -s --http2-prior-knowledge "http://127.0.0.1:${ports[ours]}$path")" \
    content-type:application/json "content-length:$(curl -s "http://127.0.0.1:${ports[ours]}$path" | wc -c)"
pids[bare]=$pid
until curl -sf -o /dev/null --http2-prior-knowledge "http://127.0.0.1:${ports[bare]}$path"; do
    ((SECONDS < deadline)) || fail "the reference does not start"
    sleep 0.1
done

# measure NAME SECONDS: one line "requests-per-second cpu-micros"
measure() {
    local before after
    before=$(cpu_millis "${pids[$1]}")
    h2load -t1 -c"$connections" -m"$streams" -D"$2" "http://127.0.0.1:${ports[$1]}$path" >"$scratch/h2load"
    after=$(cpu_millis "${pids[$1]}")
    grep -q ' 0 failed, 0 errored, 0 timeout' "$scratch/h2load" || fail "$1 gave wrong answers: $(grep requests: "$scratch/h2load")"
    awk -v cpu="$(awk "BEGIN { print $after - $before }")" '
        /^finished in/ { rate = $4 }
        /^requests:/ { done = $6 }
        END { printf "%.0f %.2f\n", rate, cpu * 1000 / done }' "$scratch/h2load"
}

for name in bare ours bare ours; do
    measure "$name" "$round_seconds" >/dev/null
done
printf '%-6s %-6s %12s %16s\n' round server requests/s 'CPU us/request'
for ((round = 1; round <= rounds; round++)); do
    for name in bare ours; do
        line=$(measure "$name" "$round_seconds")
        echo "$name $line" >>"$scratch/results"
        # shellcheck disable=SC2086 # two numbers
        printf '%-6s %-6s %12s %16s\n' "$round" "$name" $line
    done
done
python3 - "$scratch/results" "${MIN_THROUGHPUT_RATIO:-0}" "${MAX_CPU_RATIO:-inf}" <<'PY'
import statistics, sys
results = {}
for line in open(sys.argv[1]):
    name, *numbers = line.split()
    results.setdefault(name, []).append([float(n) for n in numbers])
medians = {name: [statistics.median(c) for c in zip(*rows)] for name, rows in results.items()}
bare, ours = medians["bare"], medians["ours"]
print("\nmedians")
for name, (rate, cpu) in medians.items():
    print(f"{name:6} {rate:9.0f} requests/s ({rate / bare[0]:.2f} x)   {cpu:7.2f} us CPU ({cpu / bare[1]:.2f} x)")
if ours[0] / bare[0] < float(sys.argv[2]) or ours[1] / bare[1] > float(sys.argv[3]):
    sys.exit("outside the wanted ratios")
PY

resident() {
    awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/${pids[ours]}/status"
}
echo
echo "1,000 streams at a time on one connection: $(resident) MiB before"
for _ in 1 2 3; do
    h2load -t1 -c1 -m1000 -D"$round_seconds" "http://127.0.0.1:${ports[ours]}$path" >"$scratch/h2load"
    echo "$(resident) MiB after $(awk '/^requests:/ { print $6 }' "$scratch/h2load") requests"
done
