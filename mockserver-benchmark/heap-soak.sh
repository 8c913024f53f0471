#!/usr/bin/env bash
# Does the live heap stay level while the server answers and records a million requests with its default log limits?
#
# After every quarter the heap is collected and its live size printed. Fails when the second half of the run adds more
# than GROWTH_PERCENT (default 10) to the live heap; the first half fills the journal.
#
#   REQUESTS=1000000 BUILD=no JAVA_OPTIONS=-Xmx512m mockserver-benchmark/heap-soak.sh
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need wrk curl python3 jcmd
requests=${REQUESTS:-1000000}
quarter=$((requests / 4))
read -r -a java_options <<<"${JAVA_OPTIONS:-}"
build_jar
port=$(free_port)
expectations >"$scratch/init.json"
start ours "${JAVA_HOME:+$JAVA_HOME/bin/}java" "${java_options[@]+"${java_options[@]}"}" -jar "$jar" run --port "$port" --init "$scratch/init.json"
await "$pid" "http://127.0.0.1:$port/four"

# Adds about a second's worth of requests to `sent`; wrk counts time, not requests.
send() {
    local answered
    wrk -t1 -c32 -d1s --timeout 5s "http://127.0.0.1:$port/four" >"$scratch/wrk"
    ! grep -E 'Socket errors|Non-2xx' "$scratch/wrk" >&2 || fail "wrong answers"
    answered=$(awk '/requests in/ { print $1 }' "$scratch/wrk")
    sent=$((sent + answered))
}

live_bytes() {
    jcmd "$pid" GC.run >/dev/null
    jcmd "$pid" GC.class_histogram | awk '$1 == "Total" { print $3 }'
}

report() {
    printf '%10d requests  %8.1f MB live  %s\n' "$1" "$(awk "BEGIN { print $2 / 1048576 }")" \
        "$(jcmd "$pid" GC.heap_info | sed -n 's/^ *\(garbage-first heap\|def new generation\|PSYoungGen\) *//p' | head -n 1)"
}

sizes=()
sent=0
report 0 "$(live_bytes)"
for number in 1 2 3 4; do
    while ((sent < number * quarter)); do
        send
    done
    sizes+=("$(live_bytes)")
    report "$sent" "${sizes[-1]}"
done
awk -v half="${sizes[1]}" -v full="${sizes[3]}" -v limit="${GROWTH_PERCENT:-10}" 'BEGIN {
    growth = (full - half) * 100 / half
    printf "the second half added %.1f %% to the live heap\n", growth
    exit growth > limit
}'
