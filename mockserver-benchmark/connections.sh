#!/usr/bin/env bash
# Does memory stay flat while many connections are held, and many streams on one connection?
#
# Holds CONNECTIONS kept HTTP/1.1 connections and sends a request on each of them ROUNDS times; then h2load keeps STREAMS
# requests open at the same time on one HTTP/2 connection, each answered after 200 ms. Prints live heap, resident memory
# and what a connection takes. Fails when a request fails, or when the live heap of the last round is more than 1.1 times
# that of the second one.
#
#   CONNECTIONS=10000 STREAMS=1000 ROUNDS=5 BUILD=no JAVA_OPTIONS=-Xmx512m mockserver-benchmark/connections.sh
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need curl python3 jcmd h2load
read -r -a java_options <<<"${JAVA_OPTIONS:-}"
connections=${CONNECTIONS:-10000} streams=${STREAMS:-1000} rounds=${ROUNDS:-5}
ulimit -n $((connections + 2000)) 2>/dev/null || fail "the limit of open files is too low: ulimit -n $((connections + 2000))"
build_jar
port=$(free_port)
expectations >"$scratch/init.json"
# The log is full after the first round, so that its growth does not hide that of connections.
start ours "${JAVA_HOME:+$JAVA_HOME/bin/}java" "${java_options[@]+"${java_options[@]}"}" -Dmockserver.maxLogEntries=1000 \
    -jar "$jar" run --port "$port" --init "$scratch/init.json" --log-level WARN
await "$pid" "http://127.0.0.1:$port/four"
curl -sf -o /dev/null -X PUT "http://127.0.0.1:$port/mockserver/expectation" -d '{"httpRequest": {"path": "/slow"},
    "httpResponse": {"body": "late", "delay": {"timeUnit": "MILLISECONDS", "value": 200}}}'

live_bytes() {
    jcmd "$pid" GC.run >/dev/null
    jcmd "$pid" GC.class_histogram | awk '$1 == "Total" { print $3 }'
}
resident_bytes() {
    awk '$1 == "VmRSS:" { print $2 * 1024 }' "/proc/$pid/status"
}
report() {
    awk -v name="$1" -v live="$2" -v resident="$3" \
        'BEGIN { printf "%-28s live heap %7.1f MB   resident %7.1f MB\n", name, live / 1e6, resident / 1e6 }'
}

before=$(live_bytes)
report 'before' "$before" "$(resident_bytes)"
cat >"$scratch/hold.py" <<'PY'
import socket, sys

port, count = int(sys.argv[1]), int(sys.argv[2])
request = b"GET /four HTTP/1.1\r\nHost: localhost\r\n\r\n"
held = [socket.create_connection(("127.0.0.1", port), 30) for _ in range(count)]
print("held", flush=True)
for _ in sys.stdin:
    for start in range(0, count, 500):
        batch = held[start:start + 500]
        for connection in batch:
            connection.sendall(request)
        for connection in batch:
            answer = b""
            while b"benchmark\"}" not in answer:
                piece = connection.recv(4096)
                assert piece, "a connection was closed"
                answer += piece
            assert answer.startswith(b"HTTP/1.1 200 "), answer
    print("served", flush=True)
PY
coproc HOLDER { exec python3 "$scratch/hold.py" "$port" "$connections" 2>"$scratch/hold.log"; }
holder=$HOLDER_PID
started+=("$holder")
read -r -t 120 answer <&"${HOLDER[0]}" || fail "the connections were not made: $(tail -n 2 "$scratch/hold.log")"
report "$connections connections" "$(live_bytes)" "$(resident_bytes)"
second=0
for ((round = 1; round <= rounds; round++)); do
    echo >&"${HOLDER[1]}"
    read -r -t 300 answer <&"${HOLDER[0]}" || fail "requests failed: $(tail -n 2 "$scratch/hold.log")"
    live=$(live_bytes)
    report "  round $round of requests" "$live" "$(resident_bytes)"
    ((round != 2)) || second=$live
done
echo "a connection takes $(((live - before) / connections)) bytes of live heap"
if ((second > 0 && live * 10 > second * 11)); then
    fail "the heap grows while connections are held"
fi
kill "$holder"
wait "$holder" 2>/dev/null || true

for ((round = 1; round <= 3; round++)); do
    h2load -n $((streams * 20)) -c 1 -m "$streams" "http://127.0.0.1:$port/slow" >"$scratch/h2load" 2>&1
    [[ $(awk '/^status codes:/ { print $3 }' "$scratch/h2load") == $((streams * 20)) ]] || fail "$(cat "$scratch/h2load")"
    report "$streams streams, round $round" "$(live_bytes)" "$(resident_bytes)"
done
