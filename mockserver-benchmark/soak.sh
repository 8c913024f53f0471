#!/usr/bin/env bash
# Do heap and latency stay level at full speed once the log is full?
#
# Runs SECONDS (first argument, default 300) of wrk in ten windows with the default log limits. The first window fills the
# log and does not count. Prints live heap, requests and latencies of each window. Fails when the p99 of the last window is
# more than RATIO (default 1.3) times that of the first one that counts, or the live heap more than 1.1 times.
#
#   BUILD=no RATIO=1.3 JAVA_OPTIONS=-Xmx512m mockserver-benchmark/soak.sh 300
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need wrk curl python3 jcmd
duration=${1:-300}
window=$((duration / 10))
((window > 0)) || fail "at least ten seconds are needed"
read -r -a java_options <<<"${JAVA_OPTIONS:-}"
build_jar
port=$(free_port)
expectations >"$scratch/init.json"
start ours "${JAVA_HOME:+$JAVA_HOME/bin/}java" "${java_options[@]+"${java_options[@]}"}" -jar "$jar" run --port "$port" --init "$scratch/init.json"
await "$pid" "http://127.0.0.1:$port/four"

live_bytes() {
    jcmd "$pid" GC.run >/dev/null
    jcmd "$pid" GC.class_histogram | awk '$1 == "Total" { print $3 }'
}

# wrk prints 870.00us, 3.51ms or 1.20s.
millis() {
    awk -v text="$1" 'BEGIN {
        factor = text ~ /us$/ ? 0.001 : text ~ /ms$/ ? 1 : 1000
        printf "%.3f", text * factor
    }'
}

heaps=()
tails=()
for number in 1 2 3 4 5 6 7 8 9 10; do
    wrk -t1 -c32 -d"${window}s" --latency --timeout 5s "http://127.0.0.1:$port/four" >"$scratch/wrk"
    ! grep -E 'Socket errors|Non-2xx' "$scratch/wrk" >&2 || fail "wrong answers"
    heaps+=("$(live_bytes)")
    tails+=("$(millis "$(awk '$1 == "99%" { print $2 }' "$scratch/wrk")")")
    printf 'window %2d  %9d requests  p50 %8.3f ms  p99 %8.3f ms  %7.1f MB live\n' "$number" \
        "$(awk '/requests in/ { print $1 }' "$scratch/wrk")" \
        "$(millis "$(awk '$1 == "50%" { print $2 }' "$scratch/wrk")")" "${tails[-1]}" \
        "$(awk "BEGIN { print ${heaps[-1]} / 1048576 }")"
done
awk -v first="${tails[1]}" -v last="${tails[9]}" -v heap="${heaps[1]}" -v end="${heaps[9]}" -v limit="${RATIO:-1.3}" 'BEGIN {
    printf "last window against the second: p99 %.2f times, live heap %.2f times\n", last / first, end / heap
    exit last / first > limit || end / heap > 1.1
}'
